package io.github.kingfell.prover.mobility;

import static io.github.kingfell.prover.dfpn.ProofNumbers.INFINITE;

import io.github.kingfell.prover.dfpn.Children;
import io.github.kingfell.prover.dfpn.DfPn;
import io.github.kingfell.prover.dfpn.GraphHistory;
import io.github.kingfell.prover.dfpn.Method;
import io.github.kingfell.prover.dfpn.NodeQuota;
import io.github.kingfell.prover.dfpn.ProofNumbers;
import io.github.kingfell.prover.dfpn.ProofTable;
import io.github.kingfell.prover.dfpn.Thresholds;
import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.search.SearchControl;
import org.jspecify.annotations.Nullable;

/**
 * Depth-first proof-number search with one pair of numbers for each position, in a class of mobility: attacker's moves
 * that leave more replies than the class allows are no moves. In a class the attacker has few moves, so the search goes
 * deep where {@link DfPn} goes wide. A proof holds for the game; a disproof holds in the class only.
 *
 * <p>With one pair of numbers for all plies, a position that comes again would count itself. Two rules against that
 * (Kishimoto 2010):
 *
 * <ul>
 *   <li>A child is <i>old</i> when it also stands nearer to the root. Of several old children, the sum counts the
 *       greatest number only, because their numbers may have grown from the same leaves.
 *   <li>Threshold control: at a node with an old child the thresholds are raised above the node's numbers, and so are
 *       those of the nodes below, until a position is met that was not seen before. So the search always expands
 *       something new, and two branches cannot raise each other's numbers without end.
 * </ul>
 */
@Hot
public final class MobilitySearch {
    private final MobilityTable table;
    private final MobilityExpansion expansion;
    private final MoveGenerator generator;
    private final @Nullable MobilityNode[] path;

    /** A node above the root, with the root as its only child. The root's result is stored there. */
    private final Children top = new Children();

    private final NodeQuota quota = new NodeQuota();
    private Position position = Fen.start();
    private int[] rootMoves = {};
    private int attacker;

    /** Whether thresholds are raised: an old child was met, and nothing new since. */
    private boolean raising;

    /**
     * @param proofs the transposition table
     * @param longest the greatest bound of later searches, in moves
     * @param method the refinements of first numbers and the exact values
     */
    public MobilitySearch(ProofTable proofs, int longest, Method method) {
        table = new MobilityTable(proofs);
        expansion = new MobilityExpansion(proofs, table, position, method);
        generator = new MoveGenerator(position);
        path = new MobilityNode[DfPn.plies(longest)];
    }

    /** Returns the nodes visited in all searches. */
    public long nodes() {
        return quota.nodes();
    }

    /** Returns the proof number of the root; 0 when a mate within the bound is proven. */
    public int proof() {
        return top.proof(0);
    }

    /** Returns the disproof number of the root; 0 when there is no mate within the bound in the class. */
    public int disproof() {
        return top.disproof(0);
    }

    /** Returns the moves to mate when the root is proven. */
    public int length() {
        return top.length(0);
    }

    /** Returns the mating move at the root when it is proven, {@link Move#NONE} when the defender is to move. */
    public int move() {
        return node(0).children.matingMove();
    }

    /**
     * Prepares a search; the transposition table keeps its entries.
     *
     * @param root with its game history; copied
     * @param rootMoves the only moves searched at the root, empty for all
     * @param attacker the colour that is to mate
     */
    public void begin(Position root, int[] rootMoves, int attacker) {
        position = root.copy();
        this.rootMoves = rootMoves;
        this.attacker = attacker;
        expansion.begin(position, attacker);
    }

    /**
     * Searches the root in a class until it is solved, about {@code wanted} nodes were visited, or the control stops
     * the search. The getters return the result.
     *
     * @param mostReplies the class: the greatest number of replies that a move of the attacker may leave
     * @param bound moves of the attacker, at least 1
     */
    public void search(int mostReplies, int bound, long wanted, SearchControl control) {
        table.begin(attacker, mostReplies);
        expansion.useClass(mostReplies);
        raising = false;
        quota.begin(wanted, control);
        top.begin(position.sideToMove() != attacker, false);
        top.set(0, 1, 1);
        if (!quota.isUsedUp()) {
            search(0, top, 0, INFINITE, INFINITE, bound);
        }
        quota.end();
    }

    /**
     * Searches a node until its phi or its delta reaches the threshold, it is solved, or the search stops.
     *
     * @param siblings receives the node's numbers at {@code index}. When the search stops before all the node's own
     *     children are expanded, they stay as they were.
     * @param left moves of the attacker, at least 1
     */
    private void search(int ply, Children siblings, int index, int phiThreshold, int deltaThreshold, int left) {
        MobilityNode node = enter(ply, left);
        if (expand(node)) {
            boolean isNew = expansion.hasFoundNew();
            update(node);
            raising = raising && !isNew || node.children.hasOld();
            searchChildren(
                    node,
                    raised(phiThreshold, node.children.least()),
                    raised(deltaThreshold, node.children.sum()),
                    isNew);
            leave(node, siblings, index);
        }
    }

    private MobilityNode enter(int ply, int left) {
        MobilityNode node = node(ply);
        node.left = left;
        node.nodesBefore = quota.nodes();
        table.enter(node, position, ply == 0 ? history() : node(ply - 1).path);
        Children children = node.children;
        generator.generate(position, children.moves);
        if (isRestricted(node)) {
            children.moves.retain(rootMoves);
        }
        boolean attacking = position.sideToMove() == attacker;
        children.begin(attacking, !attacking && !position.inCheck());
        quota.visit();
        return node;
    }

    /** Returns the start of a path's hash: the same position has other draws with another clock or at another ply. */
    private long history() {
        return (long) position.ply() << Integer.SIZE | position.halfmoveClock();
    }

    /**
     * Gives the children their first numbers, until one of them decides the node.
     *
     * @return false when the search stopped first
     */
    private boolean expand(MobilityNode node) {
        Children children = node.children;
        expansion.prepare(node);
        for (int i = 0; i < children.moves.size() && !quota.isUsedUp(); i++) {
            if (expansion.expand(node, i)) {
                quota.visit();
            }
            if (children.isDecisive(i)) {
                return true;
            }
        }
        return !quota.isUsedUp();
    }

    /** Returns the threshold, above the node's number if thresholds are raised. */
    private int raised(int threshold, int number) {
        return raising ? Math.max(threshold, Math.min(INFINITE, number + ProofNumbers.UNIT)) : threshold;
    }

    /**
     * Searches the best child again and again, until the node's numbers reach a threshold.
     *
     * @param isNew whether the expansion has met a new position
     */
    private void searchChildren(MobilityNode node, int phiThreshold, int deltaThreshold, boolean isNew) {
        Children children = node.children;
        while (!quota.isUsedUp()
                && children.least() < phiThreshold
                && children.sum() < deltaThreshold
                && !children.isSolved()) {
            int chosen = children.best();
            int childPhi = Thresholds.share(deltaThreshold, children.sum(), children.phi(chosen));
            int childDelta = Math.min(phiThreshold, Thresholds.above(children.second(), true));
            int move = children.moves.get(chosen);
            position.make(move);
            search(node.ply + 1, children, chosen, childPhi, childDelta, node.childLeft());
            position.unmake(move);
            raising &= !isNew;
            update(node);
        }
    }

    /** Computes the node's numbers. A best child whose numbers assume an untested threat is tested first. */
    private void update(MobilityNode node) {
        Children children = node.children;
        children.update();
        while (children.isBestUntested()) {
            expansion.test(node, children.best());
            children.update();
        }
    }

    /** Stores the node's numbers in its parent and in the transposition table. */
    private void leave(MobilityNode node, Children siblings, int index) {
        Children children = node.children;
        int work = quota.workSince(node.nodesBefore);
        boolean stored = !isRestricted(node);
        if (children.isProven()) {
            siblings.prove(index, children.mateLength());
            if (stored) {
                table.storeProven(node, work);
            }
        } else if (children.isDisproven()) {
            int restsOn = GraphHistory.restsOn(children, node.ply);
            siblings.disprove(index, restsOn);
            if (stored) {
                table.storeDisproven(node, restsOn, work);
            }
        } else {
            siblings.set(index, children.nodeProof(), children.nodeDisproof());
            if (node.isOld()) {
                siblings.setOld(index);
            }
            if (stored) {
                table.storeOpen(node, work);
            }
        }
    }

    /** Returns whether this is a root with some moves excluded. Its result does not hold for the position. */
    private boolean isRestricted(MobilityNode node) {
        return node.ply == 0 && rootMoves.length > 0;
    }

    /** Returns the node for a ply. It is made when the ply is reached for the first time, and kept. */
    private MobilityNode node(int ply) {
        MobilityNode node = path[ply];
        if (node == null) {
            node = new MobilityNode(ply);
            path[ply] = node;
        }
        return node;
    }
}
