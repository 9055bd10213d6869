package io.github.kingfell.prover.graph;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.MateCertificate;
import io.github.kingfell.rules.check.MateProof;
import io.github.kingfell.search.SearchControl;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The search for mates in {@link ReachableGraph graphs} of a root. When pieces move to and fro, df-pn with a bound
 * visits the same positions again and again with other lengths; a graph holds each position once. The search may be
 * interrupted at any time; afterwards a new graph is begun.
 */
public final class GraphSearch {
    /** Nodes before a graph is solved for the first time. It is solved again each time its nodes have doubled. */
    private static final long FIRST_SOLUTION = 20_000;

    /** Nodes of df-pn before graphs are searched too: df-pn finds most mates with fewer. */
    private static final long NODES_WITHOUT_GRAPHS = 1_000_000;

    /** One node in so many goes to the graphs. */
    private static final int SHARE = 8;

    /** Nodes of one turn. */
    public static final long TURN = 4_096;

    private static final int MOST_DEFENCES = 1 << 21;

    /**
     * Memory of the proof table for each defence of a graph. A defence and its attacks take some 120 bytes, so a graph
     * takes a quarter of the proof table's memory. That leaves it room beside transposition tables that fill their part
     * of the heap.
     */
    private static final int TABLE_BYTES_PER_DEFENCE = 512;

    private final Position root;
    private final int[] rootMoves;
    private final int attacker;
    private final int capacity;
    private @Nullable GraphGrowth growth;
    private Optional<MateCertificate> guide = Optional.empty();
    private long earlierNodes;
    private long nextSolution;
    private boolean finished;

    /**
     * @param rootMoves the only moves searched at the root, empty for all
     * @param capacity the greatest number of defences of a graph
     */
    public GraphSearch(Position root, int[] rootMoves, int attacker, int capacity) {
        this.root = root;
        this.rootMoves = rootMoves;
        this.attacker = attacker;
        this.capacity = capacity;
    }

    /** Returns the greatest number of defences of a graph beside a proof table of this size. */
    public static int capacity(long tableBytes) {
        return (int) Math.min(MOST_DEFENCES, tableBytes / TABLE_BYTES_PER_DEFENCE);
    }

    /** Returns whether the graphs get the next nodes, after so many nodes of df-pn. */
    public boolean isDue(long treeNodes, Optional<MateCertificate> best) {
        return treeNodes >= NODES_WITHOUT_GRAPHS
                && !isFinished(best)
                && nodes() * (SHARE - 1) < treeNodes - NODES_WITHOUT_GRAPHS;
    }

    /** Returns the nodes visited so far. */
    public long nodes() {
        return earlierNodes + (growth == null ? 0 : growth.nodes());
    }

    /** Returns whether the graph for this mate has been searched to its end, or given up. */
    public boolean isFinished(Optional<MateCertificate> best) {
        return finished && best.equals(guide);
    }

    /**
     * Continues the search.
     *
     * @param best mate known; the next graph grows along it
     * @param most the greatest length of the mate looked for, in moves
     * @param wanted nodes to visit, approximately; the control's limit is kept exactly
     * @return the proof of a mate in at most that many moves, not yet checked
     */
    public Optional<MateProof> advance(Optional<MateCertificate> best, int most, long wanted, SearchControl control) {
        if (control.stopRequested()) {
            return Optional.empty();
        }
        GraphGrowth current = growth;
        if (current == null) {
            guide = best;
            ProofGuide moves =
                    best.map(mate -> new ProofGuide(root, mate.proof())).orElse(ProofGuide.NONE);
            current = new GraphGrowth(root, rootMoves, attacker, capacity, moves);
            growth = current;
            nextSolution = FIRST_SOLUTION;
            finished = false;
        }
        boolean growing = current.grow(wanted, control);
        Optional<MateProof> found = Optional.empty();
        if (!control.isOutOfTime() && (!growing || current.nodes() >= nextSolution)) {
            nextSolution = 2 * current.nodes();
            RetrogradeSolution solution = new RetrogradeSolution(current.graph(), most);
            found = solution.length() > 0 ? Optional.of(solution.proof()) : Optional.empty();
            growing &= current.graph().recurs();
        }
        if (!growing || found.isPresent()) {
            finished = found.isEmpty() && !control.stopRequested();
            earlierNodes += current.nodes();
            growth = null;
        }
        return found;
    }
}
