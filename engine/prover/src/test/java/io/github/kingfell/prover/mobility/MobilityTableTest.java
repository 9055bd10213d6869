package io.github.kingfell.prover.mobility;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.prover.dfpn.Children;
import io.github.kingfell.prover.dfpn.GraphHistory;
import io.github.kingfell.prover.dfpn.ProofTable;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.testkit.Positions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MobilityTableTest {
    private static final int LEFT = 7;

    private final ProofTable proofs = new ProofTable();
    private final MobilityTable table = new MobilityTable(proofs);
    private final Position position = Positions.of("7k/8/8/8/8/8/R7/1R4K1 w - - 0 1");
    private final int move = Positions.move(position, "a2a7");

    @BeforeEach
    void resize() {
        proofs.resize(1);
        table.begin(Color.WHITE, 3);
    }

    /** Returns the node of the present position at a ply, after a path. */
    private MobilityNode node(int ply, long path) {
        MobilityNode node = new MobilityNode(ply);
        node.left = LEFT;
        node.children.moves.clear();
        node.children.moves.add(move);
        node.children.begin(position.sideToMove() == Color.WHITE, false);
        table.enter(node, position, path);
        return node;
    }

    /** Returns the node after the move. */
    private MobilityNode child(MobilityNode parent) {
        position.make(move);
        MobilityNode child = node(parent.ply + 1, parent.path);
        position.unmake(move);
        child.children.moves.clear();
        return child;
    }

    private boolean isKnown(MobilityNode node, int left) {
        table.prefetch(position, node.children);
        return table.lookUp(node, 0, left);
    }

    @Test
    void aDisproofHoldsForAsManyMovesInItsClass() {
        MobilityNode node = node(0, 1);
        table.storeDisproven(child(node), GraphHistory.NO_PATH, 5);
        assertThat(isKnown(node, LEFT)).isTrue();
        assertThat(node.children.isDisproven(0)).isTrue();
        assertThat(node.children.restsOn(0)).isEqualTo(GraphHistory.NO_PATH);
        assertThat(isKnown(node(0, 2), LEFT)).as("on another path").isTrue();
        table.begin(Color.WHITE, 4);
        assertThat(isKnown(node(0, 1), LEFT)).as("in another class").isFalse();
    }

    @ParameterizedTest
    @ValueSource(ints = {GraphHistory.GAME, 0, 3, 400})
    void aDisproofByThePathHoldsOnThatPathOnly(int restsOn) {
        MobilityNode node = node(4, 1);
        table.storeDisproven(child(node), restsOn, 5);
        assertThat(isKnown(node, LEFT)).isTrue();
        assertThat(node.children.isDisproven(0)).isTrue();
        assertThat(node.children.restsOn(0)).isEqualTo(restsOn);
        assertThat(isKnown(node, LEFT + 1)).as("with more moves").isFalse();
        assertThat(isKnown(node(4, 2), LEFT)).as("on another path").isFalse();
    }

    /** One entry serves all plies, and keeps the least. */
    @Test
    void aChildIsOldWhereTheSearchHasMetItNearerToTheRoot() {
        Children numbers = new Children();
        numbers.begin(false, false);
        numbers.set(0, 5, 9);
        numbers.update();
        MobilityNode near = node(2, 1);
        MobilityNode child = child(near);
        child.children.begin(false, false);
        child.children.set(0, 5, 9);
        child.children.update();
        table.storeOpen(child, 3);

        assertThat(isKnown(near, LEFT)).isTrue();
        assertThat(near.children.proof(0)).isEqualTo(5);
        assertThat(near.children.disproof(0)).isEqualTo(9);
        assertThat(near.children.hasOld()).isFalse();

        MobilityNode far = node(4, 1);
        assertThat(isKnown(far, LEFT)).isTrue();
        assertThat(far.children.hasOld()).isTrue();
        MobilityNode again = child(far);
        assertThat(again.isOld()).isTrue();
        assertThat(again.leastPly).isEqualTo(3);
    }
}
