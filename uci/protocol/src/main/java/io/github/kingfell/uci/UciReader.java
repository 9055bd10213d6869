package io.github.kingfell.uci;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.function.Predicate;

/**
 * Reads input lines and passes them on. Malformed UTF-8 becomes replacement characters; a broken stream counts as
 * ended.
 */
public final class UciReader {
    /** A length greater than any recorded game needs; characters beyond it are dropped. */
    static final int LONGEST_LINE = 1 << 22;

    private final Reader in;

    UciReader(InputStream in) {
        this.in = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
    }

    /**
     * Reads until the handler returns false or the stream ends. Lines end with LF, CR or CRLF; the last line may end
     * without any.
     *
     * @return true when the handler returned false, false at the end of the stream
     */
    boolean readLines(Predicate<String> handler) {
        StringBuilder line = new StringBuilder();
        while (true) {
            int c = read();
            if (c >= 0 && c != '\n' && c != '\r') {
                if (line.length() <= LONGEST_LINE) {
                    line.append((char) c);
                }
                continue;
            }
            // CRLF reads as a line and a blank line, which is ignored.
            if (line.length() > 0 && !handler.test(line.toString())) {
                return true;
            }
            if (c < 0) {
                return false;
            }
            line = new StringBuilder();
        }
    }

    private int read() {
        try {
            return in.read();
        } catch (IOException e) {
            return -1;
        }
    }
}
