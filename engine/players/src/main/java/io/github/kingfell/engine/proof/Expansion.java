package io.github.kingfell.engine.proof;

import static io.github.kingfell.engine.proof.ProofNumbers.UNIT;

import io.github.kingfell.engine.search.ExactValues;
import io.github.kingfell.engine.search.WdlValues;
import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;
import java.util.Set;

/** Gives the children of a node their numbers: from the table, or else by making the move once and looking. */
@Hot
final class Expansion {
    /** As refuted length: no mate, however many moves there are. */
    private static final int NEVER = 254;

    /** Of the high bits too: in one bucket two sets of numbers would not find room beside each other. */
    private static final long SET_KEY = 0xBF58476D1CE4E5B9L;

    private final ProofTable table;
    private final ExactValues exact;
    private final WdlValues outcomes;
    private final ProofTable.Entry entry = new ProofTable.Entry();
    private final FirstNumbers first;
    private final BareKing bareKing;
    private final GraphHistory history;
    private final LeafObserver observer;
    private final boolean keeping;
    private final boolean mates;
    private Position position;
    private int attacker;

    /** Part of the keys of numbers, that tells their sets apart. */
    private long salt;

    /** Of the child at hand, see {@link BareKing}. */
    private int likely;

    /** Keeps {@link #prepare} from being left out. */
    @SuppressWarnings({"unused", "UnusedVariable"})
    private long touched;

    /** Whether the table was asked for the present child before its move was made. */
    private boolean asked;

    Expansion(ProofTable table, Position position, Method method) {
        this.table = table;
        this.position = position;
        exact = method.leaves().get();
        bareKing = new BareKing(exact);
        outcomes = method.outcomes().get();
        Set<Refinement> refinements = method.refinements();
        first = new FirstNumbers(position, refinements);
        history = new GraphHistory(position);
        observer = method.observer();
        keeping = refinements.contains(Refinement.KEPT_NUMBERS);
        mates = refinements.contains(Refinement.MATE_IN_ONE);
    }

    /** @param root moved about in by the search, whose nodes' children are asked for */
    void begin(Position root, int attacker) {
        position = root;
        this.attacker = attacker;
        history.begin(root);
    }

    /** @param set of numbers from now on, {@link TurnBounds#COMMON} or another */
    void useNumbers(int set) {
        salt = set * SET_KEY;
    }

    /** The {@link DfPn#numbersKey} within the set in use. */
    long numbersKey(long key, int ply) {
        return DfPn.numbersKey(key ^ salt, ply);
    }

    /** Moves that a mate from the root probably takes at least, see {@link BareKing}. */
    int likelyLength() {
        return bareKing.moves(position, attacker);
    }

    /**
     * Notes the keys of all children and touches what the table has of them. Nearly every look at a large table misses the
     * caches; many that do not wait for each other take little longer than one.
     */
    void prepare(Children children) {
        long sum = 0;
        for (int i = 0; i < children.moves.size(); i++) {
            long key = DfPn.key(position.keyAfter(children.moves.get(i)), attacker);
            children.key[i] = key;
            sum += table.touch(key);
        }
        touched = sum;
    }

    /**
     * Gives a child its first numbers. The children are {@link #prepare prepared}.
     *
     * @param left moves that the attacker has after the move, at least 1 when the attacker is to move then
     * @return whether the move was made for it
     */
    boolean expand(Children children, int index, int left) {
        int move = children.moves.get(index);
        if (isSeen(children, index, move, left)) {
            return false;
        }
        boolean captures = position.isCapture(move);
        position.make(move);
        likely = bareKing.moves(position, attacker);
        if (isFar(children.isAttackersNode(), left)) {
            putOff(children, index, left);
        } else if (children.isAttackersNode()) {
            expandDefence(children, index, left);
        } else {
            expandAttack(children, index, left, captures);
        }
        position.unmake(move);
        return true;
    }

    /** True when a mate is probably too far away, so that no more need be known now; only a check might be mate in spite of that. */
    private boolean isFar(boolean attackerHasMoved, int left) {
        return likely > left
                && left > 0
                && !history.hasRunOut()
                && position.halfmoveClock() > 0
                && !(attackerHasMoved && position.inCheck());
    }

    /** The attacker has just moved. */
    private void expandDefence(Children children, int index, int left) {
        long key = children.key[index];
        int replies = first.seeDefence(position);
        if (replies == 0) {
            if (position.inCheck()) {
                children.prove(index, 0);
                table.storeFacts(key, Move.NONE, 0, 0, 0);
            } else {
                drawn(children, index, key);
            }
        } else if (history.hasRunOut()) {
            children.refute(index, GraphHistory.GAME);
        } else if (position.isInsufficientMaterial()) {
            drawn(children, index, key);
        } else if (left == 0) {
            children.refute(index, GraphHistory.NO_PATH);
        } else if (!isTabled(children, index, key, left) && !isKnownNow(children, index, key, left)) {
            openDefence(children, index, key, left);
        }
    }

    private void openDefence(Children children, int index, long key, int left) {
        boolean untested = first.isUntested();
        open(children, index, key, left, untested, false);
        children.setUntested(index, untested);
    }

    /**
     * Gives a child whose numbers take a threat of mate for granted those that it deserves.
     *
     * @param children of an attacker's node; {@link Children#isUntested} says which need the test
     * @param left moves that the attacker has after the move
     */
    void test(Children children, int index, int left) {
        int move = children.moves.get(index);
        position.make(move);
        likely = bareKing.moves(position, attacker);
        if (likely == BareKing.UNKNOWN) {
            first.testThreat(position, children.proof(index));
        } else {
            first.testThreat(position);
        }
        openDefence(children, index, children.key[index], left);
        position.unmake(move);
    }

    /** The defender has just moved, and perhaps taken a man. */
    private void expandAttack(Children children, int index, int left, boolean captured) {
        long key = children.key[index];
        if (history.hasRunOut()) {
            children.refute(index, GraphHistory.GAME);
        } else if (position.isInsufficientMaterial()) {
            drawn(children, index, key);
        } else if (!isTabled(children, index, key, left) && !isKnownNow(children, index, key, left)) {
            first.seeAttack(position, children.moves.get(index), captured, left);
            openAttack(children, index, key, left);
        }
    }

    private void openAttack(Children children, int index, long key, int left) {
        if (first.mating() != Move.NONE) {
            children.prove(index, 1);
            table.storeFacts(key, first.mating(), 1, 0, 0);
            return;
        }
        open(children, index, key, left, false, mates);
        observer.opened(position, first, left);
        if (left == 1 && mates) {
            children.refute(index, GraphHistory.NO_PATH);
        }
    }

    /**
     * @param untested whether the numbers take a threat of mate for granted
     * @param hasNoMateInOne whether that is known
     */
    private void open(Children children, int index, long key, int left, boolean untested, boolean hasNoMateInOne) {
        int proof = BareKing.first(first.proof(), likely, left);
        children.set(index, proof, first.disproof());
        if (keeping) {
            long numbersKey = numbersKey(key, position.ply());
            table.storeFirst(numbersKey, proof, first.disproof(), likely, left, untested, hasNoMateInOne);
        }
    }

    private void putOff(Children children, int index, int left) {
        int proof = BareKing.first(UNIT, likely, left);
        children.set(index, proof, UNIT);
        if (keeping) {
            long numbersKey = numbersKey(children.key[index], position.ply());
            table.storeFirst(numbersKey, proof, UNIT, likely, left, false, false);
        }
    }

    /** True when the child need not be made: it repeats a position, or the table knows it. */
    private boolean isSeen(Children children, int index, int move, int left) {
        long key = children.key[index];
        int repeated = history.repeatedAfter(move, DfPn.positionKey(key, attacker));
        if (repeated != GraphHistory.NO_PATH) {
            children.refute(index, repeated);
            return true;
        }
        asked = !history.mayRunOut();
        return asked && isKnown(children, index, key, position.ply() + 1, left);
    }

    /** True when the table knows the child that has been made, and was not asked before. */
    private boolean isKnownNow(Children children, int index, long key, int left) {
        return !asked && isKnown(children, index, key, position.ply(), left);
    }

    /** @param ply of the child in the game */
    private boolean isKnown(Children children, int index, long key, int ply, int left) {
        if (table.find(key, entry)) {
            if (entry.provenLength <= left) {
                children.prove(index, entry.provenLength);
                return true;
            }
            if (entry.refutedLength >= left) {
                children.refute(index, GraphHistory.NO_PATH);
                return true;
            }
        }
        if (!table.find(numbersKey(key, ply), entry)) {
            return false;
        }
        if (entry.refutedLength >= left) {
            children.refute(index, GraphHistory.NO_PATH);
        } else {
            children.set(index, BareKing.kept(entry, left), entry.disproof);
            children.setUntested(index, entry.untested);
        }
        return true;
    }

    /** True when a table settles the child. Asked only where the fifty moves have just begun. */
    private boolean isTabled(Children children, int index, long key, int left) {
        if (position.halfmoveClock() > 0) {
            return false;
        }
        if (isExact(children, index, left)) {
            return true;
        }
        if (isNotWon(left)) {
            drawn(children, index, key);
            return true;
        }
        return false;
    }

    /** True when a table says that the attacker does not win; of a win that the fifty moves spoil nothing is said. */
    private boolean isNotWon(int left) {
        if (!outcomes.mayKnow(Long.bitCount(position.occupied()), 2 * left)) {
            return false;
        }
        int wdl = outcomes.wdl(position);
        return wdl != WdlValues.UNKNOWN && (position.sideToMove() == attacker ? wdl : -wdl) <= WdlValues.DRAW;
    }

    /** True when an exact value settles the child. No mate that is told is too long for the fifty moves. */
    private boolean isExact(Children children, int index, int left) {
        int plies = exact.plies(position);
        if (plies == ExactValues.UNKNOWN) {
            return false;
        }
        boolean mates = plies != ExactValues.DRAW && (plies % 2 == 1) == (position.sideToMove() == attacker);
        if (!mates) {
            children.refute(index, GraphHistory.NO_PATH);
            return true;
        }
        int moves = (plies + 1) / 2;
        if (moves <= left) {
            children.prove(index, moves);
        } else {
            children.refute(index, GraphHistory.NO_PATH);
        }
        return true;
    }

    /** Nobody can mate any more, however the game goes on. */
    void drawn(Children children, int index, long key) {
        children.refute(index, GraphHistory.NO_PATH);
        table.storeFacts(key, Move.NONE, ProofTable.UNPROVEN, NEVER, 0);
    }
}
