package io.github.kingfell.book.predicates;

import io.github.kingfell.rules.board.Attacks;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;

/**
 * The functions of Huberman 1968, Appendix A, for endings in which Black has only his king. White is the strong side; x
 * is a position with either side to move, p with White, q with Black to move.
 */
public final class LoneKing {
    private LoneKing() {}

    /** wk: the white king's square. */
    public static int wk(Position x) {
        return x.king(Color.WHITE);
    }

    /** bk: the black king's square. */
    public static int bk(Position x) {
        return x.king(Color.BLACK);
    }

    /** d: king moves between two squares on an empty board. */
    public static int d(int a, int b) {
        return Square.distance(a, b);
    }

    /** fr: files plus ranks between two squares; from a corner this is dc. */
    public static int fr(int a, int b) {
        return Math.abs(Square.file(a) - Square.file(b)) + Math.abs(Square.rank(a) - Square.rank(b));
    }

    /** True for a q: Black is to move. */
    public static boolean isBlackToMove(Position x) {
        return x.sideToMove() == Color.BLACK;
    }

    /**
     * succ: the squares to which the black king may legally go; in a p as if Black were to move. A capture counts, and
     * white pieces attack through the king.
     */
    public static long succ(Position x) {
        int bk = bk(x);
        long withoutKing = x.occupied() ^ Bitboard.of(bk);
        long safe = 0;
        for (long steps = Attacks.king(bk); steps != 0; steps = Bitboard.rest(steps)) {
            int to = Bitboard.first(steps);
            if (!x.isAttacked(to, Color.WHITE, withoutKing)) {
                safe |= Bitboard.of(to);
            }
        }
        return safe;
    }

    /** True when Black is to move and checkmated. */
    public static boolean isCheckmate(Position x) {
        return isBlackToMove(x) && x.isAttacked(bk(x), Color.WHITE) && succ(x) == 0;
    }

    /** Disaster, in a q only: stalemate, or Black can capture something. */
    public static boolean isDisaster(Position x) {
        if (!isBlackToMove(x)) {
            return false;
        }
        long succ = succ(x);
        return succ == 0 ? !x.isAttacked(bk(x), Color.WHITE) : (succ & x.color(Color.WHITE)) != 0;
    }
}
