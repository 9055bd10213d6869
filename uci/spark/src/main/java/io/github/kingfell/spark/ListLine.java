package io.github.kingfell.spark;

import java.io.Serializable;

/**
 * A line of the list.
 *
 * @param number from 1 on, counted through all files in the order of their names
 * @param text FEN or EPD
 */
record ListLine(int number, String text) implements Serializable {
    static ListLine first(ListLine one, ListLine other) {
        return one.number <= other.number ? one : other;
    }
}
