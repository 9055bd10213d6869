package io.github.kingfell.engine.coordination;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.MateCertificate;
import io.github.kingfell.rules.check.MateOracle;
import io.github.kingfell.rules.check.MateProof;
import io.github.kingfell.rules.check.ProofChecker;
import io.github.kingfell.rules.check.RejectedProofException;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.search.Pv;
import io.github.kingfell.search.Score;
import io.github.kingfell.search.SearchInfo.Bound;
import io.github.kingfell.search.SearchInfo.Iteration;
import java.util.List;
import org.junit.jupiter.api.Test;

class RankedLinesTest {
    private static final int[] ALL = {};

    /** Mated in two whatever Black plays: 1... Kf8 or 1... Kf7 or a step along the edge. */
    private final Position lost = Positions.of("6k1/8/R7/8/8/8/8/1R4K1 b - - 0 1");

    private final Position won = Positions.of("7k/8/8/8/8/8/R7/1R4K1 w - - 0 1");
    private final int lostMoves = Positions.legalMoves(lost).size();

    private MateCertificate loss(int... only) throws RejectedProofException {
        MateProof whole = new MateProof(MateOracle.defenderProof(lost, 2));
        return only.length == 0
                ? ProofChecker.check(lost, ALL, whole)
                : ProofChecker.check(lost, only, new MateProof(whole.answers().after(0, only)));
    }

    private static Iteration estimate(Position root, String move, int centipawns) {
        Pv line = Pv.of(Positions.move(root, move));
        return new Iteration(5, 5, 1, new Score.Centipawns(centipawns), Bound.EXACT, 0, 0, 0, line);
    }

    @Test
    void aMateTakesThePlaceOfTheEstimateOfItsMove() throws Exception {
        RankedLines lines = new RankedLines(won, Positions.legalMoves(won).size(), 3);
        lines.searched(List.of(estimate(won, "g1g2", 500), estimate(won, "a2a8", 400), estimate(won, "b1b7", 300)));
        MateCertificate mate = ProofChecker.check(won, ALL, new MateProof(MateOracle.proof(won, 2, false)));
        lines.proved(mate);
        List<Iteration> ranked = lines.ranked();
        assertThat(ranked).hasSize(3).extracting(Iteration::multiPv).containsExactly(1, 2, 3);
        assertThat(ranked.get(0).score()).isEqualTo(new Score.Mate(mate));
        assertThat(ranked.get(1).score()).isEqualTo(new Score.Centipawns(500));

        lines.searched(List.of(estimate(won, "g1g2", 700)));
        assertThat(lines.ranked()).as("stays proved").hasSize(2);
        assertThat(lines.ranked().get(0).score()).isEqualTo(new Score.Mate(mate));
    }

    @Test
    void oneMoveThatLosesIsNotALostPosition() throws Exception {
        RankedLines lines = new RankedLines(lost, lostMoves, 2);
        lines.proved(loss(Positions.move(lost, "g8f8")));
        assertThat(lines.ranked()).hasSize(1);
        assertThat(lines.ranked().get(0).score()).isEqualTo(new Score.Centipawns(-Score.HIGHEST_CENTIPAWNS));

        lines.searched(List.of(estimate(lost, "g8f7", -900), estimate(lost, "g8f8", -950)));
        assertThat(lines.ranked().get(0).score()).isEqualTo(new Score.Centipawns(-900));
        assertThat(lines.ranked().get(1).score()).isInstanceOf(Score.Mate.class);
    }

    @Test
    void aLostPositionHasAMateForEveryMove() throws Exception {
        RankedLines lines = new RankedLines(lost, lostMoves, lostMoves);
        lines.searched(List.of(estimate(lost, "g8f7", -900)));
        lines.proved(loss());
        assertThat(lines.ranked())
                .hasSize(lostMoves)
                .allMatch(line -> line.score() instanceof Score.Mate mate
                        && mate.moves() < 0
                        && line.line().length() == -2 * mate.moves());
        assertThat(((Score.Mate) lines.ranked().get(0).score()).moves()).isEqualTo(-2);
    }
}
