package io.github.kingfell.prover.dfpn;

import static io.github.kingfell.prover.dfpn.ProofNumbers.INFINITE;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Move;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ChildrenTest {
    private static final int[] MOVES = {Move.of(8, 16, Move.NORMAL), Move.of(9, 17, Move.NORMAL), 77};

    private final Children children = new Children();

    private void begin(boolean attackersNode, boolean damped) {
        children.moves.clear();
        for (int move : MOVES) {
            children.moves.add(move);
        }
        children.begin(attackersNode, damped);
    }

    @Test
    void theAttackerNeedsTheEasiestProofAndTheDefenderAllDisproofs() {
        begin(true, false);
        children.set(0, 7, 2);
        children.set(1, 4, 3);
        children.set(2, 5, 6);
        children.update();
        assertThat(children.nodeProof()).isEqualTo(4);
        assertThat(children.nodeDisproof()).isEqualTo(11);
        assertThat(children.best()).isEqualTo(1);
        assertThat(children.second()).isEqualTo(5);
        assertThat(children.isSolved()).isFalse();
    }

    /** Of equally good children the first is best. */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void theBestIsTheFirst(boolean attackersNode) {
        begin(attackersNode, false);
        for (int i = 0; i < MOVES.length; i++) {
            children.set(i, 4, 4);
        }
        children.update();
        assertThat(children.best()).isZero();
        assertThat(children.second()).isEqualTo(4);
        assertThat(children.sum()).isEqualTo(12);
    }

    /** Phi is the distance of the side to move from its goal, delta that of the other side from the opposite goal. */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void theNumbersOfAChild(boolean attackersNode) {
        begin(attackersNode, false);
        children.set(0, 7, 2);
        children.prove(1, 5);
        children.setUntested(2, true);
        assertThat(children.proof(0)).isEqualTo(7);
        assertThat(children.disproof(0)).isEqualTo(2);
        assertThat(children.phi(0)).isEqualTo(attackersNode ? 2 : 7);
        assertThat(children.delta(0)).isEqualTo(attackersNode ? 7 : 2);
        assertThat(children.length(1)).isEqualTo(5);
        assertThat(children.isUntested(2)).isTrue();
        assertThat(children.isUntested(1)).isFalse();
        children.update();
        assertThat(children.least()).isEqualTo(attackersNode ? 0 : 2);
        assertThat(children.isSolved()).isEqualTo(attackersNode);
        assertThat(children.isAttackersNode()).isEqualTo(attackersNode);
        assertThat(children.size()).isEqualTo(2);
        assertThat(children.sum()).isEqualTo(attackersNode ? INFINITE : 7);
        children.disprove(2, 4);
        assertThat(children.isDisproven(2)).isTrue();
        assertThat(children.isDisproven(1)).isFalse();
        assertThat(children.restsOn(2)).isEqualTo(4);
        assertThat(children.size()).isEqualTo(3);
        begin(attackersNode, false);
        if (attackersNode) {
            children.disprove(0, GraphHistory.NO_PATH);
        } else {
            children.prove(0, 3);
        }
        children.update();
        assertThat(children.least()).isEqualTo(INFINITE);
        assertThat(children.isSolved()).isTrue();
    }

    @Test
    void theDefenderNeedsTheEasiestDisproofAndTheAttackerAllProofs() {
        begin(false, false);
        children.set(0, 7, 2);
        children.prove(1, 3);
        children.set(2, 5, 6);
        children.update();
        assertThat(children.nodeProof()).isEqualTo(12);
        assertThat(children.nodeDisproof()).isEqualTo(2);
        assertThat(children.best()).isZero();
        assertThat(children.second()).isEqualTo(6);
    }

    /** A node without moves has no best child, whatever the node before it had. */
    @Test
    void theBestIsUntestedUntilItGetsOtherNumbers() {
        begin(true, false);
        children.set(0, 7, 2);
        children.setUntested(0, true);
        children.update();
        assertThat(children.isBestUntested()).isTrue();
        children.begin(true, false);
        children.update();
        assertThat(children.isBestUntested()).as("without moves").isFalse();
        children.set(0, 7, 2);
        children.update();
        assertThat(children.isBestUntested()).as("with numbers of its own").isFalse();
    }

    @Test
    void ofGroupedChildrenAllButTheHardestCountByAThird() {
        begin(false, true);
        children.set(0, 9, 1);
        children.set(1, 20, 1);
        children.set(2, 6, 1);
        children.update();
        assertThat(children.nodeProof()).isEqualTo(20 + (9 + 6) / 3);
    }

    @Test
    void theAttackerChoosesTheQuickestMate() {
        begin(true, false);
        children.prove(0, 5);
        children.prove(1, 2);
        children.prove(2, 2);
        children.update();
        assertThat(children.isProven()).isTrue();
        assertThat(children.matingMove()).isEqualTo(MOVES[1]);
        assertThat(children.mateLength()).isEqualTo(3);
    }

    @Test
    void theDefenderIsMatedAsLateAsPossible() {
        begin(false, false);
        children.prove(0, 1);
        children.prove(1, 4);
        children.prove(2, 2);
        children.update();
        assertThat(children.isProven()).isTrue();
        assertThat(children.matingMove()).isEqualTo(Move.NONE);
        assertThat(children.mateLength()).isEqualTo(4);
    }

    @Test
    void oneDefenceIsEnoughAndOneMateOfManyIsNot() {
        begin(false, false);
        children.prove(0, 1);
        children.disprove(1, GraphHistory.NO_PATH);
        children.set(2, 5, 5);
        children.update();
        assertThat(children.isDisproven()).isTrue();

        begin(true, false);
        children.disprove(0, GraphHistory.NO_PATH);
        children.set(1, 5, 5);
        children.disprove(2, GraphHistory.NO_PATH);
        children.update();
        assertThat(children.isSolved()).isFalse();
        assertThat(children.nodeDisproof()).isEqualTo(5);
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void withoutChildrenTheSideToMoveHasLost(boolean attackersNode) {
        begin(attackersNode, false);
        children.update();
        assertThat(children.isProven()).isEqualTo(!attackersNode);
        assertThat(children.isDisproven()).isEqualTo(attackersNode);
    }

    /** Another child might be quicker, or refuted whatever the path. */
    @Test
    void aChildDecidesOnlyWhenNoneCanBeBetter() {
        begin(true, false);
        children.prove(0, 0);
        children.prove(1, 1);
        children.disprove(2, GraphHistory.NO_PATH);
        assertThat(children.isDecisive(0)).isTrue();
        assertThat(children.isDecisive(1)).isFalse();
        assertThat(children.isDecisive(2)).isFalse();

        begin(false, false);
        children.disprove(0, GraphHistory.NO_PATH);
        children.disprove(1, GraphHistory.GAME);
        children.prove(2, 0);
        assertThat(children.isDecisive(0)).isTrue();
        assertThat(children.isDecisive(1)).isFalse();
        assertThat(children.isDecisive(2)).isFalse();
    }

    /** Children that were never expanded hold the numbers of another node. */
    @Test
    void onlyExpandedChildrenCount() {
        begin(true, false);
        children.set(0, 9, 9);
        children.prove(1, 0);
        children.prove(2, 0);
        begin(true, false);
        children.set(0, 9, 9);
        children.update();
        assertThat(children.nodeProof()).isEqualTo(9);
        assertThat(children.second()).isEqualTo(INFINITE);
    }

    /** Old children may count the same leaves. */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void ofOldChildrenTheGreatestPhiCounts(boolean attackersNode) {
        begin(attackersNode, false);
        for (int i = 0; i < MOVES.length; i++) {
            children.set(i, 4 + i, 4 + i);
        }
        assertThat(children.hasOld()).isFalse();
        children.setOld(0);
        children.setOld(2);
        children.update();
        assertThat(children.hasOld()).isTrue();
        assertThat(children.sum()).isEqualTo(5 + 6);
        assertThat(children.least()).isEqualTo(4);
        children.set(2, 6, 6);
        children.update();
        assertThat(children.sum()).as("one old child alone").isEqualTo(4 + 5 + 6);
    }

    @Test
    void aSolvedChildIsNotOld() {
        begin(true, false);
        children.set(0, 4, 4);
        children.setOld(0);
        children.disprove(0, GraphHistory.NO_PATH);
        assertThat(children.hasOld()).isFalse();
    }
}
