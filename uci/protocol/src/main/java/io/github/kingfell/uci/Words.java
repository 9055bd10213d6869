package io.github.kingfell.uci;

/**
 * Splits a line into words, and returns the rest of the line verbatim where a command needs it. Every control character
 * counts as a blank, so stray NULs and carriage returns do no harm.
 */
final class Words {
    private static final int LONGEST_SHOWN = 40;
    private static final char BYTE_ORDER_MARK = '\uFEFF';

    private final String line;
    private int at;

    Words(String line) {
        this.line = line;
        skipBlanks();
    }

    boolean hasNext() {
        return at < line.length();
    }

    /** The next word without consuming it; empty at the end of the line. */
    String peek() {
        return line.substring(at, endOfWord());
    }

    /** The next word; empty at the end of the line. */
    String next() {
        String word = peek();
        at += word.length();
        skipBlanks();
        return word;
    }

    /** Everything from the next word to the end of the line, with inner blanks unchanged. */
    String rest() {
        String rest = line.substring(at).stripTrailing();
        at = line.length();
        return rest;
    }

    /** A token as shown in a message: quoted, short, printable ASCII. */
    static String shown(String token) {
        if (token.isEmpty()) {
            return "end of line";
        }
        boolean cut = token.length() > LONGEST_SHOWN;
        String head = cut ? token.substring(0, LONGEST_SHOWN) + "..." : token;
        return '"' + head.replaceAll("[^\\x20-\\x7E]", "?") + '"';
    }

    private int endOfWord() {
        int end = at;
        while (end < line.length() && !isBlank(line.charAt(end))) {
            end++;
        }
        return end;
    }

    private void skipBlanks() {
        while (at < line.length() && isBlank(line.charAt(at))) {
            at++;
        }
    }

    private static boolean isBlank(char c) {
        return c <= ' ' || c == BYTE_ORDER_MARK;
    }
}
