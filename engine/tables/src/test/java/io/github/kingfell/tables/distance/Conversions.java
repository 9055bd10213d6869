package io.github.kingfell.tables.distance;

import io.github.kingfell.rules.board.Piece;
import java.util.function.LongFunction;
import org.jspecify.annotations.Nullable;

/** All conversions of one material. */
final class Conversions {
    /** By captured piece plus one, promoting piece, and kind; those that cannot be are null. */
    private final @Nullable Conversion[] conversions;

    private final int pieceCount;

    Conversions(TableMaterial material, LongFunction<OracleTable> tables) {
        pieceCount = material.pieceCount;
        conversions = new Conversion[(pieceCount + 1) * pieceCount * Piece.KING];
        for (int captured = TableBoard.GONE; captured < pieceCount; captured++) {
            if (captured == 0 || captured == 1) {
                continue;
            }
            for (int piece = 0; piece < pieceCount; piece++) {
                if (captured != TableBoard.GONE && piece != captured) {
                    conversions[at(captured, piece, Piece.NONE)] =
                            new Conversion(material, captured, TableBoard.GONE, Piece.NONE, tables);
                }
                for (int kind = Piece.KNIGHT;
                        material.isPawn(piece) && piece != captured && kind <= Piece.QUEEN;
                        kind++) {
                    conversions[at(captured, piece, kind)] = new Conversion(material, captured, piece, kind, tables);
                }
            }
        }
    }

    /**
     * @param captured the piece taken, {@link TableBoard#GONE} for none
     * @param mover the piece that moves
     * @param kind what it promotes to, {@link Piece#NONE} for nothing
     */
    Conversion of(int captured, int mover, int kind) {
        Conversion conversion = conversions[at(captured, mover, kind)];
        if (conversion == null) {
            throw new IllegalArgumentException("man " + mover + " takes man " + captured);
        }
        return conversion;
    }

    private int at(int captured, int mover, int kind) {
        return ((captured + 1) * pieceCount + mover) * Piece.KING + kind;
    }
}
