package io.github.kingfell.engine.coordination;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.prover.ProofNumberPlayer;
import io.github.kingfell.prover.solver.ProofWorker;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.search.Score;
import io.github.kingfell.search.SearchControl;
import io.github.kingfell.search.SearchInfo;
import io.github.kingfell.search.SearchInfo.Iteration;
import io.github.kingfell.search.SearchLimits;
import io.github.kingfell.search.SearchSettings;
import io.github.kingfell.search.SearchTask;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class FirstWorkerTest {
    private final SearchControl control = SearchControl.unlimited();
    private final List<SearchInfo> told = new ArrayList<>();

    private FirstWorker worker(String fen) {
        SearchTask task = new SearchTask(
                Positions.of(fen), SearchLimits.builder().build(), SearchSettings.DEFAULT, control, told::add);
        return new FirstWorker(new ProofNumberPlayer(1), task);
    }

    @Test
    void beforeItsFirstTurnItHasDoneNothing() {
        FirstWorker worker = worker("7k/8/8/8/8/8/R7/1R4K1 w - - 0 1");
        assertThat(worker.nodes()).isZero();
        assertThat(worker.isFinished()).isFalse();
        assertThat(control.counter().nodes()).isZero();
    }

    /** Two rooks mate in two: with that proved to be the shortest, alpha-beta has nothing left to do. */
    @Test
    void theShortestMateEndsBothSearches() {
        FirstWorker worker = worker("7k/8/8/8/8/8/R7/1R4K1 w - - 0 1");
        for (int turn = 0; turn < 1000 && !worker.isFinished(); turn++) {
            worker.advance(100);
        }
        assertThat(worker.isFinished()).isTrue();
        assertThat(control.stopRequested()).isTrue();
        assertThat(worker.nodes()).isEqualTo(control.counter().nodes());
        assertThat(told.stream()
                        .filter(Iteration.class::isInstance)
                        .map(info -> ((Iteration) info).score())
                        .reduce((first, last) -> last))
                .hasValueSatisfying(
                        score -> assertThat(((Score.Mate) score).moves()).isEqualTo(2));
    }

    @Test
    void aFurtherWorkerMayProveIt() {
        FirstWorker worker = worker("7k/8/8/8/8/8/R7/1R4K1 w - - 0 1");
        ProofWorker further = worker.further();
        for (int turn = 0; turn < 1000 && !worker.isFinished(); turn++) {
            further.advance(100);
        }
        assertThat(worker.isFinished()).isTrue();
        assertThat(told).hasAtLeastOneElementOfType(Iteration.class);
        worker.endIfProved();
        assertThat(control.stopRequested()).isTrue();
    }

    /** A bare king mates nobody: the prover is finished, and alpha-beta goes on. */
    @Test
    void withoutAMateAlphaBetaGoesOn() {
        FirstWorker worker = worker("8/8/8/8/8/4k3/4p3/4K3 w - - 0 1");
        for (int turn = 0; turn < 1000 && !worker.isFinished(); turn++) {
            worker.advance(1000);
        }
        assertThat(worker.isFinished()).isTrue();
        assertThat(control.stopRequested()).isFalse();
    }

    @Test
    void workersShareOneSearch() {
        FirstWorker worker = worker("r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 0 1");
        ProofWorker further = worker.further();
        further.advance(500);
        worker.advance(500);
        assertThat(further.nodes()).isPositive();
        assertThat(worker.nodes()).isPositive();
        assertThat(worker.nodes() + further.nodes()).isEqualTo(control.counter().nodes());
    }
}
