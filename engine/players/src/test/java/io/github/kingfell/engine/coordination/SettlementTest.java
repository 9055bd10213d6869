package io.github.kingfell.engine.coordination;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.MateCertificate;
import io.github.kingfell.rules.check.MateOracle;
import io.github.kingfell.rules.check.MateProof;
import io.github.kingfell.rules.check.ProofChecker;
import io.github.kingfell.rules.check.RejectedProofException;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.search.PlayerId;
import io.github.kingfell.search.Pv;
import io.github.kingfell.search.Score;
import io.github.kingfell.search.SearchInfo.Bound;
import io.github.kingfell.search.SearchInfo.Iteration;
import io.github.kingfell.search.SearchOutcome;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Score, line and best move of the outcome come from one player. */
class SettlementTest {
    /** Mate in two: the rook on b1 goes to b7, or that on a2 to a7. */
    private final Position root = Positions.of("7k/8/8/8/8/8/R7/1R4K1 w - - 0 1");

    private final int quiet = Positions.move(root, "g1f1");
    private final int other = Positions.move(root, "g1f2");

    private static Iteration line(Score score, int... moves) {
        return new Iteration(4, 4, 1, score, Bound.EXACT, 99, 0, 0, Pv.of(moves));
    }

    private static SearchOutcome outcome(Score score, int move, PlayerId player) {
        return new SearchOutcome(move, score, Pv.of(move), player, "its own reason");
    }

    private Signed mate(PlayerId by, String reason) throws RejectedProofException {
        MateProof proof = new MateProof(MateOracle.proof(root, 2, false));
        MateCertificate mate = ProofChecker.check(root, new int[0], proof);
        return new Signed(line(new Score.Mate(mate), mate.line()), by, reason);
    }

    private SearchOutcome settled(SearchOutcome found, Signed announced, Signed best) {
        return Settlement.of(root, found, Optional.ofNullable(announced), Optional.ofNullable(best));
    }

    @Test
    void thePlayersOwnOutcomeStands() {
        SearchOutcome found = outcome(new Score.Centipawns(30), quiet, PlayerId.ALPHA_BETA);
        assertThat(settled(found, null, null)).isSameAs(found);
        Signed best = new Signed(line(new Score.Centipawns(30), quiet), PlayerId.ALPHA_BETA);
        assertThat(settled(found, null, best)).isSameAs(found);
    }

    /** A proof has changed the order of the lines. */
    @Test
    void theBestLineReportedIsPlayed() {
        SearchOutcome found = outcome(new Score.Centipawns(30), quiet, PlayerId.ALPHA_BETA);
        Signed best = new Signed(line(new Score.Centipawns(20), other), PlayerId.FORCING_TREE);
        SearchOutcome outcome = settled(found, null, best);
        assertThat(outcome.bestMove()).isEqualTo(other);
        assertThat(outcome.score()).isEqualTo(new Score.Centipawns(20));
        assertThat(outcome.player()).contains(PlayerId.FORCING_TREE);
    }

    @Test
    void withoutAPlayerTheLastLineIsPlayedOrAnyMove() {
        Signed best = new Signed(line(new Score.Centipawns(20), other), PlayerId.ALPHA_BETA);
        assertThat(settled(null, null, best).bestMove()).isEqualTo(other);
        Signed empty = new Signed(line(new Score.Centipawns(20)), PlayerId.ALPHA_BETA);
        for (SearchOutcome outcome : List.of(settled(null, null, null), settled(null, null, empty))) {
            assertThat(Positions.legalMoves(root)).contains(outcome.bestMove());
            assertThat(outcome.player()).isEmpty();
        }
    }

    /** Whatever another player has found, an announced mate is played, and its author is named. */
    @Test
    void anAnnouncedMateIsPlayed() throws RejectedProofException {
        SearchOutcome found = outcome(new Score.Centipawns(900), quiet, PlayerId.ALPHA_BETA);
        Signed mate = mate(PlayerId.PROOF_NUMBER, "");
        SearchOutcome outcome = settled(found, mate, null);
        assertThat(outcome.bestMove()).isEqualTo(mate.line().line().move(0));
        assertThat(outcome.line()).isEqualTo(mate.line().line());
        assertThat(outcome.score()).isEqualTo(mate.line().score());
        assertThat(outcome.player()).contains(PlayerId.PROOF_NUMBER);
        assertThat(outcome.reason()).isEqualTo("its mate");
        assertThat(settled(found, mate(PlayerId.PROOF_NUMBER, "of a proof"), null)
                        .reason())
                .isEqualTo("of a proof");
        assertThat(settled(found, mate(PlayerId.ALPHA_BETA, ""), null).reason())
                .isEqualTo("its mate, proved by proof-number search");
    }

    /** The outcome of the mate's own author says more than the line does; a remembered tree is a tree. */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void theAuthorsOwnOutcomeStands(boolean remembered) throws RejectedProofException {
        Signed mate = mate(PlayerId.FORCING_TREE, "");
        PlayerId player = remembered ? PlayerId.REMEMBERED_TREE : PlayerId.FORCING_TREE;
        SearchOutcome found = outcome(mate.line().score(), mate.line().line().move(0), player);
        assertThat(settled(found, mate, null)).isSameAs(found);
        SearchOutcome anotherMove = outcome(mate.line().score(), quiet, player);
        assertThat(settled(anotherMove, mate, null).bestMove())
                .isEqualTo(mate.line().line().move(0));
        SearchOutcome anotherPlayer =
                outcome(mate.line().score(), mate.line().line().move(0), PlayerId.EXACT_TABLE);
        assertThat(settled(anotherPlayer, mate, null).player()).contains(PlayerId.FORCING_TREE);
    }

    @Test
    void aFinishedGameHasOneOutcomeForEachMove() {
        Position dead = Positions.of("7k/8/8/8/8/8/8/K7 w - - 0 1");
        assertThat(Settlement.ends(dead, new int[0], 5))
                .hasSize(3)
                .extracting(SearchOutcome::score)
                .containsOnly(new Score.Centipawns(0));
        assertThat(Settlement.ends(dead, new int[0], 2)).hasSize(2);
        int only = Positions.move(dead, "a1b2");
        assertThat(Settlement.ends(dead, new int[] {only}, 5))
                .extracting(SearchOutcome::bestMove)
                .containsExactly(only);
        Position mated = Positions.of("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1");
        assertThat(Settlement.ends(mated, new int[0], 5)).singleElement().satisfies(end -> {
            assertThat(end.bestMove()).isEqualTo(Move.NONE);
            assertThat(end.score()).isInstanceOf(Score.Mate.class);
        });
    }
}
