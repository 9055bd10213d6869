package io.github.kingfell.engine.coordination;

import io.github.kingfell.engine.alphabeta.AlphaBetaPlayer;
import io.github.kingfell.engine.forcing.ForcingTreePlayer;
import io.github.kingfell.engine.table.FortressWork;
import io.github.kingfell.engine.table.PawnEndingWork;
import io.github.kingfell.engine.table.TablePlayer;
import io.github.kingfell.prover.ProofNumberPlayer;
import io.github.kingfell.search.Player;
import io.github.kingfell.search.PlayerId;
import io.github.kingfell.tables.syzygy.SyzygyTables;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The players of one engine, and the division of memory among them. Four of them work together and are known by type;
 * every other is used only through {@link Player}.
 */
public final class Players {
    /** The garbage collector's card table and block offsets: one byte each for 512 bytes of heap. */
    private static final int MEGABYTES_PER_MEGABYTE_OF_BOOKS = 256;

    /** Alpha-beta's part of the memory is one in this many where it plays only when the prover declines. */
    private static final int SUBSTITUTE_PART = 16;

    /** Heap size in bytes, garbage included, from which a collection is worth its time. */
    private static final long WORTH_COLLECTING = 128 << 20;

    private final ForcingTreePlayer forcingTree;
    private final ProofNumberPlayer prover;
    private final AlphaBetaPlayer alphaBeta;
    private final TablePlayer exact;
    private final SyzygyTables syzygy;
    private final PawnEndingWork pawnEndings;
    private final FortressWork fortresses;
    private final Map<PlayerId, Player> all = new LinkedHashMap<>();

    /**
     * Creates the players.
     *
     * @param syzygy the user's Syzygy tables
     * @param pawnEndings solves pawn endings for alpha-beta
     * @param fortresses looks for fortresses for alpha-beta
     * @param others players that are asked only when the router or the user names them
     * @throws IllegalArgumentException when two players have the same identity
     */
    public Players(
            ForcingTreePlayer forcingTree,
            ProofNumberPlayer prover,
            AlphaBetaPlayer alphaBeta,
            TablePlayer exact,
            SyzygyTables syzygy,
            PawnEndingWork pawnEndings,
            FortressWork fortresses,
            List<Player> others) {
        this.forcingTree = forcingTree;
        this.prover = prover;
        this.alphaBeta = alphaBeta;
        this.exact = exact;
        this.syzygy = syzygy;
        this.pawnEndings = pawnEndings;
        this.fortresses = fortresses;
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

    PawnEndingWork pawnEndings() {
        return pawnEndings;
    }

    FortressWork fortresses() {
        return fortresses;
    }

    /** Returns the identities of all players, in the order in which they were created. */
    public List<PlayerId> ids() {
        return List.copyOf(all.keySet());
    }

    /**
     * Returns a player.
     *
     * @throws IllegalArgumentException when this engine has no such player
     */
    Player get(PlayerId id) {
        Player player = all.get(id);
        if (player == null) {
            throw new IllegalArgumentException("no player " + id);
        }
        return player;
    }

    public void newGame() {
        all.values().forEach(Player::newGame);
        pawnEndings.newGame();
        fortresses.newGame();
    }

    /**
     * Divides the memory. One part is alpha-beta's transposition table, rounded down to a power of two. The rest is the
     * prover's, less what the garbage collector needs to keep track of it.
     *
     * @param provesAlone whether alpha-beta plays only when the prover declines; otherwise its part is half
     * @return megabytes really taken, the garbage collector's included
     */
    public int resize(int megabytes, boolean provesAlone) {
        giveBack();
        int books = megabytes / MEGABYTES_PER_MEGABYTE_OF_BOOKS;
        int table = alphaBeta.resize(Math.max(1, megabytes / (provesAlone ? SUBSTITUTE_PART : 2)));
        return books + table + prover.resize(Math.max(1, megabytes - table - books));
    }

    /**
     * Frees the old hash tables before the new ones are allocated: otherwise both would have to fit. The garbage
     * collectors return memory to the system only after a full collection, which may not come for hours, so a large
     * heap is collected here.
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
