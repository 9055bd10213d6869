package io.github.kingfell.problems.reach;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Attacks;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Square;

/**
 * The ways of a piece on an empty board as sets of squares: where it can be after some moves, from where it can come,
 * and where it can take something on its way. A form is one of {@link PieceReach}.
 */
@Hot
public final class Ways {
    /** More moves count as so many. */
    public static final int MOST_MOVES = 15;

    private static final int ROW = MOST_MOVES + 1;
    private static final long[] WITHIN = new long[PieceReach.FORMS * 64 * ROW];
    private static final long[] INTO = new long[PieceReach.FORMS * 64 * ROW];
    private static final long[] TAKES = new long[2 * 64 * ROW];

    static {
        for (int form = 0; form < PieceReach.FORMS; form++) {
            for (int from = 0; from < 64; from++) {
                for (int to = 0; to < 64; to++) {
                    measure(form, from, to);
                }
            }
        }
        for (int pawn = PieceReach.BLACK_PAWN; pawn <= Piece.PAWN; pawn++) {
            for (int from = 0; from < 64; from++) {
                for (int moves = 1; moves <= MOST_MOVES; moves++) {
                    TAKES[(pawn << 6 | from) * ROW + moves] = takes(pawn, from, moves);
                }
            }
        }
    }

    private Ways() {}

    private static void measure(int form, int from, int to) {
        for (int moves = PieceReach.formDistance(form, from, to); moves <= MOST_MOVES; moves++) {
            WITHIN[(form << 6 | from) * ROW + moves] |= Bitboard.of(to);
            INTO[(form << 6 | to) * ROW + moves] |= Bitboard.of(from);
        }
    }

    private static long takes(int pawn, int from, int moves) {
        long squares = 0;
        long before = within(pawn, from, moves - 1) & ~farEdge(pawn);
        for (long rest = before; rest != 0; rest = Bitboard.rest(rest)) {
            squares |= PieceReach.attacks(pawn, Bitboard.first(rest), 0);
        }
        return squares;
    }

    /** Returns the rank on which a pawn promotes. */
    public static long farEdge(int pawn) {
        return Bitboard.rank(pawn == PieceReach.BLACK_PAWN ? 0 : 7);
    }

    /** Returns the moves of a pawn till it promotes. */
    public static int movesToPromote(int pawn, int from) {
        return PieceReach.formDistance(pawn, from, Bitboard.first(farEdge(pawn) & Bitboard.file(Square.file(from))));
    }

    /** Returns where a piece can be within that number of moves, in that form. */
    public static long within(int form, int from, int moves) {
        return WITHIN[(form << 6 | from) * ROW + Math.min(moves, MOST_MOVES)];
    }

    /** Returns the same in whatever form. */
    public static long withinAsAny(int form, int from, int moves) {
        long reach = within(form, from, moves);
        return form > Piece.PAWN
                ? reach
                : reach
                        | within(PieceReach.promoted(form, Piece.KNIGHT), from, moves)
                        | within(PieceReach.promoted(form, Piece.QUEEN), from, moves);
    }

    private static long into(int form, int to, int moves) {
        return INTO[(form << 6 | to) * ROW + Math.min(moves, MOST_MOVES)];
    }

    /** Returns the least number of moves, up to a most, after which a piece can be in a set; above the most if none. */
    public static int least(int form, int from, long set, int most) {
        int row = (form << 6 | from) * ROW;
        int moves = 0;
        while (moves <= most && (WITHIN[row + Math.min(moves, MOST_MOVES)] & set) == 0) {
            moves++;
        }
        return moves;
    }

    /**
     * Returns the same for a pawn, and for what it becomes.
     *
     * @param promoted where it may be when it is no pawn any more
     */
    public static int leastOfPawn(int form, int from, long set, long promoted, int most) {
        int least = least(form, from, set, most);
        if (least > 0 && promoted != 0) {
            least = Math.min(least, least(PieceReach.promoted(form, Piece.QUEEN), from, promoted, least));
            least = Math.min(least, least(PieceReach.promoted(form, Piece.KNIGHT), from, promoted, least));
        }
        return least;
    }

    /** Returns the same for a pawn that has nothing to take. */
    public static int leastStraight(int form, int from, long set, long promoted, int most) {
        long file = Bitboard.file(Square.file(from));
        int least = least(form, from, set & file, most);
        int edge = Bitboard.first(file & farEdge(form));
        int steps = PieceReach.formDistance(form, from, edge);
        if (steps < least && promoted != 0) {
            least = Math.min(least, steps + least(Piece.QUEEN, edge, promoted, least - steps));
            least = Math.min(least, steps + least(Piece.KNIGHT, edge, promoted, least - steps));
        }
        return least;
    }

    /** Returns where a pawn can take something within that number of moves, before it is anything else. */
    public static long pawnTakes(int form, int from, int moves) {
        return form > Piece.PAWN || moves <= 0 ? 0 : TAKES[(form << 6 | from) * ROW + Math.min(moves, MOST_MOVES)];
    }

    /** Returns where a piece can take something within that number of moves, when it is no pawn or no longer. */
    public static long officerTakes(int form, int from, int moves) {
        if (moves <= 0) {
            return 0;
        }
        if (form > Piece.PAWN) {
            return within(form, from, moves) & (moves > 1 ? -1L : ~Bitboard.of(from));
        }
        int queen = PieceReach.promoted(form, Piece.QUEEN);
        int knight = PieceReach.promoted(form, Piece.KNIGHT);
        boolean promoted = within(queen, from, moves - 1) != 0;
        return promoted ? within(queen, from, moves) | within(knight, from, moves) : 0;
    }

    /**
     * Returns where a pawn can take something on its way to a square, before it is anything else.
     *
     * @param kind that it has in the end, of {@link Piece}; a pawn that promotes becomes a knight or a queen
     * @param moves that it makes at most, till it is there
     */
    public static long pawnTakesOnWay(int form, int kind, int from, int to, int moves) {
        if (form > Piece.PAWN) {
            return 0;
        }
        int path = kind == Piece.PAWN ? form : PieceReach.promoted(form, kind);
        long squares = 0;
        for (int made = 1; made <= moves; made++) {
            int left = moves - made;
            long takes = pawnTakes(form, from, made);
            squares |= takes & into(path, to, left);
            squares |= kind == Piece.PAWN ? 0 : takes & farEdge(form) & into(kind, to, left);
        }
        return squares;
    }

    /** Returns the same for a piece that is no pawn or no longer. */
    public static long officerTakesOnWay(int form, int kind, int from, int to, int moves) {
        if (kind == Piece.PAWN) {
            return 0;
        }
        int path = form <= Piece.PAWN ? PieceReach.promoted(form, kind) : form;
        long squares = 0;
        for (int made = 1; made <= moves; made++) {
            long reached = within(path, from, made);
            boolean officer = form > Piece.PAWN || within(path, from, made - 1) != 0;
            squares |= officer ? reached & into(kind, to, moves - made) : 0;
        }
        return form > Piece.PAWN && moves < 2 ? squares & ~Bitboard.of(from) : squares;
    }

    /** Returns the nearest squares in the directions of a piece, or the squares of a knight. */
    public static long firstSteps(int kind, int square) {
        return kind == Piece.KNIGHT ? Attacks.knight(square) : Attacks.king(square) & Attacks.of(kind, square, 0);
    }

    /** Returns whether the square is on one line with another along which a piece of that kind moves. */
    public static boolean isLine(int kind, int a, int b) {
        boolean straight = Square.file(a) == Square.file(b) || Square.rank(a) == Square.rank(b);
        return a != b
                && Attacks.line(a, b) != 0
                && (kind == Piece.QUEEN || kind == (straight ? Piece.ROOK : Piece.BISHOP));
    }
}
