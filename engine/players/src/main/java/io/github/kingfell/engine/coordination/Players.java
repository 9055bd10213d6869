package io.github.kingfell.engine.coordination;

import io.github.kingfell.engine.advice.AdvicePlayer;
import io.github.kingfell.engine.alphabeta.TuringShannonPlayer;
import io.github.kingfell.engine.forcing.ForcingTreePlayer;
import io.github.kingfell.engine.proof.ProofNumberPlayer;
import io.github.kingfell.engine.table.TablePlayer;
import io.github.kingfell.engine.table.TableSupply;

/**
 * The players of one engine and the memory they share out.
 *
 * @param supply of the tables that they share
 */
public record Players(
        TablePlayer exact,
        AdvicePlayer advice,
        ForcingTreePlayer forcingTree,
        ProofNumberPlayer prover,
        TuringShannonPlayer alphaBeta,
        TableSupply supply) {
    /** Card table and block offsets, a byte each for 512 bytes of heap. */
    private static final int MEGABYTES_PER_MEGABYTE_OF_BOOKS = 256;

    /** Bytes in use, whether still needed or not. */
    private static final long WORTH_COLLECTING = 128 << 20;

    public void newGame() {
        exact.newGame();
        advice.newGame();
        forcingTree.newGame();
        prover.newGame();
        alphaBeta.newGame();
    }

    /**
     * Half of the memory is alpha-beta's transposition table, or the power of two below; the rest is the prover's, less what
     * the collector keeps in books about so much memory.
     *
     * @return megabytes really taken, the books included
     */
    public int resize(int megabytes) {
        giveBack();
        int books = megabytes / MEGABYTES_PER_MEGABYTE_OF_BOOKS;
        int table = alphaBeta.resize(Math.max(1, megabytes / 2));
        return books + table + prover.resize(Math.max(1, megabytes - table - books));
    }

    /**
     * The old tables go before the new ones come: otherwise both would have to fit. The collectors return memory to the
     * system only when they collect everything, which they may not do for hours, so a large heap is told to.
     */
    private void giveBack() {
        alphaBeta.resize(1);
        prover.resize(1);
        Runtime runtime = Runtime.getRuntime();
        if (runtime.totalMemory() - runtime.freeMemory() > WORTH_COLLECTING) {
            System.gc();
        }
    }
}
