package io.github.kingfell.prover.solver;

import io.github.kingfell.prover.dfpn.ProofTable;
import io.github.kingfell.prover.fullwidth.FullWidthMate;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.search.SearchControl;
import org.jspecify.annotations.Nullable;

/**
 * The floor under a mate: the number of moves in which there is none. Once a mate is known, a {@link FullWidthMate}
 * looks for one in one move more than the floor, again and again. It raises the floor by one, or it has found the
 * shortest mate. It shares the transposition table with df-pn, which meanwhile looks for shorter mates from above.
 */
final class Floor {
    /** The greatest length looked for: the work grows some tenfold with each move. */
    private static final int LONGEST = 40;

    /** Nodes of a turn at least. A turn begins at the root again, with what the transposition table holds. */
    private static final long SHORTEST_TURN = 4096;

    /** The work is expected to grow at least so much with a move. */
    private static final double LEAST_GROWTH = 4;

    /** A floor is near when the work left is expected to be at most this many times the work so far. */
    private static final double NEAR = 4;

    /** Nodes for each of the other searches' when the floor is near; together they take about as long. */
    private static final long SHARE_WHEN_NEAR = 3;

    /** The others' nodes for each of the floor's when it is not near. */
    private static final long OTHERS_WHEN_FAR = 4;

    private final ProofTable table;
    private final Position root;
    private final int[] rootMoves;
    private final int attacker;
    private @Nullable FullWidthMate search;
    private int length;
    private int move = Move.NONE;

    /** The other searches' nodes when the floor was asked first. */
    private long othersBefore = -1;

    /** The nodes of the last length that was decided, those of the one before, and those of all decided ones. */
    private long lastCost = 1;

    private long costBefore = 1;
    private long decidedNodes;

    /** The result of a turn. */
    enum FloorVerdict {
        MATES,
        /** There is no mate in {@link #length} moves. */
        REFUTED,
        UNDECIDED
    }

    /** @param rootMoves the only moves searched at the root, empty for all */
    Floor(ProofTable table, Position root, int[] rootMoves, int attacker) {
        this.table = table;
        this.root = root;
        this.rootMoves = rootMoves;
        this.attacker = attacker;
    }

    /** Returns the nodes visited so far. */
    long nodes() {
        return search == null ? 0 : search.nodes();
    }

    /**
     * Returns whether the floor gets the next nodes, when a mate is known.
     *
     * @param others nodes of the other searches
     * @param disproved moves in which there is no mate
     * @param bound moves in which there may be one
     */
    boolean isDue(long others, int disproved, int bound) {
        if (othersBefore < 0) {
            othersBefore = others;
        }
        if (disproved >= Math.min(bound, LONGEST)) {
            return false;
        }
        long since = others - othersBefore;
        return isNear(others, bound - disproved)
                ? nodes() < SHARE_WHEN_NEAR * since
                : nodes() * OTHERS_WHEN_FAR < since;
    }

    private boolean isNear(long others, int lengths) {
        double growth = Math.max(LEAST_GROWTH, (double) lastCost / costBefore);
        return lastCost * Math.pow(growth, lengths) < NEAR * (others + nodes());
    }

    /**
     * Looks for a mate in one move more than the floor.
     *
     * @param disproved the floor
     * @param wanted nodes to visit, approximately
     */
    FloorVerdict advance(int disproved, long wanted, SearchControl control) {
        FullWidthMate current = begun();
        length = disproved + 1;
        current.begin(Math.max(SHORTEST_TURN, wanted), control);
        boolean mates = mates(current);
        current.end();
        if (current.isStopped()) {
            return FloorVerdict.UNDECIDED;
        }
        costBefore = Math.max(1, lastCost);
        lastCost = Math.max(1, nodes() - decidedNodes);
        decidedNodes = nodes();
        move = root.sideToMove() == attacker && mates ? current.move() : Move.NONE;
        return mates ? FloorVerdict.MATES : FloorVerdict.REFUTED;
    }

    private boolean mates(FullWidthMate current) {
        if (root.sideToMove() == attacker) {
            return rootMoves.length == 0 ? current.mates(length) : current.mates(rootMoves, length);
        }
        return rootMoves.length == 0 ? current.isMated(length) : current.isMated(rootMoves, length);
    }

    private FullWidthMate begun() {
        FullWidthMate current = search;
        if (current == null) {
            current = new FullWidthMate(root.copy(), attacker, LONGEST, table);
            search = current;
        }
        return current;
    }

    /** Returns the length that the last turn looked for, in moves. */
    int length() {
        return length;
    }

    /** Returns the first move of the mate found; {@link Move#NONE} when the defender begins. */
    int move() {
        return move;
    }
}
