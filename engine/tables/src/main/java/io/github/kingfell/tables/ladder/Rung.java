package io.github.kingfell.tables.ladder;

import io.github.kingfell.rules.board.Position;
import java.util.List;
import java.util.stream.Collectors;

/** A pattern of positions with Black to move: all its clues must fit. */
public final class Rung {
    private final List<Clue> clues;

    Rung(List<Clue> clues) {
        this.clues = List.copyOf(clues);
    }

    List<Clue> clues() {
        return clues;
    }

    /** Returns true when a position, Black to move and White to win, fits the pattern. */
    public boolean fits(Position position) {
        for (Clue clue : clues) {
            if (!clue.fits(position)) {
                return false;
            }
        }
        return true;
    }

    /** Returns the pattern as a person reads it. */
    public String words() {
        return clues.stream().map(Clue::words).collect(Collectors.joining("; "));
    }
}
