package io.github.kingfell.lab.kppkb;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.Position;
import java.util.Map;

/**
 * Lets a contestant play on from a position until a piece is captured or promoted. The opponent knows the exact
 * verdicts and sets the hardest task: it chooses the move after which the fewest moves are good enough.
 */
public final class Playout {
    /** Number of the contestant's moves after which the playout is stopped. */
    private static final int MOST_MOVES = 60;

    private static final long MATERIAL = MaterialKey.parse("KPPKB");

    private final KppkbVerdicts truth;

    public Playout(KppkbVerdicts truth) {
        this.truth = truth;
    }

    /** The result of a playout. */
    public enum End {
        /** The win was brought home, or the draw held to the end. */
        KEPT,
        /** A move gave it away. */
        LOST,
        /** White still wins, but repeated a position three times or made no progress in 60 moves. */
        STUCK,
        /** A move whose value is not known. */
        OPEN
    }

    /** @param start White to move and win, or Black to move and hold */
    public End play(Position start, Contestant contestant) {
        Position position = start.copy();
        int color = position.sideToMove();
        GameValue good = color == Color.WHITE ? GameValue.WIN : GameValue.NO_WIN;
        for (int move = 0; move < MOST_MOVES; move++) {
            position.make(contestant.move(position));
            GameValue verdict = truth.verdict(position);
            if (verdict != good) {
                return verdict == GameValue.UNKNOWN ? End.OPEN : End.LOST;
            }
            if (position.material() != MATERIAL) {
                return End.KEPT;
            }
            if (position.isThreefoldRepetition()) {
                return color == Color.WHITE ? End.STUCK : End.KEPT;
            }
            Map<Integer, GameValue> replies = truth.after(position);
            if (replies.isEmpty()) {
                return End.KEPT;
            }
            position.make(hardest(position, replies, good));
            if (position.material() != MATERIAL || truth.after(position).isEmpty()) {
                return End.KEPT;
            }
            if (position.isThreefoldRepetition()) {
                return color == Color.WHITE ? End.STUCK : End.KEPT;
            }
        }
        return color == Color.WHITE ? End.STUCK : End.KEPT;
    }

    /** Returns the move that leaves the fewest good answers; among equals, the one that leaves the most bad ones. */
    private int hardest(Position position, Map<Integer, GameValue> replies, GameValue good) {
        int best = replies.keySet().iterator().next();
        int bestTask = Integer.MAX_VALUE;
        for (int reply : replies.keySet()) {
            position.make(reply);
            Map<Integer, GameValue> answers = truth.after(position);
            int goodAnswers =
                    (int) answers.values().stream().filter(good::equals).count();
            boolean over = position.material() != MATERIAL || answers.isEmpty();
            int task = over ? Integer.MAX_VALUE - 1 : 256 * goodAnswers - answers.size();
            position.unmake(reply);
            if (task < bestTask) {
                best = reply;
                bestTask = task;
            }
        }
        return best;
    }
}
