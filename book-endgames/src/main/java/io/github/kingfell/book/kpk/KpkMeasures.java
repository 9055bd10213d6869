package io.github.kingfell.book.kpk;

import static io.github.kingfell.book.predicates.LoneKing.bk;
import static io.github.kingfell.book.predicates.LoneKing.isBlackToMove;
import static io.github.kingfell.book.predicates.LoneKing.wk;

import io.github.kingfell.rules.board.Attacks;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;

/**
 * The predicates of king and pawn against king from the chess books: key squares, the opposition, the run. White has
 * the pawn.
 */
final class KpkMeasures {
    private static final int SECOND_RANK = 1;
    private static final int FIFTH_RANK = 4;
    private static final int SIXTH_RANK = 5;
    private static final int LAST_RANK = 7;

    /** Ranks from a pawn to its key squares, until it has crossed the middle of the board. */
    private static final int AHEAD = 2;

    private KpkMeasures() {}

    /** True until the pawn is promoted or captured. */
    static boolean hasPawn(Position x) {
        return x.pieces(Color.WHITE, Piece.PAWN) != 0;
    }

    /** The pawn's square. */
    static int pawn(Position x) {
        return Bitboard.first(x.pieces(Color.WHITE, Piece.PAWN));
    }

    /** The moves that the pawn needs to promote, 1 to 5. */
    static int movesToPromote(Position x) {
        int rank = Square.rank(pawn(x));
        return LAST_RANK - Math.max(rank, SECOND_RANK + 1);
    }

    /**
     * The key squares: a king on one of them wins, whichever side is to move, because he keeps the other king from the
     * pawn's way. They lie two ranks ahead of the pawn, from the fifth rank on also one rank ahead; beside a pawn on
     * the sixth one rank ahead only. A rook's pawn has none beyond those that {@link #runs} covers.
     */
    static long keySquares(int pawn) {
        int file = Square.file(pawn);
        int rank = Square.rank(pawn);
        if (file == 0 || file == 7 || rank > SIXTH_RANK) {
            return 0;
        }
        long files = Bitboard.file(file - 1) | Bitboard.file(file) | Bitboard.file(file + 1);
        long squares = rank == SIXTH_RANK ? 0 : files & Bitboard.rank(rank + AHEAD);
        return rank < FIFTH_RANK ? squares : squares | files & Bitboard.rank(rank + 1);
    }

    /** True when White's king stands on a key square. */
    static boolean holdsKeySquare(Position x) {
        return hasPawn(x) && Bitboard.contains(keySquares(pawn(x)), wk(x));
    }

    /**
     * The opposition: in a p the king can step on a key square; in a q Black cannot prevent that, because each of his
     * moves gives way.
     */
    static boolean hasOpposition(Position x) {
        if (!hasPawn(x)) {
            return false;
        }
        if (!isBlackToMove(x)) {
            return canTakeKeySquare(wk(x), pawn(x), bk(x));
        }
        for (long steps = steps(wk(x), pawn(x), bk(x)); steps != 0; steps = Bitboard.rest(steps)) {
            int to = Bitboard.first(steps);
            if (to == pawn(x) || !canTakeKeySquare(wk(x), pawn(x), to)) {
                return false;
            }
        }
        return true;
    }

    private static boolean canTakeKeySquare(int wk, int pawn, int bk) {
        long keys = Attacks.king(wk) & keySquares(pawn) & ~Attacks.king(bk);
        if (Bitboard.contains(Attacks.king(bk), pawn)) {
            keys &= Attacks.king(pawn);
        }
        while (keys != 0 && steps(Bitboard.first(keys), pawn, bk) == 0) {
            // With the lone king in the corner, a knight's pawn on the sixth rank stalemates.
            keys = Bitboard.rest(keys);
        }
        return keys != 0;
    }

    /**
     * True when the pawn promotes though White moves nothing else: the black king is too far away (the rule of the
     * square), or the white king keeps him off. The method follows, move by move, the set of squares that the black
     * king can have reached.
     */
    static boolean runs(Position x) {
        if (!hasPawn(x)) {
            return false;
        }
        int wk = wk(x);
        int pawn = pawn(x);
        long kings = Bitboard.of(bk(x));
        if (isBlackToMove(x)) {
            kings = afterBlack(wk, pawn, kings);
        }
        while (kings != 0) {
            long blocked = kings | Bitboard.of(wk);
            if (Bitboard.contains(blocked, pawn + 8)) {
                return false;
            }
            boolean twice = Square.rank(pawn) == SECOND_RANK && !Bitboard.contains(blocked, pawn + 16);
            pawn += twice ? 16 : 8;
            if (Square.rank(pawn) == LAST_RANK) {
                return Bitboard.contains(Attacks.king(wk), pawn) || (Attacks.king(pawn) & kings) == 0;
            }
            kings = afterBlack(wk, pawn, kings);
        }
        return false;
    }

    /**
     * The squares on which the black king can stand after his move; 0 when he may capture the pawn, or may be
     * stalemated.
     */
    private static long afterBlack(int wk, int pawn, long kings) {
        long reached = 0;
        for (long rest = kings; rest != 0; rest = Bitboard.rest(rest)) {
            long steps = steps(wk, pawn, Bitboard.first(rest));
            if (steps == 0) {
                return 0;
            }
            reached |= steps;
        }
        return Bitboard.contains(reached, pawn) ? 0 : reached;
    }

    /** The black king's moves. */
    private static long steps(int wk, int pawn, int bk) {
        return Attacks.king(bk) & ~Attacks.king(wk) & ~Attacks.pawn(Color.WHITE, pawn);
    }
}
