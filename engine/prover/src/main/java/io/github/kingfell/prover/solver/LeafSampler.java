package io.github.kingfell.prover.solver;

import io.github.kingfell.prover.dfpn.DfPn;
import io.github.kingfell.prover.dfpn.FirstNumbers;
import io.github.kingfell.prover.dfpn.LeafFeatures;
import io.github.kingfell.prover.dfpn.LeafObserver;
import io.github.kingfell.prover.dfpn.Method;
import io.github.kingfell.prover.dfpn.ProofTable;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.search.SearchControl;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * A sampler that measures the work of proofs. It searches positions for mate, keeps an even sample of the attacker's
 * nodes opened, and then searches each of those by itself.
 */
public final class LeafSampler {
    /** Bound of the searches, in moves. */
    private static final int BOUND = 100;

    private static final int TABLE_MEGABYTES = 128;
    private static final int LEAF_TABLE_MEGABYTES = 2;
    private static final long TURN = 8192;

    private final ProofTable table = new ProofTable();
    private final ProofTable leafTable = new ProofTable();
    private final int leaves;
    private final long nodes;
    private final long budget;
    private final RandomGenerator random;

    /** The result for one leaf. */
    public static final class LeafResult {
        private final double[] features;
        private final boolean proved;
        private final long nodes;

        /**
         * @param features of the leaf
         * @param proved whether a mate was proved within the moves left
         * @param nodes visited until it was proved, disproved or given up
         */
        public LeafResult(double[] features, boolean proved, long nodes) {
            this.features = features.clone();
            this.proved = proved;
            this.nodes = nodes;
        }

        /** Returns one of the features, in the order of {@link LeafSampler#features()}. */
        public double feature(int index) {
            return features[index];
        }

        /** Returns whether a mate was proved within the moves left. */
        public boolean isProved() {
            return proved;
        }

        /** Returns the nodes visited until the leaf was proved, disproved or given up. */
        public long nodes() {
            return nodes;
        }
    }

    private static final class Leaf {
        final Position position;
        final double[] features;
        final int left;

        Leaf(Position position, FirstNumbers seen, int left) {
            this.position = position.copy();
            features = seen.features().clone();
            this.left = left;
        }
    }

    /**
     * @param leaves the greatest number of leaves of each position searched
     * @param nodes visited in the search for mate from each position
     * @param budget nodes for each leaf
     */
    public LeafSampler(int leaves, long nodes, long budget, RandomGenerator random) {
        this.leaves = leaves;
        this.nodes = nodes;
        this.budget = budget;
        this.random = random;
        table.resize(TABLE_MEGABYTES);
        leafTable.resize(LEAF_TABLE_MEGABYTES);
    }

    /** Returns the names of the features. */
    public static List<String> features() {
        return LeafFeatures.NAMES;
    }

    /**
     * Searches a position and measures its leaves.
     *
     * @param attacker the colour that is to mate
     */
    public List<LeafResult> sample(Position root, int attacker) {
        Drawing drawing = new Drawing();
        Method method = new Method(Method.PLAIN.refinements(), Method.PLAIN.leaves(), Method.PLAIN.outcomes(), drawing);
        table.clear();
        MateSolver solver = new MateSolver(table, root, new int[0], attacker, BOUND, true, method);
        SearchControl control = SearchControl.unlimited();
        while (solver.isSearching() && solver.nodes() < nodes && solver.advance(TURN, control) > 0) {}
        return drawing.drawn.stream().map(leaf -> measure(leaf, attacker)).toList();
    }

    /** Reservoir sampling (Vitter 1985, algorithm R): every leaf has the same chance to be kept. */
    private final class Drawing implements LeafObserver {
        private final List<Leaf> drawn = new ArrayList<>();
        private int opened;

        @Override
        public void opened(Position position, FirstNumbers seen, int left) {
            // With one move left the leaf is solved: the test for a mate in one has found none.
            if (left < 2) {
                return;
            }
            opened++;
            if (drawn.size() < leaves) {
                drawn.add(new Leaf(position, seen, left));
                return;
            }
            int place = random.nextInt(opened);
            if (place < leaves) {
                drawn.set(place, new Leaf(position, seen, left));
            }
        }
    }

    private LeafResult measure(Leaf leaf, int attacker) {
        leafTable.clear();
        DfPn search = new DfPn(leafTable, leaf.left);
        search.begin(leaf.position, new int[0], attacker);
        search.search(leaf.left, budget, SearchControl.unlimited());
        return new LeafResult(leaf.features, search.proof() == 0, search.nodes());
    }
}
