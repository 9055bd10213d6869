package io.github.kingfell.prover.fullwidth;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveList;

/** Remembers which replies refuted which moves of the attacker, to try them first elsewhere. */
@Hot
public final class RefutingReplies {
    private static final int PAIRS = 1 << 12;
    private static final int MOST = 0xFFFF;

    /** The moves left that are told apart; with more, the replies to a move share a place. */
    private static final int MOST_LEFT = 15;

    /** The reply that last refuted a move, by moves left and the move's squares. */
    private final int[] last;

    /** How often a reply refuted, with weight by the moves left; by its squares. */
    private final int[] counts = new int[PAIRS];

    /** @param most moves of the attacker */
    public RefutingReplies(int most) {
        last = new int[(Math.min(most, MOST_LEFT) + 1) * PAIRS];
    }

    /** Returns the reply that last refuted the move with as many moves left, or {@link Move#NONE}. */
    public int usual(int left, int move) {
        return last[index(left, move)];
    }

    public void add(int left, int move, int reply) {
        last[index(left, move)] = reply;
        int pair = reply % PAIRS;
        counts[pair] += left * left;
        if (counts[pair] > MOST) {
            for (int i = 0; i < PAIRS; i++) {
                counts[i] >>= 1;
            }
        }
    }

    /** Ranks replies by how often they refuted. */
    public void rank(MoveList replies) {
        for (int i = 0; i < replies.size(); i++) {
            replies.setScore(i, score(replies.get(i)));
        }
    }

    /** Returns how often a reply refuted, with weight by the moves left. */
    int score(int reply) {
        return counts[reply % PAIRS];
    }

    private static int index(int left, int move) {
        return Math.min(left, MOST_LEFT) * PAIRS + move % PAIRS;
    }
}
