package io.github.kingfell.tables.syzygy;

import io.github.kingfell.rules.Hot;

/**
 * One step of CRC-32C over eight bytes, without the inversions at the beginning and at the end, as the processor
 * instruction {@code crc32} does it. {@code java.util.zip.CRC32C} cannot begin with a given value.
 */
@Hot
final class Crc32cStep {
    private static final int POLYNOMIAL = 0x82F6_3B78;

    /** By the place of a byte, from the last to the first: what the byte contributes. */
    private final int[][] parts = new int[Long.BYTES][1 << Byte.SIZE];

    Crc32cStep() {
        for (int value = 0; value < parts[0].length; value++) {
            int rest = value;
            for (int place = 0; place < parts.length; place++) {
                for (int bit = 0; bit < Byte.SIZE; bit++) {
                    rest = rest >>> 1 ^ -(rest & 1) & POLYNOMIAL;
                }
                parts[place][value] = rest;
            }
        }
    }

    /**
     * Returns the next value, of 32 bits.
     *
     * @param before its low 32 bits count
     * @param bytes little-endian
     */
    long step(long before, long bytes) {
        long rest = bytes ^ before & 0xFFFF_FFFFL;
        int next = 0;
        for (int place = parts.length - 1; place >= 0; place--, rest >>>= Byte.SIZE) {
            next ^= parts[place][(int) rest & 0xFF];
        }
        return next & 0xFFFF_FFFFL;
    }
}
