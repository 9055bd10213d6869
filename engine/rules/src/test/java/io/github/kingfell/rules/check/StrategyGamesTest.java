package io.github.kingfell.rules.check;

import static io.github.kingfell.rules.check.LoiteringStrategy.certified;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.certificate.Automaton;
import io.github.kingfell.rules.testkit.Positions;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Checks how the game before a position affects the certificate of a strategy that plays Rh2-g2 and back before it
 * continues, once as variant 1, twice as variant 2. Also checks that judging may be interrupted anywhere.
 */
class StrategyGamesTest {
    private static final String X = "8/8/8/8/3K4/8/7R/3k4 w - - 0 1";

    /** The strategy's move from there, and a reply. */
    private static final String FOLLOWED = "8/8/8/8/8/4K3/7R/2k5 w - - 2 2";

    private final LoiteringStrategy loitering = new LoiteringStrategy();
    private final Position x = Positions.of(X);

    StrategyGamesTest() {
        loitering.loiter(x, "h2g2", "g2h2");
    }

    private StrategyChecker checker() {
        return new StrategyChecker(loitering.strategy().automaton());
    }

    /** Continues the game by the move of a variant, or by another move, and some reply. */
    private Position goneOn(Position from, int variant, boolean another) {
        int own = loitering.move(from, loitering.state(from, variant));
        for (int move : Positions.legalMoves(from)) {
            if ((move == own) != another) {
                Position after = from.copy();
                after.make(move);
                for (int reply : Positions.legalMoves(after)) {
                    after.make(reply);
                    if (loitering.state(after, 0) != Automaton.NO_STATE) {
                        return after;
                    }
                    after.unmake(reply);
                }
            }
        }
        throw new AssertionError("no way to go on");
    }

    /** Lets the strategy loiter once, as certified: two of the three occurrences are over, and it continues. */
    private Position loitered(StrategyChecker checker) throws RejectedProofException {
        Position game = x.copy();
        int moves = certified(checker, game, 1).moves();
        Positions.play(game, "h2g2 d1c1");
        assertThat(certified(checker, game, 1).moves()).isLessThan(moves);
        Positions.play(game, "g2h2 c1d1");
        assertThat(certified(checker, game, 0).moves()).isLessThan(moves - 1);
        return game;
    }

    /** x has occurred twice by the strategy's own moves; the way from there on was checked with it. */
    @Test
    void whatTheStrategyHasRepeatedWasJudged() throws RejectedProofException {
        StrategyChecker checker = checker();
        Position game = loitered(checker);
        Position later = goneOn(game, 0, false);
        int moves = certified(checker, later, 0).moves();
        assertThat(certified(checker, later, 0).moves()).as("asked again").isEqualTo(moves);
        Position stillLater = goneOn(later, 0, false);
        assertThat(certified(checker, stillLater, 0).moves()).isLessThan(moves);
        assertThatThrownBy(() -> certified(checker(), later, 0))
                .as("a game that was not followed")
                .hasMessageContaining("third time");
    }

    @Test
    void anotherMoveThanTheStrategysIsAnotherGame() throws RejectedProofException {
        StrategyChecker checker = checker();
        Position other = goneOn(loitered(checker), 0, true);
        assertThatThrownBy(() -> certified(checker, other, 0)).hasMessageContaining("third time");
    }

    /** The strategy has reached variant 0 of the position; variant 1 loiters there as well. */
    @Test
    void anotherStateIsAnotherWay() throws RejectedProofException {
        Position later = Positions.of(FOLLOWED);
        loitering.loiter(later, "h2g2", "g2h2");
        StrategyChecker checker = checker();
        Position followed = goneOn(loitered(checker), 0, false);
        assertThat(followed.key()).isEqualTo(later.key());
        assertThatThrownBy(() -> certified(checker, followed, 1)).hasMessageContaining("third time");
        assertThat(certified(checker, followed, 0).moves()).isPositive();
        assertThatThrownBy(() -> certified(checker, followed, 1)).hasMessageContaining("third time");
        assertThat(certified(checker(), Positions.of(FOLLOWED), 1).moves()).isPositive();
    }

    /**
     * The game has the same length, the same number of reversible moves, and x twice as well, but it reached x another
     * way than the one checked.
     */
    @Test
    void anotherGameBeforeIsAnotherGame() throws RejectedProofException {
        StrategyChecker checker = checker();
        loitered(checker);
        Position other = Positions.play(x.copy(), "h2f2 d1c1 f2h2 c1d1");
        assertThatThrownBy(() -> certified(checker, goneOn(other, 0, false), 0)).hasMessageContaining("third time");
    }

    /** x occurred once, and variant 2 of the position after Rg2 repeats it twice more. */
    @Test
    void whatComesTwiceMustNotHaveBeenThere() throws RejectedProofException {
        Position after = Positions.of("8/8/8/8/3K4/8/6R1/2k5 w - - 2 2");
        assertThat(certified(checker(), after, 2).moves()).isPositive();
        Position played = Positions.play(x.copy(), "h2g2 d1c1");
        assertThat(played.key()).isEqualTo(after.key());
        assertThatThrownBy(() -> certified(checker(), played, 2))
                .hasMessage("a position of the game may occur a third time");
        assertThat(certified(checker(), played, 1).moves()).isPositive();
    }

    /** The same one move later: the strategy goes back to x, and loiters there. */
    @Test
    void whatComesTwiceLaterMustNotHaveBeenThere() throws RejectedProofException {
        Position before = Positions.of("8/8/8/8/4K3/8/7R/4k3 w - - 2 2");
        loitering.strategy().add(before, 1, Positions.move(before, "e4d4"), p -> p.key() == x.key() ? 1 : 0);
        assertThat(certified(checker(), before, 1).moves()).isPositive();
        Position played = Positions.play(x.copy(), "d4e4 d1e1");
        assertThat(played.key()).isEqualTo(before.key());
        assertThatThrownBy(() -> certified(checker(), played, 1))
                .hasMessage("a position of the game may occur a third time");
        assertThat(certified(checker(), played, 0).moves()).isPositive();
    }

    /** A third repetition is refused; every other state of the strategy is certified. */
    @Test
    void onlyWhatLeadsToAThirdRepetitionIsRefused() throws RejectedProofException {
        Position before = Positions.of("8/8/8/8/4K3/8/7R/4k3 w - - 0 1");
        loitering.strategy().add(before, 1, Positions.move(before, "e4d4"), p -> p.key() == x.key() ? 2 : 0);
        StrategyChecker checker = checker();
        assertThatThrownBy(() -> certified(checker, before, 1)).hasMessage("a position may occur a third time");
        assertThat(certified(checker, before, 0).moves()).isPositive();
        assertThat(certified(checker, Positions.of("8/8/8/3k4/8/8/8/KR6 w - - 0 1"), 0)
                        .moves())
                .isPositive();
        assertThatThrownBy(() -> certified(checker, before, 1)).hasMessage("a position may occur a third time");
    }

    /** Judging may end after any number of polls; the next call continues, whatever was requested in between. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void judgingMayBeBrokenOffAnywhere(boolean anotherBetween) {
        Automaton automaton = loitering.strategy().automaton();
        int wanted = loitering.state(x, 1);
        int between = loitering.state(Positions.of("7k/8/6K1/8/8/8/8/R7 w - - 0 1"), 0);
        int all = following(automaton, wanted);
        int brokenOff = 0;
        for (int most = 0; brokenOff == most; most++) {
            StrategyChecker checker = new StrategyChecker(automaton);
            int[] looks = {most};
            if (!checker.judge(wanted, () -> looks[0]-- <= 0)) {
                brokenOff++;
                assertThat(checker.isJudged(wanted)).isFalse();
            }
            if (anotherBetween) {
                assertThat(checker.judge(between, () -> false)).isTrue();
            }
            assertThat(checker.judge(wanted, () -> false))
                    .as("after %d looks", most)
                    .isTrue();
            assertThat(checker.fault()).isEmpty();
        }
        assertThat(brokenOff)
                .as("one look for each state to judge it and one to close it")
                .isEqualTo(2 * all);
    }

    /** The number of states that follow, the first included. */
    private static int following(Automaton automaton, int first) {
        StrategyView view = new StrategyView(automaton);
        Set<Integer> seen = new HashSet<>(Set.of(first));
        Deque<Integer> open = new ArrayDeque<>(seen);
        while (!open.isEmpty()) {
            int state = open.pop();
            assertThat(view.open(automaton.number(state), state)).isNull();
            for (int reply = 0; reply < view.count(); reply++) {
                if (seen.add(view.next(reply))) {
                    open.push(view.next(reply));
                }
            }
        }
        return seen.size();
    }
}
