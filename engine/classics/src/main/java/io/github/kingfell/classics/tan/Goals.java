package io.github.kingfell.classics.tan;

import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Square;
import java.util.ArrayList;
import java.util.List;

/**
 * The goals of either side, as a vector of numbers with a partial order: no goal has priority over another. A move is
 * dropped when another move reaches a situation that is no worse in any goal.
 */
final class Goals {
    private static final int[] ABOVE_COMPARISON = {};

    private Goals() {}

    /**
     * Returns the moves that are not dominated by another move of the same piece, in their order. Captures, checks and
     * pawn moves always stay.
     */
    static List<Integer> undominated(Situation situation, List<Integer> moves) {
        List<int[]> vectors = new ArrayList<>();
        for (int move : moves) {
            Situation after = situation.after(move);
            boolean stays = situation.isCapture(move) || after.inCheck() || situation.kindMoving(move) == Piece.PAWN;
            vectors.add(stays ? ABOVE_COMPARISON : of(after, situation.whiteToMove()));
        }
        List<Integer> kept = new ArrayList<>();
        for (int i = 0; i < moves.size(); i++) {
            boolean dominated = false;
            for (int j = 0; j < moves.size() && !dominated; j++) {
                boolean samePiece = j != i && Move.from(moves.get(j)) == Move.from(moves.get(i));
                boolean atLeast = samePiece && isNoWorse(vectors.get(j), vectors.get(i));
                // Of two equal moves, the first stays.
                dominated = atLeast && (j < i || !isNoWorse(vectors.get(i), vectors.get(j)));
            }
            if (!dominated) {
                kept.add(moves.get(i));
            }
        }
        return kept;
    }

    private static boolean isNoWorse(int[] a, int[] b) {
        if (a == ABOVE_COMPARISON || b == ABOVE_COMPARISON) {
            return false;
        }
        for (int i = 0; i < a.length; i++) {
            if (a[i] < b[i]) {
                return false;
            }
        }
        return true;
    }

    /** Returns the goals after a move; higher is better for the side that has moved. */
    static int[] of(Situation s, boolean white) {
        return white ? white(s) : black(s);
    }

    private static int[] white(Situation s) {
        int front = Concepts.frontPawn(s);
        int rear = Concepts.rearPawn(s);
        int advanced = 0;
        int hanging = 0;
        for (long rest = s.pawns(); rest != 0; rest = Bitboard.rest(rest)) {
            int pawn = Bitboard.first(rest);
            advanced += Square.rank(pawn);
            hanging += Concepts.blackCanTakeOn(s, pawn) ? 1 : 0;
        }
        return new int[] {
            advanced,
            -hanging,
            front == Square.NONE ? 0 : -Square.distance(s.whiteKing(), Math.min(63, front + 8)),
            rear == Square.NONE ? 0 : -Square.distance(s.whiteKing(), Math.min(63, rear + 8)),
            s.hasBishop() ? -Square.distance(s.whiteKing(), s.bishop()) : 0
        };
    }

    private static int[] black(Situation s) {
        int front = Concepts.frontPawn(s);
        int rear = Concepts.rearPawn(s);
        return new int[] {
            front == Square.NONE ? 4 : Concepts.blockade(s, front),
            rear == Square.NONE ? 4 : Concepts.blockade(s, rear),
            front == Square.NONE ? 0 : -Square.distance(s.blackKing(), Math.min(63, front + 8)),
            rear == Square.NONE ? 0 : -Square.distance(s.blackKing(), Math.min(63, rear + 8)),
            Concepts.isBishopHanging(s) ? -1 : 0,
            Math.min(Concepts.mobility(s), 3),
            s.hasBishop() ? Math.min(Square.distance(s.whiteKing(), s.bishop()), 3) : 0
        };
    }
}
