package io.github.kingfell.prover.solver;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.prover.ProofNumberPlayer;
import io.github.kingfell.prover.dfpn.Method;
import io.github.kingfell.prover.dfpn.ProofTable;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.MateCertificate;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.search.Grounds;
import io.github.kingfell.search.PlayerId;
import io.github.kingfell.search.SearchControl;
import io.github.kingfell.search.SearchInfo;
import io.github.kingfell.search.SearchLimits;
import io.github.kingfell.search.SearchSettings;
import io.github.kingfell.search.SearchTask;
import io.github.kingfell.search.TimeBudget;
import io.github.kingfell.tables.ExactValues;
import io.github.kingfell.tables.WdlValues;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MateSearchTest {
    private static final String UGREN = "1R6/6pK/5p2/4p3/1B1p3n/8/p1p1pp2/1k3b2 w - - 0 1";

    /** Not solved within some ten thousand nodes. */
    private static final String HARD = "r1b2rk1/pp1p1pp1/1q1n2np/2b3NQ/2B1N3/8/PP3PPP/R1B2RK1 w - - 0 1";

    /** Win at Chess 104: a mate in three, but the first proof is longer. */
    private static final String DETOUR = "b4r1k/pq2rp2/1p1bpn1p/3PN2n/2P2P2/P2B3K/1B2Q2N/3R2R1 w - - 0 1";

    private final ProofNumberPlayer player = new ProofNumberPlayer(32);
    private final SearchLimits.Builder limits = SearchLimits.builder();
    private final List<SearchInfo> infos = new ArrayList<>();

    @Test
    void shortensUntilTheNextShorterMateIsDisproved() {
        MateSearch run = run(DETOUR, 0, SearchControl.unlimited());
        int lengths = 0;
        int last = 121;
        while (!run.isFinished()) {
            run.advance(100);
            int moves = run.best().map(MateCertificate::moves).orElse(last);
            assertThat(moves).isLessThanOrEqualTo(last);
            lengths += moves < last ? 1 : 0;
            last = moves;
        }
        assertThat(last).isEqualTo(3);
        assertThat(lengths).as("different lengths").isPositive();
        assertThat(run.isShortestProved()).isTrue();
        assertThat(run.verdict()).isEqualTo("mate in 3 (proved); no shorter mate (disproved by search)");
        assertThat(infos).hasSize(lengths + 1).endsWith(new SearchInfo.NoShorterMate(3, Grounds.SEARCH));
    }

    /** White takes the rook and mates in the next move. Files of the user that deny it may have been forged. */
    @Test
    void aDisproofThatRestsOnFilesSaysSo() {
        Position root = Positions.of("k7/8/1K6/6p1/8/p7/7r/7R w - - 0 1");
        limits.mate(2);
        MateSearch honest = new MateSearch(task(root, SearchControl.unlimited()), table(), Method.PLAIN);
        honest.advance(Long.MAX_VALUE);
        assertThat(honest.best().orElseThrow().moves()).isEqualTo(2);
        ExactValues forged =
                position -> Long.bitCount(position.occupied()) == 5 ? ExactValues.DRAW : ExactValues.UNKNOWN;
        assertThat(disproof(root, new Method(Method.PLAIN.refinements(), () -> forged)))
                .isEqualTo(new SearchInfo.NoMate(2, true, true, Grounds.TABLE));
        assertThat(disproof(root, new Method(Method.PLAIN.refinements(), () -> ExactValues.NONE, Draws::new)))
                .isEqualTo(new SearchInfo.NoMate(2, true, true, Grounds.TABLE));
        ExactValues shipped =
                position -> Long.bitCount(position.occupied()) == 4 ? ExactValues.DRAW : ExactValues.UNKNOWN;
        Position fewer = Positions.of("k7/8/1K6/6p1/8/8/7r/7R w - - 0 1");
        assertThat(disproof(fewer, new Method(Method.PLAIN.refinements(), () -> shipped)))
                .isEqualTo(new SearchInfo.NoMate(2, true, true, Grounds.SEARCH));
    }

    private SearchInfo disproof(Position root, Method method) {
        MateSearch run = new MateSearch(task(root, SearchControl.unlimited()), table(), method);
        run.advance(Long.MAX_VALUE);
        SearchInfo.NoMate none = run.disproof().orElseThrow();
        assertThat(run.verdict()).isEqualTo("no mate in 2 (" + none.grounds().words() + ")");
        return none;
    }

    private static ProofTable table() {
        ProofTable table = new ProofTable();
        table.resize(1);
        return table;
    }

    /** Outcomes by which every position is drawn. */
    private static final class Draws implements WdlValues {
        @Override
        public boolean mayKnow(int pieceCount, int depth) {
            return true;
        }

        @Override
        public int wdl(Position position) {
            return DRAW;
        }
    }

    @Test
    void oneProofIsEnoughWhenALengthWasAskedFor() {
        MateSearch run = run(DETOUR, 10, SearchControl.unlimited());
        run.advance(Long.MAX_VALUE);
        assertThat(run.isFinished()).isTrue();
        assertThat(run.best().orElseThrow().moves()).isBetween(3, 10);
    }

    @ParameterizedTest
    @CsvSource({
        "8/8/8/8/1K4R1/8/k7/8 w - - 0 1, 3, 3",
        "8/8/8/8/1K4R1/8/k7/8 w - - 0 1, 2, 0",
        "7k/R7/8/8/8/8/8/1R4K1 b - - 0 1, 1, -1",
        "6k1/8/R7/8/8/8/8/1R4K1 b - - 0 1, 2, -2",
        "6k1/8/R7/8/8/8/8/1R4K1 b - - 0 1, 1, 0",
    })
    void provesForEitherSideOrDisproves(String fen, int bound, int expected) {
        MateSearch run = run(fen, bound, SearchControl.unlimited());
        run.advance(Long.MAX_VALUE);
        assertThat(run.isFinished()).isTrue();
        assertThat(run.best().map(MateCertificate::moves).orElse(0)).isEqualTo(expected);
        if (expected > 0) {
            assertThat(run.disproof()).isEmpty();
        } else if (expected == 0) {
            assertThat(run.disproof()).isPresent();
            assertThat(run.disproof()).contains(new SearchInfo.NoMate(bound, true, true, Grounds.SEARCH));
        }
    }

    @Test
    void theMatedSideIsMatedAsLateAsPossible() {
        MateSearch run = run("6k1/8/R7/8/8/8/8/1R4K1 b - - 0 1", 0, SearchControl.unlimited());
        run.advance(Long.MAX_VALUE);
        assertThat(run.best().orElseThrow().moves()).isEqualTo(-2);
        assertThat(run.isShortestProved()).isTrue();
    }

    /** A proof that there is no mate needs no bound; where one was set, it is reported. */
    @ParameterizedTest
    @CsvSource({
        "k7/P7/K7/8/8/8/8/8 w - - 0 1, 0",
        "7k/6PP/8/6K1/8/8/8/8 b - - 0 1, 0",
        // The fifty-move rule saves the defender, but may not do so in the next game.
        "7k/8/8/8/8/8/R7/1R4K1 w - - 98 100, 120",
    })
    void saysHowFarItReaches(String fen, int moves) {
        MateSearch run = run(fen, 0, SearchControl.unlimited());
        run.advance(Long.MAX_VALUE);
        assertThat(run.disproof()).contains(new SearchInfo.NoMate(moves, true, true, Grounds.SEARCH));
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 5, 19, 20, 1000, 1023, 9_321})
    void keepsTheNodeLimit(long limit) {
        SearchControl control = new SearchControl(TimeBudget.UNLIMITED, limit, false);
        MateSearch run = run(HARD, 0, control);
        Random random = new Random(4);
        while (!run.isFinished()) {
            run.advance(1 + random.nextInt(5000));
            assertThat(control.counter().nodes()).isEqualTo(run.nodes()).isLessThanOrEqualTo(limit);
        }
        assertThat(control.counter().nodes()).isGreaterThan(limit - 100);
        assertThat(run.disproof()).isEmpty();
        assertThat(run.verdict()).isEqualTo("no mate found within " + limit + " nodes");
    }

    @Test
    void theSameInputGivesTheSameSearch() {
        MateSearch first = run(UGREN, 120, SearchControl.unlimited());
        first.advance(Long.MAX_VALUE);
        MateSearch second = run(UGREN, 120, SearchControl.unlimited());
        second.advance(Long.MAX_VALUE);
        assertThat(second.nodes()).isEqualTo(first.nodes());
        assertThat(second.best().orElseThrow().line())
                .isEqualTo(first.best().orElseThrow().line());
    }

    @Test
    void stopsAtOnce() {
        SearchControl control = SearchControl.unlimited();
        MateSearch run = run(HARD, 0, control);
        run.advance(1000);
        long before = run.nodes();
        control.stop();
        run.advance(Long.MAX_VALUE);
        assertThat(run.nodes()).isEqualTo(before);
        assertThat(run.isFinished()).isTrue();
        assertThat(run.best()).isEmpty();
    }

    @Test
    void aMateOfTheGivenMovesIsNotCalledShortest() {
        Position root = Positions.of("7k/8/8/8/8/8/R7/1R4K1 w - - 0 1");
        int slow = Positions.move(root, "b1b6");
        limits.searchMoves(slow);
        MateSearch run = player.begin(task(root, SearchControl.unlimited()));
        run.advance(Long.MAX_VALUE);
        assertThat(run.best().orElseThrow().line()[0]).isEqualTo(slow);
        assertThat(run.isShortestProved()).isFalse();
    }

    @Test
    void aMateThatTheFiftyMoveRuleForbidsIsNotFound() {
        MateSearch run = run("7k/8/8/8/8/8/R7/1R4K1 w - - 98 100", 0, SearchControl.unlimited());
        run.advance(Long.MAX_VALUE);
        assertThat(run.best()).isEmpty();
        assertThat(run.disproof()).isPresent();
    }

    @Test
    void everyLineHasAMateByAnotherMove() {
        SearchSettings settings = SearchSettings.builder()
                .hashMegabytes(16)
                .multiPv(3)
                .moveOverhead(0)
                .player(PlayerId.PROOF_NUMBER)
                .build();
        Position root = Positions.of("7k/8/8/8/8/8/R7/1R4K1 w - - 0 1");
        SearchTask task = new SearchTask(root, limits.build(), settings, SearchControl.unlimited(), infos::add);
        MateSearch run = player.begin(task);
        while (!run.isFinished()) {
            run.advance(1000);
        }
        assertThat(infos.stream()
                        .filter(SearchInfo.Iteration.class::isInstance)
                        .map(info -> ((SearchInfo.Iteration) info).line().move(0))
                        .distinct())
                .hasSizeGreaterThanOrEqualTo(3);
    }

    /** Mates announced by others are not reported again; only shorter mates are looked for. */
    @Test
    void takesOverAMateThatWasAnnounced() {
        MateSearch before = run(DETOUR, 3, SearchControl.unlimited());
        before.advance(Long.MAX_VALUE);
        MateCertificate announced = before.best().orElseThrow();
        infos.clear();
        player.newGame();
        SearchTask.Reporter reporter = new SearchTask.Reporter() {
            @Override
            public void report(SearchInfo info) {
                infos.add(info);
            }

            @Override
            public Optional<MateCertificate> mate() {
                return Optional.of(announced);
            }
        };
        limits.mate(0);
        MateSearch run = player.begin(new SearchTask(
                Positions.of(DETOUR), limits.build(), SearchSettings.DEFAULT, SearchControl.unlimited(), reporter));
        while (!run.isFinished()) {
            run.advance(1000);
        }
        assertThat(run.best()).contains(announced);
        assertThat(infos).containsExactly(new SearchInfo.NoShorterMate(3, Grounds.SEARCH));
    }

    /** Searches with an empty transposition table. A bound other than 0 is set, so one proof is enough. */
    private MateSearch run(String fen, int bound, SearchControl control) {
        player.newGame();
        limits.mate(bound);
        return player.begin(task(Positions.of(fen), control));
    }

    private SearchTask task(Position root, SearchControl control) {
        return new SearchTask(root, limits.build(), SearchSettings.DEFAULT, control, infos::add);
    }
}
