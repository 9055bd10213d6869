package io.github.kingfell.spark;

import java.io.Serializable;

/**
 * The result of a search, not checked yet.
 *
 * @param number of the line in the list
 * @param json the result, one line
 * @param proof text of the proof file, empty without a mate
 */
record ProvedLine(int number, String json, String proof) implements Serializable {}
