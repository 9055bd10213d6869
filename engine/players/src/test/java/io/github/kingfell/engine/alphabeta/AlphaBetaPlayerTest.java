package io.github.kingfell.engine.alphabeta;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import io.github.kingfell.positions.Suite;
import io.github.kingfell.prover.ProofNumberPlayer;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Epd;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.UciMove;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.rules.testkit.SuiteLines;
import io.github.kingfell.search.Answer;
import io.github.kingfell.search.Clock;
import io.github.kingfell.search.Pv;
import io.github.kingfell.search.Score;
import io.github.kingfell.search.SearchControl;
import io.github.kingfell.search.SearchInfo;
import io.github.kingfell.search.SearchInfo.Bound;
import io.github.kingfell.search.SearchInfo.Iteration;
import io.github.kingfell.search.SearchLimits;
import io.github.kingfell.search.SearchOutcome;
import io.github.kingfell.search.SearchSettings;
import io.github.kingfell.search.SearchTask;
import io.github.kingfell.search.TimeBudget;
import io.github.kingfell.search.TimeManager;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(120)
class AlphaBetaPlayerTest {
    private static final String MIDDLEGAME = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
    private static final String ROOK_ENDING = "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1";
    private static final String BACK_RANK = "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1";

    private final AlphaBetaPlayer player = new AlphaBetaPlayer(new ProofNumberPlayer(8).judge());
    private final List<Iteration> iterations = new ArrayList<>();
    private SearchControl control = SearchControl.unlimited();
    private Consumer<Iteration> onIteration = iteration -> {};

    @BeforeEach
    void tableOfEightMegabytes() {
        player.resize(8);
    }

    private SearchOutcome search(Position position, SearchLimits.Builder builder, int threads, int lines) {
        SearchLimits limits = builder.build();
        SearchSettings settings = SearchSettings.builder()
                .threads(threads)
                .hashMegabytes(8)
                .multiPv(lines)
                .build();
        TimeBudget budget = TimeManager.budget(limits, settings, 0);
        control = new SearchControl(budget, limits.nodes(), limits.ponder());
        return search(position, limits, settings);
    }

    private SearchOutcome search(Position position, SearchLimits limits, SearchSettings settings) {
        iterations.clear();
        SearchTask task = new SearchTask(position, limits, settings, control, info -> {
            if (info instanceof Iteration iteration) {
                iterations.add(iteration);
                onIteration.accept(iteration);
            }
        });
        Answer answer = player.play(task);
        SearchOutcome outcome = ((Answer.Plays) answer).outcome();
        check(position, outcome);
        return outcome;
    }

    /** Checks what must hold after every search. */
    private void check(Position root, SearchOutcome outcome) {
        assertThat(Positions.legalMoves(root)).contains(outcome.bestMove());
        // Bounds may follow; another class ensures that the last report of a search is exact.
        Iteration last = lines(1).stream()
                .filter(line -> line.bound() == Bound.EXACT)
                .reduce((earlier, later) -> later)
                .orElseThrow();
        assertThat(last.line().move(0)).isEqualTo(outcome.bestMove());
        for (Iteration iteration : iterations) {
            Position position = root.copy();
            for (int move : iteration.line().toArray()) {
                assertThat(Positions.legalMoves(position))
                        .as("line of " + iteration)
                        .contains(move);
                position.make(move);
            }
        }
        int announced = 0;
        for (Iteration iteration : lines(1)) {
            if (iteration.score() instanceof Score.Mate mate) {
                if (announced != 0) {
                    assertThat(mate.moves() * Integer.signum(announced)).isBetween(1, Math.abs(announced));
                }
                announced = mate.moves();
            } else {
                assertThat(announced).as("a mate is never taken back").isZero();
            }
        }
    }

    private List<Iteration> lines(int rank) {
        return iterations.stream().filter(line -> line.multiPv() == rank).toList();
    }

    private static SearchLimits.Builder limits() {
        return SearchLimits.builder();
    }

    private static int mateMoves(SearchOutcome outcome) {
        return outcome.score() instanceof Score.Mate mate ? mate.moves() : 0;
    }

    // ---- few pieces ----

    /** A search of one ply must see that the bare king is stalemated, and that the pawn is lost or stopped. */
    @ParameterizedTest
    @CsvSource({"8/8/8/2B5/2B5/2K5/8/4k3 w - - 0 1, c3c2", "8/6p1/8/1k6/8/8/2K5/8 b - - 0 2, g7g5"})
    void doesNotLetTheWinGo(String fen, String blunder) {
        Position position = Positions.of(fen);
        for (int depth = 1; depth <= 4; depth++) {
            SearchOutcome outcome = search(position, limits().depth(depth), 1, 1);
            assertThat(UciMove.format(outcome.bestMove(), false)).isNotEqualTo(blunder);
        }
    }

    @Test
    void keepsTheRook() {
        Position position = Positions.of("8/8/8/4R3/3k4/8/8/5K2 w - - 0 1");
        position.make(search(position, limits().nodes(3_000), 1, 1).bestMove());
        for (int reply : Positions.legalMoves(position)) {
            assertThat(position.pieceAt(Move.to(reply))).isZero();
        }
    }

    /** Two plies before the fiftieth move nothing but mate can win. */
    @Test
    void sharesThePointOnTheClock() {
        search(Positions.of("8/8/8/8/7q/3K4/8/5k2 b - - 98 120"), limits().nodes(10_000), 1, 1);
        Iteration last = lines(1).get(lines(1).size() - 1);
        assertThat(last.score()).isEqualTo(new Score.Centipawns(0));
    }

    // ---- mates ----

    @Test
    void whatPonderingFoundInTimeIsEnoughAtThePonderHit() {
        control = new SearchControl(new TimeBudget(1, 1_000_000), 0, true);
        while (control.clock().elapsed() < 10) {
            Thread.onSpinWait();
        }
        SearchLimits.Builder pondered =
                SearchLimits.builder().clock(new Clock(1, 0, 0)).depth(4).ponder(true);
        search(Positions.of(MIDDLEGAME), pondered.build(), SearchSettings.DEFAULT);
        assertThat(control.stopRequested()).isFalse();
        assertThat(lines(1)).last().extracting(Iteration::depth).isEqualTo(4);
        control.ponderHit();
        assertThat(control.stopRequested()).isTrue();

        pondered = SearchLimits.builder()
                .clock(new Clock(100_000_000, 0, 0))
                .depth(4)
                .ponder(true);
        search(Positions.of(MIDDLEGAME), pondered, 1, 1);
        control.ponderHit();
        assertThat(control.stopRequested()).isFalse();
    }

    @ParameterizedTest
    @CsvSource({
        "'6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1', 1",
        "'7k/8/5K2/8/8/8/8/6R1 w - - 0 1', 2",
        "'2rr3k/pp3pp1/1nnqbN1p/3pN3/2pP4/2P3Q1/PPB4P/R4RK1 w - - 0 1', 2",
        "'kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1', 2",
        "'k7/8/1K6/8/8/8/8/7R b - - 0 1', -1",
    })
    void announcesOnlyProvedMates(String fen, int moves) {
        SearchOutcome outcome = search(Positions.of(fen), limits().nodes(600_000), 1, 1);
        assertThat(mateMoves(outcome)).isEqualTo(moves);
        if (moves != 0) {
            Position end = Positions.of(fen);
            for (int move : outcome.line().toArray()) {
                end.make(move);
            }
            assertThat(end.inCheck()).isTrue();
            assertThat(Positions.legalMoves(end)).isEmpty();
            assertThat(outcome.line().length()).isEqualTo(moves > 0 ? 2 * moves - 1 : -2 * moves);
        }
    }

    @Test
    void announcesNoMateShorterThanThePublishedOne() {
        int found = 0;
        List<Epd> lines = SuiteLines.of(Suite.MATE_WAC_80).limit(25).toList();
        for (Epd line : lines) {
            player.newGame();
            int announced = mateMoves(search(line.position(), limits().nodes(60_000), 1, 1));
            if (announced != 0) {
                found++;
                assertThat(announced).as(line.id()).isGreaterThanOrEqualTo(line.mateLength());
            }
        }
        assertThat(found).isGreaterThan(lines.size() / 4);
    }

    @Test
    void showsAMateWithoutProofAsCentipawns() {
        AlphaBetaPlayer unsure = new AlphaBetaPlayer((root, moves, length, nodes, control) -> Optional.empty());
        SearchTask task = new SearchTask(
                Positions.of(BACK_RANK), limits().depth(4).build(), SearchSettings.DEFAULT, control, info -> {});
        SearchOutcome outcome = ((Answer.Plays) unsure.play(task)).outcome();
        assertThat(UciMove.format(outcome.bestMove(), false)).isEqualTo("d1d8");
        assertThat(outcome.score())
                .isInstanceOfSatisfying(
                        Score.Centipawns.class,
                        score -> assertThat(score.value()).isBetween(18_900, 19_000));
    }

    @Test
    void endsByItselfWhenTheMateIsSettled() {
        search(Positions.of(BACK_RANK), limits(), 1, 1);
        assertThat(lines(1).size()).isLessThan(5);
    }

    @Test
    void mateOnTheHundredthPlyBeatsTheFiftyMoveRule() {
        assertThat(mateMoves(search(Positions.of("k7/8/1K6/8/8/8/8/7R w - - 99 90"), limits().depth(4), 1, 1)))
                .isEqualTo(1);
        SearchOutcome tooLate = search(Positions.of("7k/8/5K2/8/8/8/8/6R1 w - - 98 90"), limits().depth(6), 1, 1);
        assertThat(tooLate.score()).isEqualTo(new Score.Centipawns(0));
    }

    // ---- draws ----

    @Test
    void avoidsStalemate() {
        SearchOutcome outcome = search(Positions.of("7k/8/6K1/8/8/8/8/5Q2 w - - 0 1"), limits().depth(6), 1, 1);
        assertThat(mateMoves(outcome)).isEqualTo(1);
        outcome = search(Positions.of("k7/2Q5/8/8/8/8/8/K7 w - - 0 1"), limits().nodes(50_000), 1, 1);
        Position after = Positions.of("k7/2Q5/8/8/8/8/8/K7 w - - 0 1");
        after.make(outcome.bestMove());
        assertThat(Positions.legalMoves(after)).isNotEmpty();
    }

    @Test
    void seesTheThirdRepetitionOfTheGame() {
        // White is a queen ahead, but Kg1 would bring the position of two moves before for the third time.
        Position position = Positions.of("7k/1r6/8/8/8/8/8/3Q2K1 w - - 0 1");
        Positions.play(position, "g1f1 h8g8 f1g1 g8h8 g1f1 h8g8 f1g1 g8h8 g1f1 h8g8");
        int third = Positions.move(position, "f1g1");
        Position after = position.copy();
        after.make(third);
        assertThat(after.repetitions()).isEqualTo(2);
        SearchOutcome outcome = search(position, limits().searchMoves(third).depth(4), 1, 1);
        assertThat(outcome.score()).isEqualTo(new Score.Centipawns(0));
    }

    // ---- limits ----

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 10, 100, 1_000, 20_000})
    void keepsExactlyToANodeLimit(long nodes) {
        search(Positions.of(MIDDLEGAME), limits().nodes(nodes), 1, 1);
        assertThat(control.counter().nodes()).isEqualTo(nodes);
    }

    @ParameterizedTest
    @ValueSource(strings = {MIDDLEGAME, ROOK_ENDING, "k7/8/1K6/8/8/8/8/7R b - - 0 1"})
    void answersEvenWhenStoppedBeforeItBegins(String fen) {
        SearchLimits limits = limits().infinite(true).build();
        control = SearchControl.unlimited();
        control.stop();
        search(Positions.of(fen), limits, SearchSettings.DEFAULT);
        assertThat(iterations).isNotEmpty();
    }

    /** The time is up before the search begins: it completes only the first iteration, within its credit. */
    @ParameterizedTest
    @ValueSource(strings = {MIDDLEGAME, ROOK_ENDING, "k7/8/1K6/8/8/8/8/7R b - - 0 1"})
    void playsAtOnceWithoutTime(String fen) {
        control = new SearchControl(new TimeBudget(1, 1), 0, false);
        while (!control.stopRequested()) {
            Thread.onSpinWait();
        }
        search(Positions.of(fen), limits().clock(new Clock(0, 0, 0)).build(), SearchSettings.DEFAULT);
        assertThat(iterations).isNotEmpty().allMatch(line -> line.depth() == 1);
        assertThat(control.counter().nodes()).isLessThanOrEqualTo(AlphaBetaPlayer.CREDIT);
    }

    /**
     * While the third iteration runs, one of the two time limits passes: the soft one or the hard one. No further
     * iteration begins.
     */
    @ParameterizedTest
    @CsvSource({"9223372036854775807, 50", "10, 9223372036854775807"})
    void endsWhenTheTimeIsUp(long soft, long hard) {
        control = new SearchControl(new TimeBudget(soft, hard), 1_000_000, false);
        long begun = System.nanoTime();
        onIteration = iteration -> {
            while (iteration.depth() == 3 && System.nanoTime() - begun < 100_000_000) {
                Thread.onSpinWait();
            }
        };
        search(Positions.of(MIDDLEGAME), limits().nodes(1_000_000).build(), SearchSettings.DEFAULT);
        assertThat(iterations).isNotEmpty().allMatch(line -> line.depth() <= 3);
    }

    @Test
    void keepsToTheDepthLimit() {
        search(Positions.of(MIDDLEGAME), limits().depth(5), 1, 1);
        assertThat(lines(1)).hasSize(5);
        assertThat(lines(1).get(4).depth()).isEqualTo(5);
    }

    @Test
    void keepsToTheSearchMoves() {
        Position position = Positions.of(BACK_RANK);
        int quiet = Positions.move(position, "g1h1");
        SearchOutcome outcome = search(position, limits().searchMoves(quiet).depth(5), 1, 1);
        assertThat(outcome.bestMove()).isEqualTo(quiet);
        assertThat(mateMoves(outcome)).isZero();
    }

    @Test
    void anotherThreadStopsIt() throws InterruptedException {
        control = SearchControl.unlimited();
        Thread stopper = new Thread(control::stop);
        onIteration = iteration -> {
            if (iteration.depth() == 5) {
                stopper.start();
            }
        };
        search(Fen.start(), limits().infinite(true).build(), SearchSettings.DEFAULT);
        stopper.join();
        assertThat(lines(1)).last().extracting(Iteration::depth).isNotEqualTo(IterativeDeepening.MAX_DEPTH);
    }

    // ---- lines ----

    @ParameterizedTest
    @ValueSource(strings = {MIDDLEGAME, ROOK_ENDING, BACK_RANK})
    void showsAllLinesInOrder(String fen) {
        search(Positions.of(fen), limits().depth(6), 1, 4);
        assertThat(iterations.size() % 4).isZero();
        for (int i = 0; i < iterations.size(); i += 4) {
            Set<Integer> first = new HashSet<>();
            for (int k = 0; k < 4; k++) {
                Iteration line = iterations.get(i + k);
                assertThat(line.multiPv()).isEqualTo(k + 1);
                assertThat(line.depth()).isEqualTo(iterations.get(i).depth());
                first.add(line.line().move(0));
                if (k > 0) {
                    assertThat(rank(line.score()))
                            .isLessThanOrEqualTo(rank(iterations.get(i + k - 1).score()));
                }
            }
            assertThat(first).hasSize(4);
        }
    }

    @Test
    void showsNoMoreLinesThanThereAreMoves() {
        search(Positions.of("k7/8/1K6/8/8/8/8/6R1 b - - 0 1"), limits().depth(4), 1, 5);
        assertThat(iterations).allMatch(line -> line.multiPv() == 1);
    }

    private static int rank(Score score) {
        if (score instanceof Score.Mate mate) {
            return mate.moves() > 0 ? 100_000 - mate.moves() : -100_000 - mate.moves();
        }
        return ((Score.Centipawns) score).value();
    }

    // ---- reproducibility ----

    @ParameterizedTest
    @ValueSource(strings = {MIDDLEGAME, ROOK_ENDING, Fen.START})
    void visitsTheSameNodesAfterANewGame(String fen) {
        player.newGame();
        search(Positions.of(fen), limits().depth(8), 1, 1);
        long nodes = control.counter().nodes();
        List<Pv> lines = lines(1).stream().map(Iteration::line).toList();

        search(Positions.of(MIDDLEGAME), limits().nodes(300_000), 1, 2);
        player.newGame();
        search(Positions.of(fen), limits().depth(8), 1, 1);
        assertThat(control.counter().nodes()).isEqualTo(nodes);
        assertThat(lines(1).stream().map(Iteration::line).toList()).isEqualTo(lines);
    }

    /** The transposition table is not reallocated; {@link TranspositionTableTest} shows that it is not wiped either. */
    @Test
    void aNewGameAllocatesNothing() {
        search(Positions.of(MIDDLEGAME), limits().nodes(20_000), 1, 1);
        player.newGame();
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadAllocatedBytes();
        player.newGame();
        assertThat(threads.getCurrentThreadAllocatedBytes() - before).isLessThan(10_000);
    }

    // ---- threads and memory ----

    @Test
    void searchesWithSeveralThreads() {
        for (int threads : new int[] {4, 2, 1, 3}) {
            search(Positions.of(MIDDLEGAME), limits().nodes(60_000), threads, 1);
            assertThat(control.counter().nodes()).isBetween(60_000L, 70_000L);
        }
        search(Positions.of(MIDDLEGAME), limits().depth(7), 3, 2);
    }

    @Test
    void searchingAllocatesNextToNothing() {
        for (int i = 0; i < 3; i++) {
            bytesOfSearch(200_000);
        }
        assertThat(bytesOfSearch(400_000)).isLessThan(40_000);
    }

    private long bytesOfSearch(long nodes) {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        SearchTask task = new SearchTask(
                Positions.of(MIDDLEGAME),
                limits().nodes(nodes).build(),
                SearchSettings.DEFAULT,
                new SearchControl(TimeBudget.UNLIMITED, nodes, false),
                info -> {});
        player.newGame();
        long before = threads.getCurrentThreadAllocatedBytes();
        player.play(task);
        return threads.getCurrentThreadAllocatedBytes() - before;
    }

    @Test
    void anotherSearcherMayTakeTurns() {
        control = SearchControl.unlimited();
        int[] turns = new int[1];
        control.thread().attach(() -> turns[0]++);
        search(Positions.of(MIDDLEGAME), limits().depth(6).build(), SearchSettings.DEFAULT);
        assertThat(turns[0]).isPositive();
    }

    // ---- tactics ----

    @ParameterizedTest(name = "{1} in {0}")
    @CsvSource({
        "'5rk1/1ppb3p/p1pb4/6q1/3P1p1r/2P1R2P/PP1BQ1P1/5RKN w - - 0 1', e3g3",
        "'r1bq2rk/pp3pbp/2p1p1pQ/7P/3P4/2PB1N2/PP3PPR/2KR4 w - - 0 1', h6h7",
        "'5k2/6pp/p1qN4/1p1p4/3P4/2PKP2Q/PP3r2/3R4 b - - 0 1', c6c4",
        "'7k/p7/1R5K/6r1/6p1/6P1/8/8 w - - 0 1', b6b7",
        "'rnbqkb1r/pppp1ppp/8/4P3/6n1/7P/PPPNPPP1/R1BQKBNR b KQkq - 0 1', g4e3",
        "'r4q1k/p2bR1rp/2p2Q1N/5p2/5p2/2P5/PP3PPP/R5K1 w - - 0 1', e7f7",
        "'3q1rk1/p4pp1/2pb3p/3p4/6Pr/1PNQ4/P1PB1PP1/4RRK1 b - - 0 1', d6h2",
        "'2br2k1/2q3rn/p2NppQ1/2p1P3/Pp5R/4P3/1P3PPP/3R2K1 w - - 0 1', h4h7",
    })
    void findsTheWinningMove(String fen, String best) {
        SearchOutcome outcome = search(Positions.of(fen), limits().nodes(400_000), 1, 1);
        assertThat(UciMove.format(outcome.bestMove(), false)).isEqualTo(best);
    }

    @Test
    void mateInOneRootIsReportedWhenTheGameIsOver() {
        Position mated = Positions.of("R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1");
        List<SearchInfo> infos = new ArrayList<>();
        SearchTask task = new SearchTask(mated, limits().depth(3).build(), SearchSettings.DEFAULT, control, infos::add);
        SearchOutcome outcome = ((Answer.Plays) player.play(task)).outcome();
        assertThat(outcome.bestMove()).isEqualTo(Move.NONE);
        assertThat(mateMoves(outcome)).isZero();
        assertThat(infos).hasSize(1);
    }
}
