package io.github.kingfell.tables.index;

import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * The pieces of one tablebase in the order of its numbering: the white king, the black king, White's pieces, Black's
 * pieces, each from the queen down, then White's pawns and Black's pawns. White is the stronger side: a table serves
 * both colours.
 */
public final class Signature {
    /** Most pieces of a tablebase, kings included. */
    public static final int MOST_PIECES = 5;

    /** No piece. */
    public static final int NONE = -1;

    public final long key;
    public final int pieceCount;
    public final int[] colors;
    public final int[] kinds;

    /** The index of the first pawn; the number of pieces when there is none. */
    public final int firstPawn;

    /** @throws IllegalArgumentException when the key has too many pieces, or is the colouring that is not stored */
    public Signature(long key) {
        if (MaterialKey.pieceCount(key) > MOST_PIECES || key != MaterialKey.strongerWhite(key)) {
            throw new IllegalArgumentException("no tablebase for " + MaterialKey.name(key));
        }
        this.key = key;
        List<Integer> pieces =
                new ArrayList<>(List.of(Piece.of(Color.WHITE, Piece.KING), Piece.of(Color.BLACK, Piece.KING)));
        add(Color.WHITE, Piece.QUEEN, Piece.KNIGHT, pieces);
        add(Color.BLACK, Piece.QUEEN, Piece.KNIGHT, pieces);
        firstPawn = pieces.size();
        add(Color.WHITE, Piece.PAWN, Piece.PAWN, pieces);
        add(Color.BLACK, Piece.PAWN, Piece.PAWN, pieces);
        pieceCount = pieces.size();
        colors = pieces.stream().mapToInt(Piece::color).toArray();
        kinds = pieces.stream().mapToInt(Piece::kind).toArray();
    }

    private void add(int color, int highest, int lowest, List<Integer> pieces) {
        for (int kind = highest; kind >= lowest; kind--) {
            for (int i = MaterialKey.count(key, color, kind); i > 0; i--) {
                pieces.add(Piece.of(color, kind));
            }
        }
    }

    public int pawns() {
        return pieceCount - firstPawn;
    }

    /** Returns the number of pieces that are neither kings nor pawns. */
    public int pieces() {
        return firstPawn - 2;
    }

    public boolean isPawn(int piece) {
        return piece >= firstPawn;
    }

    /** Returns true when a piece and the one before it may change places. */
    public boolean isLikePrevious(int piece) {
        return piece > 2 && colors[piece] == colors[piece - 1] && kinds[piece] == kinds[piece - 1];
    }

    /**
     * Fills in the squares of the pieces of a position.
     *
     * @param flipped true when the position has the colours exchanged; pieces that are not of the signature are left
     *     out
     * @param squares overwritten
     */
    public void squaresOf(Position position, boolean flipped, int[] squares) {
        int piece = 0;
        while (piece < pieceCount) {
            int color = colors[piece] ^ (flipped ? 1 : 0);
            for (long rest = position.pieces(color, kinds[piece]); rest != 0; rest = Bitboard.rest(rest)) {
                int square = Bitboard.first(rest);
                squares[piece++] = flipped ? Square.flip(square) : square;
            }
        }
    }

    /**
     * Returns the material after a move, not turned to the stored colouring.
     *
     * @param captured the captured piece, {@link #NONE} for none
     * @param promoted the promoted pawn, {@link #NONE} for none
     * @param kind the kind it promotes to
     */
    public long after(int captured, int promoted, int kind) {
        long left = captured == NONE ? key : key - MaterialKey.of(piece(captured));
        return promoted == NONE
                ? left
                : left - MaterialKey.of(piece(promoted)) + MaterialKey.of(Piece.of(colors[promoted], kind));
    }

    /** Returns the stored materials after one capture, one promotion, or both at once, without repetition. */
    public List<Long> successors() {
        List<Long> keys = new ArrayList<>();
        for (int captured = NONE; captured < pieceCount; captured++) {
            if (captured != 0 && captured != 1) {
                keys.add(MaterialKey.strongerWhite(after(captured, NONE, Piece.NONE)));
                for (int piece = firstPawn; piece < pieceCount; piece++) {
                    for (int kind = Piece.KNIGHT; piece != captured && kind <= Piece.QUEEN; kind++) {
                        keys.add(MaterialKey.strongerWhite(after(captured, piece, kind)));
                    }
                }
            }
        }
        return keys.stream().distinct().filter(next -> next != key).toList();
    }

    /** Returns the tables that this one needs, each after those that it needs, and itself last. */
    public static List<Long> inOrder(Stream<Long> materials) {
        List<Long> order = new ArrayList<>();
        materials.forEach(material -> collect(MaterialKey.strongerWhite(material), order));
        return order;
    }

    private static void collect(long key, List<Long> order) {
        if (!order.contains(key)) {
            new Signature(key).successors().forEach(next -> collect(next, order));
            order.add(key);
        }
    }

    private int piece(int index) {
        return Piece.of(colors[index], kinds[index]);
    }

    @Override
    public String toString() {
        return MaterialKey.name(key);
    }
}
