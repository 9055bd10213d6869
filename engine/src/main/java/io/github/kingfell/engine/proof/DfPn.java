package io.github.kingfell.engine.proof;

import static io.github.kingfell.engine.proof.ProofNumbers.INFINITE;

import io.github.kingfell.engine.board.Move;
import io.github.kingfell.engine.board.MoveGenerator;
import io.github.kingfell.engine.board.MoveList;
import io.github.kingfell.engine.board.Position;
import io.github.kingfell.engine.notation.Fen;
import io.github.kingfell.engine.search.SearchControl;
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
final class DfPn {
    /** A refutation that holds on the present path only. */
    private static final int UNLIKELY = ProofNumbers.LARGEST;

    private static final int EPSILON_DIVISOR = 4;

    // First numbers of a node that is not in the table. The defender's mobility counts, above all his king's.
    private static final int KING_MOVE_WEIGHT = 2;
    private static final int NO_CHECK_PENALTY = 5;
    private static final int MOVES_PER_DISPROOF = 8;

    private static final int MOST_MOVES = 512;
    private static final long COLOR_KEY = 0x9E3779B97F4A7C15L;

    /** The children of one node on the path. */
    private static final class Frame {
        final MoveList moves = new MoveList();
        final int[] proof = new int[MOST_MOVES];
        final int[] disproof = new int[MOST_MOVES];
        final int[] length = new int[MOST_MOVES];
        final boolean[] dependent = new boolean[MOST_MOVES];

        void set(int index, int proof, int disproof, int length, boolean dependent) {
            this.proof[index] = proof;
            this.disproof[index] = disproof;
            this.length[index] = length;
            this.dependent[index] = dependent;
        }
    }

    private final ProofTable table;
    private final ProofTable.Entry entry = new ProofTable.Entry();
    private final @Nullable Frame[] frames;
    private final MoveGenerator generator;
    private final MateInOne mateInOne;
    private Position position = Fen.start();
    private int[] rootMoves = {};
    private int rootPly;
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
        this.table = table;
        frames = new Frame[2 * longest + 2];
        generator = new MoveGenerator(position);
        mateInOne = new MateInOne(position);
    }

    /** The key under which the table knows a position. */
    static long key(Position position, int attacker) {
        return position.key() ^ attacker * COLOR_KEY;
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
        rootPly = position.ply();
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
        Frame frame = frame(ply);
        generate(ply, frame);
        for (int i = 0; i < frame.moves.size() && !stopped; i++) {
            int candidate = frame.moves.get(i);
            position.make(candidate);
            visit();
            openDefence(frame, i, left - 1);
            position.unmake(candidate);
            if (frame.proof[i] == 0 && frame.length[i] == 0) {
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
            for (int i = 0; i < frame.moves.size(); i++) {
                int number = frame.proof[i];
                if (number < least) {
                    second = least;
                    least = number;
                    best = i;
                } else if (number < second) {
                    second = number;
                }
                if (number == 0 && frame.length[i] < shortest) {
                    shortest = frame.length[i];
                    mating = frame.moves.get(i);
                }
                onThisPath |= number == INFINITE && frame.dependent[i];
                sum = ProofNumbers.sum(sum, frame.disproof[i]);
            }
            if (least == 0) {
                proved(ply, key, mating, shortest + 1, begun, known);
                return;
            }
            if (least == INFINITE) {
                refuted(ply, key, left, onThisPath, begun, known);
                return;
            }
            int candidate = frame.moves.get(best);
            int total = Math.min(sum, UNLIKELY);
            if (stopped || least >= proofThreshold || total >= disproofThreshold) {
                unsolved(ply, key, least, total, candidate, begun, known);
                return;
            }
            int childProof = Math.min(proofThreshold, above(second));
            int childDisproof = share(disproofThreshold, total, frame.disproof[best]);
            position.make(candidate);
            defend(ply + 1, childProof, childDisproof, left - 1);
            position.unmake(candidate);
            keep(frame, best);
        }
    }

    /** An AND node: the defender is to move and the attacker has {@code left} moves, at least 1. */
    private void defend(int ply, int proofThreshold, int disproofThreshold, int left) {
        long begun = nodes;
        long key = key(position, attacker);
        int known = table.find(key, entry) ? entry.refutedLength : 0;
        Frame frame = frame(ply);
        generate(ply, frame);
        for (int i = 0; i < frame.moves.size() && !stopped; i++) {
            int reply = frame.moves.get(i);
            position.make(reply);
            visit();
            openAttack(frame, i, left);
            position.unmake(reply);
            if (frame.proof[i] == INFINITE && !frame.dependent[i]) {
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
            int longest = 0;
            boolean isRefuted = false;
            boolean onThisPath = true;
            for (int i = 0; i < frame.moves.size(); i++) {
                if (frame.proof[i] == 0) {
                    longest = Math.max(longest, frame.length[i]);
                    continue;
                }
                if (frame.proof[i] == INFINITE) {
                    isRefuted = true;
                    onThisPath &= frame.dependent[i];
                }
                int number = frame.disproof[i];
                if (number < least) {
                    second = least;
                    least = number;
                    best = i;
                } else if (number < second) {
                    second = number;
                }
                sum = ProofNumbers.sum(sum, frame.proof[i]);
            }
            if (isRefuted) {
                refuted(ply, key, left, onThisPath, begun, known);
                return;
            }
            if (best < 0) {
                proved(ply, key, Move.NONE, longest, begun, known);
                return;
            }
            int total = Math.min(sum, UNLIKELY);
            if (stopped || total >= proofThreshold || least >= disproofThreshold) {
                unsolved(ply, key, total, least, Move.NONE, begun, known);
                return;
            }
            int reply = frame.moves.get(best);
            int childProof = share(proofThreshold, total, frame.proof[best]);
            int childDisproof = Math.min(disproofThreshold, above(second));
            position.make(reply);
            attack(ply + 1, childProof, childDisproof, left);
            position.unmake(reply);
            keep(frame, best);
        }
    }

    /** The search was stopped while the children of the present node were opened. */
    private boolean isBrokenOff() {
        brokenOff = stopped;
        return brokenOff;
    }

    /** The threshold for the best child when the next best has this number. */
    private static int above(int second) {
        return second >= UNLIKELY ? INFINITE : second + second / EPSILON_DIVISOR + 1;
    }

    /** The threshold for a child of a sum: what its siblings leave of the parent's. */
    private static int share(int threshold, int total, int own) {
        return (int) Math.min(INFINITE, (long) threshold - total + own);
    }

    private void generate(int ply, Frame frame) {
        generator.generate(position, frame.moves);
        if (ply == 0 && rootMoves.length > 0) {
            frame.moves.retain(rootMoves);
        }
    }

    /** Frames are made when a depth is reached for the first time, and kept. */
    private Frame frame(int ply) {
        Frame frame = frames[ply];
        if (frame == null) {
            frame = new Frame();
            frames[ply] = frame;
        }
        return frame;
    }

    /** A child that was broken off before its own children were seen has no numbers: it keeps those it had. */
    private void keep(Frame frame, int index) {
        if (!brokenOff) {
            frame.set(index, proof, disproof, length, dependent);
        }
        brokenOff = false;
    }

    // ---- nodes that have just been reached ----

    /** The attacker has moved and has {@code left} moves more. */
    private void openDefence(Frame frame, int index, int left) {
        int replies = generator.count(position);
        if (replies == 0) {
            boolean mate = position.inCheck();
            frame.set(index, mate ? 0 : INFINITE, mate ? INFINITE : 0, 0, false);
        } else if (left == 0) {
            frame.set(index, INFINITE, 0, 0, false);
        } else if (isDrawn()) {
            frame.set(index, INFINITE, 0, 0, true);
        } else if (!isKnown(frame, index, left)) {
            frame.set(index, replies + KING_MOVE_WEIGHT * generator.kingMoves(), 1, 0, false);
        }
    }

    /** The defender has moved; the attacker has {@code left} moves, at least 1. */
    private void openAttack(Frame frame, int index, int left) {
        if (isDrawn()) {
            frame.set(index, INFINITE, 0, 0, true);
            return;
        }
        if (isKnown(frame, index, left)) {
            return;
        }
        int mating = mateInOne.find(position);
        if (mating != Move.NONE) {
            table.store(key(position, attacker), 1, 1, mating, 1, 0, 0);
            frame.set(index, 0, INFINITE, 1, false);
        } else if (left == 1) {
            frame.set(index, INFINITE, 0, 0, false);
        } else {
            int checks = mateInOne.checkCount();
            int first = checks == 0 ? 1 + NO_CHECK_PENALTY : 1;
            frame.set(index, first, 1 + checks + mateInOne.moveCount() / MOVES_PER_DISPROOF, 0, false);
        }
    }

    /** Draws depend on the path, except by lack of material, which is rare enough to be counted among them. */
    private boolean isDrawn() {
        return position.isRepetition(rootPly) || position.isFiftyMoveDraw() || position.isInsufficientMaterial();
    }

    private boolean isKnown(Frame frame, int index, int left) {
        if (!table.find(key(position, attacker), entry)) {
            return false;
        }
        if (entry.provenLength <= left) {
            frame.set(index, 0, INFINITE, entry.provenLength, false);
        } else if (entry.refutedLength >= left) {
            frame.set(index, INFINITE, 0, 0, false);
        } else {
            frame.set(index, entry.proof, entry.disproof, 0, false);
        }
        return true;
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
