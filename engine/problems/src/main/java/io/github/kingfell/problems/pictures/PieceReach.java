package io.github.kingfell.problems.pictures;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Attacks;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Square;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * What a piece can do within a number of its own moves if no other piece is in its way: the squares that it reaches and
 * the squares round a king that it then guards. A pawn may take on every diagonal square, and may promote.
 *
 * <p>A guard is a set of nine bits: the eight neighbours of the king's square, clockwise from the north, and the square
 * itself. Squares beyond the edge belong to every guard.
 */
@Hot
public final class PieceReach {
    /** The bit of the king's own square: check. */
    static final int CHECK = 1 << 8;

    /** All neighbours of the king. */
    public static final int RING = CHECK - 1;

    /** The most moves that the tables hold. */
    static final int MOST_MOVES = 12;

    private static final int[] FILE_STEPS = {0, 1, 1, 1, 0, -1, -1, -1};
    private static final int[] RANK_STEPS = {1, 1, 0, -1, -1, -1, 0, 1};
    private static final int FAR = 99;

    /** A form is a kind of {@link Piece}; Black's pawns and what pawns have become have forms of their own. */
    public static final int BLACK_PAWN = 0;

    static final int FORMS = 11;

    private static final int KNOWN = 1 << 9;

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

    /** By form and square: what a piece there can guard; filled on demand. */
    private final @Nullable Guards[] guards = new Guards[(Piece.KING + 1) << 6];

    /** The guards that one piece gains with its last move, and their sums with those of fewer moves; 0 is unknown. */
    private static final class Guards {
        final short[] @Nullable [] gained = new short[(MOST_MOVES + 1) << 6][];
        final short[] all = new short[(MOST_MOVES + 1) << 6];
    }

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
    static int distanceAs(int form, int kind, int from, int to) {
        int path = form > Piece.PAWN || kind == Piece.PAWN
                ? form
                : promoted(form, kind == Piece.KNIGHT ? kind : Piece.QUEEN);
        return DISTANCES[path << 12 | from << 6 | to];
    }

    /** Returns the moves from a square to another in exactly that form; at least 64 when there is no way. */
    public static int formDistance(int form, int from, int to) {
        return DISTANCES[form << 12 | from << 6 | to];
    }

    /** Returns the square next to a king's square in a direction, or {@link Square#NONE}. */
    public static int neighbour(int king, int direction) {
        int file = Square.file(king) + FILE_STEPS[direction];
        int rank = Square.rank(king) + RANK_STEPS[direction];
        return file < 0 || file > 7 || rank < 0 || rank > 7 ? Square.NONE : Square.of(file, rank);
    }

    /**
     * Returns the guards that a piece can have after that number of moves and with fewer not, none part of another.
     *
     * @param moves 0..{@link #MOST_MOVES}; with 0 the result has at most one guard
     */
    short[] gained(int form, int from, int moves, int king) {
        Guards piece = piece(form, from);
        int index = moves << 6 | king;
        short[] known = piece.gained[index];
        if (known == null) {
            known = guards(form, from, moves, king);
            piece.gained[index] = known;
        }
        return known;
    }

    /** Returns all squares that the piece can guard within that number of moves, though not all at a time. */
    int all(int form, int from, int moves, int king) {
        short[] all = piece(form, from).all;
        int index = moves << 6 | king;
        if (all[index] == 0) {
            int sum = moves == 0 ? KNOWN : all(form, from, moves - 1, king) | KNOWN;
            for (short guard : gained(form, from, moves, king)) {
                sum |= guard;
            }
            all[index] = (short) sum;
        }
        return all[index] & (CHECK | RING);
    }

    private Guards piece(int form, int from) {
        Guards known = guards[form << 6 | from];
        if (known == null) {
            known = new Guards();
            guards[form << 6 | from] = known;
        }
        return known;
    }

    private short[] guards(int form, int from, int moves, int king) {
        short[] guards = new short[3 * 64];
        int size = 0;
        for (int to = 0; to < 64; to++) {
            size = addGuard(form, form, from, to, moves, king, guards, size);
            if (form <= Piece.PAWN) {
                size = addGuard(promoted(form, Piece.KNIGHT), Piece.KNIGHT, from, to, moves, king, guards, size);
                size = addGuard(promoted(form, Piece.QUEEN), Piece.QUEEN, from, to, moves, king, guards, size);
            }
        }
        short[] kept = new short[size];
        int count = 0;
        for (int i = 0; i < size; i++) {
            if (!isSurpassed(guards, i, size) && !hadBefore(guards[i], form, from, moves, king)) {
                kept[count++] = guards[i];
            }
        }
        return Arrays.copyOf(kept, count);
    }

    private static int addGuard(int path, int shape, int from, int to, int moves, int king, short[] guards, int size) {
        boolean touches = shape == Piece.KING && Square.distance(to, king) < 2;
        if (DISTANCES[path << 12 | from << 6 | to] != moves || to == king || touches) {
            return size;
        }
        int guard = guard(attacks(shape, to), king);
        if ((guard & ~edge(king)) == 0) {
            return size;
        }
        guards[size] = (short) guard;
        return size + 1;
    }

    /** Returns whether another guard has all squares of this one; of equal ones the first is kept. */
    private static boolean isSurpassed(short[] guards, int index, int size) {
        for (int i = 0; i < size; i++) {
            boolean has = (guards[index] & ~guards[i]) == 0;
            if (has && (guards[i] != guards[index] || i < index)) {
                return true;
            }
        }
        return false;
    }

    private boolean hadBefore(short guard, int form, int from, int moves, int king) {
        for (int fewer = 0; fewer < moves; fewer++) {
            for (short earlier : gained(form, from, fewer, king)) {
                if ((guard & ~earlier) == 0) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Returns the bits of the neighbours beyond the edge of the board. */
    public static int edge(int king) {
        return guard(0, king);
    }

    /** Returns the guard of a piece that attacks those squares. */
    private static int guard(long attacks, int king) {
        int guard = Bitboard.contains(attacks, king) ? CHECK : 0;
        for (int direction = 0; direction < 8; direction++) {
            int square = neighbour(king, direction);
            if (square == Square.NONE || Bitboard.contains(attacks, square)) {
                guard |= 1 << direction;
            }
        }
        return guard;
    }

    private static long attacks(int form, int square) {
        return form <= Piece.PAWN
                ? Attacks.pawn(form == BLACK_PAWN ? Color.BLACK : Color.WHITE, square)
                : Attacks.of(form, square, 0);
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
                next |= form <= Piece.PAWN ? pawnMoves(form, square) : attacks(form, square);
            }
            last = next & ~reached;
            reached |= last;
            for (long rest = last; rest != 0; rest = Bitboard.rest(rest)) {
                DISTANCES[start | Bitboard.first(rest)] = (byte) moves;
            }
        }
    }

    private static long pawnMoves(int pawn, int square) {
        int color = pawn == BLACK_PAWN ? Color.BLACK : Color.WHITE;
        int forward = Color.forward(color);
        int rank = Square.rank(square) ^ 7 * color;
        if (rank == 7) {
            return 0;
        }
        long moves = Attacks.pawn(color, square) | Bitboard.of(square + forward);
        return rank == 1 ? moves | Bitboard.of(square + 2 * forward) : moves;
    }

    private static void measurePromoted(int pawn, int kind, int from) {
        int color = pawn == BLACK_PAWN ? Color.BLACK : Color.WHITE;
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
