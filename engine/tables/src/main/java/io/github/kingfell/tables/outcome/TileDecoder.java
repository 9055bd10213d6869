package io.github.kingfell.tables.outcome;

import io.github.kingfell.rules.Hot;

/**
 * Decodes tiles: a range coder of two choices at a time (Martin 1979; with the carry of Schindler 1998). The bytes of a
 * tile end where only zeros follow. For one thread; allocates nothing.
 */
@Hot
final class TileDecoder extends TileWalk {
    private byte[] bytes = {};
    private int at;
    private int end;
    private int range;
    private int code;

    TileDecoder(TileGrid grid) {
        super(grid);
    }

    /** Decodes the tile whose bytes are at the beginning of an array. */
    void decode(byte[] from, int length, TileModel model, int slice, int sideToMove, int own, byte[] cells) {
        bytes = from;
        at = 0;
        end = length;
        range = -1;
        code = 0;
        for (int i = 0; i < Integer.BYTES; i++) {
            code = code << Byte.SIZE | next();
        }
        walk(model, slice, sideToMove, own, cells);
    }

    private int next() {
        return at < end ? bytes[at++] & 0xFF : 0;
    }

    @Override
    int outcome(TileModel model, int context, int cell) {
        if (isLikely(model.ofFirst(context))) {
            return model.first(context);
        }
        if (isLikely(model.ofSecond(context))) {
            return model.second(context);
        }
        int third = model.other(context, 0);
        if (isLikely(TileModel.UNUSUAL)) {
            return third;
        }
        int fourth = model.other(context, third + 1);
        return isLikely(TileModel.WHOLE / 2) ? fourth : model.other(context, fourth + 1);
    }

    private boolean isLikely(int part) {
        int bound = (range >>> 16) * part;
        boolean likely = Integer.compareUnsigned(code, bound) < 0;
        if (likely) {
            range = bound;
        } else {
            code -= bound;
            range -= bound;
        }
        while (range >>> 24 == 0) {
            range <<= Byte.SIZE;
            code = code << Byte.SIZE | next();
        }
        return likely;
    }
}
