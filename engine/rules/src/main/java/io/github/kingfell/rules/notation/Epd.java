package io.github.kingfell.rules.notation;

import io.github.kingfell.rules.board.Position;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * One line of Extended Position Description: four FEN fields (a full FEN's two counters are accepted too) and operations
 * such as {@code bm #5; id "WAC.009";}.
 *
 * @param position the position, counters from the line or 0 and 1
 * @param operations operands by opcode, in the order of the line, quotes removed
 */
public record Epd(Position position, Map<String, List<String>> operations) {
    /** Copies the operations. */
    public Epd {
        operations = Collections.unmodifiableMap(new LinkedHashMap<>(operations));
    }

    /**
     * @throws NotationException when the position is malformed or illegal, or a quote is not closed
     */
    public static Epd parse(String line) throws NotationException {
        int semicolon = line.indexOf(';');
        String head = semicolon < 0 ? line : line.substring(0, semicolon);
        String[] words = head.strip().split("\\s+");
        int fenFields = Math.min(4, words.length);
        if (words.length >= 6 && isNumber(words[4]) && isNumber(words[5])) {
            fenFields = 6;
        }
        Position position = Fen.parse(String.join(" ", List.of(words).subList(0, fenFields)));

        int start = 0;
        for (int field = 0; field < fenFields; field++) {
            start = line.indexOf(words[field], start) + words[field].length();
        }
        return new Epd(position, parseOperations(line.substring(start)));
    }

    /** All operands of an opcode joined by blanks, or the empty string. */
    public String text(String opcode) {
        return String.join(" ", operations.getOrDefault(opcode, List.of()));
    }

    /** The {@code id}, or the empty string. */
    public String id() {
        return text("id");
    }

    /**
     * The length N of {@code bm #N} or {@code dm N} in moves, negative when the side to move is mated; 0 when the line
     * has neither.
     */
    public int mateLength() {
        String length = text("dm").isEmpty() ? text("bm") : "#" + text("dm");
        return length.matches("#-?\\d{1,4}") ? Integer.parseInt(length.substring(1)) : 0;
    }

    private static Map<String, List<String>> parseOperations(String text) throws NotationException {
        Map<String, List<String>> operations = new LinkedHashMap<>();
        List<String> words = new ArrayList<>();
        int i = 0;
        while (i < text.length()) {
            char c = text.charAt(i);
            if (c == '"') {
                int end = text.indexOf('"', i + 1);
                if (end < 0) {
                    throw new NotationException("quote not closed in " + Fen.shown(text.substring(i)));
                }
                words.add(text.substring(i + 1, end));
                i = end + 1;
            } else if (c == ';') {
                store(words, operations);
                i++;
            } else if (Character.isWhitespace(c)) {
                i++;
            } else {
                int end = i;
                while (end < text.length() && ";\" \t\r\n".indexOf(text.charAt(end)) < 0) {
                    end++;
                }
                words.add(text.substring(i, end));
                i = end;
            }
        }
        store(words, operations);
        return operations;
    }

    private static void store(List<String> words, Map<String, List<String>> operations) {
        if (!words.isEmpty()) {
            operations.put(words.get(0), List.copyOf(words.subList(1, words.size())));
            words.clear();
        }
    }

    private static boolean isNumber(String word) {
        return word.matches("\\d{1,9}");
    }
}
