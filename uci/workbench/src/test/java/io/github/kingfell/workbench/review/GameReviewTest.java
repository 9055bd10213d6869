package io.github.kingfell.workbench.review;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.rules.notation.PgnGame;
import io.github.kingfell.rules.notation.PgnMove;
import io.github.kingfell.rules.notation.San;
import io.github.kingfell.search.Score;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The loss of a move for given scores. */
class GameReviewTest {
    private static Assessment assessment(Position position, int centipawns, String best) throws NotationException {
        int move = San.parse(best, position);
        Assessment.Line line = new Assessment.Line(new Score.Centipawns(centipawns), 5, 5, List.of(move));
        return new Assessment(position.copy(), List.of(line), 100, 0.1, "alpha-beta", "");
    }

    /** Reviews 1. e4, with given scores for White before it and for Black after it. */
    private static GameReview review(int before, int after, String best) throws NotationException {
        Position position = Fen.start();
        int move = San.parse("e4", position);
        Assessment first = assessment(position, before, best);
        position.make(move);
        PgnGame game = new PgnGame(Map.of(), "", List.of(PgnMove.of(move)), PgnGame.UNFINISHED);
        return new GameReview(game, List.of(first, assessment(position, after, "e5")));
    }

    @Test
    void theLossIsWhatTheSideCouldExpectLess() throws NotationException {
        GameReview worse = review(0, 400, "d4");
        assertThat(worse.loss(0)).isGreaterThan(MoveGrade.BLUNDER.least());
        assertThat(worse.judgement(0)).isEqualTo(MoveGrade.BLUNDER);
        assertThat(review(0, 0, "d4").loss(0)).isZero();
        assertThat(review(0, -400, "d4").loss(0))
                .as("it is better than thought")
                .isZero();
        assertThat(review(0, 400, "e4").loss(0)).as("the engine's own move").isZero();
    }

    /** Far ahead, losing a few pawns costs little. */
    @Test
    void aWonGameStaysWon() throws NotationException {
        assertThat(review(1500, -1200, "d4").judgement(0)).isEqualTo(MoveGrade.NONE);
    }

    @Test
    void judgements() {
        assertThat(MoveGrade.of(0)).isEqualTo(MoveGrade.NONE);
        assertThat(MoveGrade.of(0.049)).isEqualTo(MoveGrade.NONE);
        assertThat(MoveGrade.of(0.05)).isEqualTo(MoveGrade.INACCURACY);
        assertThat(MoveGrade.of(0.1)).isEqualTo(MoveGrade.MISTAKE);
        assertThat(MoveGrade.of(1)).isEqualTo(MoveGrade.BLUNDER);
    }

    @Test
    void scoresAsWhiteSeesThem() throws NotationException {
        GameReview review = review(25, -30, "d4");
        assertThat(ReviewText.score(review.positions().get(0))).isEqualTo("+0.25");
        assertThat(ReviewText.score(review.positions().get(1))).isEqualTo("+0.30");
        assertThat(ReviewText.eval(review.positions().get(1))).isEqualTo("0.30,5");
        assertThat(ReviewText.line(
                        review.positions().get(1).position(),
                        new int[] {review.positions().get(1).best().moves().get(0)}))
                .isEqualTo("1... e5");
    }

    @Test
    void anInterruptedReviewJudgesTheFirstMovesOnly() throws NotationException {
        List<Assessment> one = List.of(review(0, 0, "d4").positions().get(0));
        GameReview review = new GameReview(review(0, 0, "d4").game(), one);
        assertThat(review.isWhole()).isFalse();
        assertThat(review.plies()).isZero();
        assertThat(AnnotatedGame.of(review).moves()).isEqualTo(review.game().moves());
    }

    @Test
    void noPositionAndTooManyPositions() throws NotationException {
        GameReview whole = review(0, 0, "d4");
        PgnGame game = whole.game();
        List<Assessment> many = List.of(
                whole.positions().get(0),
                whole.positions().get(0),
                whole.positions().get(1));
        assertThatThrownBy(() -> new GameReview(game, List.of())).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new GameReview(game, many)).isInstanceOf(IllegalArgumentException.class);
    }
}
