package io.github.kingfell.engine.table;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.tables.pawnending.PawnEndings;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

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
    private final Set<Structure> givenUp = new HashSet<>();

    synchronized void add(PawnEndings solved) {
        solutions.add(0, solved);
        if (solutions.size() > MOST_SOLUTIONS) {
            solutions.remove(MOST_SOLUTIONS);
        }
    }

    synchronized void giveUp(Structure structure) {
        givenUp.add(structure);
    }

    /** Returns true when there is nothing left to do: the structure is solved, or was too large. */
    synchronized boolean isSettled(Structure structure) {
        return givenUp.contains(structure)
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
