package io.github.kingfell.prover.tree;

import static io.github.kingfell.prover.dfpn.ProofNumbers.INFINITE;

import io.github.kingfell.prover.dfpn.ProofNumbers;
import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.AnswerTree;
import io.github.kingfell.rules.check.MateProof;
import io.github.kingfell.search.SearchControl;

/**
 * Proof-number search for a forced mate, best first, with the whole tree in memory: PROVER of D.M. Breuker, L.V. Allis
 * and H.J. van den Herik, "Mate in 38: applying proof-number search to chess" (1994), section 3.1.
 *
 * <p>Nodes with the attacker to move are OR nodes, those with the defender to move are AND nodes. A {@link ProofGoal}
 * initialises new leaves. Each node belongs to one path, so results that depend on the path are exact; there are no
 * transpositions.
 *
 * <p>The search stays on its current path: it goes back only as far as proof or disproof numbers change (the
 * current-node enhancement of Allis's thesis), and keeps one position in which it makes and unmakes moves along the
 * path.
 */
@Hot
public final class ProofNumberSearch {
    /** Making room is worthwhile when it frees at least the memory divided by this number. */
    private static final int LEAST_ROOM = 16;

    private final ProofTree tree;
    private final ChildOrder order;
    private final MoveList moves = new MoveList();
    private Position position;
    private MoveGenerator generator;
    private ProofGoal goal;

    private int attacker;
    private int bound;
    private int[] rootMoves = {};

    /** The nodes from the root to the current node; {@code ply} is the index of the last. */
    private int[] path = new int[1];

    private int ply;
    private long nodes;
    private boolean full;

    // The new children of the node being expanded, before they are stored in the tree.
    private final int[] newMoves = new int[ProofTree.MAX_BLOCK];
    private final int[] newProofs = new int[ProofTree.MAX_BLOCK];
    private final int[] newDisproofs = new int[ProofTree.MAX_BLOCK];
    private int newCount;

    /** Makes a search that takes the children of a node as the move generator gives them. */
    public ProofNumberSearch(ProofTree tree, Position position) {
        this(tree, position, new ChildOrder(ChildOrder.GENERATED));
    }

    /** @param order decides between children with the same number */
    public ProofNumberSearch(ProofTree tree, Position position, ChildOrder order) {
        this.tree = tree;
        this.order = order;
        this.position = position;
        generator = new MoveGenerator(position);
        goal = new LeafEvaluator(position, position.sideToMove());
    }

    /**
     * Begins a new search for a mate; the tree is cleared.
     *
     * @param root with its game history; the search makes moves in it and does not copy it
     * @param rootMoves the only moves considered at the root, empty for all
     * @param attacker the colour that is to mate
     * @param bound the most moves of the attacker, at least 1
     */
    public void begin(Position root, int[] rootMoves, int attacker, int bound) {
        begin(root, rootMoves, attacker, bound, new LeafEvaluator(root, attacker));
    }

    /**
     * Begins a new search; the tree is cleared.
     *
     * @param attacker the colour that is to reach the goal
     * @param goal made for this root
     */
    void begin(Position root, int[] rootMoves, int attacker, int bound, ProofGoal goal) {
        position = root;
        this.rootMoves = rootMoves;
        this.attacker = attacker;
        this.bound = bound;
        this.goal = goal;
        if (path.length < 2 * bound + 2) {
            path = new int[2 * bound + 2];
        }
        tree.clear();
        order.restart();
        ply = 0;
        nodes = 0;
        full = false;
        path[0] = tree.allocate(1);
        goal.evaluateRoot(bound);
        tree.setLeaf(path[0], Move.NONE, goal.proof(), goal.disproof());
    }

    /**
     * Grows the tree until the root is solved, the tree is full, or enough nodes have been created.
     *
     * @param enough nodes after which to stop; the expansion that reaches this number is finished
     * @param limit nodes that must not be exceeded: an expansion that would exceed it is not begun
     * @param control asked only whether to stop, and only in the rare long pauses when memory is reorganised
     * @return nodes created
     */
    public int run(int enough, int limit, SearchControl control) {
        long before = nodes;
        while (!isProved() && !isDisproved() && !full && nodes - before < enough) {
            descend();
            if (!expand(limit - (int) (nodes - before))) {
                break;
            }
            if (store(path[ply])) {
                backUp();
            } else if (!makeRoom(control)) {
                break;
            }
        }
        return (int) (nodes - before);
    }

    public boolean isProved() {
        return rootProof() == 0;
    }

    public boolean isDisproved() {
        return rootDisproof() == 0;
    }

    /**
     * Returns the attacker's root move that seems easiest to prove; {@link Move#NONE} when none is left or none has
     * been expanded.
     */
    public int easiestMove() {
        return tree.firstChild(path[0]) == ProofTree.NONE ? Move.NONE : tree.move(childOfProof(path[0]));
    }

    /** Returns true when the tree cannot grow any more. */
    boolean isFull() {
        return full;
    }

    public int rootProof() {
        return tree.proof(path[0]);
    }

    public int rootDisproof() {
        return tree.disproof(path[0]);
    }

    /** Returns the number of nodes created since {@link #begin}, without the root. */
    public long nodes() {
        return nodes;
    }

    private boolean attackerToMove() {
        return position.sideToMove() == attacker;
    }

    /** Descends to a most-proving node. */
    private void descend() {
        int node = path[ply];
        while (tree.firstChild(node) != ProofTree.NONE) {
            node = attackerToMove() ? childOfProof(node) : childOfDisproof(node);
            goal.enter(tree.move(node));
            position.make(tree.move(node));
            path[++ply] = node;
        }
    }

    private int childOfProof(int node) {
        int wanted = tree.proof(node);
        int child = tree.firstChild(node);
        while (tree.proof(child) != wanted) {
            child++;
        }
        return child;
    }

    private int childOfDisproof(int node) {
        int wanted = tree.disproof(node);
        int child = tree.firstChild(node);
        while (tree.disproof(child) != wanted) {
            child++;
        }
        return child;
    }

    /**
     * Expands the leaf at the end of the path: generates its children and evaluates them. A child that solves the node
     * is kept alone. Otherwise disproven children of an OR node are dropped, because they change nothing.
     *
     * @return false when there are more moves than {@code limit}
     */
    private boolean expand(int limit) {
        boolean or = attackerToMove();
        generator.generate(position, moves);
        if (ply == 0 && rootMoves.length > 0) {
            moves.retain(rootMoves);
        }
        if (!or) {
            goal.retainCounting(moves);
        }
        if (moves.size() > limit) {
            return false;
        }
        order.arrange(moves);
        // Whoever moved first, the attacker has made half of the plies of the path before each of its moves, rounded
        // down.
        int movesLeft = bound - ply / 2 - 1;
        newCount = 0;
        for (int i = 0; i < moves.size(); i++) {
            position.make(moves.get(i));
            nodes++;
            if (or) {
                goal.evaluateAnd(movesLeft);
            } else {
                goal.evaluateOr();
            }
            position.unmake(moves.get(i));
            if (or ? goal.proof() == 0 : goal.disproof() == 0) {
                newCount = 0;
                addChild(moves.get(i));
                break;
            }
            if (goal.disproof() != 0) {
                addChild(moves.get(i));
            }
        }
        return true;
    }

    private void addChild(int move) {
        newMoves[newCount] = move;
        newProofs[newCount] = goal.proof();
        newDisproofs[newCount] = goal.disproof();
        newCount++;
    }

    /** Stores the new children in the tree; returns false when it is full. */
    private boolean store(int node) {
        if (newCount == 0) {
            return true;
        }
        int first = tree.allocate(newCount);
        if (first == ProofTree.NONE) {
            return false;
        }
        for (int i = 0; i < newCount; i++) {
            tree.setLeaf(first + i, newMoves[i], newProofs[i], newDisproofs[i]);
        }
        tree.setChildren(node, first, newCount);
        return true;
    }

    /**
     * Frees the fringe of the tree. Best-first search rebuilds only the part that still matters, so a search can go on
     * far beyond its memory. It ends when too little can be freed.
     *
     * @return false when told to stop
     */
    private boolean makeRoom(SearchControl control) {
        while (ply > 0) {
            goUp();
        }
        int free = tree.makeRoom(path[0], control);
        full = free != ProofTree.NONE && free < tree.capacity() / LEAST_ROOM;
        return free != ProofTree.NONE;
    }

    /**
     * Recomputes proof and disproof numbers from the end of the path upwards, and stays at the first node that does not
     * change.
     */
    private void backUp() {
        while (update(path[ply]) && ply > 0) {
            goUp();
        }
    }

    private void goUp() {
        position.unmake(tree.move(path[ply]));
        goal.leave();
        ply--;
    }

    /**
     * Recomputes a node from its children; returns true when its proof or disproof number changed. Children that a
     * solved node does not need are released.
     */
    private boolean update(int node) {
        boolean or = attackerToMove();
        int least = INFINITE;
        int sum = 0;
        int best = ProofTree.NONE;
        int first = tree.firstChild(node);
        int end = first + tree.childCount(node);
        for (int child = first; child < end; child++) {
            int number = or ? tree.proof(child) : tree.disproof(child);
            if (number < least) {
                least = number;
                best = child;
            }
            sum = ProofNumbers.sum(sum, or ? tree.disproof(child) : tree.proof(child));
        }
        int proof = or ? least : sum;
        int disproof = or ? sum : least;
        boolean changed = proof != tree.proof(node) || disproof != tree.disproof(node);
        tree.setNumbers(node, proof, disproof);
        if (disproof == 0) {
            tree.releaseChildren(node);
        } else if (proof == 0 && or) {
            tree.keepOnly(node, best);
        }
        return changed;
    }

    /**
     * Returns the proof of the mate when the root is proven; the search then stands at the root again.
     *
     * @throws IllegalStateException when the root is not proven
     */
    public MateProof proof() {
        return new MateProof(answers());
    }

    /** Returns the attacker's first move when the root is proven and the attacker is to move there. */
    int provedMove() {
        return tree.move(tree.firstChild(path[0]));
    }

    /**
     * Returns the attacker's answers when the root is proven; the search then stands at the root again.
     *
     * @throws IllegalStateException when the root is not proven
     */
    AnswerTree answers() {
        if (!isProved()) {
            throw new IllegalStateException("not proved");
        }
        return new ProofWriter(tree).write(path[0], attackerToMove());
    }
}
