package io.github.kingfell.engine.forcing.remembered;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Symmetry;
import io.github.kingfell.rules.board.View;
import io.github.kingfell.rules.certificate.TableStrategy;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.search.BackgroundWork;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RememberedEndingTest {
    private static final long MOST_NANOS = TimeUnit.SECONDS.toNanos(60);

    private static final String[] SIDES = {" w ", " b "};

    private final BackgroundWork work = new BackgroundWork();
    private final Detour detour = new Detour();
    private final RememberedEnding ending = detour.ending(work);

    @AfterEach
    void close() {
        work.close();
    }

    private static Set<Integer> played(RememberedEnding ending, Position x, int state) {
        return Positions.legalMoves(x).stream()
                .filter(move -> ending.plays(x, state, move))
                .collect(Collectors.toSet());
    }

    private void judge(RememberedEnding ending, int state) {
        ending.orderJudgement(state);
        work.lend(MOST_NANOS, work::isIdle);
    }

    /** Mates known by heart, in every orientation. */
    @ParameterizedTest
    @CsvSource({"7k/8/6K1/8/8/8/8/R7 w - - 0 1, 1", "2k5/8/1K6/8/8/8/8/7R w - - 0 1, 2"})
    void aFreshStateClaimsTheMovesToMate(String fen, int moves) {
        Position x = Positions.of(fen);
        for (int symmetry = 0; symmetry < 8; symmetry++) {
            Position image = View.UPRIGHT.then(symmetry).apply(x);
            assertThat(ending.length(ending.fresh(image))).isEqualTo(moves);
        }
    }

    @Test
    void aPositionOutsideHasNoState() {
        Position x = Positions.of("7k/8/6K1/8/8/8/8/R7 w - - 0 1");
        TableStrategy strategy = TableStrategy.shortestMates();
        int gone = strategy.position(x);
        int[] others = IntStream.range(0, strategy.numbers.length)
                .filter(i -> i != gone)
                .toArray();
        byte[] moves = strategy.moves;
        byte[] lengths = strategy.lengths;
        strategy.numbers = IntStream.of(others).map(i -> strategy.numbers[i]).toArray();
        strategy.moves = new byte[others.length];
        strategy.lengths = new byte[others.length];
        for (int i = 0; i < others.length; i++) {
            strategy.moves[i] = moves[others[i]];
            strategy.lengths[i] = lengths[others[i]];
        }
        RememberedEnding partial = new RememberedEnding(strategy.automaton(), work);
        assertThat(partial.fresh(x)).isEqualTo(RememberedEnding.NO_STATE);
        assertThat(partial.quickest(x)).isEqualTo(RememberedEnding.NO_STATE);
        assertThat(partial.fresh(detour.root)).isNotEqualTo(RememberedEnding.NO_STATE);
    }

    /** A claim too long makes a variant the quickest. */
    @Test
    void theQuickestStateIsTheOneOfTheLeastClaim() {
        assertThat(ending.length(detour.state(detour.root, 1))).isGreaterThan(1);
        assertThat(ending.quickest(detour.root)).isEqualTo(ending.fresh(detour.root));
        detour.strategy.lengths[detour.strategy.position(detour.root)] = 99;
        RememberedEnding slow = detour.ending(work);
        assertThat(slow.quickest(detour.root)).isEqualTo(detour.state(detour.root, 1));
    }

    @Test
    void aStatePlaysItsMoveAlone() {
        Position x = detour.root;
        assertThat(played(ending, x, ending.fresh(x))).containsExactly(Positions.move(x, "h2h1"));
        assertThat(played(ending, x, detour.state(x, 1))).containsExactly(detour.out);
        Position image = View.UPRIGHT.then(Symmetry.FILES).apply(x);
        assertThat(played(ending, image, ending.fresh(image))).containsExactly(Positions.move(image, "a2a1"));
    }

    /** All pieces stand on a diagonal: the move and its image are both played. */
    @Test
    void aSymmetricPositionHasTwoMoves() {
        Position x = Positions.of("7R/8/8/8/8/2K5/8/k7 w - - 0 1");
        int state = ending.fresh(x);
        Set<Integer> moves = played(ending, x, state);
        assertThat(moves).hasSize(2);
        assertThat(moves.stream()
                        .map(move -> Symmetry.applyToMove(Symmetry.DIAGONAL, move))
                        .collect(Collectors.toSet()))
                .isEqualTo(moves);
    }

    /** After every reply the state is that of the new position, for either colour of the strong side. */
    @ParameterizedTest
    @ValueSource(ints = {Color.WHITE, Color.BLACK})
    void theNextStateIsThatOfTheReply(int strong) {
        View view = View.of(strong);
        Position x = Positions.of("2k5/8/1K6/8/8/8/8/7R w - - 0 1");
        int state = ending.fresh(x);
        int upright = played(ending, x, state).iterator().next();
        Position q = x.copy();
        q.make(upright);
        Position before = view.apply(x);
        int move = view.toBoard(upright);
        for (int reply : Positions.legalMoves(q)) {
            Position p = q.copy();
            p.make(reply);
            Position now = view.apply(p);
            assertThat(ending.next(before, strong, state, move, now)).isEqualTo(ending.fresh(p));
            assertThat(ending.next(before, strong ^ 1, state, move, now)).isEqualTo(RememberedEnding.NO_STATE);
            Position othersTurn = Positions.of(Fen.format(now).replace(SIDES[strong], SIDES[strong ^ 1]));
            assertThat(ending.next(before, strong, state, move, othersTurn)).isEqualTo(RememberedEnding.NO_STATE);
        }
        Position elsewhere = view.apply(detour.root);
        assertThat(ending.next(before, strong, state, move, elsewhere)).isEqualTo(RememberedEnding.NO_STATE);
        Position tooMany = Positions.of("2k5/8/1K6/8/8/8/8/6RR w - - 0 1");
        assertThat(ending.next(before, strong, state, move, view.apply(tooMany)))
                .isEqualTo(RememberedEnding.NO_STATE);
    }

    @Test
    void insideATreeTheNextStateIsTheTrees() {
        Position x = detour.root;
        int state = detour.state(x, 2);
        Position between = Detour.after(x, "h2g2 d1c1");
        int next = ending.next(x, Color.WHITE, state, detour.out, between);
        assertThat(next).isEqualTo(detour.state(between, 2)).isNotEqualTo(ending.fresh(between));
        int back = Positions.move(between, "g2h2");
        assertThat(ending.next(between, Color.WHITE, next, back, Detour.after(between, "g2h2 c1d1")))
                .isEqualTo(detour.state(x, 1));
        assertThat(ending.next(x, Color.WHITE, state, Positions.move(x, "h2h1"), between))
                .isEqualTo(RememberedEnding.NO_STATE);
    }

    @Test
    void aJudgedStateIsCertified() {
        Position x = Positions.of("2k5/8/1K6/8/8/8/8/7R w - - 0 1");
        int state = ending.fresh(x);
        int move = played(ending, x, state).iterator().next();
        assertThat(ending.isJudged(state)).isFalse();
        assertThat(ending.certify(x, state, move, () -> true)).isEmpty();
        judge(ending, state);
        assertThat(ending.isJudged(state)).isTrue();
        assertThat(ending.certify(x, state, move, () -> true)).hasValueSatisfying(mate -> {
            assertThat(mate.moves()).isEqualTo(2);
            assertThat(mate.line()[0]).isEqualTo(move);
        });
    }

    /** A false claim anywhere below: no mate is announced. */
    @Test
    void aFalseStateIsNeverCertified() {
        Position x = Positions.of("8/8/8/3k4/8/8/8/KR6 w - - 0 1");
        detour.strategy.lengths[detour.strategy.position(detour.root)]++;
        RememberedEnding wrong = detour.ending(work);
        int state = wrong.fresh(detour.root);
        judge(wrong, state);
        assertThat(wrong.isJudged(state)).isFalse();
        int move = Positions.move(detour.root, "h2h1");
        assertThat(wrong.certify(detour.root, state, move, () -> false)).isEmpty();
        assertThat(wrong.isJudged(wrong.fresh(x))).isFalse();
    }

    @Test
    void aMateIsCertainInAGameThatLeavesRoomForIt() {
        String board = "2k5/8/1K6/8/8/8/8/7R w - - ";
        Position x = Positions.of(board + "0 1");
        int state = ending.fresh(x);
        assertThat(ending.isCertain(x, Detour.place(x), state)).isFalse();
        judge(ending, state);
        for (String clock : List.of("0 1", "96 80")) {
            Position root = Positions.of(board + clock);
            assertThat(ending.isCertain(root, Detour.place(root), state))
                    .as(clock)
                    .isTrue();
        }
        Position late = Positions.of(board + "97 80");
        assertThat(ending.isCertain(late, Detour.place(late), state)).isFalse();
    }

    @Test
    void allStatesAreJudged() {
        ending.judgeAll(() -> false);
        int[] states = IntStream.range(0, ending.automaton().states()).toArray();
        assertThat(states.length).isGreaterThan(20_000);
        assertThat(IntStream.of(states).filter(state -> !ending.isJudged(state)))
                .isEmpty();
    }

    @Test
    void aCancelledJudgementJudgesNothing() {
        ending.judgeAll(() -> true);
        assertThat(ending.isJudged(ending.fresh(detour.root))).isFalse();
    }
}
