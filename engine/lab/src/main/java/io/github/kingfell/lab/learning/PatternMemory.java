package io.github.kingfell.lab.learning;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * The learner's memory: descriptions of branches that succeeded and of branches that failed. A description that has
 * done both is not used; the thesis does not say how it treats such descriptions.
 */
public final class PatternMemory {
    private final Map<Lesson.Pattern, Tally> tallies = new LinkedHashMap<>();

    /** Counts how often a pattern has succeeded and failed. */
    private record Tally(int successes, int failures) {
        Tally plus(Tally other) {
            return new Tally(successes + other.successes, failures + other.failures);
        }
    }

    void succeeded(Lesson.Pattern pattern) {
        tallies.merge(pattern, new Tally(1, 0), Tally::plus);
    }

    void failed(Lesson.Pattern pattern) {
        tallies.merge(pattern, new Tally(0, 1), Tally::plus);
    }

    /** Returns true for a pattern of success, which is an addition to better. */
    public boolean isSuccess(Lesson.Pattern pattern) {
        return is(pattern, PatternMemory::onlySuccess);
    }

    /** Returns true for a pattern of failure, which is an addition to worse. */
    public boolean isFailure(Lesson.Pattern pattern) {
        return is(pattern, PatternMemory::onlyFailure);
    }

    private boolean is(Lesson.Pattern pattern, Predicate<Tally> kind) {
        Tally known = tallies.get(pattern);
        return known != null && kind.test(known);
    }

    /** Returns the patterns of success in the order in which they were met. */
    public List<Lesson.Pattern> successes() {
        return all(PatternMemory::onlySuccess);
    }

    /** Returns the patterns of failure in the order in which they were met. */
    public List<Lesson.Pattern> failures() {
        return all(PatternMemory::onlyFailure);
    }

    /** Returns the patterns that have both succeeded and failed. */
    public List<Lesson.Pattern> undecided() {
        return all(known -> known.successes > 0 && known.failures > 0);
    }

    private List<Lesson.Pattern> all(Predicate<Tally> kind) {
        return tallies.entrySet().stream()
                .filter(entry -> kind.test(entry.getValue()))
                .map(Map.Entry::getKey)
                .toList();
    }

    private static boolean onlySuccess(Tally known) {
        return known.successes > 0 && known.failures == 0;
    }

    private static boolean onlyFailure(Tally known) {
        return known.failures > 0 && known.successes == 0;
    }
}
