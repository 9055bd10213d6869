package io.github.kingfell.lab.kppkb;

import io.github.kingfell.rules.board.Position;

/** A program that is measured. */
public interface Contestant {
    /** For the report. */
    String name();

    /** A legal move; the same in every run. */
    int move(Position position);
}
