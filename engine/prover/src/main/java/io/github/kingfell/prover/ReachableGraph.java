package io.github.kingfell.prover;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.search.SearchControl;

/**
 * Positions that can be reached from a root by some of the attacker's moves and all of the defender's, each once
 * however many ways lead to it. It grows along the moves of a {@link ProofGuide}, and first by all moves that leave few
 * replies, then by those that leave more: the worst move on the way to a position counts, so that a small graph of
 * forcing moves is complete before a larger one is begun. Men that the known mate never moves, and new material, come
 * last. (The idea of a table of a restricted game: R. Nuernberg's matetb.)
 *
 * <p>Nodes are numbers. In an <i>attack</i> the attacker is to move; its options are moves that lead to defences. In a
 * <i>defence</i> the defender is to move; once it is open it has all his replies, which lead to attacks.
 */
@Hot
final class ReachableGraph {
    /** Index of no node. */
    static final int NONE = -1;

    /** No move costs more. */
    private static final int GREATEST_COST = 40;

    /** A move that leaves more replies is left out. */
    private static final int MOST_REPLIES = 22;

    /**
     * For a capture of either side and a promotion of the defender: most of what is reached then is reached in no other
     * way. Without it a chase is lost among all that the defender's new men may do between checks.
     */
    private static final int NEW_MATERIAL = 8;

    /** Costs of a defence that is known already are not counted again. */
    private static final int USUAL_REPLIES = 4;

    /** In place of the number of replies. */
    private static final int CLOSED = -1;

    /** The same for a defence that one of its replies saves: it is never opened. */
    private static final int SAVED = -2;

    /** Moves that lead to a defence, on the average, of a graph that {@link #recurs}. */
    private static final int RECURRENCE = 2;

    // ---- attacks ----
    private final KeyIndex attacks = new KeyIndex();
    private final IntList attackFrom = new IntList();
    private final IntList attackReply = new IntList();
    private final IntList firstOption = new IntList();

    /** A move that mates at once, or {@link Move#NONE}. */
    private final IntList mating = new IntList();

    final IntList optionMove = new IntList();
    final IntList optionDefence = new IntList();

    // ---- defences ----
    private final KeyIndex defences = new KeyIndex();
    private final IntList defenceFrom = new IntList();
    private final IntList defenceMove = new IntList();
    private final IntList defenceCost = new IntList();
    private final IntList firstReply = new IntList();
    private final IntList replyCount = new IntList();
    final IntList replyMove = new IntList();
    final IntList replyAttack = new IntList();

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

    /** Attacks that the replies of the defence being opened lead to. */
    private final IntList found = new IntList();

    private SearchControl control = SearchControl.unlimited();
    private int allowance;
    private int granted;
    private long nodes;
    private boolean stopped;

    /**
     * @param root with its game history; copied
     * @param rootMoves the only moves that count at the root, empty for all
     * @param capacity the most defences
     */
    ReachableGraph(Position root, int[] rootMoves, int attacker, int capacity, ProofGuide guide) {
        position = root.copy();
        rootPly = root.ply();
        this.rootMoves = rootMoves;
        this.attacker = attacker;
        this.capacity = capacity;
        this.guide = guide;
        generator = new MoveGenerator(position);
        mateInOne = new MateInOne(position);
    }

    /** Nodes visited so far. */
    long nodes() {
        return nodes;
    }

    /** True when it cannot grow any more: it is complete as far as it goes, full, or was interrupted. */
    boolean isDone() {
        return stopped || defenceFrom.size() >= capacity;
    }

    /**
     * Grows by about this number of nodes.
     *
     * @return whether it may grow on
     */
    boolean grow(long wanted, SearchControl control) {
        this.control = control;
        granted = control.grant();
        allowance = granted;
        stopped = granted == 0;
        long end = nodes + wanted;
        if (attacks.size() + defences.size() == 0) {
            begin();
        }
        while (!isDone() && nodes < end) {
            int next = queue.take();
            if (next == CostQueue.EMPTY) {
                stopped = true;
            } else if (replyCount.get(next) == CLOSED) {
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
            defences.put(position.key(), 0);
            addDefence(NONE, Move.NONE, 0);
            queue.add(0, 0);
        }
    }

    /** Adds all replies. The position is the defence's. */
    private void open(int defence) {
        generator.generate(position, replies);
        if (isRoot() && rootMoves.length > 0) {
            replies.retain(rootMoves);
        }
        int cost = defenceCost.get(defence);
        int count = replies.size();
        boolean saved = takesTheLastMan();
        found.clear();
        for (int i = 0; i < count && !stopped && !saved; i++) {
            int reply = replies.get(i);
            int known = attacks.get(position.keyAfter(reply));
            if (known == NONE) {
                boolean exchanging = position.isCapture(reply) || Move.isPromotion(reply);
                position.make(reply);
                boolean isFar = exchanging && !guide.knows(position);
                known = attack(defence, reply, isFar ? Math.min(GREATEST_COST, cost + NEW_MATERIAL) : cost);
                position.unmake(reply);
            }
            found.add(known);
            saved = !stopped && hasNothing(known);
        }
        if (stopped) {
            return;
        }
        if (saved) {
            replyCount.set(defence, SAVED);
            return;
        }
        firstReply.set(defence, replyMove.size());
        replyCount.set(defence, count);
        for (int i = 0; i < count; i++) {
            replyMove.add(replies.get(i));
            replyAttack.add(found.get(i));
        }
    }

    /**
     * True when a reply leaves the attacker's king alone. What is reached then has no mates, and may be most of a
     * graph.
     */
    private boolean takesTheLastMan() {
        if (Long.bitCount(position.color(attacker)) == 2) {
            for (int i = 0; i < replies.size(); i++) {
                if (position.isCapture(replies.get(i))) {
                    return true;
                }
            }
        }
        return false;
    }

    /** True for an attack without a mate and without a move that the graph has. */
    private boolean hasNothing(int attack) {
        return mating.get(attack) == Move.NONE && firstOption(attack) == firstOption(attack + 1);
    }

    /** A new attack, in the present position, with its options. */
    private int attack(int from, int reply, int cost) {
        visit();
        int attack = attackFrom.size();
        attacks.put(position.key(), attack);
        attackFrom.add(from);
        attackReply.add(reply);
        firstOption.add(optionMove.size());
        int mate = isRoot() && rootMoves.length > 0 ? Move.NONE : mateInOne.find(position);
        mating.add(mate);
        if (mate == Move.NONE) {
            generator.generate(position, moves);
            if (isRoot() && rootMoves.length > 0) {
                moves.retain(rootMoves);
            }
            for (int i = 0; i < moves.size() && !stopped; i++) {
                option(attack, moves.get(i), cost);
            }
        }
        return attack;
    }

    private void option(int attack, int move, int cost) {
        int known = defences.get(position.keyAfter(move));
        if (known == NONE) {
            int step = step(move);
            position.make(move);
            visit();
            int count = generator.count(position);
            int total = step == 0 ? cost : Math.max(cost, Math.min(GREATEST_COST, step + count));
            boolean dead = count == 0 && !position.inCheck() || position.isInsufficientMaterial();
            if (!dead && (step == 0 || count <= MOST_REPLIES)) {
                known = defenceFrom.size();
                defences.put(position.key(), known);
                addDefence(attack, move, total);
                queue.add(known, total);
            }
            position.unmake(move);
        } else if (replyCount.get(known) == CLOSED) {
            int step = step(move);
            int total = step == 0 ? cost : Math.max(cost, step + USUAL_REPLIES);
            if (total < defenceCost.get(known)) {
                defenceCost.set(known, total);
                queue.add(known, total);
            }
        }
        if (known != NONE) {
            optionMove.add(move);
            optionDefence.add(known);
        }
    }

    /** How far a move leads away from what is known, the defender's replies not counted; 0 for a move of the proof. */
    private int step(int move) {
        int step = guide.step(position, move);
        return step > 0 && position.isCapture(move) ? step + NEW_MATERIAL : step;
    }

    private void addDefence(int from, int move, int cost) {
        defenceFrom.add(from);
        defenceMove.add(move);
        defenceCost.add(cost);
        firstReply.add(0);
        replyCount.add(CLOSED);
    }

    private boolean isRoot() {
        return position.ply() == rootPly;
    }

    /** Makes the moves that lead to a defence, those that the way before had in common with it excepted. */
    private void goTo(int defence) {
        way.clear();
        for (int d = defence; d != NONE; ) {
            int attack = defenceFrom.get(d);
            if (attack == NONE) {
                break;
            }
            way.add(defenceMove.get(d));
            d = attackFrom.get(attack);
            if (d != NONE) {
                way.add(attackReply.get(attack));
            }
        }
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

    // ---- the graph as it is ----

    /**
     * True when a position is mostly reached in several ways: then a graph is worth more than a tree. Measured at
     * 20,000 nodes: a queen's chase of a king has 3.2 moves for each defence, other problems 1.2 to 1.6.
     */
    boolean recurs() {
        return optionMove.size() >= RECURRENCE * defenceFrom.size();
    }

    int attackCount() {
        return attackFrom.size();
    }

    int defenceCount() {
        return defenceFrom.size();
    }

    /** A move of the attacker that mates at once, or {@link Move#NONE}. */
    int mating(int attack) {
        return mating.get(attack);
    }

    /** Index of the first option of an attack; those of the next one follow. */
    int firstOption(int attack) {
        return attack < firstOption.size() ? firstOption.get(attack) : optionMove.size();
    }

    boolean isOpen(int defence) {
        return replyCount.get(defence) >= 0;
    }

    int firstReply(int defence) {
        return firstReply.get(defence);
    }

    /** Replies of an open defence. */
    int replyCount(int defence) {
        return replyCount.get(defence);
    }

    /** True when the attacker begins: the root is the first attack, otherwise the first defence. */
    boolean isAttackRoot() {
        return attackFrom.size() > 0 && attackFrom.get(0) == NONE;
    }
}
