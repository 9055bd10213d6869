package io.github.kingfell.tables.distance;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.check.AnswerTree;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Numbers stand for moves: the array does not look at them. */
class ProofArrayTest {
    private static final int[] NONE = {};

    private final ProofArray proof = new ProofArray();

    private int mate(int move) {
        return proof.append(move, NONE, NONE);
    }

    @Test
    void aNodeIsAsLongAsItsLongestReply() {
        int mate = mate(11);
        int two = proof.append(12, new int[] {21}, new int[] {mate});
        int three = proof.append(13, new int[] {22, 23, 24}, new int[] {mate, two, mate});
        assertThat(proof.length(mate)).isEqualTo(1);
        assertThat(proof.length(two)).isEqualTo(2);
        assertThat(proof.length(three)).isEqualTo(3);
        int defender = proof.append(Move.NONE, new int[] {25, 26}, new int[] {three, two});
        assertThat(proof.length(defender)).as("no move of the attacker").isEqualTo(3);
    }

    @Test
    void theTreeBeginsWithTheLastNode() {
        int shared = mate(11);
        int answer = proof.append(12, new int[] {21}, new int[] {shared});
        AnswerTree tree = proof.from(proof.append(13, new int[] {22, 23}, new int[] {shared, answer}))
                .answers();
        assertThat(tree.answer(0)).isEqualTo(13);
        assertThat(tree.count(0)).isEqualTo(2);
        assertThat(tree.move(0, 0)).isEqualTo(22);
        assertThat(tree.answer(tree.next(0, 0))).isEqualTo(11);
        int below = tree.next(0, 1);
        assertThat(tree.answer(below)).isEqualTo(12);
        assertThat(tree.next(below, 0)).isEqualTo(tree.next(0, 0));
    }

    /** More than the array has room for at first. */
    @Test
    void theArrayGrows() {
        int[] replies = IntStream.range(0, 200).toArray();
        int[] nexts = IntStream.range(0, 200).map(this::mate).toArray();
        AnswerTree tree = proof.from(proof.append(999, replies, nexts)).answers();
        for (int reply = 0; reply < replies.length; reply++) {
            assertThat(tree.move(0, reply)).isEqualTo(reply);
            assertThat(tree.answer(tree.next(0, reply))).isEqualTo(reply);
        }
    }

    @Test
    void aClearedArrayBeginsAnew() {
        mate(11);
        proof.clear();
        AnswerTree tree = proof.from(mate(12)).answers();
        assertThat(tree.answer(0)).isEqualTo(12);
        assertThat(tree.size()).isEqualTo(3);
    }
}
