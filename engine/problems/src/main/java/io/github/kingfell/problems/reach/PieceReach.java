package io.github.kingfell.problems.reach;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Attacks;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Square;
import java.util.Arrays;

/**
 * The moves of a piece from a square to another if no other piece is in its way. A pawn may take on every diagonal
 * square, and may promote.
 */
@Hot
public final class PieceReach {
    /** The distance to a square that is out of reach. */
    public static final int FAR = 99;

    /** A form is a kind of {@link Piece}; Black's pawns and what pawns have become have forms of their own. */
    public static final int BLACK_PAWN = 0;

    public static final int FORMS = 11;

    /** Moves from a square to another on the empty board, by form, from and to. */
    private static final byte[] DISTANCES = new byte[FORMS << 12];

    static {
        Arrays.fill(DISTANCES, (byte) FAR);
        for (int kind = Piece.KNIGHT; kind <= Piece.KING; kind++) {
            for (int from = 0; from < 64; from++) {
                measure(kind, from);
            }
        }
        for (int pawn = BLACK_PAWN; pawn <= Piece.PAWN; pawn++) {
            for (int from = 0; from < 64; from++) {
                measure(pawn, from);
                measurePromoted(pawn, Piece.KNIGHT, from);
                measurePromoted(pawn, Piece.QUEEN, from);
            }
        }
    }

    /** The same in whatever shape, by form up to {@link Piece#KING}. */
    private static final byte[] LEAST = new byte[(Piece.KING + 1) << 12];

    static {
        for (int place = 0; place < LEAST.length; place++) {
            int form = place >> 12;
            LEAST[place] = DISTANCES[place];
            if (form <= Piece.PAWN) {
                byte knight = DISTANCES[promoted(form, Piece.KNIGHT) << 12 | place & 0xFFF];
                byte queen = DISTANCES[promoted(form, Piece.QUEEN) << 12 | place & 0xFFF];
                LEAST[place] = (byte) Math.min(LEAST[place], Math.min(knight, queen));
            }
        }
    }

    private PieceReach() {}

    /** Returns the form of a piece, 0..6. */
    public static int form(int piece) {
        return piece == Piece.of(Color.BLACK, Piece.PAWN) ? BLACK_PAWN : Piece.kind(piece);
    }

    /**
     * Returns the least number of moves from a square to another, in whatever shape; at least 64 when there is none.
     */
    public static int distance(int form, int from, int to) {
        return LEAST[form << 12 | from << 6 | to];
    }

    /**
     * Returns a bound of the moves from a square to another that make a piece of that kind there; at least 64 when it
     * cannot be.
     */
    public static int distanceAs(int form, int kind, int from, int to) {
        int path = form > Piece.PAWN || kind == Piece.PAWN
                ? form
                : promoted(form, kind == Piece.KNIGHT ? kind : Piece.QUEEN);
        return DISTANCES[path << 12 | from << 6 | to];
    }

    /** Returns the moves from a square to another in exactly that form; at least 64 when there is no way. */
    public static int formDistance(int form, int from, int to) {
        return DISTANCES[form << 12 | from << 6 | to];
    }

    /** Returns what a piece of a form up to {@link Piece#KING} attacks. */
    public static long attacks(int form, int square, long occupied) {
        return form <= Piece.PAWN ? Attacks.pawn(color(form), square) : Attacks.of(form, square, occupied);
    }

    /** Returns the side of a pawn. */
    private static int color(int pawn) {
        return pawn == BLACK_PAWN ? Color.BLACK : Color.WHITE;
    }

    /** Returns the form of a pawn that has become a piece of that kind; a queen stands for bishop and rook too. */
    public static int promoted(int pawn, int kind) {
        return 7 + pawn + (kind == Piece.QUEEN ? 2 : 0);
    }

    /** Fills in the distances of a form from a square, breadth first. */
    private static void measure(int form, int from) {
        int start = form << 12 | from << 6;
        DISTANCES[start | from] = 0;
        long reached = Bitboard.of(from);
        long last = reached;
        for (int moves = 1; last != 0; moves++) {
            long next = 0;
            for (; last != 0; last = Bitboard.rest(last)) {
                int square = Bitboard.first(last);
                next |= form <= Piece.PAWN ? pawnMoves(form, square) : attacks(form, square, 0);
            }
            last = next & ~reached;
            reached |= last;
            for (long rest = last; rest != 0; rest = Bitboard.rest(rest)) {
                DISTANCES[start | Bitboard.first(rest)] = (byte) moves;
            }
        }
    }

    private static long pawnMoves(int pawn, int square) {
        int color = color(pawn);
        int forward = Color.forward(color);
        int rank = Square.rank(square) ^ 7 * color;
        if (rank == 7) {
            return 0;
        }
        long moves = Attacks.pawn(color, square) | Bitboard.of(square + forward);
        return rank == 1 ? moves | Bitboard.of(square + 2 * forward) : moves;
    }

    private static void measurePromoted(int pawn, int kind, int from) {
        int color = color(pawn);
        int start = promoted(pawn, kind) << 12 | from << 6;
        for (int file = 0; file < 8; file++) {
            int place = Square.of(file, 7 - 7 * color);
            int moves = DISTANCES[pawn << 12 | from << 6 | place];
            for (int to = 0; to < 64 && moves < FAR && place != from; to++) {
                int all = moves + DISTANCES[kind << 12 | place << 6 | to];
                DISTANCES[start | to] = (byte) Math.min(DISTANCES[start | to], all);
            }
        }
    }
}
