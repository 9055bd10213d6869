package io.github.kingfell.prover.dfpn;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;

/**
 * The {@link ProofTable} as one searcher uses it: for one attacker, and with one of several sets of proof and disproof
 * numbers. Proven and disproven entries serve all sets.
 */
@Hot
public final class ProofTableView {
    /** Changes the high bits too: one bucket has no room for two sets of numbers. */
    private static final long SET_KEY = 0xBF58476D1CE4E5B9L;

    private final ProofTable table;
    private final ProofEntry entry = new ProofEntry();
    private int attacker;

    /** The part of the keys of open entries that distinguishes the sets. */
    private long salt;

    /** A sink, without which the compiler would omit {@link #prefetch}. */
    @SuppressWarnings({"unused", "UnusedVariable"})
    private long prefetched;

    public ProofTableView(ProofTable table) {
        this.table = table;
    }

    public void begin(int attacker) {
        this.attacker = attacker;
    }

    /** @param set of numbers used from now on, {@link TurnBounds#COMMON} or another */
    void useNumbers(int set) {
        salt = set * SET_KEY;
    }

    /** Returns the key of a solved position. */
    long key(Position position) {
        return ProofTable.key(position, attacker);
    }

    /** Returns the key of a position in {@link BusyNodes}: workers with other numbers do not disturb each other. */
    long pathKey(long key) {
        return key ^ salt;
    }

    private long openKey(long key, int ply) {
        return ProofTable.openKey(key ^ salt, ply);
    }

    // ---- reading ----

    /**
     * Stores the keys of all children in them and touches their entries. Nearly every read of a large transposition
     * table misses the caches; many independent reads take little longer than one.
     */
    void prefetch(Position position, Children children) {
        MoveList moves = children.moves;
        long sum = 0;
        for (int i = 0; i < moves.size(); i++) {
            long key = ProofTable.key(position.keyAfter(moves.get(i)), attacker);
            children.key[i] = key;
            sum += table.touch(key);
        }
        prefetched = sum;
    }

    /**
     * Gives a child its numbers from the transposition table.
     *
     * @param ply of the child in the game
     * @param left moves that the attacker has there
     * @return false when there is no entry
     */
    boolean lookUp(Children children, int index, int ply, int left) {
        long key = children.key[index];
        if (table.find(key, entry)) {
            if (entry.provenLength <= left) {
                children.prove(index, entry.provenLength);
                return true;
            }
            if (entry.disprovenLength >= left) {
                children.disprove(index, GraphHistory.NO_PATH);
                return true;
            }
        }
        if (!table.find(openKey(key, ply), entry)) {
            return false;
        }
        if (entry.disprovenLength >= left) {
            children.disprove(index, GraphHistory.NO_PATH);
        } else {
            children.set(index, BareKing.kept(entry, left), entry.disproof);
            children.setUntested(index, entry.untested);
        }
        return true;
    }

    /**
     * Copies the entry of a node into it when the search enters it; the entry may be lost before the search leaves the
     * node.
     */
    void enter(PathNode node, Position position) {
        node.key = key(position);
        node.openKey = openKey(node.key, position.ply());
        node.disprovenLength = table.find(node.key, entry) ? entry.disprovenLength : 0;
        node.likelyLength = table.find(node.openKey, entry) ? entry.likelyLength : 0;
    }

    // ---- storing what needs no search ----

    /** Notes that the user's table files have disproven a node. */
    void restOnFiles() {
        table.restOnFiles();
    }

    /**
     * Stores a mate that was seen without a search.
     *
     * @param move the mating move, {@link Move#NONE} when it has been made
     */
    public void storeMate(long key, int move, int length) {
        table.storeSolved(key, move, length, 0, 0);
    }

    /** Stores a draw that holds for ever: neither side can mate any more. */
    public void storeDrawn(long key) {
        table.storeSolved(key, Move.NONE, ProofEntry.UNPROVEN, ProofEntry.NEVER, 0);
    }

    /**
     * Stores the first numbers of a node.
     *
     * @param proof the proof number, which {@link BareKing} may have raised
     * @param likely the least number of moves that a mate probably takes
     */
    void storeFirst(long key, int ply, FirstNumbers first, int proof, int likely, int left) {
        table.storeFirst(
                openKey(key, ply), proof, first.disproof(), likely, left, first.isUntested(), first.hasNoMateInOne());
    }

    // ---- storing what a search has found ----

    /**
     * Stores a proof, beside what was disproven before or meanwhile. A shorter mate stays, which another search may
     * have found since this one entered the node.
     *
     * @param work nodes spent, as a power of two
     */
    void storeProven(PathNode node, int work) {
        int length = node.children.mateLength();
        int disproven = node.disprovenLength;
        if (table.find(node.key, entry)) {
            if (entry.provenLength <= length) {
                return;
            }
            disproven = Math.max(disproven, entry.disprovenLength);
        }
        table.storeSolved(node.key, node.children.matingMove(), length, Math.min(disproven, length - 1), work);
    }

    /** Stores a disproof, beside a known mate that is too long for the present bound. */
    void storeDisproven(PathNode node, int work) {
        boolean tooLong = table.find(node.key, entry) && entry.provenLength != ProofEntry.UNPROVEN;
        int proven = tooLong ? entry.provenLength : ProofEntry.UNPROVEN;
        int disproven = Math.max(node.disprovenLength, node.left);
        table.storeSolved(node.key, tooLong ? entry.move : Move.NONE, proven, disproven, work);
    }

    void storeOpen(PathNode node, int proof, int disproof, int work) {
        table.storeOpen(node.openKey, proof, disproof, node.likelyLength, node.left, work);
    }
}
