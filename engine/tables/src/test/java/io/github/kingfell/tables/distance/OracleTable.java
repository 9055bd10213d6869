package io.github.kingfell.tables.distance;

import io.github.kingfell.rules.board.IllegalPositionException;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.PositionBuilder;
import org.jspecify.annotations.Nullable;

/** Distance to mate of all positions of one material, solved by the {@link RetrogradeOracle}; see {@link PlyCode}. */
final class OracleTable {
    final TableMaterial material;
    final OracleIndex index;

    /** By side to move, then by number of the placement. */
    final byte[][] codes;

    OracleTable(TableMaterial material) {
        this.material = material;
        index = new OracleIndex(material);
        codes = new byte[2][index.size()];
    }

    int code(int sideToMove, int number) {
        return codes[sideToMove][number] & 0xFF;
    }

    /** As {@link io.github.kingfell.tables.ExactValues#plies}, of a number in use. */
    int plies(int sideToMove, int number) {
        int code = code(sideToMove, number);
        return code == PlyCode.DRAW ? TableProbe.DRAW : PlyCode.plies(code);
    }

    /** The position of a number, by the engine's own rules; null when there is none. */
    @Nullable
    Position position(int number, int sideToMove) {
        int[] squares = new int[material.pieceCount];
        index.place(number, squares);
        PositionBuilder builder = new PositionBuilder().sideToMove(sideToMove);
        long occupied = 0;
        for (int piece = 0; piece < squares.length; piece++) {
            builder.put(squares[piece], Piece.of(material.colors[piece], material.kinds[piece]));
            occupied |= 1L << squares[piece];
        }
        try {
            return Long.bitCount(occupied) == squares.length ? builder.build() : null;
        } catch (IllegalPositionException e) {
            return null;
        }
    }

    @Override
    public String toString() {
        return material.toString();
    }
}
