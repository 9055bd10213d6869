package io.github.kingfell.prover.tree;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.prover.ProofNumberPlayer;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.rules.testkit.RandomWalk;
import io.github.kingfell.search.Answer;
import io.github.kingfell.search.Score;
import io.github.kingfell.search.SearchControl;
import io.github.kingfell.search.SearchLimits;
import io.github.kingfell.search.SearchSettings;
import io.github.kingfell.search.SearchTask;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The tree search of 1994 has no transpositions, so its results are exact; the present prover must agree. */
class TreeAgainstPlayerTest {
    private static final int[] ALL = {};

    @ParameterizedTest
    @MethodSource(RandomWalk.FEW_WALKS)
    void bothSettleShortMatesAlike(RandomWalk walk) {
        ProofTree tree = new ProofTree(64);
        ProofNumberPlayer player = new ProofNumberPlayer(4);
        walk.forEach(position -> {
            if (position.ply() % 7 != 0 || Positions.legalMoves(position).isEmpty()) {
                return;
            }
            for (int bound = 1; bound <= 2; bound++) {
                int us = position.sideToMove();
                boolean mates = settles(tree, position, us, bound);
                boolean isMated = settles(tree, position, us ^ 1, bound);
                assertThat(playerProves(player, position, bound))
                        .as("%s in %d", walk, bound)
                        .isEqualTo(mates || isMated);
            }
        });
    }

    private static boolean settles(ProofTree tree, Position root, int attacker, int bound) {
        ProofNumberSearch search = new ProofNumberSearch(tree, root);
        search.begin(root.copy(), ALL, attacker, bound);
        search.run(400_000, 400_000, SearchControl.unlimited());
        assertThat(search.isProved() || search.isDisproved()).isTrue();
        return search.isProved();
    }

    private static boolean playerProves(ProofNumberPlayer player, Position root, int bound) {
        SearchLimits limits = SearchLimits.builder().mate(bound).build();
        Answer answer = player.play(
                new SearchTask(root, limits, SearchSettings.DEFAULT, SearchControl.unlimited(), info -> {}));
        return answer instanceof Answer.Plays plays && plays.outcome().score() instanceof Score.Mate;
    }
}
