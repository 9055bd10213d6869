package io.github.kingfell.engine.forcing.tree;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.engine.forcing.endgame.CapablancaDemonstration;
import io.github.kingfell.engine.forcing.endgame.Comparison;
import io.github.kingfell.engine.forcing.endgame.Endgame;
import io.github.kingfell.engine.forcing.endgame.MoveOrder;
import io.github.kingfell.engine.forcing.endgame.Stage;
import io.github.kingfell.engine.forcing.endgame.Stages;
import io.github.kingfell.engine.forcing.endgame.Standing;
import io.github.kingfell.engine.forcing.endgame.TreeLimits;
import io.github.kingfell.engine.forcing.endgame.TreeRules;
import io.github.kingfell.engine.forcing.growth.Growth;
import io.github.kingfell.engine.forcing.growth.TreeTable;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.San;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.search.SearchControl;
import io.github.kingfell.search.TimeBudget;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Forcing trees on the demonstration of chapter 3. */
class ForcingTreeTest {
    /** Figure 3.3 p1: after black move 6 of Capablanca's example. */
    private static final String P1 = "1k6/R7/3K4/8/8/8/8/8 w - - 0 7";

    /** Figure 3.3 p2: after black move 8. */
    private static final String P2 = "1k6/2R5/2K5/8/8/8/8/8 w - - 0 9";

    private final Endgame full = new CapablancaDemonstration(true);
    private final Endgame formal = new CapablancaDemonstration(false);

    @ParameterizedTest
    @CsvSource({
        "7k/8/8/8/8/8/8/R6K w - - 0 1,     1, 0",
        "7k/R7/8/8/8/8/8/7K b - - 0 1,     2, 7",
        "6k1/R7/8/8/8/8/8/7K w - - 0 2,    2, 7",
        "5k2/R7/8/8/8/5K2/8/8 b - - 0 3,   2, 5",
        "2k5/R7/8/3K4/8/8/8/8 w - - 0 6,   2, 3",
        "2k5/R7/3K4/8/8/8/8/8 b - - 0 6,   3, 0",
        "1k6/2R5/1K6/8/8/8/8/8 b - - 0 9,  1, 0",
        "k1R5/8/1K6/8/8/8/8/8 b - - 0 10,  4, 0"
    })
    void stagesOfTheExample(String fen, int stage, int measure) {
        assertThat(full.standing(Positions.of(fen))).isEqualTo(Standing.of(stage, measure));
    }

    /**
     * Move 1, move 6, and moves 2 to 5, which are chosen "independent of the order in which the moves are generated".
     */
    @ParameterizedTest
    @CsvSource({
        "6k1/R7/8/8/8/8/8/7K w - - 0 2,   Kg2, 1",
        "5k2/R7/8/8/8/8/6K1/8 w - - 0 3,  Kf3, 1",
        "4k3/R7/8/8/8/5K2/8/8 w - - 0 4,  Ke4, 1",
        "3k4/R7/8/8/4K3/8/8/8 w - - 0 5,  Kd5, 1",
        "2k5/R7/8/3K4/8/8/8/8 w - - 0 6,  Kd6, 1",
        "1k6/R7/3K4/8/8/8/8/8 w - - 0 7,  Rc7, 4",
        "k7/2R5/1K6/8/8/8/8/8 w - - 0 10, Rc8#, 1"
    })
    void playsTheExample(String fen, String move, int depth) {
        Position p = Positions.of(fen);
        ForcingTree tree = grow(p, full);
        assertThat(San.format(p, tree.bestMove())).isEqualTo(move);
        assertThat(tree.depth(tree.firstNode())).isEqualTo(depth);
        assertThat(tree.reached(tree.firstNode())).isGreaterThan(tree.rootStanding());
    }

    /**
     * In p1 the thesis counts 12 moves, and 4 with the addition. We keep 5 of 12: also Rg7, because its distance to the
     * king equals the root's and so is not greater. In p2 the thesis counts five out of nine.
     */
    @Test
    void additionToWorseNarrowsTheTree() {
        assertThat(kept(P1, formal)).isEqualTo(12);
        assertThat(kept(P1, full)).isEqualTo(5);
        assertThat(kept(P2, formal)).isEqualTo(9);
        assertThat(kept(P2, full)).isEqualTo(5);
        assertThat(grow(Positions.of(P1), full).examined())
                .isLessThan(grow(Positions.of(P1), formal).examined());
    }

    @Test
    void everyReplyIsAnsweredAndEveryBranchEndsBetter() {
        Position p = Positions.of(P1);
        ForcingTree tree = grow(p, full);
        assertThat(branches(tree, tree.firstNode(), p.copy())).isPositive();
    }

    @Test
    void redundancyCutOffDropsWhatStoodBefore() {
        Position p = Positions.of(P1);
        int with = examined(p, true, true);
        assertThat(with).isLessThan(examined(p, true, false));
        assertThat(branchRepeatsItself(grow(p, full))).isFalse();
    }

    @Test
    void killerComesFirst() {
        Position p = Positions.of(P1);
        MoveList moves = MoveList.legal(p);
        int killer = MoveOrder.killerOf(p, Positions.move(p, "d6d7"));
        full.moveOrder().score(p, moves, ForcingTree.NONE);
        assertThat(San.format(p, moves.pick(0))).isEqualTo("Ra8+");
        full.moveOrder().score(p, moves, killer);
        assertThat(San.format(p, moves.pick(0))).isEqualTo("Kd7");
        assertThat(San.format(p, moves.pick(1))).isEqualTo("Ra8+");
    }

    @Test
    void limitsEndTheTree() {
        Position p = Positions.of(P1);
        ForcingTree tree = new ForcingTree(full, p);
        assertThat(tree.grow(p, new TreeLimits(3, 1_000_000, Long.MAX_VALUE), SearchControl.unlimited()))
                .isEqualTo(Growth.Result.LIMIT_REACHED);
        assertThat(tree.bestMove()).isZero();
        assertThat(tree.grow(p, new TreeLimits(6, 50, Long.MAX_VALUE), SearchControl.unlimited()))
                .isEqualTo(Growth.Result.LIMIT_REACHED);
        assertThat(tree.examined()).isEqualTo(50);
        SearchControl fewNodes = new SearchControl(TimeBudget.UNLIMITED, 30, false);
        assertThat(tree.grow(p, full.treeRules().limits(), fewNodes)).isEqualTo(Growth.Result.LIMIT_REACHED);
        assertThat(fewNodes.counter().nodes()).isEqualTo(30);
        assertThat(tree.grow(p, full.treeRules().limits(), SearchControl.unlimited()))
                .isEqualTo(Growth.Result.FOUND);
    }

    /** A node limit counts the positions really examined. */
    @Test
    void nodesAreBooked() {
        Position p = Positions.of(P1);
        SearchControl control = SearchControl.unlimited();
        ForcingTree tree = new ForcingTree(full, p);
        tree.grow(p, full.treeRules().limits(), control);
        assertThat(control.counter().nodes()).isEqualTo(tree.examined());
    }

    @Test
    void growingAgainAllocatesOnlyTheCopiesOfTheRoot() {
        Position p = Positions.of(P1);
        // The demonstration's own predicates allocate; an ending without any leaves only the tree's allocations.
        Endgame plain = new WithoutKnowledge();
        ForcingTree tree = new ForcingTree(plain, p);
        TreeLimits limits = new TreeLimits(3, 20_000, Long.MAX_VALUE);
        SearchControl control = SearchControl.unlimited();
        for (int warmUp = 0; warmUp < 20; warmUp++) {
            tree.grow(p, limits, control);
        }
        var threads = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadAllocatedBytes();
        tree.grow(p, limits, control);
        long allocated = threads.getCurrentThreadAllocatedBytes() - before;
        assertThat(tree.examined()).isEqualTo(20_000);
        assertThat(allocated).isLessThan(16_384);
    }

    private static ForcingTree grow(Position p, Endgame endgame) {
        ForcingTree tree = new ForcingTree(endgame, p);
        assertThat(tree.grow(p, endgame.treeRules().limits(), SearchControl.unlimited()))
                .isEqualTo(Growth.Result.FOUND);
        return tree;
    }

    private int examined(Position p, boolean killer, boolean redundancy) {
        ForcingTree tree = new ForcingTree(full, p, killer, redundancy);
        tree.grow(p, full.treeRules().limits(), SearchControl.unlimited());
        return tree.examined();
    }

    private static int kept(String fen, Endgame endgame) {
        Position p = Positions.of(fen);
        int kept = 0;
        for (int move : Positions.legalMoves(p)) {
            Position q = p.copy();
            q.make(move);
            Comparison comparison = endgame.compare(p, endgame.standing(p), q, endgame.standing(q));
            kept += comparison == Comparison.WORSE ? 0 : 1;
        }
        return kept;
    }

    private int branches(ForcingTree tree, int node, Position x) {
        x.make(tree.move(node));
        int branches = 0;
        if (tree.isLeaf(node)) {
            assertThat(full.compare(tree.root(), tree.rootStanding(), x, full.standing(x)))
                    .isEqualTo(Comparison.BETTER);
            branches = 1;
        } else {
            int replies = 0;
            for (int reply = tree.firstReply(node); reply != ForcingTree.NONE; reply = tree.nextReply(reply)) {
                x.make(tree.replyMove(reply));
                branches += branches(tree, tree.answer(reply), x);
                x.unmake(tree.replyMove(reply));
                replies++;
            }
            assertThat(replies).isEqualTo(new MoveGenerator(x).count(x));
        }
        x.unmake(tree.move(node));
        return branches;
    }

    /**
     * Returns whether on some branch, leaves excluded, the white pieces return to squares that they had after an
     * earlier white move.
     */
    private static boolean branchRepeatsItself(ForcingTree tree) {
        return repeats(tree, tree.firstNode(), tree.root().copy(), new long[10], 0);
    }

    private static boolean repeats(ForcingTree tree, int node, Position x, long[] seen, int depth) {
        x.make(tree.move(node));
        seen[depth] = TreeTable.placement(x);
        boolean repeats = false;
        for (int i = 0; i < depth && !tree.isLeaf(node); i++) {
            repeats |= seen[i] == seen[depth];
        }
        for (int reply = tree.firstReply(node); reply != ForcingTree.NONE; reply = tree.nextReply(reply)) {
            x.make(tree.replyMove(reply));
            repeats |= repeats(tree, tree.answer(reply), x, seen, depth + 1);
            x.unmake(tree.replyMove(reply));
        }
        x.unmake(tree.move(node));
        return repeats;
    }

    /** Keeps everything. */
    private static final class WithoutKnowledge implements Endgame {
        private final Stages stages = new Stages(
                Stage.of(0, "none", "", x -> false),
                Stage.of(1, "all", "", x -> true),
                Stage.of(2, "none", "", x -> false));
        private final MoveOrder order = new CapablancaDemonstration(true).moveOrder();

        @Override
        public String name() {
            return "nothing";
        }

        @Override
        public String material() {
            return "KRK";
        }

        @Override
        public boolean accepts(Position x) {
            return true;
        }

        @Override
        public Stages stages() {
            return stages;
        }

        @Override
        public MoveOrder moveOrder() {
            return order;
        }

        @Override
        public TreeRules treeRules() {
            return TreeRules.classic(new TreeLimits(3, 20_000));
        }
    }
}
