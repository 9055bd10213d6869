package io.github.kingfell.tables.syzygy;

import io.github.kingfell.rules.Hot;
import java.nio.ByteBuffer;

/**
 * The parts of CityHash 1.0 with which Syzygy files are signed: 256 bits of a long text, mixed by CRC-32C, and 128 bits
 * of a short one. CityHash is by G. Pike and J. Alakuijala, copyright 2011 Google, under the MIT License (NOTICE). All
 * texts are little-endian.
 */
@Hot
final class CityHash {
    private static final long K0 = 0xC3A5C85C97CB3127L;
    private static final long K1 = 0xB492B66FBE98F273L;
    private static final long K3 = 0xC949D7C7509E6557L;
    private static final long MULTIPLIER = 0x9DDFEA08EB382D69L;

    /** The shortest text of {@link #long256}; shorter ones are filled up with zeros. */
    static final int LEAST = 240;

    private static final int STEP = 40;
    private static final int STEPS_OF_A_ROUND = 6;

    private final ByteBuffer text;
    private final Crc32cStep crc = new Crc32cStep();

    /** The state of {@link #long256}. */
    private long a;

    private long b;
    private long c;
    private long d;
    private long e;
    private long last;
    private long f;
    private long g;
    private long h;
    private long i;
    private long j;

    /** @param text little-endian, from 0 to its limit */
    CityHash(ByteBuffer text) {
        this.text = text;
    }

    /**
     * Returns 256 bits of a text of at least {@link #LEAST} bytes.
     *
     * @param seed 0, or the inverted length of a text that was filled up
     */
    long[] long256(long seed) {
        int length = text.limit();
        a = text.getLong(56) + K0;
        b = text.getLong(96) + K0;
        c = mix(b, length);
        d = text.getLong(120) * K0 + length;
        e = text.getLong(184) + seed;
        f = seed;
        g = 0;
        h = 0;
        i = 0;
        j = 0;
        last = c + d;
        long first = c;
        long second = d;
        int at = 0;
        for (int round = length / LEAST; round > 0; round--) {
            for (int step = 0; step < STEPS_OF_A_ROUND; step++, at += STEP) {
                // Even steps rotate by one bit less and do not multiply.
                step(at, step % 2 == 0);
            }
        }
        for (; length - at >= STEP; at += STEP) {
            step(at, false);
        }
        if (at < length) {
            step(length - STEP, false);
        }
        return ending(first, second);
    }

    private void step(int at, boolean plain) {
        long multiplier = plain ? 1 : K0;
        int z = plain ? 1 : 0;
        long before = a;
        a = Long.rotateRight(b, 41 ^ z) * multiplier + text.getLong(at);
        b = Long.rotateRight(c, 27 ^ z) * multiplier + text.getLong(at + 8);
        c = Long.rotateRight(d, 41 ^ z) * multiplier + text.getLong(at + 16);
        d = Long.rotateRight(e, 33 ^ z) * multiplier + text.getLong(at + 24);
        e = Long.rotateRight(last, 25 ^ z) * multiplier + text.getLong(at + 32);
        last = before;
        f = crc.step(f, a);
        g = crc.step(g, b);
        h = crc.step(h, c);
        i = crc.step(i, d);
        j = crc.step(j, e);
    }

    private long[] ending(long first, long second) {
        j += i << 32;
        a = mix(a, j);
        h += g << 32;
        b += h;
        c = mix(c, f) + i;
        d = mix(d, e + first);
        j += e;
        i += mix(h, last);
        e = mix(a, d) + j;
        f = mix(b, c) + a;
        g = mix(j, i) + c;
        long[] hash = new long[4];
        hash[0] = e + f + g + h;
        a = shifted((a + g) * K0) * K0 + b;
        hash[1] = second + a + hash[0];
        a = shifted(a * K0) * K0 + c;
        hash[2] = a + hash[1];
        a = shifted((a + e) * K0) * K0;
        hash[3] = a + hash[2];
        return hash;
    }

    /** Returns 128 bits of a text of at least 32 bytes, a multiple of 16. */
    long[] short128() {
        long low = text.getLong(0) ^ K3;
        long high = text.getLong(8);
        return text.limit() < 16 + 128 ? murmur(low, high) : city(low, high);
    }

    private long[] murmur(long low, long high) {
        int end = text.limit();
        int length = end - 16;
        long x = low;
        long y = high;
        long u;
        long v;
        if (length <= 16) {
            x = shifted(x * K1) * K1;
            long tail = text.getLong(end - 8);
            u = y * K1 + (mix(text.getLong(16), Long.rotateRight(tail + length, length)) ^ tail);
            v = shifted(x + text.getLong(16));
        } else {
            u = mix(text.getLong(end - 8) + K1, x);
            v = mix(y + length, u + text.getLong(end - 16));
            x += v;
            for (int at = 16; at < end - 16; at += 16) {
                x = (x ^ shifted(text.getLong(at) * K1) * K1) * K1;
                y ^= x;
                u = (u ^ shifted(text.getLong(at + 8) * K1) * K1) * K1;
                v ^= u;
            }
        }
        x = mix(x, u);
        y = mix(v, y);
        return new long[] {x ^ y, mix(y, x)};
    }

    private long[] city(long low, long high) {
        int end = text.limit();
        int at = 16;
        long x = low;
        long y = high;
        long z = (end - 16) * K1;
        long v0 = Long.rotateRight(y ^ K1, 49) * K1 + text.getLong(at);
        Pair v = new Pair(v0, Long.rotateRight(v0, 42) * K1 + text.getLong(at + 8));
        Pair w = new Pair(Long.rotateRight(y + z, 35) * K1 + x, Long.rotateRight(x + text.getLong(at + 88), 53) * K1);
        // Blocks of 64 bytes come in pairs.
        for (boolean second = false; second || end - at >= 128; second = !second, at += 64) {
            x = Long.rotateRight(x + y + v.first + text.getLong(at + 8), 37) * K1 ^ w.second;
            y = Long.rotateRight(y + v.second + text.getLong(at + 48), 42) * K1 + v.first + text.getLong(at + 40);
            z = Long.rotateRight(z + w.first, 33) * K1;
            v = weak(at, v.second * K1, x + w.first);
            w = weak(at + 32, z + w.second, y + text.getLong(at + 16));
            long swapped = z;
            z = x;
            x = swapped;
        }
        x += Long.rotateRight(v.first + z, 49) * K0;
        z += Long.rotateRight(w.first, 37) * K0;
        for (int tail = end - 32; tail > at - 32; tail -= 32) {
            y = Long.rotateRight(x + y, 42) * K0 + v.second;
            long w0 = w.first + text.getLong(tail + 16);
            x = x * K0 + w0;
            z += w.second + text.getLong(tail);
            w = new Pair(w0, w.second + v.first);
            v = weak(tail, v.first + z, v.second);
        }
        x = mix(x, v.first);
        y = mix(y + z, w.first);
        return new long[] {mix(x + v.second, w.second) + y, mix(x + w.second, y + v.second)};
    }

    private record Pair(long first, long second) {}

    /** Mixes 32 bytes of the text with two seeds. */
    private Pair weak(int at, long seed, long other) {
        long sum = seed + text.getLong(at);
        long turned = Long.rotateRight(other + sum + text.getLong(at + 24), 21);
        long all = sum + text.getLong(at + 8) + text.getLong(at + 16);
        return new Pair(all + text.getLong(at + 24), turned + Long.rotateRight(all, 44) + sum);
    }

    /** Mixes 128 bits to 64. */
    private static long mix(long low, long high) {
        long first = (low ^ high) * MULTIPLIER;
        first ^= first >>> 47;
        long second = (high ^ first) * MULTIPLIER;
        second ^= second >>> 47;
        return second * MULTIPLIER;
    }

    private static long shifted(long value) {
        return value ^ value >>> 47;
    }
}
