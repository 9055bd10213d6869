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
 * searched until its proof or disproof number passes a threshold; a child's threshold lies a quarter above the number of
 * its best sibling (the 1+epsilon trick of Pawlewicz and Lew 2007), so that a subtree is not left for every small change.
 *
 * <p>{@code left} is the number of moves that the attacker may still make, so every branch ends. What is found for a
 * position and its moves left is a fact whatever the path, with one exception: a refutation that rests on a repetition of
 * the path (Kishimoto and Mueller 2004 on graph-history interaction). Such a refutation counts where it was found and goes
 * into the table as an unlikely proof, never as a fact. A proof cannot rest on a repetition.
 */
@Hot
final class DfPn {
    /** A refutation that holds on the present path only. */
    private static final int UNLIKELY = ProofNumbers.LARGEST;

    private static final int MARGIN_DIVISOR = 4;

    /** Of replies to a quiet move all but the hardest count by this part. */
    private static final int GROUP = 3;

    private static final long COLOR_KEY = 0x9E3779B97F4A7C15L;

    private final ProofTable table;
    private final WorkerPaths paths;
    private final int worker;
    private final ProofTable.Entry entry = new ProofTable.Entry();
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
    private boolean brokenOff;

    // The result of the node searched last.
    private int proof;
    private int disproof;
    private int move;
    private int length;

    /** The refutation rests on a repetition of the path. */
    private boolean dependent;

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

    /** Nodes visited in all searches. */
    long nodes() {
        return nodes;
    }

    /** Proof number of the root; 0 when a mate within the bound is proved. */
    int proof() {
        return proof;
    }

    /** Disproof number of the root; 0 when a mate within the bound is refuted. */
    int disproof() {
        return disproof;
    }

    /** Moves to mate when proved. */
    int length() {
        return length;
    }

    /** The mating move at the root when proved and the attacker is to move. */
    int move() {
        return move;
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

    /**
     * Searches the root until it is solved for this bound, or about {@code wanted} nodes were visited, or the control says
     * stop. The result is in the getters.
     *
     * @param bound moves of the attacker, at least 1
     */
    void search(int bound, long wanted, SearchControl control) {
        this.control = control;
        quota = nodes + wanted;
        granted = control.poll(0);
        allowance = granted;
        stopped = granted == 0;
        proof = 1;
        disproof = 1;
        if (!stopped) {
            if (position.sideToMove() == attacker) {
                attack(0, INFINITE, INFINITE, bound);
            } else {
                defend(0, INFINITE, INFINITE, bound);
            }
        }
        if (brokenOff) {
            brokenOff = false;
            proof = 1;
            disproof = 1;
        }
        if (granted > allowance) {
            control.poll(granted - allowance);
        }
    }

    private void visit(boolean made) {
        if (made) {
            visit();
        }
    }

    private void visit() {
        nodes++;
        if (--allowance == 0) {
            granted = control.poll(granted);
            allowance = granted;
            stopped |= granted == 0;
        }
        stopped |= nodes >= quota;
    }

    /** An OR node: the attacker is to move and has {@code left} moves, at least 1. */
    private void attack(int ply, int proofThreshold, int disproofThreshold, int left) {
        long begun = nodes;
        long key = key(position, attacker);
        int known = table.find(key, entry) ? entry.refutedLength : 0;
        paths.enter(worker, ply, key);
        Children children = children(ply);
        generate(ply, children);
        visit();
        for (int i = 0; i < children.moves.size() && !stopped; i++) {
            int candidate = children.moves.get(i);
            visit(expansion.defence(children, i, candidate, left - 1));
            if (children.proof[i] == 0 && children.length[i] == 0) {
                proved(ply, key, candidate, 1, begun, known);
                return;
            }
        }
        if (isBrokenOff()) {
            return;
        }
        while (true) {
            int best = 0;
            int least = INFINITE;
            int second = INFINITE;
            int sum = 0;
            int shortest = ProofTable.UNPROVEN;
            int mating = Move.NONE;
            boolean onThisPath = false;
            for (int i = 0; i < children.moves.size(); i++) {
                int number = children.proof[i];
                if (number < least) {
                    second = least;
                    least = number;
                    best = i;
                } else if (number < second) {
                    second = number;
                }
                if (number == 0 && children.length[i] < shortest) {
                    shortest = children.length[i];
                    mating = children.moves.get(i);
                }
                onThisPath |= number == INFINITE && children.dependent[i];
                sum = ProofNumbers.sum(sum, children.disproof[i]);
            }
            if (least == 0) {
                proved(ply, key, mating, shortest + 1, begun, known);
                return;
            }
            if (least == INFINITE) {
                refuted(ply, key, left, onThisPath, begun, known);
                return;
            }
            int total = Math.min(sum, UNLIKELY);
            if (stopped || least >= proofThreshold || total >= disproofThreshold) {
                unsolved(ply, key, least, total, children.moves.get(best), begun, known);
                return;
            }
            int chosen = undisturbed(children, children.proof, best, proofThreshold, ply + 1);
            int childProof = Math.min(proofThreshold, above(chosen == best ? second : children.proof[chosen]));
            int childDisproof = share(disproofThreshold, total, children.disproof[chosen]);
            int candidate = children.moves.get(chosen);
            position.make(candidate);
            defend(ply + 1, childProof, childDisproof, left - 1);
            position.unmake(candidate);
            keep(children, chosen);
        }
    }

    /** An AND node: the defender is to move and the attacker has {@code left} moves, at least 1. */
    private void defend(int ply, int proofThreshold, int disproofThreshold, int left) {
        long begun = nodes;
        boolean grouped = grouping && !position.inCheck();
        long key = key(position, attacker);
        int known = table.find(key, entry) ? entry.refutedLength : 0;
        paths.enter(worker, ply, key);
        Children children = children(ply);
        generate(ply, children);
        visit();
        for (int i = 0; i < children.moves.size() && !stopped; i++) {
            visit(expansion.attack(children, i, children.moves.get(i), left));
            if (children.proof[i] == INFINITE && !children.dependent[i]) {
                refuted(ply, key, left, false, begun, known);
                return;
            }
        }
        if (isBrokenOff()) {
            return;
        }
        while (true) {
            int best = -1;
            int least = INFINITE;
            int second = INFINITE;
            int sum = 0;
            int most = 0;
            int longest = 0;
            boolean isRefuted = false;
            boolean onThisPath = true;
            for (int i = 0; i < children.moves.size(); i++) {
                if (children.proof[i] == 0) {
                    longest = Math.max(longest, children.length[i]);
                    continue;
                }
                if (children.proof[i] == INFINITE) {
                    isRefuted = true;
                    onThisPath &= children.dependent[i];
                }
                int number = children.disproof[i];
                if (number < least) {
                    second = least;
                    least = number;
                    best = i;
                } else if (number < second) {
                    second = number;
                }
                sum = ProofNumbers.sum(sum, children.proof[i]);
                most = Math.max(most, children.proof[i]);
            }
            if (isRefuted) {
                refuted(ply, key, left, onThisPath, begun, known);
                return;
            }
            if (best < 0) {
                proved(ply, key, Move.NONE, longest, begun, known);
                return;
            }
            int total = Math.min(grouped ? most + (sum - most) / GROUP : sum, UNLIKELY);
            if (stopped || total >= proofThreshold || least >= disproofThreshold) {
                unsolved(ply, key, total, least, Move.NONE, begun, known);
                return;
            }
            int chosen = undisturbed(children, children.disproof, best, disproofThreshold, ply + 1);
            int childProof = share(proofThreshold, total, children.proof[chosen]);
            int childDisproof = Math.min(disproofThreshold, above(chosen == best ? second : children.disproof[chosen]));
            int reply = children.moves.get(chosen);
            position.make(reply);
            attack(ply + 1, childProof, childDisproof, left);
            position.unmake(reply);
            keep(children, chosen);
        }
    }

    /**
     * The best child, or one nearly as good when an earlier worker is already at the best.
     *
     * @param numbers of the children, the least is best
     * @param threshold which a child's number must not reach
     */
    private int undisturbed(Children children, int[] numbers, int best, int threshold, int childPly) {
        if (worker == 0 || !paths.isTaken(worker, childPly, children.key[best])) {
            return best;
        }
        int chosen = best;
        int least = Math.min(threshold, above(above(numbers[best])));
        for (int i = 0; i < children.moves.size(); i++) {
            if (numbers[i] > 0 && numbers[i] < least && !paths.isTaken(worker, childPly, children.key[i])) {
                least = numbers[i];
                chosen = i;
            }
        }
        return chosen;
    }

    /** The search was stopped while the children of the present node were opened. */
    private boolean isBrokenOff() {
        brokenOff = stopped;
        return brokenOff;
    }

    /** The threshold for the best child when the next best has this number. */
    private int above(int second) {
        return second >= UNLIKELY ? INFINITE : second + (margin ? second / MARGIN_DIVISOR : 0) + 1;
    }

    /** The threshold for a child of a sum: what its siblings leave of the parent's. */
    private static int share(int threshold, int total, int own) {
        return (int) Math.min(INFINITE, (long) threshold - total + own);
    }

    private void generate(int ply, Children children) {
        generator.generate(position, children.moves);
        if (ply == 0 && rootMoves.length > 0) {
            children.moves.retain(rootMoves);
        }
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

    /** A child that was broken off before its own children were seen has no numbers: it keeps those it had. */
    private void keep(Children children, int index) {
        if (!brokenOff) {
            children.set(index, proof, disproof, length, dependent);
        }
        brokenOff = false;
    }

    // ---- results ----

    private void proved(int ply, long key, int mating, int mateLength, long begun, int known) {
        proof = 0;
        disproof = INFINITE;
        move = mating;
        length = mateLength;
        dependent = false;
        if (!isRestricted(ply)) {
            table.store(key, 1, 1, mating, mateLength, Math.min(known, mateLength - 1), work(begun));
        }
    }

    private void refuted(int ply, long key, int left, boolean onThisPath, long begun, int known) {
        proof = INFINITE;
        disproof = 0;
        length = 0;
        dependent = onThisPath;
        if (onThisPath) {
            store(ply, key, UNLIKELY, 1, Move.NONE, known, begun);
        } else {
            store(ply, key, 1, 1, Move.NONE, Math.max(known, left), begun);
        }
    }

    private void unsolved(int ply, long key, int pn, int dn, int favourite, long begun, int known) {
        proof = pn;
        disproof = dn;
        length = 0;
        dependent = false;
        store(ply, key, pn, dn, favourite, known, begun);
    }

    /** Keeps a mate that is known but too long for the present bound. */
    private void store(int ply, long key, int pn, int dn, int favourite, int refutedLength, long begun) {
        if (isRestricted(ply)) {
            return;
        }
        boolean tooLong = table.find(key, entry) && entry.provenLength != ProofTable.UNPROVEN;
        int proven = tooLong ? entry.provenLength : ProofTable.UNPROVEN;
        table.store(key, pn, dn, tooLong ? entry.move : favourite, proven, refutedLength, work(begun));
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
