package io.github.kingfell.engine.coordination;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.prover.ProofNumberPlayer;
import io.github.kingfell.prover.solver.ProofWorker;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.search.SearchControl;
import io.github.kingfell.search.SearchLimits;
import io.github.kingfell.search.SearchSettings;
import io.github.kingfell.search.SearchTask;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ProverTurnsTest {
    private static final int BATCH = 1024;
    private static final long NODES = 200 * BATCH;

    private final SearchControl control = SearchControl.unlimited();
    private final ProofWorker prover = new FirstWorker(
            new ProofNumberPlayer(1),
            new SearchTask(Fen.start(), SearchLimits.builder().build(), SearchSettings.DEFAULT, control, info -> {}));

    private void searchInTurns(double ratio) {
        control.thread().attach(new ProverTurns(prover, control, () -> ratio, true, failure -> {}));
        for (long visited = 0; visited < NODES; visited += BATCH) {
            control.counter().book(BATCH);
            control.thread().giveTurns();
        }
        control.thread().detach();
    }

    @Test
    void theProverCatchesUpWithItsShareOfTheNodes() {
        searchInTurns(3);

        assertThat(prover.nodes()).isBetween(2 * NODES, 4 * NODES);
        assertThat(control.counter().nodes()).isEqualTo(NODES + prover.nodes());
    }

    /** What others spent before, an adviser or a player that declined, is no debt of alpha-beta's. */
    @Test
    void nodesSpentBeforeAreNotOwed() {
        control.counter().book((int) NODES);
        searchInTurns(3);

        assertThat(prover.nodes()).isBetween(2 * NODES, 4 * NODES);
    }

    @Test
    void withoutAShareTheProverDoesNothing() {
        searchInTurns(0);

        assertThat(prover.nodes()).isZero();
        assertThat(control.counter().nodes()).isEqualTo(NODES);
    }

    /** A failure of the prover is reported once and does not end alpha-beta's search. */
    @Test
    void aProverThatFailsHasNoMoreTurns() {
        List<Throwable> failures = new ArrayList<>();
        ProofWorker failing = new ProofWorker() {
            @Override
            public void advance(long nodes) {
                throw new IllegalStateException("on purpose");
            }

            @Override
            public boolean isFinished() {
                return false;
            }

            @Override
            public long nodes() {
                return 0;
            }
        };
        control.thread().attach(new ProverTurns(failing, control, () -> 1, true, failures::add));
        for (long visited = 0; visited < NODES; visited += BATCH) {
            control.counter().book(BATCH);
            control.thread().giveTurns();
        }
        assertThat(failures).hasSize(1);
        assertThat(control.counter().nodes()).isEqualTo(NODES);
    }
}
