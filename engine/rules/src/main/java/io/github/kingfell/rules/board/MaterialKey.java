package io.github.kingfell.rules.board;

import io.github.kingfell.rules.Hot;

/**
 * Material as a {@code long}: the number of pieces of each kind except kings, in five bits each, White's five kinds in
 * the low bits, Black's above. Equal keys mean equal material, colour by colour.
 */
@Hot
public final class MaterialKey {
    /** Only the two kings. */
    public static final long BARE_KINGS = 0;

    private static final int BITS = 5;
    private static final int SIDE_BITS = 5 * BITS;
    private static final long SIDE_MASK = (1L << SIDE_BITS) - 1;

    private MaterialKey() {}

    /** What one piece adds to the key; a king adds nothing. */
    public static long of(int piece) {
        int kind = Piece.kind(piece);
        return kind == Piece.KING ? 0 : 1L << Piece.color(piece) * SIDE_BITS + (kind - 1) * BITS;
    }

    /** The number of pieces of a colour and a kind. */
    public static int count(long key, int color, int kind) {
        return (int) (key >>> color * SIDE_BITS + (kind - 1) * BITS) & (1 << BITS) - 1;
    }

    /** The number of all pieces, kings and pawns included. */
    public static int pieceCount(long key) {
        int pieceCount = 2;
        for (int kind = Piece.PAWN; kind <= Piece.QUEEN; kind++) {
            pieceCount += count(key, Color.WHITE, kind) + count(key, Color.BLACK, kind);
        }
        return pieceCount;
    }

    /** The pieces of one colour alone, against a bare king. */
    public static long side(long key, int color) {
        return key & SIDE_MASK << color * SIDE_BITS;
    }

    /** The same material with the colours exchanged. */
    public static long flip(long key) {
        return (key & SIDE_MASK) << SIDE_BITS | key >>> SIDE_BITS;
    }

    /** Of a material and the same material with the colours exchanged, the one in which White is the stronger side. */
    public static long strongerWhite(long key) {
        // Black's pieces are in the high bits of a key, queens highest.
        return Math.min(key, flip(key));
    }

    /**
     * The key of a name such as {@code KRK} or {@code KBNKP}: White's pieces, then Black's, each list beginning with
     * the king.
     *
     * @throws IllegalArgumentException when the name does not have exactly two kings or has an unknown letter
     */
    public static long parse(String name) {
        long key = 0;
        int kings = 0;
        for (char letter : name.toCharArray()) {
            int kind = Piece.fromSymbol(letter);
            kings += kind == Piece.KING ? 1 : 0;
            if (kind == Piece.NONE || kind > Piece.KING || kings == 0 || kings > 2) {
                throw new IllegalArgumentException("not a material name: " + name);
            }
            key += of(Piece.of(kings - 1, kind));
        }
        if (kings != 2) {
            throw new IllegalArgumentException("not a material name: " + name);
        }
        return key;
    }

    /** The name of a key, such as {@code KRK}. */
    public static String name(long key) {
        StringBuilder name = new StringBuilder();
        for (int color = 0; color < 2; color++) {
            name.append('K');
            for (int kind = Piece.QUEEN; kind >= Piece.PAWN; kind--) {
                name.append(String.valueOf(Piece.symbol(kind)).repeat(count(key, color, kind)));
            }
        }
        return name.toString();
    }
}
