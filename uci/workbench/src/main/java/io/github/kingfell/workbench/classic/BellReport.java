package io.github.kingfell.workbench.classic;

import io.github.kingfell.classics.bell.LevelCount;
import io.github.kingfell.classics.bell.TwoMoveSolution;
import io.github.kingfell.problems.forced.ForcedProblem;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.San;
import io.github.kingfell.search.Grounds;
import io.github.kingfell.workbench.output.JsonObject;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * The result of Bell's program, in words and as data.
 *
 * @param byTheRules the keys that there are, with castling and en passant
 */
record BellReport(Position position, TwoMoveSolution solution, List<ForcedProblem.Key> byTheRules) {
    private static final String WITHOUT = "Bell's program lacks castling and en passant, which matters here";

    /** Returns whether the program found exactly the real keys. */
    boolean isRight() {
        Set<Integer> keys = new HashSet<>();
        byTheRules.forEach(key -> keys.add(key.move()));
        return keys.equals(new HashSet<>(solution.keys()));
    }

    /** Returns the least number of moves that mate, 0 without a key. */
    int length() {
        return byTheRules.stream().mapToInt(ForcedProblem.Key::length).min().orElse(0);
    }

    String summary() {
        List<String> keys = names(solution.keys());
        if (!isRight()) {
            return WITHOUT + ": it finds " + listed(keys) + ", the rules give " + listed(names(ruleMoves()));
        }
        if (keys.isEmpty()) {
            return "no mate in 2 (" + Grounds.SEARCH.words() + ")";
        }
        String soundness = keys.size() == 1 ? " (the only key)" : " (" + keys.size() + " keys, the problem is cooked)";
        return (length() == 1 ? "mate in 1; in 2 at most: " : "mate in 2: ") + listed(keys) + soundness;
    }

    List<String> lines() {
        List<String> lines = new ArrayList<>(List.of(summary()));
        if (!solution.stalemates().isEmpty()) {
            lines.add("stalemate, which the published program would take for a key: "
                    + listed(names(solution.stalemates())));
        }
        lines.add("");
        lines.add(String.format(Locale.ROOT, "%-6s%12s%12s%12s%12s", "move", "lists", "in them", "played", "illegal"));
        for (LevelCount count : solution.counts()) {
            lines.add(String.format(
                    Locale.ROOT,
                    "%-6s%12d%12d%12d%12d",
                    word(count),
                    count.lists(),
                    count.listed(),
                    count.played(),
                    count.illegal()));
        }
        lines.add("");
        return lines;
    }

    JsonObject details() {
        JsonObject details = new JsonObject().put("in", 2).put("program", "bell");
        if (isRight()) {
            details.putObjects("keys", byTheRules.stream().map(this::key).toList());
            details.put("cooked", byTheRules.size() > 1);
        } else {
            details.put("reason", WITHOUT);
            details.put("keysOfTheProgram", names(solution.keys())).put("keysByTheRules", names(ruleMoves()));
        }
        return details.put("stalemates", names(solution.stalemates()))
                .putObjects(
                        "levels",
                        solution.counts().stream()
                                .map(count -> new JsonObject()
                                        .put("move", word(count))
                                        .put("lists", count.lists())
                                        .put("listed", count.listed())
                                        .put("played", count.played())
                                        .put("illegal", count.illegal()))
                                .toList());
    }

    private JsonObject key(ForcedProblem.Key key) {
        return new JsonObject().put("move", San.format(position, key.move())).put("length", key.length());
    }

    private List<Integer> ruleMoves() {
        return byTheRules.stream().map(ForcedProblem.Key::move).toList();
    }

    private List<String> names(List<Integer> moves) {
        return moves.stream().map(move -> San.format(position, move)).toList();
    }

    private static String listed(List<String> moves) {
        return moves.isEmpty() ? "none" : String.join(", ", moves);
    }

    private static String word(LevelCount count) {
        return count.level().word();
    }
}
