package io.github.kingfell.rules.check;

import static io.github.kingfell.rules.check.LoiteringStrategy.certified;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.certificate.TableStrategy;
import io.github.kingfell.rules.testkit.Positions;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Checks the shortest mates as a strategy, and a strategy with detours. */
class StrategyCheckerTest {
    private final LoiteringStrategy loitering = new LoiteringStrategy();
    private final TableStrategy strategy = loitering.strategy();

    /** Certifies for either colour and any orientation, in agreement with the replay of the whole proof. */
    @Test
    void certifiesWhatCanBeReplayed() throws RejectedProofException {
        StrategyChecker checker = new StrategyChecker(strategy.automaton());
        Random random = new Random(3);
        for (int tried = 0; tried < 60; tried++) {
            Position x = strategy.placements.position(random.nextInt(strategy.placements.size()), Color.WHITE);
            if (x != null) {
                MateCertificate mate = certified(checker, x, 0);
                assertThat(mate.isOfStrategy()).isTrue();
                assertThat(mate.line()).hasSize(2 * mate.moves() - 1);
                assertThat(ProofChecker.check(x, new int[0], mate.proof()).moves())
                        .isEqualTo(mate.moves());
                Position end = x.copy();
                for (int move : mate.line()) {
                    end.make(move);
                }
                assertThat(end.inCheck()).isTrue();
            }
        }
    }

    @Test
    void theFiftyMoveRuleLeavesRoomOrNot() throws RejectedProofException {
        StrategyChecker checker = new StrategyChecker(strategy.automaton());
        int moves = certified(checker, Positions.of("8/8/8/3k4/8/8/8/KR6 w - - 0 1"), 0)
                .moves();
        String last = "8/8/8/3k4/8/8/8/KR6 w - - " + (100 - 2 * moves) + " 80";
        assertThat(certified(checker, Positions.of(last), 0).moves()).isEqualTo(moves);
        String late = "8/8/8/3k4/8/8/8/KR6 w - - " + (101 - 2 * moves) + " 80";
        assertThatThrownBy(() -> certified(checker, Positions.of(late), 0)).hasMessageContaining("fifty-move");
    }

    @Test
    void anotherMoveOrPositionIsRefused() {
        StrategyChecker checker = new StrategyChecker(strategy.automaton());
        Position x = Positions.of("8/8/8/3k4/8/8/8/KR6 w - - 0 1");
        int state = loitering.state(x, 0);
        assertThatThrownBy(() -> checker.certify(x, state, Positions.move(x, "b1b8"), () -> false))
                .isInstanceOf(RejectedProofException.class);
        Position other = Positions.of("8/8/3k4/8/8/8/8/KR6 w - - 0 1");
        assertThatThrownBy(() -> checker.certify(other, state, Positions.move(other, "b1b8"), () -> false))
                .isInstanceOf(RejectedProofException.class);
        Position more = Positions.of("8/8/8/3k4/8/8/6P1/KR6 w - - 0 1");
        assertThatThrownBy(() -> checker.certify(more, state, Positions.move(more, "b1b8"), () -> false))
                .hasMessageContaining("not a position of KRK");
    }

    @Test
    void whatIsNotJudgedIsNotCertified() throws RejectedProofException {
        StrategyChecker checker = new StrategyChecker(strategy.automaton());
        Position x = Positions.of("8/8/8/3k4/8/8/8/KR6 w - - 0 1");
        assertThatThrownBy(() ->
                        checker.certify(x, loitering.state(x, 0), loitering.move(x, loitering.state(x, 0)), () -> true))
                .hasMessageContaining("the check of the strategy was stopped");
        assertThat(certified(checker, x, 0).moves()).isPositive();
    }

    /** A request for a state does not wait for the states that follow an earlier request. */
    @Test
    void aStateAskedForLaterGoesFirst() {
        StrategyChecker checker = new StrategyChecker(strategy.automaton());
        int far = loitering.state(Positions.of("8/8/8/3k4/8/8/8/KR6 w - - 0 1"), 0);
        int[] looks = {0};
        assertThat(checker.judge(far, () -> looks[0]++ >= 20)).isFalse();
        int near = loitering.state(Positions.of("7k/8/6K1/8/8/8/8/R7 w - - 0 1"), 0);
        looks[0] = 0;
        assertThat(checker.judge(near, () -> looks[0]++ >= 20)).isTrue();
        assertThat(checker.isJudged(far)).isFalse();
        assertThat(checker.judge(far, () -> false)).isTrue();
    }

    /**
     * A mate already checked is certified however little time is left, so that an announced mate is never taken back.
     */
    @Test
    void whatIsJudgedIsCertifiedThoughTheTimeIsUp() throws RejectedProofException {
        StrategyChecker checker = new StrategyChecker(strategy.automaton());
        Position x = Positions.play(Positions.of("8/8/8/3k4/8/8/8/KR6 w - - 0 1"), "b1b2 d5d4");
        int state = loitering.state(x, 0);
        assertThat(checker.judge(state, () -> false)).isTrue();
        assertThat(checker.certify(x, state, loitering.move(x, state), () -> true)
                        .moves())
                .isPositive();
    }

    @Test
    void aFalseStateFarAwayIsFound() throws RejectedProofException {
        Position x = Positions.of("8/8/8/3k4/8/8/8/KR6 w - - 0 1");
        int[] line = certified(new StrategyChecker(strategy.automaton()), x, 0).line();
        Position later = x.copy();
        for (int ply = 0; ply < 10; ply++) {
            later.make(line[ply]);
        }
        strategy.lengths[strategy.position(later)]++;
        StrategyChecker checker = new StrategyChecker(strategy.automaton());
        assertThatThrownBy(() -> certified(checker, x, 0)).hasMessageContaining("the certificate is wrong");
    }

    /** White plays Rh2-g2 and back before he continues: once in variant 1, twice in variant 2. */
    @Test
    void loiteringIsCertifiedUntilAThirdRepetition() throws RejectedProofException {
        Position x = Positions.of("8/8/8/8/8/3K4/7R/3k4 w - - 0 1");
        loitering.loiter(x, "h2g2", "g2h2");
        StrategyChecker checker = new StrategyChecker(strategy.automaton());
        assertThat(CertificateChecker.check(strategy.automaton(), 1).faults()).isEmpty();
        assertThat(CertificateChecker.check(strategy.automaton(), 1).repetitions())
                .doesNotHaveDuplicates()
                .anyMatch(repetition -> repetition.variant() == 2)
                .noneMatch(repetition -> repetition.variant() < 2);
        MateCertificate once = certified(checker, x, 1);
        assertThat(once.moves()).isGreaterThan(certified(checker, x, 0).moves());
        assertThatThrownBy(() -> certified(checker, x, 2)).hasMessageContaining("third time");
        assertThat(certified(checker, x, 1).moves()).isEqualTo(once.moves());
    }

    /** Positions of the game count already; repetitions by the strategy itself were checked before. */
    @Test
    void theGameCounts() throws RejectedProofException {
        Position x = Positions.of("8/8/8/8/8/3K4/7R/3k4 w - - 0 1");
        loitering.loiter(x, "h2g2", "g2h2");
        StrategyChecker checker = new StrategyChecker(strategy.automaton());
        Position again = Positions.play(x.copy(), "h2h4 d1c1 h4h2 c1d1");
        assertThat(again.repetitions()).isEqualTo(1);
        assertThatThrownBy(() -> certified(checker, again, 1)).hasMessageContaining("third time");
        assertThat(certified(checker, again, 0).moves()).isPositive();

        Position game = x.copy();
        int left = certified(checker, game, 1).moves();
        Positions.play(game, "h2g2 d1c1");
        assertThat(certified(checker, game, 1).moves()).isLessThan(left);
        Positions.play(game, "g2h2 c1d1");
        assertThat(certified(checker, game, 0).moves()).isLessThan(left - 1);
    }

    /** The same position after another game, in which it occurred before, is not the one certified. */
    @Test
    void theGameCertifiedLastGoesOn() throws RejectedProofException {
        Position x = Positions.of("8/8/8/8/8/3K4/7R/3k4 w - - 0 1");
        loitering.loiter(x, "h2g2", "g2h2");
        StrategyChecker checker = new StrategyChecker(strategy.automaton());
        int moves = certified(checker, x, 1).moves();
        assertThat(certified(checker, x, 1).moves()).as("once more").isEqualTo(moves);
        Position later = Positions.play(x.copy(), "h2g2 d1c1");
        int left = certified(checker, later, 1).moves();
        assertThat(left).isLessThan(moves);
        assertThat(certified(checker, later, 1).moves()).as("once more").isEqualTo(left);

        Position longer = Positions.play(x.copy(), "h2h4 d1c1 h4h2 c1d1 h2g2 d1c1");
        assertThat(certified(checker, x, 1).moves()).isEqualTo(moves);
        assertThatThrownBy(() -> certified(checker, longer, 1)).hasMessageContaining("third time");
    }

    @Test
    void aStateIsReadInTheOrientationOfTheBoard() {
        Position x = Positions.of("8/8/8/8/8/3K4/7R/3k4 w - - 0 1");
        loitering.loiter(x, "h2g2", "g2h2");
        StrategyView view = new StrategyView(strategy.automaton());
        int number = strategy.placements.number(x);
        assertThat(view.open(number, loitering.state(x, 1))).isNull();
        assertThat(view.move()).isEqualTo(Positions.move(x, "h2g2"));
        assertThat(view.isFresh(loitering.state(x, 0))).isTrue();
        assertThat(view.isFresh(loitering.state(x, 1))).isFalse();
        Position after = Positions.play(x.copy(), "h2g2");
        assertThat(view.count()).isEqualTo(Positions.legalMoves(after).size());
        for (int i = 0; i < view.count(); i++) {
            Position replied = after.copy();
            replied.make(view.reply(i));
            assertThat(view.replyTo(strategy.placements.number(replied))).isEqualTo(i);
        }
        assertThat(view.replyTo(number)).isEqualTo(-1);
        assertThat(view.open(number, loitering.state(Positions.of("8/8/8/3k4/8/8/8/KR6 w - - 0 1"), 0)))
                .isEqualTo("not the state of position " + number);
    }
}
