package io.github.kingfell.prover.solver;

import io.github.kingfell.prover.dfpn.DfPn;
import io.github.kingfell.prover.dfpn.ProofEntry;
import io.github.kingfell.prover.dfpn.ProofTable;
import io.github.kingfell.prover.refutation.IncompleteProofException;
import io.github.kingfell.prover.refutation.LargeProofException;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.MateProof;
import io.github.kingfell.search.SearchControl;
import io.github.kingfell.tables.ExactValues;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * Extracts the proof tree of a mate from the {@link ProofTable}. A lost entry is searched for again with the length
 * that it had; a proof that cannot be completed in this way is not written.
 */
final class ProofExtractor {
    /** Nodes to spend on one lost entry. */
    private static final long REPAIR_NODES = 200_000;

    private final ProofTable table;
    private final ExactValues exact;
    private final ProofEntry entry = new ProofEntry();
    private final DfPn repair;
    private final int attacker;
    private final SearchControl control;
    private final Position position;
    private final MoveGenerator generator;
    private final Map<Long, Integer> written = new HashMap<>();

    private int[] code = new int[256];
    private int[] lengths = new int[256];
    private int size;
    private int most;

    /**
     * @param exact values of the leaves
     * @param repair an idle searcher on the same transposition table
     */
    ProofExtractor(
            ProofTable table, ExactValues exact, DfPn repair, Position root, int attacker, SearchControl control) {
        this.table = table;
        this.exact = exact;
        this.repair = repair;
        this.attacker = attacker;
        this.control = control;
        position = root.copy();
        generator = new MoveGenerator(position);
    }

    /**
     * Returns the proof of the mate found at the root.
     *
     * @param rootMoves the only moves searched at the root, empty for all
     * @param move the attacker's first move, {@link Move#NONE} when the defender begins
     * @param length moves to mate as the search found them
     * @param most the greatest size of the proof, in words
     * @throws IncompleteProofException when an entry is lost and not found again
     * @throws LargeProofException when the proof has more words
     */
    MateProof extract(int[] rootMoves, int move, int length, int most)
            throws IncompleteProofException, LargeProofException {
        this.most = most;
        if (move == Move.NONE) {
            replies(rootMoves, Move.NONE, length);
        } else {
            position.make(move);
            replies(new int[0], move, length - 1);
            position.unmake(move);
        }
        return new MateProof(Arrays.copyOf(code, size));
    }

    /** Writes the node after an attacker's move that has just been made. */
    private int replies(int[] only, int move, int length) throws IncompleteProofException, LargeProofException {
        MoveList list = new MoveList();
        generator.generate(position, list);
        if (only.length > 0) {
            list.retain(only);
        }
        int index = reserve(2 + 2 * list.size());
        code[index] = move;
        code[index + 1] = list.size();
        int longest = 0;
        for (int i = 0; i < list.size(); i++) {
            int reply = list.get(i);
            position.make(reply);
            int next = answer(length);
            position.unmake(reply);
            code[index + 2 + 2 * i] = reply;
            code[index + 3 + 2 * i] = next;
            longest = Math.max(longest, lengths[next]);
        }
        lengths[index] = longest + 1;
        return index;
    }

    /** Writes the node with the attacker's answer to the reply that has just been made. */
    private int answer(int length) throws IncompleteProofException, LargeProofException {
        Integer known = written.get(position.key());
        if (known != null && lengths[known] <= length) {
            return known;
        }
        int plies = exact.plies(position);
        int move = Move.NONE;
        int promised = 0;
        if (plies > 0) {
            move = quickest(plies - 1);
            promised = (plies + 1) / 2;
        } else if (isProved(length)) {
            move = entry.move;
            promised = entry.provenLength;
        }
        if (move == Move.NONE) {
            throw new IncompleteProofException();
        }
        position.make(move);
        int index = replies(new int[0], move, promised - 1);
        position.unmake(move);
        written.put(position.key(), index);
        return index;
    }

    /** Returns the first move after which the exact value is a mate in the given plies. */
    private int quickest(int plies) {
        MoveList list = new MoveList();
        generator.generate(position, list);
        for (int i = 0; i < list.size(); i++) {
            int move = list.get(i);
            position.make(move);
            int left = exact.plies(position);
            position.unmake(move);
            if (left == plies) {
                return move;
            }
        }
        return Move.NONE;
    }

    /** Returns whether the position has an entry with a proof of at most this length, and reads it. */
    private boolean isProved(int length) {
        if (length < 1) {
            return false;
        }
        long key = ProofTable.key(position, attacker);
        if (!table.find(key, entry) || entry.provenLength > length) {
            repair.begin(position, new int[0], attacker);
            repair.search(length, REPAIR_NODES, control);
        }
        return table.find(key, entry) && entry.provenLength <= length && entry.move != Move.NONE;
    }

    private int reserve(int count) throws LargeProofException {
        int index = size;
        size += count;
        if (size > most) {
            throw new LargeProofException();
        }
        if (size > code.length) {
            int capacity = Math.max(size, 2 * code.length);
            code = Arrays.copyOf(code, capacity);
            lengths = Arrays.copyOf(lengths, capacity);
        }
        return index;
    }
}
