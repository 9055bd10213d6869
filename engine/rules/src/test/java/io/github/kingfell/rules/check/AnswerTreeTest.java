package io.github.kingfell.rules.check;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.testkit.Positions;
import org.junit.jupiter.api.Test;

class AnswerTreeTest {
    private static final int[] ALL = {};

    /** King and rook: mate in three. */
    private final Position root = Positions.of("8/8/8/8/1K4R1/8/k7/8 w - - 0 1");

    private final AnswerTree tree = new AnswerTree(MateOracle.proof(root, 3, true));

    @Test
    void aPartOfAProofIsAProof() throws Exception {
        root.make(tree.answer(0));
        assertThat(ProofChecker.check(root, ALL, new MateProof(tree.after(0, ALL)))
                        .moves())
                .isEqualTo(-2);
        for (int i = 0; i < tree.count(0); i++) {
            int reply = tree.move(0, i);
            int[] only = {reply};
            MateCertificate oneReply = ProofChecker.check(root, only, new MateProof(tree.after(0, only)));
            assertThat(oneReply.line()[0]).isEqualTo(reply);
            root.make(reply);
            MateCertificate rest = ProofChecker.check(root, ALL, new MateProof(tree.from(tree.next(0, i))));
            assertThat(rest.moves()).isEqualTo(-oneReply.moves()).isBetween(1, 2);
            root.unmake(reply);
        }
    }

    @Test
    void aCopyHoldsNothingElse() {
        assertThat(tree.from(0).size()).isEqualTo(tree.size());
        assertThat(tree.after(0, ALL).size()).isEqualTo(tree.size());
        assertThat(tree.from(tree.next(0, 0)).size()).isLessThan(tree.size());
    }
}
