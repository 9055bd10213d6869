package io.github.kingfell.rules.notation;

import io.github.kingfell.rules.board.Position;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * A line of Extended Position Description (EPD): four FEN fields (a full FEN's two counters are accepted too) and
 * operations such as {@code bm #5; id "WAC.009";}. The operations {@code hmvc} and {@code fmvn} set the counters of the
 * position.
 *
 * @param position the position; its counters come from the FEN or from {@code hmvc} and {@code fmvn}, otherwise 0 and 1
 * @param operations operands by opcode, in the order of the line, quotes removed; the operands of an opcode given twice
 *     are joined
 */
public record Epd(Position position, Map<String, List<String>> operations) {
    private static final Pattern OPCODE = Pattern.compile("[A-Za-z][A-Za-z0-9_]*");

    /** The opcodes of the standard and {@code stip}; the semicolon may be left out only before these. */
    private static final Pattern KNOWN_OPCODE = Pattern.compile(
            "ac[dns]|[abps]m|c[0-9]|ce|dm|draw_(accept|claim|offer|reject)|eco|fmvn|hmvc|id|nic|noop|pv|rc"
                    + "|resign|stip|stipulation|tc(gs|ri|si)|v[0-9]");

    /** Copies the operations. */
    public Epd {
        operations = Collections.unmodifiableMap(new LinkedHashMap<>(operations));
    }

    /**
     * Parses a line.
     *
     * @throws NotationException when the position is malformed or illegal, a counter is given twice with different
     *     values, a quote is not closed, or the position is followed by text that is no operation
     */
    public static Epd parse(String line) throws NotationException {
        int semicolon = line.indexOf(';');
        String head = semicolon < 0 ? line : line.substring(0, semicolon);
        String[] words = head.strip().split("\\s+");
        int fenFields = Math.min(4, words.length);
        while (fenFields >= 4 && fenFields < Math.min(6, words.length) && isNumber(words[fenFields])) {
            fenFields++;
        }
        int end = 0;
        for (int field = 0; field < fenFields; field++) {
            end = line.indexOf(words[field], end) + words[field].length();
        }
        List<String> fen = new ArrayList<>(List.of(words).subList(0, fenFields));
        Fen.parse(String.join(" ", fen));
        String tail = line.substring(end);
        Map<String, List<String>> operations = parseOperations(tail);
        requireOperations(tail, operations);
        addCounter("hmvc", operations, fen, 4, "0");
        addCounter("fmvn", operations, fen, 5, "1");
        return new Epd(Fen.parse(String.join(" ", fen)), operations);
    }

    /** Sets a counter in its FEN field: the field's own value, else the operation's, else the default. */
    private static void addCounter(
            String opcode, Map<String, List<String>> operations, List<String> fen, int field, String otherwise)
            throws NotationException {
        List<String> operands = operations.get(opcode);
        if (operands != null && (operands.size() != 1 || !isNumber(operands.get(0)))) {
            throw new NotationException(
                    opcode + " takes one number of 0 or more, not " + Fen.shown(String.join(" ", operands)));
        }
        boolean inFen = fen.size() > field;
        if (!inFen) {
            fen.add(operands == null ? otherwise : operands.get(0));
        } else if (operands != null && Integer.parseInt(operands.get(0)) != Integer.parseInt(fen.get(field))) {
            throw new NotationException(opcode + " is " + operands.get(0) + ", but the FEN says " + fen.get(field));
        }
    }

    private static void requireOperations(String tail, Map<String, List<String>> operations) throws NotationException {
        for (String opcode : operations.keySet()) {
            if (!OPCODE.matcher(opcode).matches() || opcode.equals("moves")) {
                throw new NotationException("no EPD operation after the position: " + Fen.shown(opcode));
            }
        }
        String first = tail.strip().split("\\s", 2)[0];
        if (tail.indexOf(';') < 0
                && !first.isEmpty()
                && !KNOWN_OPCODE.matcher(first).matches()) {
            throw new NotationException("no EPD operation after the position: " + Fen.shown(tail.strip()));
        }
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
            List<String> operands = new ArrayList<>(operations.getOrDefault(words.get(0), List.of()));
            operands.addAll(words.subList(1, words.size()));
            operations.put(words.get(0), List.copyOf(operands));
            words.clear();
        }
    }

    private static boolean isNumber(String word) {
        return word.matches("[0-9]{1,9}");
    }
}
