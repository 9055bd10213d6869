package io.github.kingfell.engine.coordination;

import io.github.kingfell.engine.alphabeta.AlphaBetaPlayer;
import io.github.kingfell.engine.forcing.ForcingTreePlayer;
import io.github.kingfell.engine.table.TablePlayer;
import io.github.kingfell.prover.ProofNumberPlayer;
import io.github.kingfell.search.Player;
import io.github.kingfell.search.PlayerId;
import io.github.kingfell.tables.syzygy.SyzygyTables;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The players of one engine and the memory they share out. Four of them work together and are known by their kind; of
 * any other it is enough that it is a {@link Player}.
 */
public final class Players {
    /** Card table and block offsets, a byte each for 512 bytes of heap. */
    private static final int MEGABYTES_PER_MEGABYTE_OF_BOOKS = 256;

    /** Alpha-beta's part of the memory, one in this many, where it is only asked when the prover declines. */
    private static final int SUBSTITUTE_PART = 16;

    /** Bytes in use, whether still needed or not. */
    private static final long WORTH_COLLECTING = 128 << 20;

    private final ForcingTreePlayer forcingTree;
    private final ProofNumberPlayer prover;
    private final AlphaBetaPlayer alphaBeta;
    private final TablePlayer exact;
    private final SyzygyTables syzygy;
    private final Map<PlayerId, Player> all = new LinkedHashMap<>();

    /**
     * @param syzygy tables of the user
     * @param others asked only where the router or the user names them
     * @throws IllegalArgumentException when two have the same identity
     */
    public Players(
            ForcingTreePlayer forcingTree,
            ProofNumberPlayer prover,
            AlphaBetaPlayer alphaBeta,
            TablePlayer exact,
            SyzygyTables syzygy,
            List<Player> others) {
        this.forcingTree = forcingTree;
        this.prover = prover;
        this.alphaBeta = alphaBeta;
        this.exact = exact;
        this.syzygy = syzygy;
        List.of(forcingTree, prover, alphaBeta, exact).forEach(this::add);
        others.forEach(this::add);
    }

    private void add(Player player) {
        if (all.put(player.id(), player) != null) {
            throw new IllegalArgumentException("two players are " + player.id());
        }
    }

    public ForcingTreePlayer forcingTree() {
        return forcingTree;
    }

    public ProofNumberPlayer prover() {
        return prover;
    }

    public AlphaBetaPlayer alphaBeta() {
        return alphaBeta;
    }

    TablePlayer exact() {
        return exact;
    }

    public SyzygyTables syzygy() {
        return syzygy;
    }

    /** Of all players, in the order in which they were made. */
    public List<PlayerId> ids() {
        return List.copyOf(all.keySet());
    }

    /** @throws IllegalArgumentException when this engine has no such player */
    Player get(PlayerId id) {
        Player player = all.get(id);
        if (player == null) {
            throw new IllegalArgumentException("no player " + id);
        }
        return player;
    }

    public void newGame() {
        all.values().forEach(Player::newGame);
    }

    /**
     * A part of the memory is alpha-beta's transposition table, or the power of two below; the rest is the prover's,
     * less what the collector keeps in books about it.
     *
     * @param provesAlone whether alpha-beta is asked only where the prover declines; otherwise its part is half
     * @return megabytes really taken, the books included
     */
    public int resize(int megabytes, boolean provesAlone) {
        giveBack();
        int books = megabytes / MEGABYTES_PER_MEGABYTE_OF_BOOKS;
        int table = alphaBeta.resize(Math.max(1, megabytes / (provesAlone ? SUBSTITUTE_PART : 2)));
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
