package io.github.kingfell.prover.mobility;

import io.github.kingfell.prover.dfpn.Method;
import io.github.kingfell.prover.dfpn.ProofTable;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.search.SearchControl;
import org.jspecify.annotations.Nullable;

/**
 * The search for a mate in wider and wider classes of mobility, as one mode of the prover: it takes some of the nodes,
 * and what it proves counts like any other proof. A narrow class without a mate is usually disproven with few nodes, so
 * the first class that is not disproven is found almost at once. That class and some wider ones get equal numbers of
 * nodes; when they have no mate either, they get twice as many.
 */
public final class MobilityClasses {
    /** Nodes of df-pn before the classes are searched too: df-pn finds most mates with fewer. */
    private static final long NODES_WITHOUT_CLASSES = 1_000_000;

    /** One node in so many goes to the classes. */
    private static final int SHARE = 8;

    /** Nodes of one turn: as many as the longest turn of the first search, whose turns stay whole. */
    public static final long TURN = 16_384;

    /** Nodes of each class in the first round. */
    private static final long FIRST_NODES = 1 << 16;

    /** Classes in one round. */
    private static final int CLASSES = 5;

    /** The next class is wider by one reply, or by a fifth. */
    private static final int STEP_DIVISOR = 5;

    /**
     * The widest class that begins a round. Where the narrowest class that is not disproven is wider, the mate is
     * probably no march, and df-pn finds it sooner.
     */
    private static final int WIDEST = 12;

    private final ProofTable table;
    private final Method method;
    private final Position root;
    private final int[] rootMoves;
    private final int attacker;
    private final int longest;
    private @Nullable MobilitySearch search;

    /** The narrowest class that is not disproven. */
    private int narrowest = 1;

    /** The class that has its turn, and the number of classes that had theirs in this round. */
    private int mostReplies = 1;

    private int done;

    private long nodesOfClass = FIRST_NODES;

    /** The nodes of all classes when this class has had its nodes. */
    private long end = FIRST_NODES;

    /**
     * @param rootMoves the only moves searched at the root, empty for all
     * @param longest the greatest bound of later searches, in moves
     */
    public MobilityClasses(ProofTable table, Position root, int[] rootMoves, int attacker, int longest, Method method) {
        this.table = table;
        this.method = method;
        this.root = root;
        this.rootMoves = rootMoves;
        this.attacker = attacker;
        this.longest = longest;
    }

    /** Returns whether the classes get the next nodes, after so many nodes of df-pn. */
    public boolean isDue(long treeNodes) {
        return treeNodes >= NODES_WITHOUT_CLASSES
                && narrowest <= WIDEST
                && nodes() * (SHARE - 1) < treeNodes - NODES_WITHOUT_CLASSES;
    }

    /** Returns the nodes visited so far. */
    public long nodes() {
        return search == null ? 0 : search.nodes();
    }

    /** Returns the mating move at the root, after {@link #advance} has proven a mate. */
    public int move() {
        return search == null ? Move.NONE : search.move();
    }

    /** Returns the moves to mate, after {@link #advance} has proven one. */
    public int length() {
        return search == null ? 0 : search.length();
    }

    /**
     * Continues the search.
     *
     * @param bound moves of the attacker, at least 1
     * @param wanted nodes to visit at most
     * @return whether a mate within the bound is proven; its proof is in the transposition table
     */
    public boolean advance(int bound, long wanted, SearchControl control) {
        MobilitySearch current = begun();
        current.search(mostReplies, bound, Math.min(wanted, end - current.nodes()), control);
        if (current.proof() == 0) {
            return true;
        }
        if (current.disproof() == 0) {
            narrowest = mostReplies + 1;
            beginRound();
        } else if (current.nodes() >= end) {
            widen();
        }
        return false;
    }

    private MobilitySearch begun() {
        MobilitySearch current = search;
        if (current == null) {
            current = new MobilitySearch(table, longest, method);
            current.begin(root, rootMoves, attacker);
            search = current;
        }
        return current;
    }

    private void widen() {
        done++;
        mostReplies += Math.max(1, mostReplies / STEP_DIVISOR);
        end = nodes() + nodesOfClass;
        if (done == CLASSES) {
            nodesOfClass *= 2;
            beginRound();
        }
    }

    /** Begins with the narrowest class again. Its entries are in the transposition table. */
    private void beginRound() {
        mostReplies = narrowest;
        done = 0;
        end = nodes() + nodesOfClass;
    }
}
