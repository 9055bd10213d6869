package io.github.kingfell.workbench.suite;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The number of mates that an engine had found at each time, and how many of them had the least known number of moves.
 * A mate that the engine takes back no longer counts.
 */
final class LengthHistory {
    /**
     * A change of the count.
     *
     * @param count from these seconds on, until the next step
     */
    record Step(double seconds, int count) {}

    /** The score of a problem from this time on: a mate in this many moves, 0 for none. */
    private record Word(double seconds, int problem, int moves) {}

    private final List<Step> found = new ArrayList<>();
    private final List<Step> shortest = new ArrayList<>();

    /** @param answers of one engine, as from {@link Contest} */
    LengthHistory(List<JsonNode> answers) {
        List<Word> words = new ArrayList<>();
        for (int i = 0; i < answers.size(); i++) {
            for (JsonNode row : answers.get(i).path("course")) {
                words.add(new Word(row.path(0).asDouble(), i, row.path(1).asInt()));
            }
        }
        words.sort(Comparator.comparingDouble(Word::seconds));
        int[] last = new int[answers.size()];
        for (Word word : words) {
            int best = answers.get(word.problem).path("best").asInt();
            int before = last[word.problem];
            last[word.problem] = word.moves;
            add(found, word.seconds, isMate(word.moves) - isMate(before));
            add(shortest, word.seconds, isShortest(word.moves, best) - isShortest(before, best));
        }
    }

    /** Returns false when a mate was recorded without its time. */
    static boolean isKept(List<JsonNode> answers) {
        return answers.stream()
                .allMatch(answer -> !answer.path("found").asBoolean()
                        || answer.path("course").size() > 0);
    }

    private static int isMate(int moves) {
        return moves > 0 ? 1 : 0;
    }

    private static int isShortest(int moves, int best) {
        return moves > 0 && moves <= best ? 1 : 0;
    }

    private static void add(List<Step> steps, double seconds, int change) {
        if (change != 0) {
            steps.add(new Step(seconds, at(steps, seconds) + change));
        }
    }

    /** Returns the count at a time. */
    static int at(List<Step> steps, double seconds) {
        int count = 0;
        for (Step step : steps) {
            if (step.seconds <= seconds) {
                count = step.count;
            }
        }
        return count;
    }

    /** Returns the counts of all mates found, in ascending time. */
    List<Step> found() {
        return List.copyOf(found);
    }

    /** Returns the counts of mates in the least number of moves, in ascending time. */
    List<Step> shortest() {
        return List.copyOf(shortest);
    }
}
