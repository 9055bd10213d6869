package io.github.kingfell.engine.table;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.tables.pawnending.PawnEndings;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The pawn endings solved in this game, the newest first. A solution serves every later position of the game that has
 * one of its structures. What was too large is remembered as well. Thread-safe.
 */
final class PawnEndingMemory {
    /** A solution takes some tens of megabytes at most. */
    private static final int MOST_SOLUTIONS = 3;

    /** The pawns of both sides. */
    record Structure(long white, long black) {
        static Structure of(Position position) {
            return new Structure(position.pieces(Color.WHITE, Piece.PAWN), position.pieces(Color.BLACK, Piece.PAWN));
        }
    }

    private final List<PawnEndings> solutions = new ArrayList<>();

    /** What was too large, with the greatest number of structures that were allowed. */
    private final Map<Structure, Integer> givenUp = new HashMap<>();

    synchronized void add(PawnEndings solved) {
        solutions.add(0, solved);
        if (solutions.size() > MOST_SOLUTIONS) {
            solutions.remove(MOST_SOLUTIONS);
        }
    }

    /** @param allowed the number of structures that was not enough */
    synchronized void giveUp(Structure structure, int allowed) {
        givenUp.merge(structure, allowed, Math::max);
    }

    /** Returns true when there is nothing left to do: the structure is solved, or is too large for so many. */
    synchronized boolean isSettled(Structure structure, int allowed) {
        return givenUp.getOrDefault(structure, 0) >= allowed
                || solutions.stream().anyMatch(solved -> solved.covers(structure.white(), structure.black()));
    }

    /** Returns the solutions, the newest first. */
    synchronized List<PawnEndings> solutions() {
        return List.copyOf(solutions);
    }

    /** Forgets all: another game begins. */
    synchronized void forget() {
        solutions.clear();
        givenUp.clear();
    }
}
