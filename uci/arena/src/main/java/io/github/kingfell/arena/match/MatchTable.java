package io.github.kingfell.arena.match;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The results of a match so far. Only whole pairs of games count.
 *
 * @param names of the engines, by their numbers
 * @param scores of each encounter of the schedule, for the first of its two engines
 * @param faults games that each engine lost on time or without a legal move
 */
public record MatchTable(MatchSchedule schedule, List<String> names, List<MatchScore> scores, List<Integer> faults) {
    public MatchTable {
        names = List.copyOf(names);
        scores = List.copyOf(scores);
        faults = List.copyOf(faults);
    }

    /** Returns the table before the first game. */
    static MatchTable empty(MatchSchedule schedule, List<String> names) {
        return new MatchTable(
                schedule,
                names,
                Collections.nCopies(schedule.encounters().size(), MatchScore.NONE),
                Collections.nCopies(names.size(), 0));
    }

    /**
     * Returns the table with one pair of games more.
     *
     * @param first half points in the first game of the engine that has White there
     * @param second half points of the same engine in the second game
     */
    MatchTable plus(int pair, int first, int second) {
        int encounter = pair % scores.size();
        List<MatchScore> more = new ArrayList<>(scores);
        more.set(encounter, more.get(encounter).plus(first, second));
        return new MatchTable(schedule, names, more, faults);
    }

    MatchTable withFault(int engine) {
        List<Integer> more = new ArrayList<>(faults);
        more.set(engine, more.get(engine) + 1);
        return new MatchTable(schedule, names, scores, more);
    }

    public int games() {
        return scores.stream().mapToInt(MatchScore::games).sum();
    }

    /** Returns the score of an engine against all others. */
    public MatchScore score(int engine) {
        return IntStream.range(0, names.size())
                .mapToObj(other -> between(engine, other))
                .reduce(MatchScore.NONE, MatchScore::plus);
    }

    /** Returns the score of an engine against another; {@link MatchScore#NONE} for two that do not meet. */
    public MatchScore between(int engine, int other) {
        List<MatchSchedule.Encounter> encounters = schedule.encounters();
        return IntStream.range(0, encounters.size())
                .filter(i -> engine != other
                        && encounters.get(i).has(engine)
                        && encounters.get(i).has(other))
                .mapToObj(i -> encounters.get(i).first() == engine
                        ? scores.get(i)
                        : scores.get(i).reversed())
                .findFirst()
                .orElse(MatchScore.NONE);
    }

    /** Returns the numbers of the engines, the one with the greatest share of its points first. */
    public List<Integer> ranking() {
        return IntStream.range(0, names.size())
                .boxed()
                .sorted(Comparator.comparingDouble(engine -> -score(engine).share()))
                .toList();
    }
}
