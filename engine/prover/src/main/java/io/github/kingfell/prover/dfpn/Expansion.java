package io.github.kingfell.prover.dfpn;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.tables.ExactValues;
import java.util.Set;

/**
 * The expansion of a node: gives its children their first proof and disproof numbers. A child gets them, in this order,
 * from the path (a repetition), from the {@link ProofTable}, or, once its move is made, from the rules, from
 * {@link ExactLeaves}, or from {@link FirstNumbers}.
 */
@Hot
final class Expansion {
    private final ProofTableView known;
    private final ExactLeaves leaves;
    private final BareKing bareKing;
    private final FirstNumbers first;
    private final GraphHistory history;
    private final LeafObserver observer;
    private final boolean keeping;
    private Position position;
    private int attacker;

    /** @param known the table, for the same searcher */
    Expansion(ProofTableView known, Position position, Method method) {
        this.known = known;
        this.position = position;
        ExactValues distances = method.leaves().get();
        bareKing = new BareKing(distances);
        leaves = new ExactLeaves(distances, method.outcomes().get());
        Set<Refinement> refinements = method.refinements();
        first = new FirstNumbers(position, refinements);
        history = new GraphHistory(position);
        observer = method.observer();
        keeping = refinements.contains(Refinement.KEPT_NUMBERS);
    }

    /** @param root moved about in by the search, whose nodes' children are asked for */
    void begin(Position root, int attacker) {
        position = root;
        this.attacker = attacker;
        known.begin(attacker);
        history.begin(root);
    }

    /** Moves that a mate from the root probably takes at least, see {@link BareKing}. */
    int likelyLength() {
        return bareKing.moves(position, attacker);
    }

    /** Before the first of the children is expanded. */
    void prepare(Children children) {
        known.prefetch(position, children);
    }

    /**
     * Gives a child its first numbers. The children are {@link #prepare prepared}.
     *
     * @param left moves that the attacker has after the move, at least 1 when the attacker is to move then
     * @return whether the move was made for it
     */
    boolean expand(Children children, int index, int left) {
        int move = children.moves.get(index);
        if (isRepetition(children, index, move)) {
            return false;
        }
        if (!history.runsOutWith(move) && known.lookUp(children, index, position.ply() + 1, left)) {
            return false;
        }
        boolean captures = position.isCapture(move);
        position.make(move);
        int likely = bareKing.moves(position, attacker);
        if (isFar(likely, left, children.isAttackersNode())) {
            first.putOff();
            open(children, index, likely, left);
        } else if (children.isAttackersNode()) {
            expandDefence(children, index, likely, left);
        } else {
            expandAttack(children, index, likely, left, captures);
        }
        position.unmake(move);
        return true;
    }

    private boolean isRepetition(Children children, int index, int move) {
        int repeated = history.repeatedAfter(move, ProofTable.positionKey(children.key[index], attacker));
        if (repeated == GraphHistory.NO_PATH) {
            return false;
        }
        children.disprove(index, repeated);
        return true;
    }

    /**
     * True when a mate is probably too far away, so that no more need be known now. Only a check might be mate in spite
     * of that.
     */
    private boolean isFar(int likely, int left, boolean attackerHasMoved) {
        return likely > left
                && left > 0
                && !history.hasRunOut()
                && position.halfmoveClock() > 0
                && !(attackerHasMoved && position.inCheck());
    }

    /** The attacker has just moved. */
    private void expandDefence(Children children, int index, int likely, int left) {
        if (first.seeDefence(position) == 0) {
            endOfGame(children, index);
        } else if (!isDrawnByRule(children, index) && !isOutOfMoves(children, index, left)) {
            if (!isTabled(children, index, left)) {
                open(children, index, likely, left);
            }
        }
    }

    /** The defender has just moved, and perhaps taken a piece. */
    private void expandAttack(Children children, int index, int likely, int left, boolean captured) {
        if (isDrawnByRule(children, index) || isTabled(children, index, left)) {
            return;
        }
        first.seeAttack(position, children.moves.get(index), captured, left);
        if (first.mating() != Move.NONE) {
            children.prove(index, 1);
            known.storeMate(children.key[index], first.mating(), 1);
            return;
        }
        open(children, index, likely, left);
        observer.opened(position, first, left);
        if (left == 1 && first.hasNoMateInOne()) {
            children.disprove(index, GraphHistory.NO_PATH);
        }
    }

    private void open(Children children, int index, int likely, int left) {
        int proof = BareKing.first(first.proof(), likely, left);
        children.set(index, proof, first.disproof());
        children.setUntested(index, first.isUntested());
        if (keeping) {
            known.storeFirst(children.key[index], position.ply(), first, proof, likely, left);
        }
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
        int likely = bareKing.moves(position, attacker);
        if (likely == BareKing.UNKNOWN) {
            first.testThreat(position, children.proof(index));
        } else {
            first.testThreat(position);
        }
        open(children, index, likely, left);
        position.unmake(move);
    }

    // ---- what settles a child at once ----

    /** Checkmate or stalemate. */
    private void endOfGame(Children children, int index) {
        if (position.inCheck()) {
            children.prove(index, 0);
            known.storeMate(children.key[index], Move.NONE, 0);
        } else {
            drawn(children, index, children.key[index]);
        }
    }

    private boolean isDrawnByRule(Children children, int index) {
        if (history.hasRunOut()) {
            children.disprove(index, GraphHistory.GAME);
            return true;
        }
        if (position.isInsufficientMaterial()) {
            drawn(children, index, children.key[index]);
            return true;
        }
        return false;
    }

    private static boolean isOutOfMoves(Children children, int index, int left) {
        if (left == 0) {
            children.disprove(index, GraphHistory.NO_PATH);
        }
        return left == 0;
    }

    /** True when exact tables settle the child. No mate that they tell is too long for the fifty moves. */
    private boolean isTabled(Children children, int index, int left) {
        if (position.halfmoveClock() > 0) {
            return false;
        }
        int moves = leaves.movesToMate(position, attacker);
        if (moves == ExactLeaves.UNKNOWN) {
            if (!leaves.isNotWon(position, attacker, left)) {
                return false;
            }
            drawn(children, index, children.key[index]);
        } else if (moves <= left) {
            children.prove(index, moves);
        } else {
            children.disprove(index, GraphHistory.NO_PATH);
        }
        return true;
    }

    /** Nobody can mate any more, however the game goes on. */
    void drawn(Children children, int index, long key) {
        children.disprove(index, GraphHistory.NO_PATH);
        known.storeDrawn(key);
    }
}
