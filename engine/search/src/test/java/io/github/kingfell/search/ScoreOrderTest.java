package io.github.kingfell.search;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.MateCertificate;
import io.github.kingfell.rules.check.MateOracle;
import io.github.kingfell.rules.check.MateProof;
import io.github.kingfell.rules.check.ProofChecker;
import io.github.kingfell.rules.testkit.Positions;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class ScoreOrderTest {
    private static final int[] ALL = {};

    private static Score mate(String fen, int moves) throws Exception {
        Position root = Positions.of(fen);
        MateProof proof = new MateProof(
                moves > 0 ? MateOracle.proof(root, moves, false) : MateOracle.defenderProof(root, -moves));
        MateCertificate certificate = ProofChecker.check(root, ALL, proof);
        assertThat(certificate.moves()).isEqualTo(moves);
        return new Score.Mate(certificate);
    }

    @Test
    void theBestComesFirst() throws Exception {
        List<Score> bestFirst = List.of(
                mate("7k/R7/6K1/8/8/8/8/8 w - - 0 1", 1),
                mate("7k/8/8/8/8/8/R7/1R4K1 w - - 0 1", 2),
                new Score.Centipawns(Score.HIGHEST_CENTIPAWNS),
                new Score.Centipawns(0),
                new Score.Centipawns(-Score.HIGHEST_CENTIPAWNS),
                mate("6k1/8/R7/8/8/8/8/1R4K1 b - - 0 1", -2),
                mate("7k/R7/6K1/8/8/8/8/8 b - - 0 1", -1),
                new Score.Mate(MateCertificate.ofMatedRoot(Positions.of("R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1"))));
        List<Score> mixed = new ArrayList<>(bestFirst);
        Collections.reverse(mixed);
        mixed.sort((one, other) -> ScoreOrder.compare(other, one));
        assertThat(mixed).isEqualTo(bestFirst);
    }
}
