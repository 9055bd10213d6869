package io.github.kingfell.arena.endplay;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.RandomPosition;
import io.github.kingfell.tables.ExactValues;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Random positions of an ending that the side to move wins. */
public final class WonPositions {
    /** An ending with rarer wins is not worth playing. */
    private static final int MOST_DRAWS = 1_000_000;

    private static final int SAMPLES = 5_000;
    private static final double LEAST_SHARE = 0.01;

    private final ExactValues truth;
    private final long material;
    private final long seed;

    /**
     * Creates the source; it draws nothing yet.
     *
     * @param material White is to win
     */
    public WonPositions(ExactValues truth, long material, long seed) {
        this.truth = truth;
        this.material = material;
        this.seed = seed;
    }

    /** Returns true when at least one position in a hundred is won, a mate in one not counted. */
    public boolean areMany() {
        Random random = new Random(seed);
        int won = 0;
        for (int sample = 0; sample < SAMPLES; sample++) {
            won += isWon(truth.plies(RandomPosition.draw(material, Color.WHITE, random)), 3) ? 1 : 0;
        }
        return won >= LEAST_SHARE * SAMPLES;
    }

    /**
     * Returns the same positions for the same seed: White wins in the first, Black in the second, and so on. There are
     * fewer than wanted when wins are rare.
     */
    public List<Position> draw(int wanted) {
        Random random = new Random(seed);
        List<Position> won = new ArrayList<>();
        for (int draws = 0; won.size() < wanted && draws < MOST_DRAWS; draws++) {
            int strong = won.size() % 2;
            long oriented = strong == Color.WHITE ? material : MaterialKey.flip(material);
            Position position = RandomPosition.draw(oriented, strong, random);
            if (isWon(truth.plies(position), 1)) {
                won.add(position);
            }
        }
        return won;
    }

    /** Returns whether the side to move mates, and not in fewer plies than this. */
    private static boolean isWon(int plies, int least) {
        return plies >= least && plies % 2 == 1;
    }
}
