package io.github.kingfell.tables.outcome;

import java.io.ByteArrayOutputStream;
import java.util.Arrays;

/** Encodes tiles for a {@link TileDecoder}. For one thread. */
final class TileEncoder extends TileWalk {
    private static final long TOP = 1L << 32;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final byte[] cells = new byte[TileGrid.CELLS];
    private byte[] allowed = {};

    /** The smallest number of the interval, with a bit for the carry. */
    private long low;

    private long range;

    /** The last byte that a carry may still change, and how many bytes of ones follow it; negative for none yet. */
    private int held;

    private int ones;

    TileEncoder(TileGrid grid) {
        super(grid);
    }

    /**
     * Encodes a tile.
     *
     * @param sets by cell: the outcomes that may stand there, as bits
     */
    byte[] encode(byte[] sets, TileModel model, int slice, int sideToMove, int own) {
        allowed = sets;
        out.reset();
        low = 0;
        range = TOP - 1;
        held = -1;
        ones = 0;
        walk(model, slice, sideToMove, own, cells);
        return finished();
    }

    @Override
    int outcome(TileModel model, int context, int cell) {
        int outcome = model.likeliest(context, allowed[cell]);
        if (code(outcome == model.first(context), model.ofFirst(context))
                || code(outcome == model.second(context), model.ofSecond(context))) {
            return outcome;
        }
        int third = model.other(context, 0);
        if (!code(outcome == third, TileModel.UNUSUAL)) {
            code(outcome == model.other(context, third + 1), TileModel.WHOLE / 2);
        }
        return outcome;
    }

    private boolean code(boolean likely, int part) {
        long bound = (range >>> 16) * part;
        if (likely) {
            range = bound;
        } else {
            low += bound;
            range -= bound;
        }
        while (range < 1L << 24) {
            range <<= Byte.SIZE;
            shift();
        }
        return likely;
    }

    /** Moves the highest byte of the interval out; while a carry may come it waits. */
    private void shift() {
        int top = (int) (low >>> 24) & 0xFF;
        boolean carries = low >= TOP;
        if (carries || top < 0xFF) {
            if (held >= 0) {
                out.write(held + (carries ? 1 : 0));
            }
            for (; ones > 0; ones--) {
                out.write(carries ? 0 : 0xFF);
            }
            held = top;
        } else if (held < 0) {
            held = top;
        } else {
            ones++;
        }
        low = low << Byte.SIZE & TOP - 1;
    }

    /** Returns the fewest bytes that name a number of the interval. */
    private byte[] finished() {
        long last = low + range - 1;
        int bits = 0;
        while (bits < 32 && (last >>> bits + 1 << bits + 1) >= low) {
            bits++;
        }
        low = last >>> bits << bits;
        for (int i = 0; i <= Integer.BYTES; i++) {
            shift();
        }
        byte[] bytes = out.toByteArray();
        int length = bytes.length;
        while (length > 0 && bytes[length - 1] == 0) {
            length--;
        }
        return Arrays.copyOf(bytes, length);
    }
}
