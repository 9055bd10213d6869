package io.github.kingfell.prover.refutation;

import io.github.kingfell.prover.dfpn.DfPn;
import io.github.kingfell.prover.dfpn.KeyIndex;
import io.github.kingfell.prover.dfpn.MateInOne;
import io.github.kingfell.prover.dfpn.ProofEntry;
import io.github.kingfell.prover.dfpn.ProofTable;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.AnswerTree;
import io.github.kingfell.rules.check.MateRefutation;
import io.github.kingfell.rules.check.RefutationChecker;
import io.github.kingfell.rules.check.RejectedProofException;
import io.github.kingfell.rules.check.UnfinishedCheckException;
import io.github.kingfell.search.SearchControl;
import java.util.Arrays;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Writes a defence against every move of the attacker, for {@link RefutationChecker} to accept.
 *
 * <p>A df-pn search finds which replies hold. After a reply every move of the attacker needs an answer in turn, so of
 * the replies that hold, the one that leaves the attacker the fewest moves is written.
 *
 * <p>The disproofs of that search ignore clocks and the game before the root. Where these might save the defender all
 * replies are tried, which is feasible for a few moves only.
 */
public final class Refuter {
    private static final Logger LOG = LoggerFactory.getLogger(Refuter.class);

    private static final int TABLE_MEGABYTES = 64;

    /** Nodes for a trial of a preferred reply, before the search chooses among all. */
    private static final long TRIAL_NODES = 1_000;

    private static final long UNLIMITED_NODES = Long.MAX_VALUE / 2;

    private static final long LEFT_KEY = 0xD6E8FEB86659FD93L;

    private static final int NONE = -1;

    /** More replies than a position has. */
    private static final int MOST_REPLIES = 256;

    private static final int[] ALL_MOVES = {};

    private final Position position;
    private final int attacker;
    private final int most;
    private final SearchControl control;
    private final boolean isSearched;
    private final int rootPly;
    private final MoveList[] lists;
    private final MoveGenerator generator;
    private final MateInOne mateInOne;
    private final ProofTable table = new ProofTable();
    private final ProofEntry entry = new ProofEntry();
    private final DfPn search;

    /** Nodes of defences that hold on any path, by position and moves left. */
    private final KeyIndex written = new KeyIndex();

    private int[] code = new int[256];
    private int size;
    private int nodes;

    /** Draws so far. A node that holds only because of a draw may not hold on another path. */
    private long draws;

    /** The result of a refutation. */
    public enum RefutationVerdict {
        REFUTED,
        /** There is a mate. */
        MATES,
        TOO_LARGE,
        /** Stopped before the refutation was complete. */
        UNDECIDED
    }

    /** @param refutation accepted by the checker; present when refuted */
    public record Answer(RefutationVerdict verdict, Optional<MateRefutation> refutation) {
        private static Answer none(RefutationVerdict verdict) {
            return new Answer(verdict, Optional.empty());
        }
    }

    private Refuter(Position root, int attacker, int moves, int most, SearchControl control) {
        position = root.copy();
        this.attacker = attacker;
        this.most = most;
        this.control = control;
        boolean hasNoPast = root.ply() == 0 || root.halfmoveClock() == 0;
        isSearched = hasNoPast && root.halfmoveClock() + 2 * moves < Position.FIFTY_MOVES_IN_PLIES;
        rootPly = root.ply();
        lists = MoveList.perPly(DfPn.plies(moves));
        generator = new MoveGenerator(position);
        mateInOne = new MateInOne(position);
        table.resize(isSearched && moves > 1 ? TABLE_MEGABYTES : 1);
        search = new DfPn(table, moves);
    }

    /**
     * Returns the refutation of a mate, when there is no mate.
     *
     * @param root with its game history; not changed
     * @param attacker the colour that might mate
     * @param moves the number of moves that the attacker has, from 1 to {@link DfPn#MAX_BOUND}
     * @param most the greatest number of nodes of the refutation
     */
    public static Answer refute(Position root, int attacker, int moves, int most, SearchControl control) {
        if (moves < 1 || moves > DfPn.MAX_BOUND) {
            throw new IllegalArgumentException("moves " + moves);
        }
        try {
            return new Refuter(root, attacker, moves, most, control).refute(root, moves);
        } catch (LargeProofException | UnfinishedCheckException e) {
            return Answer.none(RefutationVerdict.TOO_LARGE);
        } catch (IncompleteProofException e) {
            return Answer.none(RefutationVerdict.UNDECIDED);
        } catch (RejectedProofException e) {
            // Two positions with the same key: extremely rare.
            LOG.warn("a refutation was refused: {}", e.getMessage());
            return Answer.none(RefutationVerdict.UNDECIDED);
        }
    }

    private Answer refute(Position root, int moves)
            throws LargeProofException, IncompleteProofException, RejectedProofException {
        if (isSearched && !legalMoves().isEmpty() && !holds(moves)) {
            return Answer.none(RefutationVerdict.MATES);
        }
        int node = root.sideToMove() == attacker ? attack(Move.NONE, moves) : defend(moves);
        if (node == NONE) {
            return Answer.none(RefutationVerdict.MATES);
        }
        MateRefutation refutation = new MateRefutation(moves, new AnswerTree(Arrays.copyOf(code, size)));
        RefutationChecker.check(root, attacker, refutation);
        return new Answer(RefutationVerdict.REFUTED, Optional.of(refutation));
    }

    /**
     * Writes a node with the attacker to move.
     *
     * @param answer the defender's move before it, with which the node begins
     * @return the node; {@link #NONE}, and nothing written, if the attacker mates
     */
    private int attack(int answer, int left) throws LargeProofException, IncompleteProofException {
        if (left == 1) {
            return mateInOne.find(position) == Move.NONE ? write(answer, 0) : NONE;
        }
        if (control.stopRequested()) {
            throw new IncompleteProofException();
        }
        MoveList legal = legalMoves();
        int nodesBefore = nodes;
        int node = write(answer, legal.size());
        for (int i = 0; i < legal.size(); i++) {
            int move = legal.get(i);
            position.make(move);
            int next = defend(left - 1);
            position.unmake(move);
            if (next == NONE) {
                size = node;
                nodes = nodesBefore;
                return NONE;
            }
            code[node + 2 + 2 * i] = move;
            code[node + 3 + 2 * i] = next;
        }
        return node;
    }

    /**
     * Writes a node with the defender to move.
     *
     * @param left moves that the attacker has after the reply
     * @return the node with the answer; {@link #NONE}, and nothing written, if there is no defence
     */
    private int defend(int left) throws LargeProofException, IncompleteProofException {
        MoveList legal = legalMoves();
        if (legal.isEmpty() && position.inCheck()) {
            return NONE;
        }
        if (legal.isEmpty() || position.mayClaimDraw()) {
            draws++;
            return write(Move.NONE, 0);
        }
        long key = position.key() ^ left * LEFT_KEY;
        int known = written.get(key);
        if (known != KeyIndex.NONE && !isDrawnAfter(code[known])) {
            return known;
        }
        long drawsBefore = draws;
        int node = answer(legal, left);
        // Nodes of a trial may be removed again, so only searched ones are kept for reuse.
        if (isSearched && draws == drawsBefore) {
            written.put(key, node);
        }
        return node;
    }

    private int answer(MoveList legal, int left) throws LargeProofException, IncompleteProofException {
        if (isSearched && left > 1) {
            return answerWith(holding(legal, left), left);
        }
        for (int i = 0; i < legal.size(); i++) {
            int node = answerWith(legal.get(i), left);
            if (node != NONE) {
                return node;
            }
        }
        return NONE;
    }

    private int answerWith(int reply, int left) throws LargeProofException, IncompleteProofException {
        position.make(reply);
        int node;
        if (position.mayClaimDraw()) {
            draws++;
            node = write(reply, 0);
        } else {
            node = attack(reply, left);
        }
        position.unmake(reply);
        return node;
    }

    /**
     * Returns a reply that holds, given that there is one: one that draws at once, the first found of those that leave
     * the attacker few moves, or else any.
     */
    private int holding(MoveList replies, int left) throws IncompleteProofException {
        for (int i = 0; i < replies.size(); i++) {
            if (isDrawnAfter(replies.get(i))) {
                return replies.get(i);
            }
            position.make(replies.get(i));
            replies.setScore(i, MOST_REPLIES - generator.count(position));
            position.unmake(replies.get(i));
        }
        for (int i = 0; i < replies.size(); i++) {
            int reply = replies.pick(i);
            position.make(reply);
            boolean holds = isKnownToHold(left) || seemsToHold(left);
            position.unmake(reply);
            if (holds) {
                return reply;
            }
        }
        if (!holds(left)) {
            throw new IncompleteProofException();
        }
        return search.refutingReply();
    }

    private boolean isKnownToHold(int left) {
        return table.find(ProofTable.key(position, attacker), entry) && entry.disprovenLength >= left;
    }

    /** Returns whether a short search finds that the attacker, who is to move, does not mate. */
    private boolean seemsToHold(int left) {
        search.begin(position, ALL_MOVES, attacker);
        search.search(left, TRIAL_NODES, control);
        return search.disproof() == 0;
    }

    /** Returns whether there is no mate, however long the search takes. */
    private boolean holds(int left) throws IncompleteProofException {
        search.begin(position, ALL_MOVES, attacker);
        search.search(left, UNLIMITED_NODES, control);
        if (search.disproof() != 0 && search.proof() != 0) {
            throw new IncompleteProofException();
        }
        return search.disproof() == 0;
    }

    private boolean isDrawnAfter(int reply) {
        position.make(reply);
        boolean isDrawn = position.mayClaimDraw();
        position.unmake(reply);
        return isDrawn;
    }

    /** Returns the legal moves in the list of the ply. */
    private MoveList legalMoves() {
        MoveList legal = lists[position.ply() - rootPly];
        generator.generate(position, legal);
        return legal;
    }

    private int write(int answer, int count) throws LargeProofException {
        if (++nodes > most) {
            throw new LargeProofException();
        }
        int node = size;
        size += 2 + 2 * count;
        if (size > code.length) {
            code = Arrays.copyOf(code, 2 * size);
        }
        code[node] = answer;
        code[node + 1] = count;
        return node;
    }
}
