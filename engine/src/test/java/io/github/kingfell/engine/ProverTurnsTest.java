package io.github.kingfell.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.engine.notation.Fen;
import io.github.kingfell.engine.proof.ProofNumberPlayer;
import io.github.kingfell.engine.search.SearchControl;
import io.github.kingfell.engine.search.SearchLimits;
import io.github.kingfell.engine.search.SearchSettings;
import io.github.kingfell.engine.search.SearchTask;
import org.junit.jupiter.api.Test;

class ProverTurnsTest {
    private static final int BATCH = 1024;
    private static final long NODES = 200 * BATCH;

    private final SearchControl control = SearchControl.unlimited();
    private final Proving proving = new Proving(
            new ProofNumberPlayer(1),
            new SearchTask(Fen.start(), SearchLimits.builder().build(), SearchSettings.DEFAULT, control, info -> {}));

    private void searchInTurns(double ratio) {
        control.attach(new ProverTurns(proving, control, () -> ratio, true));
        for (long visited = 0; visited < NODES; visited += BATCH) {
            control.poll(BATCH);
        }
        control.detach();
    }

    @Test
    void theProverCatchesUpWithItsShareOfTheNodes() {
        searchInTurns(3);

        assertThat(proving.nodes()).isBetween(2 * NODES, 4 * NODES);
        assertThat(control.nodes()).isEqualTo(NODES + proving.nodes());
    }

    @Test
    void withoutAShareTheProverDoesNothing() {
        searchInTurns(0);

        assertThat(proving.nodes()).isZero();
        assertThat(control.nodes()).isEqualTo(NODES);
    }
}
