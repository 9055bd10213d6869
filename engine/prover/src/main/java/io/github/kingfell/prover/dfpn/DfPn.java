package io.github.kingfell.prover.dfpn;

import static io.github.kingfell.prover.dfpn.ProofNumbers.INFINITE;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.search.SearchControl;
import org.jspecify.annotations.Nullable;

/**
 * Depth-first proof-number search (Nagai 2002) for mates, bounded by length.
 *
 * <p>It visits nodes in nearly the order of proof-number search, but it keeps them in a {@link ProofTable} instead of a
 * tree. A node is searched until its phi or its delta (see {@link Children}) passes a threshold. A child's threshold
 * lies a quarter above the number of its best sibling (the 1+epsilon trick of Pawlewicz and Lew 2007), so that the
 * search does not leave a subtree for every small change.
 *
 * <p>{@code left} is the number of moves that the attacker may still make, so every branch ends. A proof or disproof of
 * a position with its moves left holds on any path, with the exception that {@link GraphHistory} describes.
 */
@Hot
public final class DfPn {
    /** Longest mate that can be searched for, in moves. */
    public static final int MAX_BOUND = 500;

    private final BusyNodes busy;
    private final ProofTableView known;

    /** A node above the root, with the root as its only child. The root's result is stored there. */
    private final Children top = new Children();

    private final @Nullable PathNode[] path;
    private final MoveGenerator generator;
    private final Expansion expansion;
    private final boolean margin;
    private final boolean damping;
    private final NodeQuota quota = new NodeQuota();
    private Position position = Fen.start();
    private int[] rootMoves = {};
    private int attacker;

    /** The interruptions of all workers when the search began. */
    private int interruptionsBefore;

    /** @param longest the greatest bound of later searches, in moves */
    public DfPn(ProofTable table, int longest) {
        this(table, longest, new BusyNodes(), Method.PLAIN);
    }

    /** @param busy the nodes of all workers that search the same root */
    public DfPn(ProofTable table, int longest, BusyNodes busy, Method method) {
        this.busy = busy;
        busy.join();
        path = new PathNode[plies(longest)];
        generator = new MoveGenerator(position);
        known = new ProofTableView(table);
        expansion = new Expansion(known, position, method);
        margin = method.refinements().contains(Refinement.MARGIN);
        damping = method.refinements().contains(Refinement.DAMPED_SUM);
    }

    /** Returns the greatest number of plies of a path, the root's included. */
    public static int plies(int longest) {
        return 2 * longest + 2;
    }

    /** Returns the nodes visited in all searches. */
    public long nodes() {
        return quota.nodes();
    }

    /** Returns the proof number of the root; 0 when a mate within the bound is proven. */
    public int proof() {
        return top.proof(0);
    }

    /** Returns the disproof number of the root; 0 when a mate within the bound is disproven. */
    public int disproof() {
        return top.disproof(0);
    }

    /** Returns whether the last search was {@link BusyNodes#interrupt interrupted}. */
    public boolean isInterrupted() {
        return busy.interruptions() != interruptionsBefore;
    }

    /** Returns the moves to mate when the root is proven. */
    public int length() {
        return top.length(0);
    }

    /** Returns the mating move at the root when it is proven, {@link Move#NONE} when the defender is to move. */
    public int move() {
        return node(0).children.matingMove();
    }

    /** Returns the reply that refutes the mate at the root, when it is disproven and the defender is to move. */
    public int refutingReply() {
        Children replies = node(0).children;
        return replies.moves.get(replies.best());
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

    /** Returns whether not even a bare king could be mated, see {@link BareKing}. */
    public boolean isHopeless() {
        return expansion.likelyLength() == BareKing.NEVER;
    }

    /**
     * Searches the root until it is solved for this bound, about {@code wanted} nodes were visited, or the control
     * stops the search. The getters return the result.
     *
     * @param bound moves of the attacker, at least 1
     */
    public void search(int bound, long wanted, SearchControl control) {
        search(new TurnBounds.TurnAim(bound, TurnBounds.COMMON), wanted, control);
    }

    /** Searches the root with one of several sets of proof and disproof numbers. */
    public void search(TurnBounds.TurnAim aim, long wanted, SearchControl control) {
        known.useNumbers(aim.numbers());
        interruptionsBefore = busy.interruptions();
        quota.begin(wanted, control);
        top.begin(position.sideToMove() != attacker, false);
        top.set(0, 1, 1);
        if (!quota.isUsedUp()) {
            search(0, top, 0, INFINITE, INFINITE, aim.bound());
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
        PathNode node = enter(ply, left);
        if (isStalemate(node.children)) {
            // Usually the draw is seen when the move is made, but the move may have been put off unseen.
            expansion.drawn(siblings, index, node.key);
        } else if (expand(node)) {
            searchChildren(node, phiThreshold, deltaThreshold);
            leave(node, siblings, index);
        }
        if (node.isCounted) {
            busy.leave(known.pathKey(node.key));
        }
    }

    private PathNode enter(int ply, int left) {
        PathNode node = node(ply);
        node.left = left;
        node.nodesBefore = quota.nodes();
        known.enter(node, position);
        // Only replies are shared out, so nobody asks for other nodes; and one worker alone needs no counts.
        node.isCounted = position.sideToMove() == attacker && busy.areShared();
        if (node.isCounted) {
            busy.enter(known.pathKey(node.key));
        }
        generate(node);
        quota.visit();
        return node;
    }

    private void generate(PathNode node) {
        Children children = node.children;
        generator.generate(position, children.moves);
        if (isRestricted(node)) {
            children.moves.retain(rootMoves);
        }
        boolean attacking = position.sideToMove() == attacker;
        children.begin(attacking, damping && !attacking && !position.inCheck());
    }

    private boolean isStalemate(Children children) {
        return children.moves.isEmpty() && !children.isAttackersNode() && !position.inCheck();
    }

    /**
     * Gives the children their first numbers, until one of them decides the node.
     *
     * @return false when the search stopped first
     */
    private boolean expand(PathNode node) {
        Children children = node.children;
        int left = node.childLeft();
        expansion.prepare(children);
        for (int i = 0; i < children.moves.size() && !isOver(); i++) {
            if (expansion.expand(children, i, left)) {
                quota.visit();
            }
            if (children.isDecisive(i)) {
                return true;
            }
        }
        return !isOver();
    }

    /** Searches the best child again and again, until the node's numbers reach a threshold. */
    private void searchChildren(PathNode node, int phiThreshold, int deltaThreshold) {
        Children children = node.children;
        int left = node.childLeft();
        update(children, left);
        while (!isOver()
                && children.least() < phiThreshold
                && children.sum() < deltaThreshold
                && !children.isSolved()) {
            int chosen = next(children, phiThreshold);
            int second = chosen == children.best() ? children.second() : children.delta(chosen);
            int childPhi = Thresholds.share(deltaThreshold, children.sum(), children.phi(chosen));
            int childDelta = Math.min(phiThreshold, Thresholds.above(second, margin));
            int move = children.moves.get(chosen);
            position.make(move);
            search(node.ply + 1, children, chosen, childPhi, childDelta, left);
            position.unmake(move);
            update(children, left);
        }
    }

    /** Computes the node's numbers. A best child whose numbers assume an untested threat is tested first. */
    private void update(Children children, int left) {
        children.update();
        while (children.isBestUntested()) {
            expansion.test(children, children.best(), left);
            children.update();
        }
    }

    /** Stores the node's numbers in its parent and in the transposition table. */
    private void leave(PathNode node, Children siblings, int index) {
        Children children = node.children;
        int work = quota.workSince(node.nodesBefore);
        boolean stored = !isRestricted(node);
        if (children.isProven()) {
            siblings.prove(index, children.mateLength());
            if (stored) {
                known.storeProven(node, work);
            }
        } else if (children.isDisproven()) {
            int restsOn = GraphHistory.restsOn(children, node.ply);
            siblings.disprove(index, restsOn);
            if (stored && restsOn == GraphHistory.NO_PATH) {
                known.storeDisproven(node, work);
            } else if (stored) {
                known.storeOpen(node, GraphHistory.UNLIKELY, 1, work);
            }
        } else {
            siblings.set(index, children.nodeProof(), children.nodeDisproof());
            if (stored) {
                known.storeOpen(node, children.nodeProof(), children.nodeDisproof(), work);
            }
        }
    }

    private boolean isOver() {
        return quota.isUsedUp() || isInterrupted();
    }

    /** Returns whether this is a root with some moves excluded. Its result does not hold for the position. */
    private boolean isRestricted(PathNode node) {
        return node.ply == 0 && rootMoves.length > 0;
    }

    /**
     * Returns the child to search next: the best one, but among the defender's replies each worker there makes a reply
     * look as much worse again. The mate must answer all replies, so nearly any of them is worth a worker. It needs
     * just one move; there all workers follow the best.
     */
    private int next(Children children, int phiThreshold) {
        int chosen = children.best();
        if (children.isAttackersNode() || !busy.areShared() || workers(children, chosen) == 0) {
            return chosen;
        }
        long least = Long.MAX_VALUE;
        for (int i = 0; i < children.size(); i++) {
            int delta = children.delta(i);
            if (delta < phiThreshold) {
                long number = delta * (1L + workers(children, i));
                if (number < least) {
                    least = number;
                    chosen = i;
                }
            }
        }
        return chosen;
    }

    private int workers(Children children, int index) {
        return busy.count(known.pathKey(children.key[index]));
    }

    /** Returns the node for a ply. It is made when the ply is reached for the first time, and kept. */
    private PathNode node(int ply) {
        PathNode node = path[ply];
        if (node == null) {
            node = new PathNode(ply);
            path[ply] = node;
        }
        return node;
    }
}
