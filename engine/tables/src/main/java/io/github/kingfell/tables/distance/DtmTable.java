package io.github.kingfell.tables.distance;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.IllegalPositionException;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.PositionBuilder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import org.jspecify.annotations.Nullable;

/** Distance to mate of all positions of one material, both sides to move, a byte each; see {@link PlyCode}. */
public final class DtmTable {
    final TableMaterial material;
    final TableIndex index;

    /** By side to move, then by number of the placement. */
    final byte[][] codes;

    DtmTable(TableMaterial material) {
        this.material = material;
        index = new TableIndex(material);
        codes = new byte[2][index.size()];
    }

    int code(int sideToMove, int number) {
        return codes[sideToMove][number] & 0xFF;
    }

    /** The position of a number, by the engine's own rules; null when there is none. */
    @Nullable
    Position position(int number, int sideToMove) {
        int[] squares = new int[material.men];
        index.place(number, squares);
        PositionBuilder builder = new PositionBuilder().sideToMove(sideToMove);
        long occupied = 0;
        for (int man = 0; man < squares.length; man++) {
            builder.put(squares[man], Piece.of(material.colors[man], material.kinds[man]));
            occupied |= 1L << squares[man];
        }
        try {
            return Long.bitCount(occupied) == squares.length ? builder.build() : null;
        } catch (IllegalPositionException e) {
            return null;
        }
    }

    /** The material, such as {@code KQKR}; White is the stronger side. */
    public String name() {
        return material.toString();
    }

    /**
     * Writes the table as the program ships it, whole: nobody sees half a file.
     *
     * @return the file, named after the material
     */
    public Path write(Path directory) throws IOException {
        Files.createDirectories(directory);
        Path file = directory.resolve(material + PackedForm.SUFFIX);
        Path half = directory.resolve(file.getFileName() + ".part");
        Files.write(half, PackedForm.write(this));
        return Files.move(half, file, StandardCopyOption.REPLACE_EXISTING);
    }

    /** Bytes of memory of the values. */
    public long bytes() {
        return (long) codes[Color.WHITE].length + codes[Color.BLACK].length;
    }

    @Override
    public String toString() {
        return name();
    }
}
