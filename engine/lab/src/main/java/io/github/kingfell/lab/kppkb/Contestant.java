package io.github.kingfell.lab.kppkb;

import io.github.kingfell.rules.board.Position;

/** A program whose play is measured. */
public interface Contestant {
    /** Returns the name for the report. */
    String name();

    /** Returns a legal move; it is the same in every run. */
    int move(Position position);
}
