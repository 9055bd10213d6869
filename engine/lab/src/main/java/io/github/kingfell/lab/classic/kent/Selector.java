package io.github.kingfell.lab.classic.kent;

import io.github.kingfell.lab.classic.player.ClassicSettings;
import io.github.kingfell.lab.classic.player.Effort;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import java.util.List;

/** How good the selection after the first ply is: where in it the move stands that all replies show to be the best. */
public final class Selector {
    private static final int WORST = -1_000_000;

    private final Kent kent = new Kent(Edition.PLAIN, ClassicSettings.STANDARD);

    /** From 1 on; every move is given all replies. */
    public int rank(Position position) {
        MoveList moves = new MoveList();
        new MoveGenerator(position).generate(position, moves);
        Effort effort = Effort.unlimited();
        List<Candidate> candidates = kent.select(position, moves.toArray(), effort);
        int best = WORST;
        int rank = 0;
        for (int i = 0; i < candidates.size(); i++) {
            int value = kent.afterReplies(position, candidates.get(i).move(), position.fullmoveNumber(), best, effort);
            if (value > best) {
                best = value;
                rank = i + 1;
            }
        }
        return rank;
    }
}
