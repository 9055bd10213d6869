package io.github.kingfell.prover.mobility;

import io.github.kingfell.prover.dfpn.Children;
import io.github.kingfell.prover.dfpn.FirstNumbers;
import io.github.kingfell.prover.dfpn.GraphHistory;
import io.github.kingfell.prover.dfpn.Method;
import io.github.kingfell.prover.dfpn.ProofTable;
import io.github.kingfell.prover.dfpn.ProofTableView;
import io.github.kingfell.prover.dfpn.Verdicts;
import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;

/**
 * The expansion of a node in a class of mobility: gives its children their first proof and disproof numbers. A move of
 * the attacker that leaves too many replies for the class is disproven in the class, unless the rules or a table have
 * decided it before.
 */
@Hot
final class MobilityExpansion {
    private final MobilityTable table;
    private final ProofTableView facts;
    private final Verdicts verdicts;
    private final FirstNumbers first;
    private Position position;
    private int mostReplies;
    private boolean foundNew;

    /** @param table the view of the same proof table, for one class */
    MobilityExpansion(ProofTable proofs, MobilityTable table, Position position, Method method) {
        this.table = table;
        this.position = position;
        facts = new ProofTableView(proofs);
        verdicts = new Verdicts(facts, position, method);
        first = new FirstNumbers(position, method.refinements());
    }

    /** @param root the position on which the search makes its moves; the nodes expanded are those it stands in */
    void begin(Position root, int attacker) {
        position = root;
        facts.begin(attacker);
        verdicts.begin(root, attacker);
    }

    /** @param mostReplies the class from now on: the greatest number of replies that a move may leave */
    void useClass(int mostReplies) {
        this.mostReplies = mostReplies;
    }

    /** Prepares a node, before the first of its children is expanded. */
    void prepare(MobilityNode node) {
        foundNew = false;
        table.prefetch(position, node.children);
    }

    /** Returns whether some child of the node prepared last was open and had no entry in the class. */
    boolean hasFoundNew() {
        return foundNew;
    }

    /**
     * Gives a child its first numbers. The node is {@link #prepare prepared}.
     *
     * @return whether the move had to be made
     */
    boolean expand(MobilityNode node, int index) {
        Children children = node.children;
        int left = node.childLeft();
        int move = children.moves.get(index);
        if (verdicts.isRepetition(children, index, move)) {
            return false;
        }
        if (!verdicts.history().runsOutWith(move) && table.lookUp(node, index, left)) {
            return false;
        }
        boolean captures = position.isCapture(move);
        position.make(move);
        if (children.isAttackersNode()) {
            expandDefence(node, index, left);
        } else {
            expandAttack(node, index, left, captures);
        }
        position.unmake(move);
        return true;
    }

    /** Expands a child after the attacker's move. */
    private void expandDefence(MobilityNode node, int index, int left) {
        Children children = node.children;
        int replies = first.seeDefence(position);
        if (replies == 0) {
            verdicts.endOfGame(children, index);
        } else if (!verdicts.isDrawnByRule(children, index)
                && !verdicts.isOutOfMoves(children, index, left)
                && !verdicts.isTabled(children, index, left)) {
            if (replies > mostReplies) {
                children.disprove(index, GraphHistory.NO_PATH);
            } else {
                open(node, index);
            }
        }
    }

    /** Expands a child after the defender's move, which may be a capture. */
    private void expandAttack(MobilityNode node, int index, int left, boolean captured) {
        Children children = node.children;
        if (verdicts.isDrawnByRule(children, index) || verdicts.isTabled(children, index, left)) {
            return;
        }
        first.seeAttack(position, children.moves.get(index), captured, left);
        if (first.mating() != Move.NONE) {
            children.prove(index, 1);
            facts.storeMate(children.key[index], first.mating(), 1);
            return;
        }
        open(node, index);
        if (left == 1 && first.hasNoMateInOne()) {
            children.disprove(index, GraphHistory.NO_PATH);
        }
    }

    private void open(MobilityNode node, int index) {
        foundNew = true;
        setFirst(node, index);
    }

    private void setFirst(MobilityNode node, int index) {
        Children children = node.children;
        children.set(index, first.proof(), first.disproof());
        children.setUntested(index, first.isUntested());
        table.storeFirst(children.key[index], node.ply + 1, first);
    }

    /** Tests the threat of mate that the numbers of an attacker's child assume, and corrects the numbers. */
    void test(MobilityNode node, int index) {
        int move = node.children.moves.get(index);
        position.make(move);
        first.testThreat(position, node.children.proof(index));
        setFirst(node, index);
        position.unmake(move);
    }
}
