package io.github.kingfell.classics.tan;

import io.github.kingfell.rules.board.Attacks;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.PawnSpans;
import io.github.kingfell.rules.board.Square;

/** Static relations of a situation. A concept neither searches nor uses the interpreter. */
final class Concepts {
    private Concepts() {}

    /**
     * Returns the foremost pawn; of two abreast, the one farther from Black's king; {@link Square#NONE} without pawns.
     */
    static int frontPawn(Situation s) {
        int best = Square.NONE;
        for (long rest = s.pawns(); rest != 0; rest = Bitboard.rest(rest)) {
            int pawn = Bitboard.first(rest);
            if (best == Square.NONE || urgency(s, pawn) > urgency(s, best)) {
                best = pawn;
            }
        }
        return best;
    }

    private static int urgency(Situation s, int pawn) {
        return 8 * Square.rank(pawn) + Square.distance(s.blackKing(), pawn);
    }

    /** Returns the other of two pawns, or {@link Square#NONE}. */
    static int rearPawn(Situation s) {
        int front = frontPawn(s);
        long others = front == Square.NONE ? 0 : s.pawns() & ~Bitboard.of(front);
        return others == 0 ? Square.NONE : Bitboard.first(others);
    }

    static int pawnCount(Situation s) {
        return Bitboard.count(s.pawns());
    }

    private static int filesApart(Situation s) {
        return Math.abs(Square.file(frontPawn(s)) - Square.file(rearPawn(s)));
    }

    static boolean isConnected(Situation s) {
        return pawnCount(s) == 2 && filesApart(s) == 1;
    }

    static boolean isDoubled(Situation s) {
        return pawnCount(s) == 2 && filesApart(s) == 0;
    }

    static boolean isAbreast(Situation s) {
        return isConnected(s) && Square.rank(frontPawn(s)) == Square.rank(rearPawn(s));
    }

    /** Returns the squares that a pawn has yet to pass, the last one included. */
    static long path(int pawn) {
        return PawnSpans.ahead(Color.WHITE, pawn);
    }

    /** Returns the promotion square of a pawn. */
    static int goal(int pawn) {
        return Square.of(Square.file(pawn), 7);
    }

    /** Returns the number of single steps to the last rank; a double step counts as one. */
    static int stepsToQueen(int pawn) {
        return Math.min(5, 7 - Square.rank(pawn));
    }

    static long bishopAttacks(Situation s) {
        return s.hasBishop() ? Attacks.bishop(s.bishop(), s.occupied()) : 0;
    }

    /** Returns true when the bishop attacks a square of the pawn's path or stands on it. */
    static boolean bishopControls(Situation s, int pawn) {
        long reach = bishopAttacks(s) | (s.hasBishop() ? Bitboard.of(s.bishop()) : 0);
        return (reach & path(pawn)) != 0;
    }

    /** Returns true when Black's king stands in the pawn's way. */
    static boolean kingBefore(Situation s, int pawn) {
        return Bitboard.contains(path(pawn), s.blackKing());
    }

    /** Tests the rule of the square: Black's king arrives in time if nothing hinders it. */
    static boolean kingInSquare(Situation s, int pawn) {
        int distance = Square.distance(s.blackKing(), goal(pawn)) - (s.whiteToMove() ? 0 : 1);
        boolean ownKingInTheWay = Bitboard.contains(path(pawn), s.whiteKing());
        return distance <= stepsToQueen(pawn) + (ownKingInTheWay ? 1 : 0);
    }

    /**
     * Returns how well a pawn is stopped: 4 with the king on the square in front of it, 3 with the king farther up its
     * file, 2 by the bishop, which may also be about to capture it, 1 when the king arrives in time, 0 not at all.
     */
    static int blockade(Situation s, int pawn) {
        if (s.blackKing() == pawn + 8) {
            return 4;
        }
        if (kingBefore(s, pawn)) {
            return 3;
        }
        if (bishopControls(s, pawn) || Bitboard.contains(bishopAttacks(s), pawn)) {
            return 2;
        }
        return kingInSquare(s, pawn) ? 1 : 0;
    }

    /** Returns true when White's king or pawns guard the square. */
    static boolean isGuardedByWhite(Situation s, int square) {
        return s.isAttacked(square, Color.WHITE);
    }

    /**
     * Returns true when Black could capture on the square: with the king if the square is not guarded, or with the
     * bishop.
     */
    static boolean blackCanTakeOn(Situation s, int square) {
        boolean byKing = Square.distance(s.blackKing(), square) == 1 && !isGuardedByWhite(s, square);
        return byKing || Bitboard.contains(bishopAttacks(s), square);
    }

    /** Returns true when the bishop is attacked and not guarded. */
    static boolean isBishopHanging(Situation s) {
        return s.hasBishop() && s.isAttacked(s.bishop(), Color.WHITE) && Square.distance(s.blackKing(), s.bishop()) > 1;
    }

    static int mobility(Situation s) {
        return Bitboard.count(bishopAttacks(s) & ~s.occupied());
    }

    /**
     * Evaluates king and pawn against king by key squares: the pawn cannot be caught, or its king stands on a key
     * square. A rook's pawn has none but those next to the corner.
     */
    static boolean isKeySquareHeld(Situation s, int pawn) {
        int file = Square.file(pawn);
        int rank = Square.rank(pawn);
        int kingFile = Square.file(s.whiteKing());
        int kingRank = Square.rank(s.whiteKing());
        if (file == 0 || file == 7) {
            return kingRank >= 6 && kingFile == (file == 0 ? 1 : 6);
        }
        boolean near = Math.abs(kingFile - file) <= 1;
        return near && (kingRank == rank + 2 || rank >= 4 && kingRank == rank + 1);
    }
}
