package io.github.kingfell.uci;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The grammar of standard output: the lines allowed and their order. Every conversation of the tests is checked by it.
 * It throws an {@link AssertionError} at the first line that could confuse a GUI.
 */
public final class OutputGrammar {
    private static final String NO_POSITION =
            "info string error: no position, because the last one was refused, in \"go\"";
    private static final String MOVE = "[a-h][1-8][a-h][1-8][qrbn]?";
    private static final String NUMBER = "(\\d{1,19})";
    private static final Pattern BEST_MOVE =
            Pattern.compile("bestmove (?:\\(none\\)|(" + MOVE + ")(?: ponder (" + MOVE + "))?)");
    private static final Pattern LINE = Pattern.compile("info depth " + NUMBER + " seldepth " + NUMBER + " multipv "
            + NUMBER
            + " score (cp|mate) (-?\\d{1,5})( lowerbound| upperbound)?(?: wdl \\d{1,4} \\d{1,4} \\d{1,4})? nodes "
            + NUMBER + " nps " + NUMBER
            + " hashfull " + NUMBER + " time " + NUMBER + " pv (" + MOVE + "(?: " + MOVE + ")*)");
    private static final Pattern NO_MOVE = Pattern.compile("info depth 0 score (?:cp 0|mate 0)");
    private static final Pattern CURRENT =
            Pattern.compile("info depth " + NUMBER + " currmove " + MOVE + " currmovenumber [1-9]\\d{0,2}");
    private static final Pattern OPTION = Pattern.compile("option name (?<name>\\S+(?: \\S+)*?) type (?:"
            + "check default (?:true|false)"
            + "|spin default (?<default>-?\\d+) min (?<min>-?\\d+) max (?<max>-?\\d+)"
            + "|combo default (?<value>\\S+)(?<vars>(?: var \\S+)+)"
            + "|button"
            + "|string default .+)");
    private static final Set<String> RESERVED = Set.of("name", "type", "default", "min", "max", "var", "value");

    private boolean textAllowed;
    private boolean exactJustBefore;
    private String mainMove = "";
    private final Map<String, Integer> depths = new HashMap<>();
    private int mate;
    private int bestMoves;

    /** Searches without a position, which have neither score nor move. */
    private int withoutPosition;

    /** Allows any text, as console commands print it. */
    void allowText() {
        textAllowed = true;
    }

    int bestMoves() {
        return bestMoves;
    }

    public void accept(String line) {
        if (line.startsWith("info string ")) {
            check(!line.startsWith("info string info "), "data hidden in a note", line);
            withoutPosition += line.equals(NO_POSITION) ? 1 : 0;
            exactJustBefore = false;
        } else if (line.startsWith("info ")) {
            acceptInfo(line);
        } else if (line.startsWith("bestmove")) {
            acceptBestMove(line);
        } else if (line.startsWith("option ")) {
            acceptOption(line);
        } else {
            boolean known = List.of("uciok", "readyok").contains(line) || line.matches("id name \\S.*|id author \\S.*");
            check(known || textAllowed, "not UCI", line);
        }
        check(line.chars().allMatch(c -> c >= ' ' && c < 127), "unexpected character", line);
    }

    private void acceptInfo(String line) {
        Matcher fields = LINE.matcher(line);
        exactJustBefore = false;
        if (NO_MOVE.matcher(line).matches()) {
            mainMove = "";
            exactJustBefore = true;
            return;
        }
        if (CURRENT.matcher(line).matches()) {
            return;
        }
        check(fields.matches(), "malformed info", line);
        int thisDepth = Integer.parseInt(fields.group(1));
        check(thisDepth >= 1 && Integer.parseInt(fields.group(2)) >= 1, "depth below 1", line);
        Integer before = depths.put(fields.group(3), thisDepth);
        check(before == null || thisDepth >= before, "depth falls", line);
        check(Integer.parseInt(fields.group(9)) <= 1000, "hashfull is in permille", line);
        boolean bound = fields.group(6) != null;
        int value = Integer.parseInt(fields.group(5));
        String[] moves = fields.group(11).split(" ");
        if (fields.group(4).equals("mate")) {
            check(value != 0, "mate 0 with moves", line);
            check(bound || moves.length == (value > 0 ? 2 * value - 1 : -2 * value), "length of mating line", line);
        } else {
            check(Math.abs(value) < 19754, "centipawns in the range of tablebase scores", line);
        }
        if (!bound) {
            exactJustBefore = true;
            if (fields.group(3).equals("1")) {
                mainMove = moves[0];
                checkMonotone(fields.group(4).equals("mate") ? value : 0, line);
            }
        }
    }

    /** After an exact mate only the same mate or a shorter one may follow. */
    private void checkMonotone(int thisMate, String line) {
        boolean worse =
                mate != 0 && (Integer.signum(thisMate) != Integer.signum(mate) || Math.abs(thisMate) > Math.abs(mate));
        check(!worse, "worse than the mate in " + mate + " before", line);
        mate = thisMate;
    }

    private void acceptBestMove(String line) {
        if (withoutPosition > 0 && line.equals("bestmove (none)")) {
            withoutPosition--;
            bestMoves++;
            return;
        }
        Matcher parts = BEST_MOVE.matcher(line);
        check(parts.matches(), "malformed best move", line);
        check(exactJustBefore, "no exact score directly before", line);
        String move = parts.group(1) == null ? "" : parts.group(1);
        check(move.equals(mainMove), "not the first move of the last line, " + mainMove, line);
        bestMoves++;
        exactJustBefore = false;
        depths.clear();
        mate = 0;
    }

    private void acceptOption(String line) {
        Matcher parts = OPTION.matcher(line);
        check(parts.matches(), "malformed option", line);
        for (String word : parts.group("name").split(" ")) {
            check(!RESERVED.contains(word), "reserved word in option name", line);
        }
        if (parts.group("default") != null) {
            int initial = Integer.parseInt(parts.group("default"));
            int min = Integer.parseInt(parts.group("min"));
            int max = Integer.parseInt(parts.group("max"));
            check(min <= initial && initial <= max, "default out of range", line);
        }
        if (parts.group("value") != null) {
            check(parts.group("vars").contains(" var " + parts.group("value")), "default not among the vars", line);
        }
    }

    private static void check(boolean condition, String what, String line) {
        if (!condition) {
            throw new AssertionError(what + ": " + line);
        }
    }
}
