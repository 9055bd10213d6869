package io.github.kingfell.tables.outcome;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;

/** A {@link TileModel} in bytes: the likeliest outcomes of all contexts, then the probabilities, packed by Deflate. */
final class ModelBytes {
    private static final int SECOND_BITS = 4;
    private static final int BYTES = TileModel.CONTEXTS * (1 + 2 * Short.BYTES);

    private ModelBytes() {}

    static byte[] pack(TileModel model) {
        TileModel unlearnt = new TileModel();
        ByteBuffer plain = ByteBuffer.allocate(BYTES);
        for (int context = 0; context < TileModel.CONTEXTS; context++) {
            int likely = likely(model, context);
            // A context without examples is all zeros.
            boolean same = likely == likely(unlearnt, context)
                    && model.ofFirst(context) == unlearnt.ofFirst(context)
                    && model.ofSecond(context) == unlearnt.ofSecond(context);
            plain.put(context, (byte) (same ? 0 : likely));
            put(plain, 0, context, same ? 0 : model.ofFirst(context));
            put(plain, 1, context, same ? 0 : model.ofSecond(context));
        }
        Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION);
        deflater.setInput(plain.array());
        deflater.finish();
        byte[] packed = new byte[BYTES];
        int length = deflater.deflate(packed);
        deflater.end();
        return Arrays.copyOf(packed, length);
    }

    private static int likely(TileModel model, int context) {
        return model.first(context) | model.second(context) << SECOND_BITS;
    }

    private static void put(ByteBuffer plain, int which, int context, int part) {
        plain.putShort(TileModel.CONTEXTS * (1 + Short.BYTES * which) + Short.BYTES * context, (short) part);
    }

    private static int get(ByteBuffer plain, int which, int context) {
        return plain.getShort(TileModel.CONTEXTS * (1 + Short.BYTES * which) + Short.BYTES * context) & 0xFFFF;
    }

    /** @throws DataFormatException when the bytes are no model */
    static TileModel unpack(byte[] packed) throws DataFormatException {
        Inflater inflater = new Inflater();
        ByteBuffer plain = ByteBuffer.allocate(BYTES);
        try {
            inflater.setInput(packed);
            if (inflater.inflate(plain.array()) != BYTES) {
                throw new DataFormatException("too short");
            }
        } finally {
            inflater.end();
        }
        TileModel model = new TileModel();
        for (int context = 0; context < TileModel.CONTEXTS; context++) {
            int first = plain.get(context) & (1 << SECOND_BITS) - 1;
            int second = plain.get(context) >> SECOND_BITS;
            int ofFirst = get(plain, 0, context);
            int ofSecond = get(plain, 1, context);
            if (ofFirst > 0) {
                boolean sound =
                        first != second && first < OutcomeCode.COUNT && second >= 0 && second < OutcomeCode.COUNT;
                if (!sound || ofSecond == 0) {
                    throw new DataFormatException("impossible");
                }
                model.put(context, first, second, ofFirst, ofSecond);
            }
        }
        return model;
    }
}
