package io.github.kingfell.engine.proof;

import static io.github.kingfell.engine.proof.ProofNumbers.INFINITE;

import io.github.kingfell.engine.board.Bitboard;
import io.github.kingfell.engine.board.Move;
import io.github.kingfell.engine.board.MoveGenerator;
import io.github.kingfell.engine.board.MoveList;
import io.github.kingfell.engine.board.Position;
import io.github.kingfell.engine.check.MateProof;

/**
 * Proof-number search for a forced mate, best first, with the whole tree in memory: PROVER of D.M. Breuker, L.V. Allis and
 * H.J. van den Herik, "Mate in 38: applying proof-number search to chess" (1994), section 3.1.
 *
 * <p>Nodes with the attacker to move are OR nodes, those with the defender to move are AND nodes. A leaf is given its
 * mobility as first guess: an OR leaf has proof number 1 and as disproof number the number of its moves, an AND leaf the
 * reverse. So the search follows the lines in which the defender has the fewest choices. No other knowledge is used.
 *
 * <p>Disproved are stalemate, want of material, the fifty-move rule, the third occurrence of a position, any
 * recurrence of a position on the path (a shortest mate never passes a position twice), and lines longer than the bound.
 * Because each node belongs to one path, all of this is exact: there are no transpositions to confuse it.
 *
 * <p>The searcher stays on the path it is working on: it goes back only as far as numbers change (the current-node
 * enhancement of Allis's thesis), and keeps one position, made and unmade along the path.
 */
final class ProofNumberSearch {
    private final ProofTree tree;
    private final MoveList moves = new MoveList();
    private Position position;
    private MoveGenerator generator;

    private int attacker;
    private int bound;
    private int[] rootMoves = {};
    private int rootPly;

    /** The nodes from the root to where the search stands; {@code ply} is the index of the last. */
    private int[] path = new int[1];

    private int ply;
    private long nodes;
    private boolean full;

    // The numbers of the leaf evaluated last.
    private int leafProof;
    private int leafDisproof;

    // The new children of the node being expanded, before they get their place in the tree.
    private final int[] newMoves = new int[ProofTree.MAX_BLOCK];
    private final int[] newProofs = new int[ProofTree.MAX_BLOCK];
    private final int[] newDisproofs = new int[ProofTree.MAX_BLOCK];
    private int newCount;

    ProofNumberSearch(ProofTree tree, Position position) {
        this.tree = tree;
        this.position = position;
        generator = new MoveGenerator(position);
    }

    /**
     * Begins a new search; the tree is cleared.
     *
     * @param root with its game history; the search moves about in it and does not copy it
     * @param rootMoves the only moves that count at the root, empty for all
     * @param attacker the colour that is to mate
     * @param bound the most moves of the attacker, at least 1
     */
    void begin(Position root, int[] rootMoves, int attacker, int bound) {
        position = root;
        this.rootMoves = rootMoves;
        this.attacker = attacker;
        this.bound = bound;
        rootPly = root.ply();
        if (path.length < 2 * bound + 2) {
            path = new int[2 * bound + 2];
        }
        tree.clear();
        ply = 0;
        nodes = 1;
        full = false;
        path[0] = tree.allocate(1);
        evaluateRoot();
        tree.setLeaf(path[0], Move.NONE, leafProof, leafDisproof);
    }

    /**
     * Grows the tree until the root is solved, the tree is full, or enough nodes were created.
     *
     * @param enough nodes after which to stop; the expansion that reaches it is finished
     * @param limit nodes that must not be exceeded: an expansion that would is not begun
     * @return nodes created
     */
    int run(int enough, int limit) {
        long before = nodes;
        while (!isProved() && !isDisproved() && !full && nodes - before < enough) {
            descend();
            if (!expand(limit - (int) (nodes - before))) {
                break;
            }
            backUp();
        }
        return (int) (nodes - before);
    }

    boolean isProved() {
        return rootProof() == 0;
    }

    boolean isDisproved() {
        return rootDisproof() == 0;
    }

    /** The tree cannot grow any more. */
    boolean isFull() {
        return full;
    }

    int rootProof() {
        return tree.proof(path[0]);
    }

    int rootDisproof() {
        return tree.disproof(path[0]);
    }

    /** Nodes created since {@link #begin}, the root included. */
    long nodes() {
        return nodes;
    }

    private boolean attackerToMove() {
        return position.sideToMove() == attacker;
    }

    /** Goes down to a most-proving leaf. */
    private void descend() {
        int node = path[ply];
        while (tree.firstChild(node) != ProofTree.NONE) {
            node = attackerToMove() ? childOfProof(node) : childOfDisproof(node);
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
     * Gives the leaf at the end of the path its children and evaluates them. A child that settles the node is kept
     * alone; of the others, disproved children of an OR node are dropped, for they change nothing.
     *
     * @return false when there are more moves than {@code limit}, or no room
     */
    private boolean expand(int limit) {
        boolean or = attackerToMove();
        generator.generate(position, moves);
        if (ply == 0 && rootMoves.length > 0) {
            moves.retain(rootMoves);
        }
        if (moves.size() > limit) {
            return false;
        }
        // Whoever began, before each of his moves the attacker has made half of the path's, rounded down.
        int movesLeft = bound - ply / 2 - 1;
        newCount = 0;
        for (int i = 0; i < moves.size(); i++) {
            position.make(moves.get(i));
            nodes++;
            if (or) {
                evaluateAnd(movesLeft);
            } else {
                evaluateOr();
            }
            position.unmake(moves.get(i));
            if (or ? leafProof == 0 : leafDisproof == 0) {
                newCount = 0;
                addChild(moves.get(i));
                break;
            }
            if (leafDisproof != 0) {
                addChild(moves.get(i));
            }
        }
        return store(path[ply]);
    }

    private void addChild(int move) {
        newMoves[newCount] = move;
        newProofs[newCount] = leafProof;
        newDisproofs[newCount] = leafDisproof;
        newCount++;
    }

    private boolean store(int node) {
        if (newCount == 0) {
            return true;
        }
        int first = tree.allocate(newCount);
        if (first == ProofTree.NONE) {
            full = true;
            return false;
        }
        for (int i = 0; i < newCount; i++) {
            tree.setLeaf(first + i, newMoves[i], newProofs[i], newDisproofs[i]);
        }
        tree.setChildren(node, first, newCount);
        return true;
    }

    /** Recomputes the numbers from the end of the path upwards and stays at the first node that does not change. */
    private void backUp() {
        while (update(path[ply]) && ply > 0) {
            position.unmake(tree.move(path[ply]));
            ply--;
        }
    }

    /** Recomputes a node from its children; true when its numbers changed. What a solved node does not need is released. */
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

    // ---- leaves ----

    private void evaluateRoot() {
        if (attackerToMove()) {
            int count = generator.count(position);
            open(1, count);
            if (count == 0 || isHopeless()) {
                disproved();
            }
        } else {
            evaluateAnd(bound);
        }
    }

    /** The attacker has moved; {@code movesLeft} is what the bound leaves him after that. */
    private void evaluateAnd(int movesLeft) {
        boolean check = position.inCheck();
        if (movesLeft == 0 && !check) {
            disproved();
            return;
        }
        int replies = generator.count(position);
        if (replies == 0 && check) {
            leafProof = 0;
            leafDisproof = INFINITE;
        } else if (replies == 0 || movesLeft == 0 || isDraw()) {
            disproved();
        } else {
            open(replies, 1);
        }
    }

    /** The defender has moved. */
    private void evaluateOr() {
        int count = generator.count(position);
        if (count == 0 || isDraw()) {
            disproved();
        } else {
            open(1, count);
        }
    }

    private void open(int proof, int disproof) {
        leafProof = proof;
        leafDisproof = disproof;
    }

    private void disproved() {
        leafProof = INFINITE;
        leafDisproof = 0;
    }

    /** A draw, or what leads nowhere that a shorter line does not: see the class comment. Mate comes before it. */
    private boolean isDraw() {
        return position.isFiftyMoveDraw() || position.isRepetition(rootPly) || isHopeless();
    }

    private boolean isHopeless() {
        return !Bitboard.several(position.color(attacker)) || position.isInsufficientMaterial();
    }

    /**
     * The proof, when the root is proved: the search then stands at the root again.
     *
     * @throws IllegalStateException when the root is not proved
     */
    MateProof proof() {
        if (!isProved()) {
            throw new IllegalStateException("not proved");
        }
        return new ProofWriter(tree).write(path[0], attackerToMove());
    }
}
