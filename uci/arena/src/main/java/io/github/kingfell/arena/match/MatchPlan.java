package io.github.kingfell.arena.match;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What is to be played. Games and pairs of games have numbers from 0 on; game {@code 2 n} is the first of pair
 * {@code n}.
 *
 * @param openings of the rounds, from the first again when there are no more
 * @param sprt ends a match of two engines when it is decided; null for none
 */
public record MatchPlan(
        List<Participant> participants,
        MatchSchedule schedule,
        List<MatchOpening> openings,
        Umpire umpire,
        @Nullable Sprt sprt) {
    public MatchPlan {
        participants = List.copyOf(participants);
        openings = List.copyOf(openings);
    }

    /**
     * A game to be played.
     *
     * @param white number of the engine with White
     * @param black number of the engine with Black
     */
    record Fixture(int white, int black, MatchOpening opening) {}

    List<String> names() {
        return participants.stream().map(Participant::name).toList();
    }

    Fixture fixture(int game) {
        List<MatchSchedule.Encounter> encounters = schedule.encounters();
        int pair = game / 2;
        MatchSchedule.Encounter encounter = encounters.get(pair % encounters.size());
        MatchOpening opening = openings.get(pair / encounters.size() % openings.size());
        return game % 2 == 0
                ? new Fixture(encounter.first(), encounter.second(), opening)
                : new Fixture(encounter.second(), encounter.first(), opening);
    }

    /** Returns true when the test has decided a match. */
    boolean isDecided(MatchTable table) {
        return sprt != null && sprt.verdict(table.scores().get(0)) != Sprt.Decision.UNDECIDED;
    }
}
