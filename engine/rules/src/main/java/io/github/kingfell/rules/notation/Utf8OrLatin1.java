package io.github.kingfell.rules.notation;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;

/**
 * Decodes a UTF-8 stream in which any invalid byte is read as Latin-1, as in files pasted together from several
 * sources.
 */
final class Utf8OrLatin1 extends Reader {
    private static final int SIZE = 8192;
    private static final int BYTE = 0xFF;

    private final InputStream stream;
    private final CharsetDecoder decoder =
            StandardCharsets.UTF_8.newDecoder().onMalformedInput(CodingErrorAction.REPORT);
    private final ByteBuffer bytes = ByteBuffer.allocate(SIZE).limit(0);
    private boolean ended;

    /** @param stream read to its end */
    Utf8OrLatin1(InputStream stream) {
        this.stream = stream;
    }

    /** Reads characters; the target needs room for at least two, so that a surrogate pair fits. */
    @Override
    public int read(char[] target, int from, int length) throws IOException {
        CharBuffer chars = CharBuffer.wrap(target, from, length);
        while (chars.position() == 0 && chars.hasRemaining()) {
            CoderResult result = decoder.decode(bytes, chars, ended);
            if (result.isMalformed()) {
                chars.put((char) (bytes.get() & BYTE));
            } else if (result.isOverflow()) {
                break;
            } else if (ended) {
                return chars.position() == 0 ? -1 : chars.position();
            } else if (chars.position() == 0) {
                refill();
            }
        }
        return chars.position();
    }

    private void refill() throws IOException {
        bytes.compact();
        int read = stream.read(bytes.array(), bytes.position(), bytes.remaining());
        ended = read < 0;
        bytes.position(bytes.position() + Math.max(0, read)).flip();
    }

    @Override
    public void close() throws IOException {
        stream.close();
    }
}
