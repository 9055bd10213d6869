package io.github.kingfell.cli.mate;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** The beginning of a file, for a reader that takes no larger one. */
final class FileHead extends FilterInputStream {
    private int left;

    /** Thrown when the file goes on where the head ends. */
    static final class TooLargeException extends IOException {
        private static final long serialVersionUID = 1;
    }

    /** @param length in bytes */
    FileHead(InputStream in, int length) {
        super(in);
        left = length;
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : Byte.toUnsignedInt(one[0]);
    }

    @Override
    public int read(byte[] to, int at, int length) throws IOException {
        int read = in.read(to, at, Math.max(1, Math.min(length, left)));
        if (read > left) {
            throw new TooLargeException();
        }
        left -= Math.max(0, read);
        return read;
    }

    @Override
    public long skip(long count) {
        throw new UnsupportedOperationException();
    }
}
