package io.github.kingfell.tables.syzygy;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.Piece;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The pieces of a table.
 *
 * @param name such as {@code KRPvKR}
 * @param key {@link MaterialKey} with the pieces before the {@code v} as White's
 */
record SyzygyMaterial(String name, long key) {
    /** Most pieces of a table. */
    static final int MOST_PIECES = 7;

    private static final Pattern NAME = Pattern.compile("(KQ*R*B*N*P*)v(KQ*R*B*N*P*)");

    /** Returns the material of a table's name; empty if it is not the name of a table of three to seven men. */
    static Optional<SyzygyMaterial> parse(String name) {
        Matcher matcher = NAME.matcher(name);
        int pieceCount = name.length() - 1;
        return matcher.matches() && pieceCount > 2 && pieceCount <= MOST_PIECES
                ? Optional.of(new SyzygyMaterial(name, MaterialKey.parse(matcher.group(1) + matcher.group(2))))
                : Optional.empty();
    }

    /** Returns the name of a material as files have it: the side with more pieces first, then the stronger one. */
    static String name(long material) {
        long key = MaterialKey.strongerWhite(material);
        String first = side(key, Color.WHITE);
        String second = side(key, Color.BLACK);
        return second.length() > first.length() ? second + "v" + first : first + "v" + second;
    }

    private static String side(long key, int color) {
        StringBuilder name = new StringBuilder("K");
        for (int kind = Piece.QUEEN; kind >= Piece.PAWN; kind--) {
            name.append(String.valueOf(Piece.symbol(kind)).repeat(MaterialKey.count(key, color, kind)));
        }
        return name.toString();
    }

    /** Returns the number of pieces, kings included. */
    int pieceCount() {
        return name.length() - 1;
    }

    /** Returns true when both sides have the same pieces. */
    boolean isSymmetric() {
        return key == MaterialKey.flip(key);
    }

    boolean hasPawns() {
        return pawns(Color.WHITE) + pawns(Color.BLACK) > 0;
    }

    boolean hasPawnsOnBothSides() {
        return pawns(Color.WHITE) > 0 && pawns(Color.BLACK) > 0;
    }

    /** Returns true when some piece other than a king is the only one of its kind and colour. */
    boolean hasSinglePiece() {
        for (int color = Color.WHITE; color <= Color.BLACK; color++) {
            for (int kind = Piece.PAWN; kind <= Piece.QUEEN; kind++) {
                if (MaterialKey.count(key, color, kind) == 1) {
                    return true;
                }
            }
        }
        return false;
    }

    private int pawns(int color) {
        return MaterialKey.count(key, color, Piece.PAWN);
    }
}
