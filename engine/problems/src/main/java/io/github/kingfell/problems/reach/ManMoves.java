package io.github.kingfell.problems.reach;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Square;
import java.util.Arrays;

/** The moves that a man needs on an empty board to stand on a square as a piece of a kind. */
@Hot
public final class ManMoves {
    public static final int FAR = PieceReach.FAR;

    /** More captures by one pawn make no difference: it has left every file behind. */
    private static final int MOST_CAPTURES = 7;

    /** By pawn, kind, captures, from and to; one that promotes to a piece of that kind. */
    private static final byte[] PROMOTED = new byte[2 * (Piece.KING + 1) * (MOST_CAPTURES + 1) << 12];

    static {
        Arrays.fill(PROMOTED, (byte) FAR);
        for (int pawn = PieceReach.BLACK_PAWN; pawn <= Piece.PAWN; pawn++) {
            for (int kind = Piece.KNIGHT; kind <= Piece.QUEEN; kind++) {
                for (int captures = 0; captures <= MOST_CAPTURES; captures++) {
                    for (int from = 0; from < 64; from++) {
                        measure(pawn, kind, captures, from);
                    }
                }
            }
        }
    }

    private ManMoves() {}

    private static void measure(int pawn, int kind, int captures, int from) {
        for (long rest = Ways.farEdge(pawn); rest != 0; rest = Bitboard.rest(rest)) {
            int edge = Bitboard.first(rest);
            int moves = PieceReach.formDistance(pawn, from, edge);
            boolean near = Math.abs(Square.file(edge) - Square.file(from)) <= captures;
            for (int to = 0; to < 64 && near && moves > 0 && moves < FAR; to++) {
                int index = promoted(pawn, kind, captures, from, to);
                int all = moves + PieceReach.formDistance(kind, edge, to);
                PROMOTED[index] = (byte) Math.min(PROMOTED[index], all);
            }
        }
    }

    private static int promoted(int pawn, int kind, int captures, int from, int to) {
        return ((pawn * (Piece.KING + 1) + kind) * (MOST_CAPTURES + 1) + captures) << 12 | from << 6 | to;
    }

    /**
     * Returns a bound of the moves; {@link #FAR} or more when there is no way.
     *
     * @param form that the man has now, as in {@link PieceReach}
     * @param kind that it has in the end
     * @param captures that it can make as a pawn
     */
    public static int count(int form, int kind, int captures, int from, int to) {
        if (form > Piece.PAWN) {
            return form == kind ? PieceReach.formDistance(form, from, to) : FAR;
        }
        if (kind == Piece.PAWN) {
            int moves = PieceReach.formDistance(form, from, to);
            return captures(kind, from, to) <= captures && !isEdge(to) ? moves : FAR;
        }
        return PROMOTED[promoted(form, kind, Math.min(captures, MOST_CAPTURES), from, to)];
    }

    /** Returns where the man can be as a piece of the kind within that number of moves, or in a larger set. */
    public static long within(int form, int kind, int from, int moves) {
        if (form > Piece.PAWN || kind == Piece.PAWN) {
            return form > Piece.PAWN && form != kind ? 0 : Ways.within(form, from, moves);
        }
        return Ways.within(path(form, kind), from, moves);
    }

    /** Returns where the man can take something on a way of that many moves at most to a square, or a larger set. */
    public static long takesOnWay(int form, int kind, int from, int to, int moves) {
        int shape = form > Piece.PAWN || kind <= Piece.KNIGHT ? kind : Piece.QUEEN;
        return Ways.pawnTakesOnWay(form, shape, from, to, moves) | Ways.officerTakesOnWay(form, shape, from, to, moves);
    }

    private static int path(int pawn, int kind) {
        return PieceReach.promoted(pawn, kind == Piece.KNIGHT ? kind : Piece.QUEEN);
    }

    /** Returns the first kind that a man can have in the end, in the order of {@link Piece}. */
    public static int firstKind(int form) {
        return Math.max(form, Piece.PAWN);
    }

    /** Returns the last kind. */
    public static int lastKind(int form) {
        return form > Piece.PAWN ? form : Piece.QUEEN;
    }

    /** Returns the least captures of a man that goes to a square as that kind. */
    public static int captures(int kind, int from, int to) {
        return kind == Piece.PAWN ? Math.abs(Square.file(from) - Square.file(to)) : 0;
    }

    private static boolean isEdge(int square) {
        return Square.rank(square) % 7 == 0;
    }
}
