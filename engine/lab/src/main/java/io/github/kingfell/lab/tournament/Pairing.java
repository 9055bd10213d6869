package io.github.kingfell.lab.tournament;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/**
 * A game to be played.
 *
 * @param white index of an entrant
 * @param black index of another
 */
public record Pairing(int white, int black, Opening opening) {
    /**
     * Makes a round robin: each pair of entrants plays the same openings, each opening with both colours. No game can
     * occur twice.
     *
     * @param rounds openings for each pair, at most as many as there are
     * @param seed determines which openings come first
     */
    public static List<Pairing> roundRobin(int entrants, int rounds, List<Opening> openings, long seed) {
        if (rounds < 1 || rounds > openings.size()) {
            throw new IllegalArgumentException("there are " + openings.size() + " openings");
        }
        List<Opening> shuffled = new ArrayList<>(openings);
        Collections.shuffle(shuffled, new Random(seed));
        List<Pairing> games = new ArrayList<>();
        for (Opening opening : shuffled.subList(0, rounds)) {
            for (int one = 0; one < entrants; one++) {
                for (int other = one + 1; other < entrants; other++) {
                    games.add(new Pairing(one, other, opening));
                    games.add(new Pairing(other, one, opening));
                }
            }
        }
        return games;
    }
}
