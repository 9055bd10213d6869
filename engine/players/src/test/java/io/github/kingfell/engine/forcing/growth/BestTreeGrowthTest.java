package io.github.kingfell.engine.forcing.growth;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.engine.forcing.endgame.Comparison;
import io.github.kingfell.engine.forcing.endgame.Judgement;
import io.github.kingfell.engine.forcing.endgame.Refusal;
import io.github.kingfell.engine.forcing.endgame.Standing;
import io.github.kingfell.engine.forcing.endgame.StraightToMate;
import io.github.kingfell.engine.forcing.endgame.TreeLimits;
import io.github.kingfell.engine.forcing.endgame.TreeMethod;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.search.SearchControl;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A plain minimax over all trees of three moves judges the tree chosen. */
class BestTreeGrowthTest {
    private static final TreeLimits ENOUGH = new TreeLimits(6, 1_000_000);
    private static final int DEPTH = 3;
    private static final int MOVE = 100;
    private static final int NEVER = 1 << 20;

    private final Approach endgame = new Approach();
    private final TreeTable table = new TreeTable();
    private final Map<Long, Integer> known = new HashMap<>();

    /**
     * Better: the kings are nearer by a step or two. The outlook is partly arbitrary; a deeper tree that brings them
     * nearer still is better.
     */
    private static final class Approach extends StraightToMate implements Judgement {
        private int step = 1;

        Approach() {
            super(TreeMethod.BEST_OF_BETTER);
        }

        @Override
        public Judgement judgement() {
            return this;
        }

        @Override
        public boolean betterAdds(Position p, long standingP, Position q, long standingQ) {
            return apart(p) - apart(q) >= step;
        }

        @Override
        public int outlook(Position q, long standing) {
            return 2000 * step + 250 * apart(q) + (int) ((q.key() & Long.MAX_VALUE) % 200);
        }
    }

    private static int apart(Position x) {
        return Square.distance(x.king(Color.WHITE), x.king(Color.BLACK));
    }

    private int costAtEnd(Position q) {
        long standing = endgame.standing(q);
        return Standing.stage(standing) == 2 ? 0 : endgame.outlook(q, standing);
    }

    private int white(Position root, Position p, int depth) {
        Integer before = known.get(p.key() + depth);
        if (before != null) {
            return before;
        }
        int best = NEVER;
        for (int move : Positions.legalMoves(p)) {
            Position q = p.copy();
            q.make(move);
            long standing = endgame.standing(q);
            Comparison comparison =
                    endgame.judgement().compare(Refusal.DISASTER, root, endgame.standing(root), q, standing);
            if (comparison == Comparison.BETTER) {
                best = Math.min(best, MOVE + costAtEnd(q));
            }
            if (comparison != Comparison.WORSE && depth > 1 && Standing.stage(standing) != 2) {
                int worst = 0;
                for (int reply : Positions.legalMoves(q)) {
                    q.make(reply);
                    worst = Math.max(worst, white(root, q, depth - 1));
                    q.unmake(reply);
                }
                best = Math.min(best, MOVE + worst);
            }
        }
        known.put(p.key() + depth, best);
        return best;
    }

    /** One object grows them all, and forgets each tree before the next. */
    @Test
    void theTreeIsTheBestOfAll() {
        String[] fens = {"k7/7R/8/8/3K4/8/8/8", "k7/7R/8/3K4/8/8/8/8", "8/8/8/8/4K3/8/6R1/7k", "1k6/7R/8/8/8/2K5/8/8"};
        BestTreeGrowth growth = new BestTreeGrowth(endgame, table, Positions.of(fens[0] + " w - - 0 1"));
        for (String fen : fens) {
            for (endgame.step = 2; endgame.step > 0; endgame.step--) {
                Position p = Positions.of(fen + " w - - 0 1");
                known.clear();
                assertThat(growth.grow(p, endgame.standing(p), Refusal.DISASTER, ENOUGH, SearchControl.unlimited()))
                        .isEqualTo(Growth.Result.FOUND);
                int least = white(p, p, DEPTH);
                if (least == NEVER) {
                    assertThat(GrownTree.depth(table, growth.firstNode(), p)).isGreaterThan(DEPTH);
                } else {
                    assertThat(GrownTree.worst(table, growth.firstNode(), p, MOVE, this::costAtEnd))
                            .as(fen)
                            .isEqualTo(least);
                }
            }
        }
    }

    /** Without positions for the choice the shallowest tree is kept, and the positions of both are booked. */
    @Test
    void theShallowestTreeIsKeptWhenThePositionsAreSpent() {
        Position p = Positions.of("k7/7R/8/8/3K4/8/8/8 w - - 0 1");
        DeepeningGrowth shallowest = new DeepeningGrowth(endgame, new TreeTable(), p);
        shallowest.grow(
                p, endgame.standing(p), Refusal.DISASTER, new TreeLimits(6, 1_000_000), SearchControl.unlimited());
        SearchControl control = SearchControl.unlimited();
        BestTreeGrowth growth = new BestTreeGrowth(endgame, table, p);
        TreeLimits few = new TreeLimits(6, shallowest.examined() + 1);
        assertThat(growth.grow(p, endgame.standing(p), Refusal.DISASTER, few, control))
                .isEqualTo(Growth.Result.FOUND);
        assertThat(GrownTree.depth(table, growth.firstNode(), p)).isEqualTo(shallowest.depth());
        assertThat(control.counter().nodes()).isEqualTo(growth.examined());
    }
}
