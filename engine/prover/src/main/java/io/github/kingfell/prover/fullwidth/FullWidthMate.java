package io.github.kingfell.prover.fullwidth;

import io.github.kingfell.prover.dfpn.NodeQuota;
import io.github.kingfell.prover.dfpn.ProofEntry;
import io.github.kingfell.prover.dfpn.ProofTable;
import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.CheckingMoves;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.search.SearchControl;

/**
 * Full-width search for a mate in n moves: every move of the attacker is tried, until one reply refutes it. Each node
 * is searched from below, for a mate in 1, in 2 and so on, because most replies allow a mate much shorter than the one
 * looked for. Chest (Heiner Marxen) and Popeye work alike.
 *
 * <p>A refutation needs all moves of the attacker and one reply to each. So its size depends on which of the replies
 * that refute is chosen: one that leaves the attacker few moves has a small tree. df-pn chooses so by its numbers; here
 * the replies are ranked by the attacker's mobility.
 *
 * <p>Repetition and the fifty-move rule are ignored: they help the defender only. So "no mate in n" holds on any path,
 * and is stored in the {@link ProofTable}, which the prover's other searches share. The play has at most n moves, so it
 * terminates.
 */
@Hot
public final class FullWidthMate {
    /** With fewer moves left, ranking the replies by mobility costs more than it saves. */
    private static final int LEAST_LEFT_TO_RANK = 3;

    /** As many as a {@link MoveList} holds. */
    private static final int MOST_REPLIES = 512;

    private static final long UNLIMITED = Long.MAX_VALUE / 2;

    // Scores of the replies: the attacker's mobility decides, then what refuted before.
    private static final int BASE = 30_000;
    private static final int PER_MOVE = 100;
    private static final int REFUTED_BEFORE = 100;
    /** For a reply that refutes a mate in one move less: much of what it needs is known. */
    private static final int REFUTED_ONE_LESS = 200;

    private static final int HISTORY_DIVISOR = 100;

    /** The greatest number of moves that the attacker has after a check that is tried first. */
    private static final int MOST_EVASIONS = 10;

    // Scores of the attacker's moves.
    private static final int KNOWN_TO_MATE = 3;
    private static final int MATED_LAST = 2;
    private static final int CHECK = 1;

    private final Position position;
    private final int attacker;
    private final ProofTable table;
    private final ProofEntry entry = new ProofEntry();
    private final NodeQuota quota = new NodeQuota();
    private final MoveGenerator generator;
    private final CheckingMoves checks;
    private final MatingMoves mating;
    private final MoveList[] lists;

    /** The move that last mated or refuted, by ply. */
    private final int[] last;

    private final RefutingReplies refutations;

    /** Keys of the positions after the replies of one node. */
    private final long[] keys = new long[MOST_REPLIES];

    /** A sink, without which the compiler would omit the reads that begin early. */
    @SuppressWarnings({"unused", "UnusedVariable"})
    private long touched;

    /**
     * @param position searched in place; others may make moves on it between two calls
     * @param most the greatest number of moves of the attacker
     */
    public FullWidthMate(Position position, int attacker, int most, ProofTable table) {
        this.position = position;
        this.attacker = attacker;
        this.table = table;
        generator = new MoveGenerator(position);
        checks = new CheckingMoves(position);
        mating = new MatingMoves(position);
        lists = MoveList.perPly(2 * most + 2);
        last = new int[lists.length];
        refutations = new RefutingReplies(most);
    }

    /**
     * Returns a search for mates by the side to move, with a transposition table of its own and all nodes of the
     * control.
     *
     * @param megabytes at least 1; the transposition table has no more than a quarter of the heap
     */
    public static FullWidthMate alone(Position position, int most, SearchControl control, int megabytes) {
        ProofTable table = new ProofTable();
        table.resize((int) Math.min(megabytes, Runtime.getRuntime().maxMemory() / 4 >> 20));
        FullWidthMate search = new FullWidthMate(position, position.sideToMove(), most, table);
        search.begin(UNLIMITED, control);
        return search;
    }

    /**
     * Grants nodes to the later calls. A node is a position with the attacker to move.
     *
     * @param wanted nodes to visit at most
     */
    public void begin(long wanted, SearchControl control) {
        quota.begin(wanted, control);
    }

    /** Books the nodes visited since {@link #begin}. */
    public void end() {
        quota.end();
    }

    /** Returns whether the nodes are used up, or the control stops the search. The last result is then not valid. */
    public boolean isStopped() {
        return quota.isUsedUp();
    }

    /** Returns the nodes visited in all calls. */
    public long nodes() {
        return quota.nodes();
    }

    /** Returns whether the attacker, who is to move, mates within the given moves, at least 1. */
    public boolean mates(int left) {
        return attack(left, 0);
    }

    /**
     * Returns the same when the attacker has only some moves at the root.
     *
     * @param only these moves
     */
    public boolean mates(int[] only, int left) {
        MoveList list = lists[0];
        generator.generate(position, list);
        list.retain(only);
        return tryAll(list, left, 0) != Move.NONE;
    }

    /** Returns whether the defender, who is to move, is mated within the given moves of the attacker. */
    public boolean isMated(int left) {
        return isMatedAfter(Move.NONE, left, 0);
    }

    /**
     * Returns the same when the defender has only some replies at the root.
     *
     * @param only these replies
     */
    public boolean isMated(int[] only, int left) {
        MoveList list = lists[0];
        generator.generate(position, list);
        list.retain(only);
        for (int i = 0; i < list.size(); i++) {
            if (refutes(list.get(i), Move.NONE, left, 0) || isStopped()) {
                return false;
            }
        }
        return true;
    }

    /** Returns the first move of the mate that {@link #mates} has found. */
    public int move() {
        return last[0];
    }

    private boolean attack(int left, int ply) {
        if (quota.isUsedUp()) {
            return false;
        }
        quota.visit();
        if (quota.isUsedUp()) {
            return false;
        }
        if (left == 1) {
            int move = mating.find(position);
            if (move != Move.NONE) {
                last[ply] = move;
            }
            return move != Move.NONE;
        }
        int refuted = 0;
        int hint = Move.NONE;
        if (table.find(ProofTable.key(position, attacker), entry)) {
            hint = entry.move;
            if (entry.provenLength <= left) {
                last[ply] = hint;
                return true;
            }
            refuted = entry.disprovenLength;
        }
        for (int length = refuted + 1; length <= left; length++) {
            if (length == 1 ? matesAtOnce(ply) : matesIn(length, ply, hint)) {
                return true;
            }
            if (quota.isUsedUp()) {
                return false;
            }
        }
        return false;
    }

    private boolean matesAtOnce(int ply) {
        int move = mating.find(position);
        if (move == Move.NONE) {
            return false;
        }
        last[ply] = move;
        table.storeSolved(ProofTable.key(position, attacker), move, 1, 0, 0);
        return true;
    }

    /**
     * Returns whether there is a mate in so many moves; there is none in fewer.
     *
     * @param hint the first move of a longer mate, or {@link Move#NONE}
     */
    private boolean matesIn(int length, int ply, int hint) {
        long before = quota.nodes();
        MoveList list = lists[ply];
        generator.generate(position, list);
        rankAttack(list, hint, last[ply]);
        int move = tryAll(list, length, ply);
        if (quota.isUsedUp()) {
            return false;
        }
        store(move, length, quota.workSince(before));
        return move != Move.NONE;
    }

    /** Returns the first move that mates within the given moves, or {@link Move#NONE}. */
    private int tryAll(MoveList list, int left, int ply) {
        for (int i = 0; i < list.size(); i++) {
            int move = list.pick(i);
            position.make(move);
            boolean mates = isMatedAfter(move, left - 1, ply + 1);
            position.unmake(move);
            if (quota.isUsedUp()) {
                return Move.NONE;
            }
            if (mates) {
                last[ply] = move;
                return move;
            }
        }
        return Move.NONE;
    }

    private void store(int move, int length, int work) {
        long key = ProofTable.key(position, attacker);
        if (move != Move.NONE) {
            table.storeSolved(key, move, length, length - 1, work);
        } else if (table.find(key, entry)) {
            table.storeSolved(key, entry.move, entry.provenLength, Math.max(length, entry.disprovenLength), work);
        } else {
            table.storeSolved(key, Move.NONE, ProofEntry.UNPROVEN, length, work);
        }
    }

    private void rankAttack(MoveList list, int hint, int killer) {
        for (int i = 0; i < list.size(); i++) {
            int move = list.get(i);
            int check = MatingMoves.mayCheck(position, move) ? CHECK : 0;
            list.setScore(i, move == hint ? KNOWN_TO_MATE : move == killer ? MATED_LAST : check);
        }
    }

    /** @param move the attacker's, just made; {@link Move#NONE} when unknown */
    private boolean isMatedAfter(int move, int left, int ply) {
        if (left == 0) {
            return position.inCheck() && generator.count(position) == 0;
        }
        return left < LEAST_LEFT_TO_RANK ? isMatedSoon(move, left, ply) : isMatedRanked(move, left, ply);
    }

    /**
     * Tries checks that leave the attacker few moves, the fewest first. They are found at little cost, and refute at
     * little cost.
     */
    private boolean isRefutedByCheck(int move, int left, int ply) {
        checks.prepare(position);
        MoveList list = lists[ply];
        generator.generateChecks(position, checks, list);
        for (int i = 0; i < list.size(); i++) {
            int reply = list.get(i);
            int score = 0;
            if (checks.gives(reply)) {
                position.make(reply);
                score = Math.max(0, 1 + MOST_EVASIONS - generator.count(position));
                position.unmake(reply);
            }
            list.setScore(i, score);
        }
        for (int i = 0; i < list.size(); i++) {
            int reply = list.pick(i);
            if (list.score(i) == 0 || isStopped()) {
                return false;
            }
            if (refutes(reply, move, left, ply)) {
                return true;
            }
        }
        return false;
    }

    /** Tries what refuted before, without a list of the replies; then the other replies. */
    private boolean isMatedSoon(int move, int left, int ply) {
        if (left > 1 && isRefutedByCheck(move, left, ply)) {
            return false;
        }
        if (isStopped()) {
            return false;
        }
        int usual = refutations.usual(left, move);
        int killer = last[ply];
        if (refutesAgain(usual, move, left, ply) || killer != usual && refutesAgain(killer, move, left, ply)) {
            return false;
        }
        MoveList list = lists[ply];
        generator.generate(position, list);
        if (list.isEmpty()) {
            return position.inCheck();
        }
        refutations.rank(list);
        for (int i = 0; i < list.size(); i++) {
            int reply = list.pick(i);
            if (reply != usual && reply != killer && refutes(reply, move, left, ply) || isStopped()) {
                return false;
            }
        }
        return true;
    }

    /** Returns whether an earlier refutation is legal here and refutes. */
    private boolean refutesAgain(int reply, int move, int left, int ply) {
        return reply != Move.NONE && generator.isLegal(position, reply) && refutes(reply, move, left, ply);
    }

    private boolean isMatedRanked(int move, int left, int ply) {
        MoveList list = lists[ply];
        generator.generate(position, list);
        if (list.isEmpty()) {
            return position.inCheck();
        }
        if (rankReplies(list, move, left, ply)) {
            return false;
        }
        for (int i = 0; i < list.size(); i++) {
            if (refutes(list.pick(i), move, left, ply) || isStopped()) {
                return false;
            }
        }
        return true;
    }

    /** @return whether the transposition table has a refutation already */
    private boolean rankReplies(MoveList list, int move, int left, int ply) {
        if (isRefutedInTable(list, left)) {
            return true;
        }
        int usual = refutations.usual(left, move);
        int killer = last[ply];
        for (int i = 0; i < list.size(); i++) {
            int reply = list.get(i);
            position.make(reply);
            int mobility = generator.count(position);
            position.unmake(reply);
            int before = reply == usual || reply == killer ? REFUTED_BEFORE : 0;
            list.setScore(
                    i,
                    BASE - PER_MOVE * mobility + before + list.score(i) + refutations.score(reply) / HISTORY_DIVISOR);
        }
        return false;
    }

    /**
     * Returns whether the transposition table has a reply that refutes. If not, the replies get their scores for what
     * it has. Most reads miss the processor's caches, so all of them are begun before the first is waited for.
     */
    private boolean isRefutedInTable(MoveList replies, int left) {
        long sum = 0;
        for (int i = 0; i < replies.size(); i++) {
            keys[i] = ProofTable.key(position.keyAfter(replies.get(i)), attacker);
            sum += table.touch(keys[i]);
        }
        touched = sum;
        for (int i = 0; i < replies.size(); i++) {
            int disproven = table.find(keys[i], entry) ? entry.disprovenLength : 0;
            if (disproven >= left) {
                return true;
            }
            replies.setScore(i, disproven == left - 1 ? REFUTED_ONE_LESS : 0);
        }
        return false;
    }

    private boolean refutes(int reply, int move, int left, int ply) {
        position.make(reply);
        boolean mates = attack(left, ply + 1);
        position.unmake(reply);
        if (mates || quota.isUsedUp()) {
            return false;
        }
        last[ply] = reply;
        refutations.add(left, move, reply);
        return true;
    }
}
