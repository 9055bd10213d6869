package io.github.kingfell.classics.kent;

import io.github.kingfell.classics.player.ClassicSettings;
import io.github.kingfell.classics.player.PositionCounter;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import java.util.List;

/**
 * Measures the selection after the first ply: the rank in it of the move that turns out best when all replies are
 * examined.
 */
public final class Selector {
    private static final int WORST = -1_000_000;

    private final Kent kent = new Kent(ProgramStage.PLAIN, ClassicSettings.STANDARD);

    /** Returns the rank, from 1; all replies to every move are examined. */
    public int rank(Position position) {
        MoveList moves = MoveList.legal(position);
        PositionCounter counter = PositionCounter.unlimited();
        List<Candidate> candidates = kent.select(position, moves.toArray(), counter);
        int best = WORST;
        int rank = 0;
        for (int i = 0; i < candidates.size(); i++) {
            int value = kent.afterReplies(position, candidates.get(i).move(), position.fullmoveNumber(), best, counter);
            if (value > best) {
                best = value;
                rank = i + 1;
            }
        }
        return rank;
    }
}
