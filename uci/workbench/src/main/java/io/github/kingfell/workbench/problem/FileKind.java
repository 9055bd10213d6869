package io.github.kingfell.workbench.problem;

import io.github.kingfell.rules.notation.NotationException;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** The kinds of files with positions, told by how they begin. */
public enum FileKind {
    /** Lines of FEN or EPD. */
    LINES,
    PGN,
    POPEYE,
    OLIVE,
    /** The puzzles of lichess.org as CSV. */
    LICHESS,
    /** None of these. */
    OTHER;

    /** How many bytes at the beginning of a file tell its kind. */
    public static final int HEAD = 1 << 16;

    private static final String OTHER_KIND = "not a file of positions: it is neither FEN or EPD lines, nor PGN, nor"
            + " Popeye's input, nor Olive's .olv, nor the CSV of lichess puzzles";

    /** Pieces and numbers of empty squares with slashes between, such as a board may begin with. */
    private static final Pattern BOARD = Pattern.compile("(?i)[1-8pnbrqks]+/[1-8pnbrqks/]*(?:\\s|$)");

    /** The first bytes of packed files, and the command that unpacks. */
    private static final Map<String, String> PACKED = Map.of(
            "28b52ffd", "zstd -d",
            "1f8b", "gunzip",
            "425a68", "bunzip2",
            "504b0304", "unzip",
            "fd377a58", "unxz");

    /**
     * Returns the kind of a file.
     *
     * @param head its first bytes, {@link #HEAD} of them if it has so many
     * @throws NotationException when the file is packed; the message says how to unpack it
     */
    public static FileKind of(byte[] head) throws NotationException {
        for (Map.Entry<String, String> packed : PACKED.entrySet()) {
            if (begins(head, packed.getKey())) {
                throw new NotationException("packed; unpack it first: " + packed.getValue() + " FILE");
            }
        }
        String text = new String(head, StandardCharsets.UTF_8);
        return of(text.startsWith("\uFEFF") ? text.substring(1) : text);
    }

    /**
     * Returns the kind of a file that must hold positions. The stream is at its beginning again afterwards.
     *
     * @param bytes with a buffer of {@link #HEAD} bytes
     * @throws NotationException when the file is packed, or is of another kind
     */
    public static FileKind of(BufferedInputStream bytes) throws IOException, NotationException {
        bytes.mark(HEAD);
        FileKind kind = of(bytes.readNBytes(HEAD));
        bytes.reset();
        if (kind == OTHER) {
            throw new NotationException(OTHER_KIND);
        }
        return kind;
    }

    /** Returns the sentence about a file of another kind. */
    public static String otherKind() {
        return OTHER_KIND;
    }

    private static FileKind of(String text) {
        String start = text.stripLeading();
        if (LichessPuzzle.isHeader(start)) {
            return LICHESS;
        }
        if (OliveReader.accepts(text)) {
            return OLIVE;
        }
        // EPD never begins with one of these signs.
        if (!start.isEmpty() && "[{;%".indexOf(start.charAt(0)) >= 0) {
            return PGN;
        }
        if (PopeyeReader.accepts(text)) {
            return POPEYE;
        }
        List<String> lines = text.lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty() && !line.startsWith("#"))
                .toList();
        // A single line that only looks like a board is read, so that the message says what is wrong with it.
        boolean known = lines.isEmpty()
                || lines.size() == 1 && BOARD.matcher(lines.get(0)).lookingAt()
                || lines.stream().anyMatch(FileKind::beginsWithPosition);
        return known ? LINES : OTHER;
    }

    private static boolean beginsWithPosition(String line) {
        return line.chars().takeWhile(c -> c != ' ').filter(c -> c == '/').count() == 7;
    }

    private static boolean begins(byte[] head, String hexadecimal) {
        for (int i = 0; i < hexadecimal.length() / 2; i++) {
            int expected = Integer.parseInt(hexadecimal.substring(2 * i, 2 * i + 2), 16);
            if (i >= head.length || Byte.toUnsignedInt(head[i]) != expected) {
                return false;
            }
        }
        return true;
    }
}
