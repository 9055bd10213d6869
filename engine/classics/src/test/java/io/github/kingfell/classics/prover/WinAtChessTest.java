package io.github.kingfell.classics.prover;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.book.StandardBook;
import io.github.kingfell.engine.Engine;
import io.github.kingfell.positions.Suite;
import io.github.kingfell.prover.ProofNumberPlayer;
import io.github.kingfell.prover.tree.ProofNumberSearch;
import io.github.kingfell.prover.tree.ProofTree;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.ProofChecker;
import io.github.kingfell.rules.check.RejectedProofException;
import io.github.kingfell.rules.notation.Epd;
import io.github.kingfell.rules.testkit.SuiteLines;
import io.github.kingfell.search.PlayerId;
import io.github.kingfell.search.Score;
import io.github.kingfell.search.SearchControl;
import io.github.kingfell.search.SearchLimits;
import io.github.kingfell.search.SearchRequest;
import io.github.kingfell.search.SearchSettings;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Repeats table 1 of "Mate in 38": a million nodes for each of the 80 mates of Win at Chess that PROVER or its
 * alpha-beta companion solved. PROVER solved 79, all but 105.
 */
class WinAtChessTest {
    private static final int NODES = 1_000_000;
    private static final int[] ALL = {};
    private static final SearchControl CONTROL = SearchControl.unlimited();

    private final ProofTree tree = new ProofTree(32);

    @Test
    void solvesWhatTheFirstProverSolved() {
        List<String> unsolved = SuiteLines.of(Suite.MATE_WAC_80)
                .filter(line -> !isSolved(line.position(), ProofNumberPlayer.DEFAULT_BOUND))
                .map(Epd::id)
                .toList();
        assertThat(unsolved).containsExactly("WAC.105");
    }

    @Test
    void provesTheMateIn38() throws Exception {
        Position root =
                SuiteLines.of(Suite.MATE_HISTORIC).findFirst().orElseThrow().position();
        ProofNumberSearch search = new ProofNumberSearch(tree, root);
        search.begin(root.copy(), ALL, root.sideToMove(), ProofNumberPlayer.DEFAULT_BOUND);
        search.run(NODES, NODES, CONTROL);
        assertThat(search.isProved()).isTrue();
        assertThat(search.nodes()).isEqualTo(211_133);
        assertThat(ProofChecker.check(root, ALL, search.proof()).moves()).isEqualTo(38);
    }

    /**
     * Eight million nodes were not enough for PROVER (section 4.2.6). Its successors need fewer nodes than PROVER
     * spent.
     */
    @Test
    @Tag("slow")
    void provesNumber213WithWhatCameAfterwards() throws Exception {
        Position root = SuiteLines.of(Suite.MATE_HISTORIC)
                .filter(line -> line.id().equals("WAC.213"))
                .findFirst()
                .orElseThrow()
                .position();
        try (Engine engine = Engine.builder(StandardBook.create())
                .certificates(StandardBook.certificates())
                .advice(StandardBook.advice())
                .build()) {
            engine.configure(SearchSettings.builder()
                    .moveOverhead(0)
                    .player(PlayerId.PROOF_NUMBER)
                    .build());
            SearchLimits limits = SearchLimits.builder().nodes(8_000_000).build();
            Score score = engine.search(new SearchRequest(root, limits)).score();
            assertThat(score)
                    .isInstanceOfSatisfying(
                            Score.Mate.class, mate -> assertThat(mate.moves()).isBetween(1, 40));
        }
    }

    private boolean isSolved(Position root, int bound) {
        ProofNumberSearch search = new ProofNumberSearch(tree, root);
        search.begin(root.copy(), ALL, root.sideToMove(), bound);
        search.run(NODES, NODES, CONTROL);
        if (!search.isProved()) {
            return false;
        }
        try {
            return ProofChecker.check(root, ALL, search.proof()).moves() > 0;
        } catch (RejectedProofException e) {
            throw new AssertionError(e);
        }
    }
}
