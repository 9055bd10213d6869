package io.github.kingfell.prover.dfpn;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.tables.ExactValues;
import java.util.Set;

/**
 * The expansion of a node: gives its children their first proof and disproof numbers. The numbers of a child come, in
 * this order, from the path (a repetition), from the {@link ProofTable}, or, once its move is made, from the rules,
 * from {@link ExactLeaves}, or from {@link FirstNumbers}.
 */
@Hot
final class Expansion {
    private final ProofTableView known;
    private final Verdicts verdicts;
    private final BareKing bareKing;
    private final FirstNumbers first;
    private final LeafObserver observer;
    private final boolean keeping;
    private Position position;
    private int attacker;

    /** @param known the view of the transposition table of the same searcher */
    Expansion(ProofTableView known, Position position, Method method) {
        this.known = known;
        this.position = position;
        ExactValues distances = method.leaves().get();
        bareKing = new BareKing(distances);
        verdicts = new Verdicts(
                known, position, new ExactLeaves(distances, method.outcomes().get()));
        Set<Refinement> refinements = method.refinements();
        first = new FirstNumbers(position, refinements);
        observer = method.observer();
        keeping = refinements.contains(Refinement.KEPT_NUMBERS);
    }

    /** @param root the position on which the search makes its moves; the nodes expanded are those it stands in */
    void begin(Position root, int attacker) {
        position = root;
        this.attacker = attacker;
        known.begin(attacker);
        verdicts.begin(root, attacker);
    }

    /** Returns the least number of moves that a mate from the root probably takes, see {@link BareKing}. */
    int likelyLength() {
        return bareKing.moves(position, attacker);
    }

    /** Prepares a node, before the first of its children is expanded. */
    void prepare(Children children) {
        known.prefetch(position, children);
    }

    /**
     * Gives a child its first numbers. The children are {@link #prepare prepared}.
     *
     * @param left moves that the attacker has after the move, at least 1 when the attacker is to move then
     * @return whether the move had to be made
     */
    boolean expand(Children children, int index, int left) {
        int move = children.moves.get(index);
        if (verdicts.isRepetition(children, index, move)) {
            return false;
        }
        if (!verdicts.history().runsOutWith(move) && known.lookUp(children, index, position.ply() + 1, left)) {
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

    /**
     * Returns whether a mate is probably too far away, so that the child needs no closer look now. A check is excepted,
     * because it may be mate.
     */
    private boolean isFar(int likely, int left, boolean attackerHasMoved) {
        return likely > left
                && left > 0
                && !verdicts.history().hasRunOut()
                && position.halfmoveClock() > 0
                && !(attackerHasMoved && position.inCheck());
    }

    /** Expands a child after the attacker's move. */
    private void expandDefence(Children children, int index, int likely, int left) {
        if (first.seeDefence(position) == 0) {
            verdicts.endOfGame(children, index);
        } else if (!verdicts.isDrawnByRule(children, index) && !verdicts.isOutOfMoves(children, index, left)) {
            if (!verdicts.isTabled(children, index, left)) {
                open(children, index, likely, left);
            }
        }
    }

    /** Expands a child after the defender's move, which may be a capture. */
    private void expandAttack(Children children, int index, int likely, int left, boolean captured) {
        if (verdicts.isDrawnByRule(children, index) || verdicts.isTabled(children, index, left)) {
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
     * Tests the threat of mate that a child's numbers assume, and corrects the numbers.
     *
     * @param children of an attacker's node; {@link Children#isUntested} tells which need the test
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

    /** Marks a child as a draw that holds for ever: neither side can mate any more. */
    void drawn(Children children, int index, long key) {
        verdicts.drawn(children, index, key);
    }
}
