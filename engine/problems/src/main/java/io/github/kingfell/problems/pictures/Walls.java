package io.github.kingfell.problems.pictures;

import io.github.kingfell.problems.reach.PieceReach;
import io.github.kingfell.problems.reach.Ways;
import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Piece;
import java.util.Arrays;

/** The places where a piece can be walled in: each of its first steps leads to a piece of its own side. */
@Hot
final class Walls {
    /** More places are not listed. */
    private static final int MOST_PLACES = 512;

    private static final int FAR = PieceReach.FAR;

    private final int[] walledPieces = new int[MOST_PLACES];
    private final int[] moves = new int[MOST_PLACES];
    private final long[] stones = new long[MOST_PLACES];
    private int size;
    private long places;
    private final long[] placesOf = new long[64];
    private int[] forms = new int[0];
    private int[] squares = new int[0];
    private int pieces;
    private long kingPlace;

    /** By square: which piece is nearest, its moves, and those of the second nearest. */
    private final int[] nearest = new int[64];

    private final int[] first = new int[64];
    private final int[] second = new int[64];

    /** By piece, what it saves on one square; all zero between two questions. */
    private final int[] mostSaved = new int[64];

    /** Begins with the pieces of a side, without its king, and with so many moves at most. */
    void begin(int[] forms, int[] squares, int pieces, int most) {
        this.forms = forms;
        this.squares = squares;
        this.pieces = pieces;
        measure(most);
    }

    /**
     * Returns a bound of the moves until a piece stands on each of those squares. One piece is nearest to several of
     * them, but stands on one.
     */
    int fill(long open) {
        int sum = 0;
        for (long rest = open; rest != 0; rest = Bitboard.rest(rest)) {
            int square = Bitboard.first(rest);
            int piece = nearest[square];
            int more = second[square] - first[square];
            sum += first[square] + Math.min(more, mostSaved[piece]);
            mostSaved[piece] = Math.max(more, mostSaved[piece]);
        }
        for (long rest = open; rest != 0; rest = Bitboard.rest(rest)) {
            mostSaved[nearest[Bitboard.first(rest)]] = 0;
        }
        return sum;
    }

    /**
     * Lists the places.
     *
     * @param most moves for the walled piece and its wall together
     */
    void list(int king, int most) {
        kingPlace = Bitboard.of(king);
        size = 0;
        places = 0;
        for (int piece = 0; piece < pieces; piece++) {
            placesOf[piece] = 0;
            int form = forms[piece];
            if (form > Piece.PAWN) {
                add(piece, form, form, most);
            } else {
                int queen = PieceReach.promoted(form, Piece.QUEEN);
                add(piece, queen, Piece.BISHOP, most);
                add(piece, queen, Piece.ROOK, most);
                add(piece, PieceReach.promoted(form, Piece.KNIGHT), Piece.KNIGHT, most);
            }
        }
    }

    boolean isEmpty() {
        return size == 0;
    }

    /** Returns whether there may be more places than are listed. */
    boolean isFull() {
        return size == MOST_PLACES;
    }

    /** Returns the places of all pieces. */
    long places() {
        return places;
    }

    /** Returns the places of one piece. */
    long places(int piece) {
        return placesOf[piece];
    }

    private void add(int piece, int path, int kind, int most) {
        long reach = Ways.within(path, squares[piece], most) & ~kingPlace;
        for (; reach != 0 && size < MOST_PLACES; reach = Bitboard.rest(reach)) {
            int place = Bitboard.first(reach);
            long wall = Ways.firstSteps(kind, place) & ~kingPlace;
            int needed = PieceReach.formDistance(path, squares[piece], place);
            if (Bitboard.count(wall) < pieces && needed + wallMoves(piece, wall, most - needed) <= most) {
                walledPieces[size] = piece;
                moves[size] = needed;
                stones[size++] = wall;
                places |= Bitboard.of(place);
                placesOf[piece] |= Bitboard.of(place);
            }
        }
    }

    private void measure(int most) {
        Arrays.fill(first, FAR);
        Arrays.fill(second, FAR);
        for (int piece = 0; piece < pieces; piece++) {
            long reach = Ways.withinAsAny(forms[piece], squares[piece], most);
            for (; reach != 0; reach = Bitboard.rest(reach)) {
                int square = Bitboard.first(reach);
                int needed = PieceReach.distance(forms[piece], squares[piece], square);
                if (needed < first[square]) {
                    second[square] = first[square];
                    first[square] = needed;
                    nearest[square] = piece;
                } else {
                    second[square] = Math.min(second[square], needed);
                }
            }
        }
    }

    private int wallMoves(int piece, long wall, int most) {
        int sum = 0;
        for (long rest = wall; rest != 0 && sum <= most; rest = Bitboard.rest(rest)) {
            int stone = Bitboard.first(rest);
            sum += nearest[stone] == piece ? second[stone] : first[stone];
        }
        return sum;
    }

    /**
     * Returns whether a piece can be walled in with so few moves more than all pieces need anyway.
     *
     * @param costs what they need anyway
     * @param aliveCosts what they need if they are not taken
     */
    boolean isWithin(int[] costs, int[] aliveCosts, int most) {
        for (int i = 0; i < size; i++) {
            int sum = Math.max(0, moves[i] - costs[walledPieces[i]]);
            for (long rest = stones[i]; rest != 0 && sum <= most; rest = Bitboard.rest(rest)) {
                sum += extra(walledPieces[i], Bitboard.first(rest), costs, aliveCosts);
            }
            if (sum <= most) {
                return true;
            }
        }
        return false;
    }

    private int extra(int walled, int stone, int[] costs, int[] aliveCosts) {
        int least = FAR;
        for (int other = 0; other < pieces && least > 0; other++) {
            if (other != walled) {
                int moves = Math.max(aliveCosts[other], PieceReach.distance(forms[other], squares[other], stone));
                least = Math.min(least, Math.max(0, moves - costs[other]));
            }
        }
        return least;
    }
}
