package io.github.kingfell.tables.syzygy;

/** Reads the header of a file from front to back. */
final class ByteCursor {
    private final MappedBytes bytes;
    private long at;

    ByteCursor(MappedBytes bytes) {
        this.bytes = bytes;
    }

    /** Returns the offset of the next number. */
    long position() {
        return at;
    }

    int nextByte() {
        return bytes.unsignedByte(at++);
    }

    int nextShort() {
        int value = bytes.unsignedShort(at);
        at += Short.BYTES;
        return value;
    }

    long nextInt() {
        long value = bytes.unsignedInt(at);
        at += Integer.BYTES;
        return value;
    }

    void skip(long count) {
        at += count;
    }

    /** Skips to the next multiple of a power of two. */
    void align(int multiple) {
        at = at + multiple - 1 & -(long) multiple;
    }
}
