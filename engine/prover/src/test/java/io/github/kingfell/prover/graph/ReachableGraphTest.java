package io.github.kingfell.prover.graph;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.MateCertificate;
import io.github.kingfell.rules.check.MateProof;
import io.github.kingfell.rules.check.ProofChecker;
import io.github.kingfell.rules.notation.UciMove;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.search.SearchControl;
import io.github.kingfell.search.TimeBudget;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The graph, its retrograde solution, and the search that has both. */
class ReachableGraphTest {
    /** From the suite mate/published-benchmarks: one queen chases a king all over the board. */
    private static final String CHASE = "8/8/8/1p6/6k1/1p2Q3/p1p1p3/rbrbK3 w - - 0 1";

    private static final String ROOK = "8/8/8/8/1K4R1/8/k7/8 w - - 0 1";

    private static GraphGrowth graph(Position root, int attacker, int... rootMoves) {
        return new GraphGrowth(root, rootMoves, attacker, 1 << 20, ProofGuide.NONE);
    }

    private static int solve(GraphGrowth graph, long nodes, int most) {
        graph.grow(nodes, SearchControl.unlimited());
        return new RetrogradeSolution(graph.graph(), most).length();
    }

    /** Small enough to be complete, so that the mate found is the shortest; lengths by the exact tables. */
    @ParameterizedTest
    @CsvSource({
        "8/8/8/8/1K4R1/8/k7/8 w - - 0 1, 3",
        "7k/8/5K2/8/8/8/8/R7 w - - 0 1, 2",
        "7k/8/6K1/8/8/8/8/R7 w - - 0 1, 1",
        "8/8/8/8/8/2k5/8/KQ6 w - - 0 1, 6",
        "8/8/8/8/2K3R1/8/k7/8 b - - 0 1, -5",
        "7k/R7/8/8/8/8/8/1R4K1 b - - 0 1, -1",
    })
    void completeGraphsHaveTheShortestMate(String fen, int expected) throws Exception {
        Position root = Positions.of(fen);
        int attacker = expected > 0 ? root.sideToMove() : root.sideToMove() ^ 1;
        GraphGrowth graph = graph(root, attacker);
        assertThat(solve(graph, Long.MAX_VALUE, 50)).isEqualTo(Math.abs(expected));
        MateCertificate mate = ProofChecker.check(root, new int[0], new RetrogradeSolution(graph.graph(), 50).proof());
        assertThat(mate.moves()).isEqualTo(expected);
    }

    @Test
    void aBoundShorterThanTheMateFindsNone() {
        Position root = Positions.of(ROOK);
        GraphGrowth graph = graph(root, root.sideToMove());
        assertThat(solve(graph, Long.MAX_VALUE, 2)).isZero();
        assertThat(solve(graph, 0, 3)).isEqualTo(3);
    }

    @Test
    void nobodyMatesWithTooLittle() {
        Position root = Positions.of("8/8/8/8/1K4N1/8/k7/8 w - - 0 1");
        assertThat(solve(graph(root, root.sideToMove()), Long.MAX_VALUE, 50)).isZero();
    }

    @Test
    void onlyTheRootMovesGivenCount() throws Exception {
        Position root = Positions.of(ROOK);
        int move = UciMove.parse("g4g1", root);
        GraphGrowth graph = graph(root, root.sideToMove(), move);
        int length = solve(graph, Long.MAX_VALUE, 50);
        assertThat(length).isGreaterThan(3);
        MateProof proof = new RetrogradeSolution(graph.graph(), 50).proof();
        assertThat(ProofChecker.check(root, new int[] {move}, proof).line()[0]).isEqualTo(move);
    }

    @Test
    void theLimitOfNodesIsKept() {
        SearchControl control = new SearchControl(TimeBudget.UNLIMITED, 3_333, false);
        Position root = Positions.of(CHASE);
        GraphGrowth graph = graph(root, root.sideToMove());
        while (graph.grow(1_000, control)) {
            assertThat(graph.nodes()).isEqualTo(control.counter().nodes());
        }
        assertThat(control.counter().nodes()).isEqualTo(3_333).isEqualTo(graph.nodes());
    }

    @Test
    void aFullGraphGrowsNoMore() {
        Position root = Positions.of(CHASE);
        GraphGrowth graph = new GraphGrowth(root, new int[0], root.sideToMove(), 500, ProofGuide.NONE);
        assertThat(graph.grow(Long.MAX_VALUE, SearchControl.unlimited())).isFalse();
        assertThat(graph.graph().defenceCount()).isBetween(500, 1_500);
    }

    /** A million nodes of df-pn find nothing here. */
    @Test
    void aLongChaseIsSolvedAndTheProofGuidesTheNextGraph() throws Exception {
        Position root = Positions.of(CHASE);
        GraphSearch search = new GraphSearch(root, new int[0], root.sideToMove(), 1 << 18);
        Optional<MateProof> proof = Optional.empty();
        while (proof.isEmpty() && search.nodes() < 200_000) {
            proof = search.advance(Optional.empty(), 120, 4_096, SearchControl.unlimited());
        }
        MateCertificate mate = ProofChecker.check(root, new int[0], proof.orElseThrow());
        assertThat(mate.moves()).isBetween(30, 60);
        assertThat(search.isFinished(Optional.of(mate))).isFalse();
        GraphSearch guided = new GraphSearch(root, new int[0], root.sideToMove(), 1 << 18);
        proof = guided.advance(Optional.of(mate), mate.moves(), 20_000, SearchControl.unlimited());
        assertThat(ProofChecker.check(root, new int[0], proof.orElseThrow()).moves())
                .isLessThanOrEqualTo(mate.moves());
    }

    /**
     * The queen alone chases, so that the graphs after the first are hers. 36 is the shortest known (R. Nuernberg,
     * matetb).
     */
    @Test
    void piecesThatTheKnownMateMovesComeFirst() throws Exception {
        Position root = Positions.of(CHASE);
        GraphSearch search = new GraphSearch(root, new int[0], root.sideToMove(), 1 << 18);
        Optional<MateCertificate> best = Optional.empty();
        while (search.nodes() < 500_000) {
            int most = best.map(mate -> mate.moves() - 1).orElse(120);
            Optional<MateProof> proof = search.advance(best, most, 4_096, SearchControl.unlimited());
            if (proof.isPresent()) {
                best = Optional.of(ProofChecker.check(root, new int[0], proof.get()));
            }
        }
        assertThat(best.orElseThrow().moves()).isLessThanOrEqualTo(36);
    }

    /** White's king and queen; where the queen can be taken, nothing after it is of use. */
    @Test
    void aDefenceThatTakesTheLastPieceIsNotOpened() {
        Position root = Positions.of("8/8/8/8/8/1k6/3Q4/K7 w - - 0 1");
        GraphGrowth graph = graph(root, root.sideToMove());
        graph.grow(Long.MAX_VALUE, SearchControl.unlimited());
        assertThat(graph.graph().attackCount()).isPositive();
        for (int attack = 0; attack < graph.graph().attackCount(); attack++) {
            assertThat(graph.graph().mating(attack) != Move.NONE
                            || graph.graph().firstOption(attack) < graph.graph().firstOption(attack + 1))
                    .as("attack %d", attack)
                    .isTrue();
        }
    }

    /** A graph that is stopped is abandoned, and a new one would visit its root at each further call. */
    @Test
    void aStoppedSearchVisitsNothing() {
        Position root = Positions.of(CHASE);
        GraphSearch search = new GraphSearch(root, new int[0], root.sideToMove(), 1 << 18);
        SearchControl control = SearchControl.unlimited();
        search.advance(Optional.empty(), 120, 4_096, control);
        long before = search.nodes();
        control.stop();
        for (int call = 0; call < 3; call++) {
            assertThat(search.advance(Optional.empty(), 120, 4_096, control)).isEmpty();
            assertThat(search.nodes())
                    .isEqualTo(before)
                    .isEqualTo(control.counter().nodes());
        }
    }

    /** Knights and pawns all over the board, Win at Chess 213: every move leads to a new position. */
    @Test
    void aGraphThatIsATreeIsGivenUp() {
        Position root = Positions.of("3r1r1k/1b4pp/ppn1p3/4Pp1R/Pn5P/3P4/4QP2/1qB1NKR1 w - - 0 1");
        GraphSearch search = new GraphSearch(root, new int[0], root.sideToMove(), 1 << 18);
        while (!search.isFinished(Optional.empty())) {
            assertThat(search.advance(Optional.empty(), 120, 4_096, SearchControl.unlimited()))
                    .isEmpty();
        }
        assertThat(search.nodes()).isBetween(20_000L, 30_000L);
    }

    @Test
    @Tag("slow")
    void whatIsFinishedIsBegunAgainWhenAShorterMateIsKnown() throws Exception {
        Position root = Positions.of(ROOK);
        GraphSearch search = new GraphSearch(root, new int[0], root.sideToMove(), 1 << 18);
        MateProof proof = search.advance(Optional.empty(), 10, Long.MAX_VALUE, SearchControl.unlimited())
                .orElseThrow();
        Optional<MateCertificate> best = Optional.of(ProofChecker.check(root, new int[0], proof));
        assertThat(search.advance(best, 2, Long.MAX_VALUE, SearchControl.unlimited()))
                .isEmpty();
        assertThat(search.isFinished(best)).isTrue();
        assertThat(search.isFinished(Optional.empty())).isFalse();
    }
}
