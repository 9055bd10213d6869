package io.github.kingfell.rules.notation;

import java.io.IOException;
import java.io.PushbackReader;
import java.io.Reader;
import java.util.Set;
import java.util.regex.Pattern;

/** Splits PGN text into tokens and counts lines. */
final class PgnScanner {
    private static final int END = -1;
    private static final int BYTE_ORDER_MARK = 0xFEFF;
    private static final Set<Character> SINGLE = Set.of('[', ']', '(', ')', '.', '*', '<', '>');

    /** The kind of a token; the end of the text has its own kind. */
    enum Kind {
        /** A word: a move, a number, a result, the name of a tag. */
        SYMBOL,
        STRING,
        COMMENT,
        /** {@code $} and its number. */
        NAG,
        /** One of the characters that stand alone. */
        MARK,
        /** A comment that is not closed before the next game or the end; its text is the part read so far. */
        OPEN_COMMENT,
        END
    }

    /**
     * A token.
     *
     * @param text the text without quotes and braces
     * @param line the line in which the token begins, from 1
     * @param opensLine true when the token is the first of its line
     */
    record Token(Kind kind, String text, int line, boolean opensLine) {
        boolean isMark(String mark) {
            return kind == Kind.MARK && text.equals(mark);
        }
    }

    private static final Pattern PAWN_ARRIVES = Pattern.compile("(?:[a-h][1-8]?[x:-]?)?[a-h][18]");

    /** When this opens a line inside a comment, the comment was not closed and the next game begins. */
    private static final String NEXT_GAME = "[Event \"";

    private final PushbackReader reader;

    /** The text read since {@link #keepFromLastToken}. */
    private final StringBuilder kept = new StringBuilder();

    private int tokenBegins;
    private int line = 1;
    private boolean atLineStart = true;

    PgnScanner(Reader reader) {
        this.reader = new PushbackReader(reader, 2 * NEXT_GAME.length());
    }

    /** Forgets the text before the last token. */
    void keepFromLastToken() {
        kept.delete(0, tokenBegins);
        tokenBegins = 0;
    }

    /** Returns the text from the kept token up to the end of the last token, or up to its beginning. */
    String text(boolean withLastToken) {
        return withLastToken ? kept.toString() : kept.substring(0, tokenBegins);
    }

    Token next() throws IOException {
        while (true) {
            tokenBegins = kept.length();
            boolean opensLine = atLineStart;
            int c = read();
            if (c == END) {
                return new Token(Kind.END, "", line, opensLine);
            }
            if (c == '%' && opensLine) {
                restOfLine();
                continue;
            }
            if (Character.isWhitespace(c) || c == BYTE_ORDER_MARK) {
                atLineStart |= opensLine;
                continue;
            }
            int begins = line;
            return switch (c) {
                case '{' -> comment(begins, opensLine);
                case ';' -> new Token(Kind.COMMENT, restOfLine(), begins, opensLine);
                case '"' -> new Token(Kind.STRING, string(), begins, opensLine);
                case '$' -> new Token(Kind.NAG, word(new StringBuilder()), begins, opensLine);
                default ->
                    SINGLE.contains((char) c)
                            ? new Token(Kind.MARK, String.valueOf((char) c), begins, opensLine)
                            : new Token(Kind.SYMBOL, word(new StringBuilder().append((char) c)), begins, opensLine);
            };
        }
    }

    private int read() throws IOException {
        int c = reader.read();
        if (c == '\r') {
            // Lines end with LF, CR LF, or on old machines with CR alone.
            c = reader.read();
            if (c != '\n') {
                if (c != END) {
                    reader.unread(c);
                }
                c = '\n';
            }
        }
        atLineStart = c == '\n';
        line += c == '\n' ? 1 : 0;
        if (c != END) {
            kept.append((char) c);
        }
        return c;
    }

    private void unread(int c) throws IOException {
        if (c != END) {
            reader.unread(c);
            kept.setLength(kept.length() - 1);
            line -= c == '\n' ? 1 : 0;
            atLineStart = false;
        }
    }

    private String restOfLine() throws IOException {
        StringBuilder text = new StringBuilder();
        int c = read();
        while (c != END && c != '\n') {
            text.append((char) c);
            c = read();
        }
        return tidy(text);
    }

    private Token comment(int begins, boolean opensLine) throws IOException {
        StringBuilder text = new StringBuilder();
        int c = read();
        while (c != END && c != '}' && !(c == '\n' && isAhead(NEXT_GAME))) {
            text.append((char) c);
            c = read();
        }
        return new Token(c == '}' ? Kind.COMMENT : Kind.OPEN_COMMENT, tidy(text), begins, opensLine);
    }

    private boolean isAhead(String expected) throws IOException {
        char[] next = new char[expected.length()];
        int length = 0;
        while (length < next.length) {
            int c = reader.read();
            if (c == END) {
                break;
            }
            next[length++] = (char) c;
            if (c != expected.charAt(length - 1)) {
                break;
            }
        }
        reader.unread(next, 0, length);
        return expected.contentEquals(new String(next, 0, length));
    }

    /** Reads a string. A backslash escapes a quote or a backslash; a string that is not closed ends with its line. */
    private String string() throws IOException {
        StringBuilder text = new StringBuilder();
        int c = read();
        while (c != END && c != '"' && c != '\n') {
            if (c == '\\') {
                c = read();
                if (c != '"' && c != '\\') {
                    text.append('\\');
                    continue;
                }
            }
            text.append((char) c);
            c = read();
        }
        if (c == '\n') {
            unread(c);
        }
        return text.toString();
    }

    private String word(StringBuilder text) throws IOException {
        int c = read();
        while (c != END && !Character.isWhitespace(c) && "{};\"$".indexOf(c) < 0 && !SINGLE.contains((char) c)) {
            text.append((char) c);
            c = read();
        }
        unread(c);
        if (c == '(' && PAWN_ARRIVES.matcher(text).matches()) {
            promotion(text);
        }
        return text.toString();
    }

    /** Reads {@code (Q)} after {@code e8}, which is not a variation. */
    private void promotion(StringBuilder text) throws IOException {
        for (char piece : "QRBN".toCharArray()) {
            String written = "(" + piece + ")";
            if (isAhead(written)) {
                reader.skip(written.length());
                kept.append(written);
                text.append('=').append(piece);
                return;
            }
        }
    }

    private static String tidy(CharSequence text) {
        return text.toString().strip().replaceAll("\\s+", " ");
    }
}
