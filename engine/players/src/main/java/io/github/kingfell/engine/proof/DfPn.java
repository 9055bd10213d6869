package io.github.kingfell.engine.proof;

import static io.github.kingfell.engine.proof.ProofNumbers.INFINITE;

import io.github.kingfell.engine.search.SearchControl;
import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import org.jspecify.annotations.Nullable;

/**
 * Depth-first proof-number search (Nagai 2002) for mates, bounded by length.
 *
 * <p>It visits nodes in nearly the order of proof-number search but keeps them in a table instead of a tree. A node is
 * searched until its phi or its delta (see {@link Children}) passes a threshold; a child's threshold lies a quarter above
 * the number of its best sibling (the 1+epsilon trick of Pawlewicz and Lew 2007), so that a subtree is not left for every
 * small change.
 *
 * <p>{@code left} is the number of moves that the attacker may still make, so every branch ends. What is found for a
 * position and its moves left is a fact whatever the path, with the exception that {@link GraphHistory} describes.
 *
 * <p>Facts are kept by position, numbers by position and ply. With one number for all plies a position that comes again a few
 * moves later would count itself: two branches drive each other's numbers up for ever, and nothing new is searched (the
 * infinite loops that Kishimoto and Mueller 2003 describe). The ply is that of the game, so that numbers serve other bounds and
 * the searches of the moves to come.
 */
@Hot
final class DfPn {
    private static final int MARGIN_DIVISOR = 4;

    private static final long COLOR_KEY = 0x9E3779B97F4A7C15L;

    /** Of the low bits only: the bucket follows from the high ones, so that a position's facts and numbers lie side by side. */
    private static final long PLY_KEY = 0x5851F42DL;

    private final ProofTable table;
    private final WorkerPaths paths;
    private final int worker;
    private final ProofTable.Entry entry = new ProofTable.Entry();

    /** The root as the only child of a node above it: there its result is found. */
    private final Children top = new Children();

    private final @Nullable Children[] levels;
    private final MoveGenerator generator;
    private final Expansion expansion;
    private final boolean margin;
    private final boolean grouping;
    private Position position = Fen.start();
    private int[] rootMoves = {};
    private int attacker;

    private SearchControl control = SearchControl.unlimited();
    private int granted;
    private int allowance;
    private long nodes;
    private long quota;
    private boolean stopped;

    /** @param longest the greatest bound of the searches to come, in moves */
    DfPn(ProofTable table, int longest) {
        this(table, longest, new WorkerPaths(plies(longest)), Method.PLAIN);
    }

    /**
     * @param paths of all who search the same root, for this many {@link #plies}
     */
    DfPn(ProofTable table, int longest, WorkerPaths paths, Method method) {
        this.table = table;
        this.paths = paths;
        worker = paths.join();
        levels = new Children[plies(longest)];
        generator = new MoveGenerator(position);
        expansion = new Expansion(table, position, method);
        margin = method.refinements().contains(Refinement.MARGIN);
        grouping = method.refinements().contains(Refinement.GROUPED_REPLIES);
    }

    /** The most plies of a path, the root's included. */
    static int plies(int longest) {
        return 2 * longest + 2;
    }

    /** The key under which the table knows a position. */
    static long key(Position position, int attacker) {
        return key(position.key(), attacker);
    }

    /** The same from the position's key. */
    static long key(long positionKey, int attacker) {
        return positionKey ^ attacker * COLOR_KEY;
    }

    /** The position's key again. */
    static long positionKey(long key, int attacker) {
        return key(key, attacker);
    }

    /** The key under which the table keeps the numbers that a position of this {@link #key} has at a ply of the game. */
    static long numbersKey(long key, int ply) {
        return key ^ ((ply + 1) * PLY_KEY & 0xFFFFFFFFL);
    }

    /** Nodes visited in all searches. */
    long nodes() {
        return nodes;
    }

    /** Proof number of the root; 0 when a mate within the bound is proved. */
    int proof() {
        return top.proof(0);
    }

    /** Disproof number of the root; 0 when a mate within the bound is refuted. */
    int disproof() {
        return top.disproof(0);
    }

    /** Moves to mate when proved. */
    int length() {
        return top.length(0);
    }

    /** The mating move at the root when proved, {@link Move#NONE} when the defender is to move. */
    int move() {
        return children(0).matingMove();
    }

    /** The reply that refutes the mate at the root, when it is refuted and the defender is to move. */
    int refutingReply() {
        Children replies = children(0);
        return replies.moves.get(replies.best());
    }

    /**
     * Prepares a search; what the table knows stays known.
     *
     * @param root with its game history; copied
     * @param rootMoves the only moves that count at the root, empty for all
     * @param attacker the colour that is to mate
     */
    void begin(Position root, int[] rootMoves, int attacker) {
        position = root.copy();
        this.rootMoves = rootMoves;
        this.attacker = attacker;
        expansion.begin(position, attacker);
    }

    /** Moves that a mate probably takes at least, see {@link BareKing}. */
    int likelyLength() {
        return expansion.likelyLength();
    }

    /**
     * Searches the root until it is solved for this bound, or about {@code wanted} nodes were visited, or the control says
     * stop. The result is in the getters.
     *
     * @param bound moves of the attacker, at least 1
     */
    void search(int bound, long wanted, SearchControl control) {
        search(new TurnBounds.Aim(bound, TurnBounds.COMMON), wanted, control);
    }

    /** The same with one of several sets of numbers. */
    void search(TurnBounds.Aim aim, long wanted, SearchControl control) {
        expansion.useNumbers(aim.numbers());
        this.control = control;
        quota = nodes + wanted;
        granted = control.grant();
        allowance = granted;
        stopped = granted == 0;
        top.begin(position.sideToMove() != attacker, false);
        top.set(0, 1, 1);
        if (!stopped) {
            search(0, top, 0, INFINITE, INFINITE, aim.bound());
        }
        if (granted > allowance) {
            control.counter().book(granted - allowance);
        }
    }

    /**
     * Searches a node until its phi or its delta reaches the threshold, or it is solved, or the search stops.
     *
     * @param siblings where the node's numbers go, at {@code index}. When the search stops before the node's own children
     *     are all expanded, they stay as they were.
     * @param left moves of the attacker, at least 1
     */
    private void search(int ply, Children siblings, int index, int phiThreshold, int deltaThreshold, int left) {
        long begun = nodes;
        boolean attacking = position.sideToMove() == attacker;
        int childLeft = attacking ? left - 1 : left;
        long key = key(position, attacker);
        int refutedLength = table.find(key, entry) ? entry.refutedLength : 0;
        long numbersKey = expansion.numbersKey(key, position.ply());
        int likely = table.find(numbersKey, entry) ? entry.likelyLength : 0;
        paths.enter(worker, ply, key);
        Children children = generate(ply, attacking);
        visit();
        if (children.moves.isEmpty() && !attacking && !position.inCheck()) {
            // A stalemate is mostly seen when the move is made, but the move may have been put off without a look.
            expansion.drawn(siblings, index, key);
            return;
        }
        if (!expand(children, childLeft)) {
            return;
        }
        update(children, childLeft);
        while (!stopped && children.least() < phiThreshold && children.sum() < deltaThreshold && !children.isSolved()) {
            int chosen = undisturbed(children, phiThreshold, ply + 1);
            int next = chosen == children.best() ? children.second() : children.delta(chosen);
            int childPhi = share(deltaThreshold, children.sum(), children.phi(chosen));
            int childDelta = Math.min(phiThreshold, above(next));
            int move = children.moves.get(chosen);
            position.make(move);
            search(ply + 1, children, chosen, childPhi, childDelta, childLeft);
            position.unmake(move);
            update(children, childLeft);
        }
        if (children.isProved()) {
            siblings.prove(index, children.mateLength());
            storeProof(ply, key, children, refutedLength, begun);
        } else if (children.isRefuted()) {
            int restsOn = GraphHistory.restsOn(children, ply);
            siblings.refute(index, restsOn);
            if (restsOn == GraphHistory.NO_PATH) {
                storeRefutation(ply, key, Math.max(refutedLength, left), begun);
            } else {
                store(ply, numbersKey, GraphHistory.UNLIKELY, 1, begun, likely, left);
            }
        } else {
            siblings.set(index, children.nodeProof(), children.nodeDisproof());
            store(ply, numbersKey, children.nodeProof(), children.nodeDisproof(), begun, likely, left);
        }
    }

    /** Computes the node's numbers; the best child's do not take a threat for granted any more then. */
    private void update(Children children, int childLeft) {
        children.update();
        while (children.isBestUntested()) {
            expansion.test(children, children.best(), childLeft);
            children.update();
        }
    }

    private Children generate(int ply, boolean attacking) {
        Children children = children(ply);
        generator.generate(position, children.moves);
        if (isRestricted(ply)) {
            children.moves.retain(rootMoves);
        }
        children.begin(attacking, grouping && !attacking && !position.inCheck());
        return children;
    }

    /**
     * Gives the children their first numbers, until one of them decides the node.
     *
     * @return false when the search stopped before that
     */
    private boolean expand(Children children, int childLeft) {
        expansion.prepare(children);
        for (int i = 0; i < children.moves.size() && !stopped; i++) {
            if (expansion.expand(children, i, childLeft)) {
                visit();
            }
            if (children.isDecisive(i)) {
                return true;
            }
        }
        return !stopped;
    }

    private void visit() {
        nodes++;
        if (--allowance == 0) {
            control.counter().book(granted);
            control.thread().giveTurns();
            granted = control.grant();
            allowance = granted;
            stopped |= granted == 0;
        }
        stopped |= nodes >= quota;
    }

    /**
     * The best child, or another when an earlier worker is already at the best: one of the attacker's moves only if it is nearly
     * as good, because the mate needs one of them; any reply, because the mate has to answer them all.
     */
    private int undisturbed(Children children, int phiThreshold, int childPly) {
        int best = children.best();
        if (worker == 0 || !paths.isTaken(worker, childPly, children.key[best])) {
            return best;
        }
        int chosen = best;
        int least = phiThreshold;
        if (children.isAttackersNode()) {
            least = Math.min(least, above(above(children.least())));
        }
        for (int i = 0; i < children.size(); i++) {
            int delta = children.delta(i);
            if (delta < least && !paths.isTaken(worker, childPly, children.key[i])) {
                least = delta;
                chosen = i;
            }
        }
        return chosen;
    }

    /** The threshold for the best child when the next best has this number. */
    private int above(int second) {
        return second >= ProofNumbers.LARGEST ? INFINITE : second + (margin ? second / MARGIN_DIVISOR : 0) + 1;
    }

    /** The threshold for a child of a sum: what its siblings leave of the parent's. */
    private static int share(int threshold, int total, int own) {
        return (int) Math.min(INFINITE, (long) threshold - total + own);
    }

    /** Made when a depth is reached for the first time, and kept. */
    private Children children(int ply) {
        Children children = levels[ply];
        if (children == null) {
            children = new Children();
            levels[ply] = children;
        }
        return children;
    }

    // ---- the table ----

    private void storeProof(int ply, long key, Children children, int refutedLength, long begun) {
        if (!isRestricted(ply)) {
            int length = children.mateLength();
            int refuted = Math.min(refutedLength, length - 1);
            table.storeFacts(key, children.matingMove(), length, refuted, work(begun));
        }
    }

    /** Beside a mate that is known but too long for the present bound. */
    private void storeRefutation(int ply, long key, int refutedLength, long begun) {
        if (!isRestricted(ply)) {
            boolean tooLong = table.find(key, entry) && entry.provenLength != ProofTable.UNPROVEN;
            int proven = tooLong ? entry.provenLength : ProofTable.UNPROVEN;
            table.storeFacts(key, tooLong ? entry.move : Move.NONE, proven, refutedLength, work(begun));
        }
    }

    private void store(int ply, long numbersKey, int proof, int disproof, long begun, int likely, int left) {
        if (!isRestricted(ply)) {
            table.storeNumbers(numbersKey, proof, disproof, likely, left, work(begun));
        }
    }

    /** What is found at a root of which not all moves count is no fact about the position. */
    private boolean isRestricted(int ply) {
        return ply == 0 && rootMoves.length > 0;
    }

    /** Nodes spent, as a power of two. */
    private int work(long begun) {
        return Long.SIZE - Long.numberOfLeadingZeros(nodes - begun);
    }
}
