package io.github.kingfell.arena.match;

import java.util.ArrayList;
import java.util.List;

/**
 * Who plays whom. In each round each two engines that meet play a pair of games, with both colours, from the opening of
 * the round. A longer match begins with the games of a shorter one.
 *
 * @param engines their number, at least 2
 */
public record MatchSchedule(Form form, int engines, int rounds) {
    /** Which engines meet. */
    public enum Form {
        /** Each meets each. */
        ROUND_ROBIN("round-robin"),
        /** The first meets each of the others. */
        GAUNTLET("gauntlet");

        private final String words;

        Form(String words) {
            this.words = words;
        }

        @Override
        public String toString() {
            return words;
        }
    }

    /** Two engines that meet, by their numbers from 0 on. The first one has White in the first game of each pair. */
    public record Encounter(int first, int second) {
        boolean has(int engine) {
            return first == engine || second == engine;
        }
    }

    /** Returns the encounters of each round, in their order. */
    List<Encounter> encounters() {
        List<Encounter> all = new ArrayList<>();
        int last = form == Form.GAUNTLET ? 1 : engines - 1;
        for (int first = 0; first < last; first++) {
            for (int second = first + 1; second < engines; second++) {
                all.add(new Encounter(first, second));
            }
        }
        return all;
    }

    /** Returns the number of pairs of games of the whole match. */
    public int pairs() {
        return rounds * encounters().size();
    }
}
