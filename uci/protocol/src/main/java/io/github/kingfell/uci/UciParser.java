package io.github.kingfell.uci;

import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.uci.UciCommand.Topic;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;

/**
 * Parses a line into a command. It never throws: a line that cannot be parsed becomes {@link UciCommand.Unknown} or
 * {@link UciCommand.Malformed}, and a malformed parameter of {@code go} becomes a complaint beside the other
 * parameters.
 */
final class UciParser {
    private static final Set<String> NUMBERS =
            Set.of("wtime", "btime", "winc", "binc", "movestogo", "depth", "nodes", "mate", "movetime", "perft");
    private static final Set<String> FLAGS = Set.of("infinite", "ponder", "searchmoves");

    /** Parameters that may be negative: the flag may have fallen, so the remaining time may be below zero. */
    private static final Set<String> SIGNED = Set.of("wtime", "btime");

    private UciParser() {}

    static UciCommand parse(String line) {
        if (line.length() > UciReader.LONGEST_LINE) {
            String complaint = "line of more than " + UciReader.LONGEST_LINE + " characters in " + Words.shown(line);
            boolean isPosition = new Words(line).next().equals("position");
            return isPosition ? new UciCommand.NoPosition(complaint) : new UciCommand.Malformed(complaint);
        }
        Words words = new Words(line);
        if (!words.hasNext() || words.peek().startsWith("#")) {
            return new UciCommand.Nothing();
        }
        while (words.hasNext()) {
            UciCommand command = parseCommand(words.next(), words);
            if (!(command instanceof UciCommand.Unknown)) {
                return command;
            }
        }
        return new UciCommand.Unknown(line.strip());
    }

    private static UciCommand parseCommand(String word, Words words) {
        return switch (word) {
            case "uci" -> new UciCommand.Uci();
            case "isready" -> new UciCommand.IsReady();
            case "ucinewgame" -> new UciCommand.NewGame();
            case "debug" -> parseDebug(words);
            case "setoption" -> parseSetOption(words);
            case "position" -> parsePosition(words);
            case "go" -> parseGo(words);
            case "stop" -> new UciCommand.Stop();
            case "ponderhit" -> new UciCommand.PonderHit();
            case "quit" -> new UciCommand.Quit();
            case "register" -> new UciCommand.Nothing();
            case "d" -> new UciCommand.Show(Topic.BOARD);
            case "eval" -> new UciCommand.Show(Topic.EVALUATION);
            case "bench" -> new UciCommand.Show(Topic.BENCH);
            case "help" -> new UciCommand.Show(Topic.HELP);
            default -> new UciCommand.Unknown(word);
        };
    }

    private static UciCommand parseDebug(Words words) {
        String word = words.next();
        return switch (word) {
            case "on" -> new UciCommand.Debug(true);
            case "off" -> new UciCommand.Debug(false);
            default -> malformed("\"on\" or \"off\" expected", word);
        };
    }

    private static UciCommand parseSetOption(Words words) {
        String first = words.next();
        if (!first.equals("name")) {
            return malformed("\"name\" expected", first);
        }
        StringBuilder name = new StringBuilder();
        while (words.hasNext() && !words.peek().equals("value")) {
            name.append(name.length() == 0 ? "" : " ").append(words.next());
        }
        if (name.length() == 0) {
            return malformed("option name expected", words.next());
        }
        words.next();
        return new UciCommand.SetOption(name.toString(), words.rest());
    }

    private static UciCommand parsePosition(Words words) {
        String kind = words.next();
        StringBuilder fen = new StringBuilder();
        if (kind.equals("fen")) {
            while (words.hasNext() && !words.peek().equals("moves")) {
                fen.append(fen.length() == 0 ? "" : " ").append(words.next());
            }
        } else if (kind.equals("startpos")) {
            fen.append(Fen.START);
        } else {
            return new UciCommand.NoPosition("\"startpos\" or \"fen\" expected in " + Words.shown(kind));
        }
        String next = words.next();
        if (!next.isEmpty() && !next.equals("moves")) {
            return new UciCommand.NoPosition("\"moves\" expected in " + Words.shown(next));
        }
        List<String> moves = new ArrayList<>();
        while (words.hasNext()) {
            moves.add(words.next());
        }
        return new UciCommand.SetUp(fen.toString(), moves);
    }

    private static UciCommand parseGo(Words words) {
        Map<String, Long> numbers = new HashMap<>();
        boolean infinite = false;
        boolean ponder = false;
        boolean perft = false;
        List<String> searchMoves = new ArrayList<>();
        Map<String, String> complaints = new LinkedHashMap<>();
        while (words.hasNext()) {
            String word = words.next();
            if (NUMBERS.contains(word)) {
                String complaint = parseParameter(word, words, numbers);
                if (!complaint.isEmpty()) {
                    complaints.putIfAbsent(word, complaint);
                }
            } else if (word.equals("searchmoves")) {
                while (words.hasNext() && !isKeyword(words.peek())) {
                    searchMoves.add(words.next());
                }
            } else if (!FLAGS.contains(word)) {
                complaints.putIfAbsent("", "unknown word in " + Words.shown(word));
            }
            infinite |= word.equals("infinite");
            ponder |= word.equals("ponder");
            perft |= word.equals("perft");
        }
        String complaint = String.join("; ", complaints.values());
        if (perft) {
            // Perft gets no best move, and a search without limits must never be started in its place.
            Long depth = numbers.get("perft");
            return depth == null ? new UciCommand.Malformed(complaint) : new UciCommand.Perft(depth);
        }
        return new UciCommand.Go(Map.copyOf(numbers), infinite, ponder, List.copyOf(searchMoves), complaint);
    }

    /**
     * Adds the number after a keyword to the others.
     *
     * @return the complaint about an invalid number, which is left out; empty when there is none
     */
    private static String parseParameter(String word, Words words, Map<String, Long> numbers) {
        String shown = words.peek();
        // A keyword in place of the number is not consumed: "go depth infinite" is infinite.
        OptionalLong number = parseNumber(isKeyword(shown) ? "" : words.next());
        long least = SIGNED.contains(word) ? Long.MIN_VALUE : word.equals("mate") ? 1 : 0;
        boolean tooSmall = number.isPresent() && number.getAsLong() < least;
        if (number.isPresent() && !tooSmall) {
            numbers.put(word, number.getAsLong());
            return "";
        }
        return "number " + (tooSmall ? "of at least " + least + " " : "") + "expected after " + word + " in "
                + Words.shown(shown);
    }

    private static boolean isKeyword(String word) {
        return NUMBERS.contains(word) || FLAGS.contains(word);
    }

    /** Parses a whole number of any length, clamped to the range of {@code long}; ASCII digits only. */
    static OptionalLong parseNumber(String text) {
        boolean negative = text.startsWith("-");
        int start = negative || text.startsWith("+") ? 1 : 0;
        if (start == text.length()) {
            return OptionalLong.empty();
        }
        long value = 0;
        for (int i = start; i < text.length(); i++) {
            int digit = text.charAt(i) - '0';
            if (digit < 0 || digit > 9) {
                return OptionalLong.empty();
            }
            boolean tooBig = value > (Long.MAX_VALUE - digit) / 10;
            value = tooBig ? Long.MAX_VALUE : 10 * value + digit;
        }
        return OptionalLong.of(negative ? -value : value);
    }

    private static UciCommand malformed(String what, String token) {
        return new UciCommand.Malformed(what + " in " + Words.shown(token));
    }
}
