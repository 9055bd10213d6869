package io.github.kingfell.engine;

import io.github.kingfell.engine.alphabeta.TuringShannonPlayer;
import io.github.kingfell.engine.forcing.ForcingTreePlayer;
import io.github.kingfell.engine.proof.ProofNumberPlayer;
import io.github.kingfell.engine.table.TablePlayer;

/** The players of one engine and the memory they share out. */
record Players(
        TablePlayer exact, ForcingTreePlayer forcingTree, ProofNumberPlayer prover, TuringShannonPlayer alphaBeta) {
    void newGame() {
        exact.newGame();
        forcingTree.newGame();
        prover.newGame();
        alphaBeta.newGame();
    }

    /**
     * Half of the memory is alpha-beta's transposition table, half the prover's tree.
     *
     * @return megabytes really allocated
     */
    int resize(int megabytes) {
        int table = Math.max(1, megabytes / 2);
        return alphaBeta.resize(table) + prover.resize(Math.max(1, megabytes - table));
    }
}
