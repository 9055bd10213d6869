package io.github.kingfell.tables.tablebase;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Searches an array of bytes for a value, eight bytes at a time: the values are rare, the arrays long. */
public final class ByteScan {
    private static final VarHandle LONGS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.nativeOrder());
    private static final long ONES = 0x0101_0101_0101_0101L;
    private static final long HIGH_BITS = 0x8080_8080_8080_8080L;

    private ByteScan() {}

    /**
     * Returns the first place from {@code from} on, before {@code to}, that has the value; {@code to} when there is
     * none.
     */
    public static int next(byte[] bytes, int from, int to, byte value) {
        long pattern = (value & 0xFF) * ONES;
        int at = from;
        for (; at <= to - Long.BYTES; at += Long.BYTES) {
            long difference = (long) LONGS.get(bytes, at) ^ pattern;
            // True exactly when one of the bytes is zero (Mycroft 1987).
            if ((difference - ONES & ~difference & HIGH_BITS) != 0) {
                break;
            }
        }
        while (at < to && bytes[at] != value) {
            at++;
        }
        return at;
    }
}
