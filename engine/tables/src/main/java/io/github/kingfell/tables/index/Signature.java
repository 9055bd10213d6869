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
 * The men of one tablebase in the order in which it numbers them: the white king, the black king, White's pieces,
 * Black's, each from the queen down, then White's pawns and Black's. White is the stronger side: a table serves both
 * colours.
 */
public final class Signature {
    /** Most men of a tablebase, kings included. */
    public static final int MOST_MEN = 5;

    /** In place of a man: there is none. */
    public static final int NONE = -1;

    public final long key;
    public final int men;
    public final int[] colors;
    public final int[] kinds;

    /** The number of the first pawn; the number of men when there is none. */
    public final int firstPawn;

    /**
     * @throws IllegalArgumentException when the key has too many men, or is not the one of the two colourings that is
     *     stored
     */
    public Signature(long key) {
        if (MaterialKey.men(key) > MOST_MEN || key != MaterialKey.strongerWhite(key)) {
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
        men = pieces.size();
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
        return men - firstPawn;
    }

    /** Men that are neither kings nor pawns. */
    public int pieces() {
        return firstPawn - 2;
    }

    public boolean isPawn(int man) {
        return man >= firstPawn;
    }

    /** True when a man and the one before it may change places. */
    public boolean isLikePrevious(int man) {
        return man > 2 && colors[man] == colors[man - 1] && kinds[man] == kinds[man - 1];
    }

    /**
     * Fills in the squares of the men of a position.
     *
     * @param flipped the position has the colours exchanged; other men than those of the signature are left out
     * @param squares overwritten
     */
    public void squaresOf(Position position, boolean flipped, int[] squares) {
        int man = 0;
        while (man < men) {
            int color = colors[man] ^ (flipped ? 1 : 0);
            for (long rest = position.men(color, kinds[man]); rest != 0; rest = Bitboard.rest(rest)) {
                int square = Bitboard.first(rest);
                squares[man++] = flipped ? Square.flip(square) : square;
            }
        }
    }

    /**
     * The material after a move, not turned to the stored colouring.
     *
     * @param captured the man that is gone, {@link #NONE} for none
     * @param promoted the pawn that becomes another man, {@link #NONE} for none
     * @param kind what it becomes
     */
    public long after(int captured, int promoted, int kind) {
        long left = captured == NONE ? key : key - MaterialKey.of(piece(captured));
        return promoted == NONE
                ? left
                : left - MaterialKey.of(piece(promoted)) + MaterialKey.of(Piece.of(colors[promoted], kind));
    }

    /** What one capture, one promotion, or both at once turn this material into, as stored; without repetition. */
    public List<Long> successors() {
        List<Long> keys = new ArrayList<>();
        for (int captured = NONE; captured < men; captured++) {
            if (captured != 0 && captured != 1) {
                keys.add(MaterialKey.strongerWhite(after(captured, NONE, Piece.NONE)));
                for (int man = firstPawn; man < men; man++) {
                    for (int kind = Piece.KNIGHT; man != captured && kind <= Piece.QUEEN; kind++) {
                        keys.add(MaterialKey.strongerWhite(after(captured, man, kind)));
                    }
                }
            }
        }
        return keys.stream().distinct().filter(next -> next != key).toList();
    }

    /** The tables that this one needs, itself last, each after those that it needs. */
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

    private int piece(int man) {
        return Piece.of(colors[man], kinds[man]);
    }

    @Override
    public String toString() {
        return MaterialKey.name(key);
    }
}
