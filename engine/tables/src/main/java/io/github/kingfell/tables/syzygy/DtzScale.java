package io.github.kingfell.tables.syzygy;

import io.github.kingfell.tables.WdlValues;

/**
 * The meaning of a number in a part of a DTZ file. In a mapped part, the number is an index into the list of the
 * outcome. It counts moves or plies.
 */
final class DtzScale {
    private static final int LISTS = 4;

    private final MappedBytes bytes;
    private final boolean isMapped;
    private final boolean isWide;
    private final boolean winsInPlies;
    private final boolean lossesInPlies;

    /** Where the lists of wins, losses, cursed wins and blessed losses begin. */
    private final long[] lists = new long[LISTS];

    /** Reads the scale of a part; the cursor stands behind it afterwards. */
    DtzScale(MappedBytes bytes, ByteCursor in, PackedHeader header) {
        this.bytes = bytes;
        isMapped = header.has(PackedHeader.MAPPED);
        isWide = header.has(PackedHeader.WIDE);
        winsInPlies = header.has(PackedHeader.WINS_IN_PLIES);
        lossesInPlies = header.has(PackedHeader.LOSSES_IN_PLIES);
        if (isMapped && isWide) {
            in.align(Short.BYTES);
        }
        for (int i = 0; isMapped && i < LISTS; i++) {
            int length = isWide ? in.nextShort() * Short.BYTES : in.nextByte();
            lists[i] = in.position();
            in.skip(length);
        }
    }

    /**
     * Returns the plies to the next capture or pawn move.
     *
     * @param wdl the outcome, not a draw
     */
    int plies(int value, int wdl) {
        int number = value;
        if (isMapped) {
            long list = lists[list(wdl)];
            number = isWide ? bytes.unsignedShort(list + (long) value * Short.BYTES) : bytes.unsignedByte(list + value);
        }
        boolean inPlies = wdl == WdlValues.WIN && winsInPlies || wdl == WdlValues.LOSS && lossesInPlies;
        return (inPlies ? number : 2 * number) + 1;
    }

    private static int list(int wdl) {
        return switch (wdl) {
            case WdlValues.WIN -> 0;
            case WdlValues.LOSS -> 1;
            case WdlValues.CURSED_WIN -> 2;
            default -> 3;
        };
    }
}
