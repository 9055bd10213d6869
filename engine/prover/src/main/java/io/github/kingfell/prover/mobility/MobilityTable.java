package io.github.kingfell.prover.mobility;

import io.github.kingfell.prover.dfpn.Children;
import io.github.kingfell.prover.dfpn.FirstNumbers;
import io.github.kingfell.prover.dfpn.GraphHistory;
import io.github.kingfell.prover.dfpn.ProofEntry;
import io.github.kingfell.prover.dfpn.ProofTable;
import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;

/**
 * The {@link ProofTable} as the search of one class uses it. A proof is a fact and is stored for all searches. Numbers
 * and disproofs hold in the class only, so their entries have keys of the class, and no other search sees them.
 *
 * <p>A position has one open entry, whatever its ply. A disproof that rests on the path holds on that path only. It is
 * stored too, with the path in its key: the search comes back on the same path very often.
 */
@Hot
final class MobilityTable {
    /** Multiplied by the class, it changes the keys of the entries that hold in the class only. */
    private static final long CLASS_KEY = 0xD6E8FEB86659FD93L;

    /** The part of a path's hash in a key: the low bits, so that the bucket stays the same. */
    private static final long PATH_BITS = 0xFFFFFFFFL;

    /** The greatest number in the field of an entry that holds the least ply plus one; 0 there means no ply. */
    private static final int GREATEST_PLY_FIELD = 255;

    private final ProofTable table;
    private final ProofEntry entry = new ProofEntry();
    private int attacker;
    private long salt;

    /** A sink, without which the compiler would omit {@link #prefetch}. */
    @SuppressWarnings({"unused", "UnusedVariable"})
    private long prefetched;

    MobilityTable(ProofTable table) {
        this.table = table;
    }

    /** @param mostReplies the class */
    void begin(int attacker, int mostReplies) {
        this.attacker = attacker;
        salt = (mostReplies + 1) * CLASS_KEY;
    }

    private static long onPath(long classKey, long path) {
        return classKey ^ (path & PATH_BITS);
    }

    // ---- reading ----

    /** Stores the keys of all children in them and touches their entries. */
    void prefetch(Position position, Children children) {
        MoveList moves = children.moves;
        long sum = 0;
        for (int i = 0; i < moves.size(); i++) {
            long key = ProofTable.key(position.keyAfter(moves.get(i)), attacker);
            children.key[i] = key;
            sum += table.touch(key) + table.touch(key ^ salt);
        }
        prefetched = sum;
    }

    /**
     * Gives a child its numbers from the transposition table.
     *
     * @param left moves that the attacker has there
     * @return false when there is no entry
     */
    boolean lookUp(MobilityNode node, int index, int left) {
        Children children = node.children;
        long key = children.key[index];
        long classKey = key ^ salt;
        if (table.find(key, entry) && entry.provenLength <= left) {
            children.prove(index, entry.provenLength);
        } else if (isDisproven(key, left) || isDisproven(classKey, left)) {
            children.disprove(index, GraphHistory.NO_PATH);
        } else if (isDisproven(onPath(classKey, node.path), left)) {
            children.disprove(index, entry.move + GraphHistory.GAME);
        } else if (table.find(classKey, entry)) {
            children.set(index, entry.proof, entry.disproof);
            children.setUntested(index, entry.untested);
            if (entry.likelyLength > 0 && entry.likelyLength <= node.ply) {
                children.setOld(index);
            }
        } else {
            return false;
        }
        return true;
    }

    /** Reads an entry and returns whether it shows that there is no mate in this many moves. */
    private boolean isDisproven(long key, int left) {
        return table.find(key, entry) && entry.disprovenLength >= left;
    }

    /**
     * Copies the entries of a node into it when the search enters it; they may be lost before the search leaves the
     * node.
     *
     * @param pathBefore a hash of the positions before it
     */
    void enter(MobilityNode node, Position position, long pathBefore) {
        node.key = ProofTable.key(position, attacker);
        node.classKey = node.key ^ salt;
        node.pathBefore = pathBefore;
        node.path = (pathBefore ^ node.key) * CLASS_KEY;
        node.disprovenLength = table.find(node.key, entry) ? entry.disprovenLength : 0;
        int seen = table.find(node.classKey, entry) ? entry.likelyLength : 0;
        node.leastPly = seen == 0 ? node.ply : Math.min(node.ply, seen - 1);
    }

    // ---- storing ----

    /** @param ply of the node, from the root */
    void storeFirst(long key, int ply, FirstNumbers first) {
        table.storeFirst(
                key ^ salt,
                first.proof(),
                first.disproof(),
                plyField(ply),
                0,
                first.isUntested(),
                first.hasNoMateInOne());
    }

    /** @param work nodes spent, as a power of two */
    void storeOpen(MobilityNode node, int work) {
        Children children = node.children;
        table.storeOpen(node.classKey, children.nodeProof(), children.nodeDisproof(), plyField(node.leastPly), 0, work);
    }

    /**
     * Stores a proof, unless a shorter one has been stored since the search entered the node: other proofs may rest on
     * its length.
     */
    void storeProven(MobilityNode node, int work) {
        int length = node.children.mateLength();
        if (!table.find(node.key, entry) || entry.provenLength > length) {
            int disproven = Math.min(node.disprovenLength, length - 1);
            table.storeSolved(node.key, node.children.matingMove(), length, disproven, work);
        }
    }

    /**
     * Stores a disproof in the class.
     *
     * @param restsOn the ply that it rests on, see {@link GraphHistory#restsOn}
     */
    void storeDisproven(MobilityNode node, int restsOn, int work) {
        if (restsOn == GraphHistory.NO_PATH) {
            table.storeSolved(node.classKey, Move.NONE, ProofEntry.UNPROVEN, node.left, work);
        } else {
            // The field of the move holds the ply that the disproof rests on, from GAME upwards.
            int field = restsOn - GraphHistory.GAME;
            table.storeSolved(onPath(node.classKey, node.pathBefore), field, ProofEntry.UNPROVEN, node.left, work);
        }
    }

    private static int plyField(int ply) {
        return Math.min(ply + 1, GREATEST_PLY_FIELD);
    }
}
