package io.github.kingfell.tables.syzygy;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import java.io.IOException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * One opened table file. It has a part for each file on which the leading pawn may stand, or one part without pawns. A
 * WDL file has each part twice, once for each side to move, unless both sides have the same pieces. Thread-safe.
 */
@Hot
final class SyzygyFile {
    /** Answer of a DTZ file that covers only the other side to move. */
    static final int OTHER_SIDE = -1;

    /** Files end with a checksum after the blocks, which begin at multiples of 64. */
    private static final int CHECKSUM = 16;

    private static final int ALIGNMENT = 64;
    private static final int HALF_BYTE = 4;

    /** Flags of a file. */
    private static final int TWO_SIDES = 1;

    private static final int PAWNS = 2;

    private final SyzygyMaterial material;
    private final TableKind kind;
    private final MappedBytes bytes;
    private final int files;
    private final int sides;

    // By file of the leading pawn times sides, plus side.
    private final PieceOrder[] orders;
    private final PackedValues[] values;
    private final @Nullable DtzScale[] scales;

    private SyzygyFile(SyzygyMaterial material, TableKind kind, MappedBytes bytes) throws UnreadableSyzygyException {
        this.material = material;
        this.kind = kind;
        this.bytes = bytes;
        files = material.hasPawns() ? 4 : 1;
        sides = kind == TableKind.WDL && !material.isSymmetric() ? 2 : 1;
        orders = new PieceOrder[files * sides];
        values = new PackedValues[files * sides];
        scales = new DtzScale[files * sides];
        read();
    }

    /**
     * Maps a file and reads its header.
     *
     * @throws UnreadableSyzygyException when the content does not match the name
     */
    static SyzygyFile open(Path file, SyzygyMaterial material, TableKind kind)
            throws IOException, UnreadableSyzygyException {
        return of(MappedBytes.map(file), material, kind);
    }

    /** Reads the header of a mapped file, as {@link #open} does. */
    static SyzygyFile of(MappedBytes bytes, SyzygyMaterial material, TableKind kind) throws UnreadableSyzygyException {
        if (bytes.size() < Integer.BYTES || bytes.unsignedInt(0) != kind.magic()) {
            throw new UnreadableSyzygyException("not a Syzygy " + kind + " table");
        }
        if (bytes.size() % ALIGNMENT != CHECKSUM) {
            throw new UnreadableSyzygyException("damaged, its length is wrong");
        }
        try {
            return new SyzygyFile(material, kind, bytes);
        } catch (IndexOutOfBoundsException | NegativeArraySizeException e) {
            throw new UnreadableSyzygyException("damaged, too short");
        }
    }

    private void read() throws UnreadableSyzygyException {
        ByteCursor in = new ByteCursor(bytes);
        in.skip(Integer.BYTES);
        int flags = in.nextByte();
        boolean isSplit = (flags & TWO_SIDES) != 0;
        if (isSplit == material.isSymmetric() || (flags & PAWNS) != 0 != material.hasPawns()) {
            throw new UnreadableSyzygyException("not the table that its name says");
        }
        for (int file = 0; file < files; file++) {
            readOrders(in, file);
        }
        in.align(Short.BYTES);
        PackedHeader[] headers = new PackedHeader[orders.length];
        for (int part = 0; part < headers.length; part++) {
            headers[part] = PackedHeader.read(in, orders[part].size());
        }
        if (kind == TableKind.DTZ) {
            for (int part = 0; part < headers.length; part++) {
                scales[part] = new DtzScale(bytes, in, headers[part]);
            }
            in.align(Short.BYTES);
        }
        readAreas(in, headers);
    }

    /** Reads the orders. Each byte holds the values for the two sides to move. */
    private void readOrders(ByteCursor in, int file) throws UnreadableSyzygyException {
        int leading = in.nextByte();
        int pawns = material.hasPawnsOnBothSides() ? in.nextByte() : 0xFF;
        int[] pieces = new int[material.pieceCount()];
        for (int i = 0; i < pieces.length; i++) {
            pieces[i] = in.nextByte();
        }
        for (int side = 0; side < sides; side++) {
            int shift = side * HALF_BYTE;
            int[] own = new int[pieces.length];
            for (int i = 0; i < pieces.length; i++) {
                own[i] = pieces[i] >>> shift & 15;
            }
            orders[file * sides + side] =
                    new PieceOrder(material, own, leading >>> shift & 15, pawns >>> shift & 15, file);
        }
    }

    /** Reads the sparse indexes of all parts, then their block lengths, then their blocks. */
    private void readAreas(ByteCursor in, PackedHeader[] headers) throws UnreadableSyzygyException {
        long[] sparse = new long[headers.length];
        long[] lengths = new long[headers.length];
        for (int part = 0; part < headers.length; part++) {
            sparse[part] = in.position();
            in.skip(headers[part].sparseEntries() * (Integer.BYTES + Short.BYTES));
        }
        for (int part = 0; part < headers.length; part++) {
            lengths[part] = in.position();
            in.skip(headers[part].blockLengths() * Short.BYTES);
        }
        for (int part = 0; part < headers.length; part++) {
            in.align(ALIGNMENT);
            values[part] = new PackedValues(bytes, headers[part], sparse[part], lengths[part], in.position());
            in.skip(headers[part].blocks() << headers[part].blockBits());
        }
        if (in.position() > bytes.size() - CHECKSUM) {
            throw new UnreadableSyzygyException("damaged, too short");
        }
    }

    /**
     * Returns the file's value of a position of its material. It may be too low where a capture is as good.
     *
     * @param squares scratch space for seven squares
     * @return an outcome of {@link io.github.kingfell.tables.WdlValues}
     */
    int wdl(Position position, int[] squares) {
        boolean flipped = isFlipped(position);
        int part = part(position, flipped);
        return values[part].get(orders[part].index(position, flipped, squares)) - 2;
    }

    /**
     * Returns the plies to the next capture or pawn move for a position of the file's material, {@link #OTHER_SIDE}
     * where the file does not know them. They mean nothing for a draw, or where a capture or a pawn move keeps the
     * outcome.
     *
     * @param wdl the outcome of the position
     */
    int dtz(Position position, int wdl, int[] squares) {
        boolean flipped = isFlipped(position);
        int part = part(position, flipped);
        int side = position.sideToMove() ^ (flipped ? 1 : 0);
        boolean bothSides = material.isSymmetric() && !material.hasPawns();
        if (!bothSides && values[part].has(PackedHeader.SIDE) != (side == Color.BLACK)) {
            return OTHER_SIDE;
        }
        DtzScale scale = scales[part];
        if (scale == null) {
            throw new IllegalStateException("a WDL table has no distances");
        }
        return scale.plies(values[part].get(orders[part].index(position, flipped, squares)), wdl);
    }

    /**
     * Returns true when the colours are exchanged. The pieces of the name's first side are White's in the file; if both
     * sides are equal, they are those of the side to move.
     */
    private boolean isFlipped(Position position) {
        return material.isSymmetric() ? position.sideToMove() == Color.BLACK : position.material() != material.key();
    }

    private int part(Position position, boolean flipped) {
        int side = sides == 1 ? 0 : position.sideToMove() ^ (flipped ? 1 : 0);
        return (files == 1 ? 0 : leadingFile(position, flipped)) * sides + side;
    }

    private int leadingFile(Position position, boolean flipped) {
        int color = Piece.color(orders[0].leader()) ^ (flipped ? 1 : 0);
        int highest = -1;
        int file = 0;
        for (long pawns = position.pieces(color, Piece.PAWN); pawns != 0; pawns = Bitboard.rest(pawns)) {
            int square = Bitboard.first(pawns) ^ (flipped ? 56 : 0);
            int order = LeadingPawns.order(square);
            if (order > highest) {
                highest = order;
                file = Square.file(square);
            }
        }
        return Math.min(file, 7 - file);
    }
}
