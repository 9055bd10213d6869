package io.github.kingfell.tables.distance;

import io.github.kingfell.rules.board.Piece;
import java.util.function.LongFunction;
import org.jspecify.annotations.Nullable;

/** All conversions of one material. */
final class Conversions {
    /** By captured man plus one, promoting man, and kind; those that cannot be are null. */
    private final @Nullable Conversion[] conversions;

    private final int men;

    Conversions(TableMaterial material, LongFunction<OracleTable> tables) {
        men = material.men;
        conversions = new Conversion[(men + 1) * men * Piece.KING];
        for (int captured = TableBoard.GONE; captured < men; captured++) {
            if (captured == 0 || captured == 1) {
                continue;
            }
            for (int man = 0; man < men; man++) {
                if (captured != TableBoard.GONE && man != captured) {
                    conversions[at(captured, man, Piece.NONE)] =
                            new Conversion(material, captured, TableBoard.GONE, Piece.NONE, tables);
                }
                for (int kind = Piece.KNIGHT; material.isPawn(man) && man != captured && kind <= Piece.QUEEN; kind++) {
                    conversions[at(captured, man, kind)] = new Conversion(material, captured, man, kind, tables);
                }
            }
        }
    }

    /**
     * @param captured the man taken, {@link TableBoard#GONE} for none
     * @param mover the man that moves
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
        return ((captured + 1) * men + mover) * Piece.KING + kind;
    }
}
