package io.github.kingfell.prover.graph;

import io.github.kingfell.prover.dfpn.MateInOne;
import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.search.SearchControl;

/**
 * The growth of a {@link ReachableGraph} by uniform-cost search. It follows the moves of a {@link ProofGuide}; of the
 * other moves, those that leave few replies come first. A position costs as much as the worst move on the way to it, so
 * that a small graph of forcing moves is complete before a larger one begins. Moves of pieces that the known mate never
 * moves, and new material, come last.
 */
@Hot
final class GraphGrowth {
    private static final int NONE = ReachableGraph.NONE;

    /** The greatest cost of a move. */
    private static final int GREATEST_COST = 40;

    /** A move that leaves more replies is excluded. */
    private static final int MOST_REPLIES = 22;

    /**
     * The cost of a capture by either side and of a promotion by the defender: most positions after them are reached in
     * no other way. Without it, all the moves of the defender's new pieces between checks would swamp a chase.
     */
    private static final int NEW_MATERIAL = 8;

    /** Replies counted for a defence that is already in the graph; they are not generated again. */
    private static final int USUAL_REPLIES = 4;

    private final ReachableGraph graph = new ReachableGraph();
    private final Position position;
    private final int rootPly;
    private final int[] rootMoves;
    private final int attacker;
    private final int capacity;
    private final ProofGuide guide;
    private final CostQueue queue = new CostQueue(GREATEST_COST);
    private final MoveGenerator generator;
    private final MateInOne mateInOne;
    private final MoveList replies = new MoveList();
    private final MoveList moves = new MoveList();

    /** Moves made from the root to the present position. */
    private final IntList path = new IntList();

    private final IntList way = new IntList();

    /** Attacks after the replies of the defence being opened. */
    private final IntList found = new IntList();

    private SearchControl control = SearchControl.unlimited();
    private int allowance;
    private int granted;
    private long nodes;
    private boolean stopped;

    /**
     * @param root with its game history; copied
     * @param rootMoves the only moves searched at the root, empty for all
     * @param capacity the greatest number of defences
     */
    GraphGrowth(Position root, int[] rootMoves, int attacker, int capacity, ProofGuide guide) {
        position = root.copy();
        rootPly = root.ply();
        this.rootMoves = rootMoves;
        this.attacker = attacker;
        this.capacity = capacity;
        this.guide = guide;
        generator = new MoveGenerator(position);
        mateInOne = new MateInOne(position);
    }

    ReachableGraph graph() {
        return graph;
    }

    /** Returns the nodes visited so far. */
    long nodes() {
        return nodes;
    }

    /** Returns whether the graph cannot grow any more: it is complete within its limits, full, or interrupted. */
    private boolean isDone() {
        return stopped || graph.defenceCount() >= capacity;
    }

    /**
     * Grows the graph by about this number of nodes.
     *
     * @return whether it may grow further
     */
    boolean grow(long wanted, SearchControl control) {
        this.control = control;
        granted = control.grant();
        allowance = granted;
        stopped = granted == 0;
        long end = nodes + wanted;
        if (graph.attackCount() + graph.defenceCount() == 0) {
            begin();
        }
        while (!isDone() && nodes < end) {
            int next = queue.take();
            if (next == CostQueue.EMPTY) {
                stopped = true;
            } else if (graph.isClosed(next)) {
                goTo(next);
                open(next);
            }
        }
        if (granted > allowance) {
            control.counter().book(granted - allowance);
        }
        return !isDone();
    }

    private void begin() {
        if (position.sideToMove() == attacker) {
            attack(NONE, Move.NONE, 0);
        } else {
            queue.add(graph.addDefence(position.key(), NONE, Move.NONE, 0), 0);
        }
    }

    // ---- a defence and its replies ----

    /** Adds all replies of a defence. The present position is the defence's. */
    private void open(int defence) {
        generate(replies);
        boolean saved = takesTheLastPiece();
        found.clear();
        for (int i = 0; i < replies.size() && !stopped && !saved; i++) {
            int attack = attackAfter(defence, replies.get(i));
            found.add(attack);
            saved = !stopped && graph.hasNothing(attack);
        }
        if (saved && !stopped) {
            graph.save(defence);
        } else if (!stopped) {
            graph.open(defence, replies, found);
        }
    }

    private int attackAfter(int defence, int reply) {
        int known = graph.attackIn(position.keyAfter(reply));
        if (known != NONE) {
            return known;
        }
        int cost = graph.cost(defence);
        boolean exchanging = position.isCapture(reply) || Move.isPromotion(reply);
        position.make(reply);
        boolean isFar = exchanging && !guide.knows(position);
        int attack = attack(defence, reply, isFar ? Math.min(GREATEST_COST, cost + NEW_MATERIAL) : cost);
        position.unmake(reply);
        return attack;
    }

    /**
     * Returns whether a reply leaves the attacker a bare king. There are no mates after it, and such positions might be
     * most of a graph.
     */
    private boolean takesTheLastPiece() {
        if (Long.bitCount(position.color(attacker)) == 2) {
            for (int i = 0; i < replies.size(); i++) {
                if (position.isCapture(replies.get(i))) {
                    return true;
                }
            }
        }
        return false;
    }

    // ---- an attack and its options ----

    /** Adds a new attack, in the present position, with its options. */
    private int attack(int from, int reply, int cost) {
        visit();
        int mate = isRestricted() ? Move.NONE : mateInOne.find(position);
        int attack = graph.addAttack(position.key(), from, reply, mate);
        if (mate == Move.NONE) {
            generate(moves);
            for (int i = 0; i < moves.size() && !stopped; i++) {
                option(attack, moves.get(i), cost);
            }
        }
        return attack;
    }

    private void option(int attack, int move, int cost) {
        int defence = graph.defenceIn(position.keyAfter(move));
        if (defence == NONE) {
            defence = defenceAfter(attack, move, cost);
        } else if (graph.isClosed(defence)) {
            int step = step(move);
            int total = step == 0 ? cost : Math.max(cost, step + USUAL_REPLIES);
            if (total < graph.cost(defence)) {
                graph.setCost(defence, total);
                queue.add(defence, total);
            }
        }
        if (defence != NONE) {
            graph.addOption(move, defence);
        }
    }

    /** Adds a new defence, unless the move draws or leaves too many replies. */
    private int defenceAfter(int attack, int move, int cost) {
        int step = step(move);
        position.make(move);
        visit();
        int count = generator.count(position);
        boolean dead = count == 0 && !position.inCheck() || position.isInsufficientMaterial();
        int defence = NONE;
        if (!dead && (step == 0 || count <= MOST_REPLIES)) {
            int total = step == 0 ? cost : Math.max(cost, Math.min(GREATEST_COST, step + count));
            defence = graph.addDefence(position.key(), attack, move, total);
            queue.add(defence, total);
        }
        position.unmake(move);
        return defence;
    }

    /**
     * Returns how far a move leads away from the known mate, not counting the defender's replies; 0 for a move of the
     * proof.
     */
    private int step(int move) {
        int step = guide.step(position, move);
        return step > 0 && position.isCapture(move) ? step + NEW_MATERIAL : step;
    }

    // ---- moving about ----

    private void generate(MoveList list) {
        generator.generate(position, list);
        if (isRestricted()) {
            list.retain(rootMoves);
        }
    }

    /** Returns whether the position is a root with some moves excluded. */
    private boolean isRestricted() {
        return position.ply() == rootPly && rootMoves.length > 0;
    }

    /** Makes the moves that lead to a defence, except those that the previous path shares. */
    private void goTo(int defence) {
        graph.way(defence, way);
        int common = 0;
        while (common < path.size() && common < way.size() && path.get(common) == way.get(way.size() - 1 - common)) {
            common++;
        }
        while (path.size() > common) {
            position.unmake(path.removeLast());
        }
        for (int i = common; i < way.size(); i++) {
            int move = way.get(way.size() - 1 - i);
            position.make(move);
            path.add(move);
        }
    }

    private void visit() {
        nodes++;
        if (--allowance <= 0) {
            control.counter().book(granted);
            control.thread().giveTurns();
            granted = control.grant();
            allowance = granted;
            stopped |= granted == 0;
        }
    }
}
