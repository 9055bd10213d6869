package io.github.kingfell.prover.solver;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import io.github.kingfell.positions.Suite;
import io.github.kingfell.prover.ProofNumberPlayer;
import io.github.kingfell.prover.dfpn.DfPn;
import io.github.kingfell.prover.dfpn.ProofTable;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.MateCertificate;
import io.github.kingfell.rules.check.MateOracle;
import io.github.kingfell.rules.notation.Epd;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.rules.testkit.RandomWalk;
import io.github.kingfell.rules.testkit.SuiteSource;
import io.github.kingfell.search.SearchControl;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class MateSolverTest {
    private static final int[] ALL = {};
    private static final String UGREN = "1R6/6pK/5p2/4p3/1B1p3n/8/p1p1pp2/1k3b2 w - - 0 1";

    private final SearchControl control = SearchControl.unlimited();

    private static ProofTable table(int megabytes) {
        ProofTable table = new ProofTable();
        table.resize(megabytes);
        return table;
    }

    private static MateSolver solver(ProofTable table, Position root, int attacker, int bound, boolean shorten) {
        return new MateSolver(table, root, ALL, attacker, bound, shorten);
    }

    /** The oracle searches exhaustively, without a transposition table that could mislead it. */
    @ParameterizedTest
    @MethodSource("walks")
    void agreesWithTheOracleForEitherSideOnShortMates(RandomWalk walk) {
        ProofTable table = table(4);
        walk.forEach(position -> {
            if (position.ply() % 7 != 0 || Positions.legalMoves(position).isEmpty()) {
                return;
            }
            for (int attacker = 0; attacker < 2; attacker++) {
                for (int bound = 1; bound <= 2; bound++) {
                    MateSolver solver = solver(table, position, attacker, bound, false);
                    solver.advance(400_000, control);
                    if (!solver.isSearching()) {
                        boolean mate = attacker == position.sideToMove()
                                ? MateOracle.mates(position, bound)
                                : MateOracle.isMated(position, bound);
                        assertThat(solver.state())
                                .as("%s attacker %d bound %d", walk, attacker, bound)
                                .isEqualTo(mate ? MateSolver.State.PROVED : MateSolver.State.DISPROVED);
                    }
                }
            }
        });
    }

    /**
     * In ten million nodes a search to the whole bound alone does not find it: too many lines never end. A class of
     * mobility has a mate in 100 first, and it must not end the search for a short one.
     */
    @Test
    void aShortMateIsNotLostAmongLongWays() throws Exception {
        Position root = Fen.parse("3b3k/7P/6K1/6P1/8/8/8/2N5 w - - 0 1");
        MateSolver solver = solver(table(64), root, Color.WHITE, ProofNumberPlayer.DEFAULT_BOUND, true);

        while (solver.nodes() < 2_000_000 && solver.isSearching()) {
            solver.advance(16_384, control);
        }
        assertThat(solver.best())
                .hasValueSatisfying(mate -> assertThat(mate.moves()).isBetween(1, 18));
    }

    static java.util.stream.Stream<RandomWalk> walks() {
        return RandomWalk.walks(12, 60);
    }

    /**
     * The suites give the shortest mates known: no bound of that length may be refuted, however the search is sliced.
     */
    @ParameterizedTest
    @SuiteSource({Suite.MATE_WAC_80, Suite.MATE_WAC_EXTRA, Suite.MATE_HISTORIC, Suite.MATE_PUBLISHED})
    void neverRefutesAKnownMate(Epd problem) {
        ProofTable table = table(16);
        Random random = new Random(7);
        Position root = problem.position();
        MateSolver solver = solver(table, root, root.sideToMove(), ProofNumberPlayer.DEFAULT_BOUND, true);
        while (solver.isSearching() && solver.nodes() < 60_000) {
            solver.advance(500 + random.nextInt(8000), control);
        }
        assertThat(solver.disproved()).isLessThan(problem.mateLength());
        assertThat(solver.state()).isNotIn(MateSolver.State.DISPROVED, MateSolver.State.REJECTED);
    }

    /** The transposition table is much too small, so entries are torn and replaced all the time. */
    @ParameterizedTest
    @SuiteSource(Suite.MATE_WAC_80)
    void workersNeverRefuteAKnownMate(Epd problem) {
        Position root = problem.position();
        MateSolver solver = solver(table(1), root, root.sideToMove(), ProofNumberPlayer.DEFAULT_BOUND, true);
        AtomicBoolean over = new AtomicBoolean();
        List<CompletableFuture<Void>> workers = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            MateSolver.Worker worker = solver.worker();
            workers.add(CompletableFuture.runAsync(
                    () -> {
                        while (!over.get()) {
                            worker.advance(1000, SearchControl.unlimited());
                        }
                    },
                    task -> new Thread(task).start())); // the common pool may have one thread only
        }
        while (solver.isSearching() && solver.nodes() < 40_000) {
            solver.advance(2000, control);
        }
        over.set(true);
        workers.forEach(CompletableFuture::join); // throws what a worker threw
        assertThat(solver.disproved()).isLessThan(problem.mateLength());
        assertThat(solver.state()).isNotIn(MateSolver.State.DISPROVED, MateSolver.State.REJECTED);
        assertThat(solver.best().map(MateCertificate::moves).orElse(problem.mateLength()))
                .isGreaterThan(solver.disproved());
    }

    /** The first worker does nothing here. */
    @Test
    void anyWorkerFindsAndProvesAndRefutes() {
        Position root = Positions.of("b4r1k/pq2rp2/1p1bpn1p/3PN2n/2P2P2/P2B3K/1B2Q2N/3R2R1 w - - 0 1");
        MateSolver solver = solver(table(16), root, root.sideToMove(), ProofNumberPlayer.DEFAULT_BOUND, true);
        MateSolver.Worker worker = solver.worker();
        while (solver.isSearching() && worker.advance(4_096, control) > 0) {}
        assertThat(solver.state()).isEqualTo(MateSolver.State.PROVED);
        assertThat(solver.best().map(MateCertificate::moves)).contains(3);
        assertThat(solver.disproved()).isEqualTo(2);
        assertThat(solver.nodes()).isEqualTo(control.counter().nodes());
    }

    @ParameterizedTest
    @ValueSource(longs = {3000, 8192, 1_000_000})
    void findsTheShortestWhateverTheSlices(long slice) {
        // Loyd, ICCA Journal problem 13: a broken-off search was once taken for a refutation here.
        Position root = Positions.of("6b1/4Kpk1/5r2/8/3B2P1/7R/8/8 w - - 0 1");
        MateSolver solver = solver(table(16), root, root.sideToMove(), ProofNumberPlayer.DEFAULT_BOUND, true);
        while (solver.isSearching() && solver.nodes() < 5_000_000) {
            solver.advance(slice, control);
        }
        assertThat(solver.best().map(MateCertificate::moves)).contains(5);
        assertThat(solver.disproved()).isEqualTo(4);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 16})
    void provesTheMateIn38WithAnyTable(int megabytes) {
        Position root = Positions.of(UGREN);
        MateSolver solver = solver(table(megabytes), root, root.sideToMove(), ProofNumberPlayer.DEFAULT_BOUND, false);
        solver.advance(3_000_000, control);
        assertThat(solver.best().map(MateCertificate::moves).orElse(0)).isGreaterThanOrEqualTo(38);
    }

    /** With the whole bound alone, forty million nodes were not enough. */
    @Test
    void aShortMateIsNotMissedAmongLongWays() {
        Position root = Positions.of("1B6/1B6/8/1k6/8/1K6/1P6/8 w - - 0 1");
        MateSolver solver = solver(table(16), root, root.sideToMove(), ProofNumberPlayer.DEFAULT_BOUND, true);
        while (solver.isSearching() && solver.nodes() < 3_000_000) {
            solver.advance(16_384, control);
        }
        assertThat(solver.best().map(MateCertificate::moves)).contains(5);
        assertThat(solver.disproved()).isEqualTo(4);
    }

    @ParameterizedTest
    @CsvSource({
        // The mate in two would come after the hundredth ply.
        "7k/8/8/8/8/8/R7/1R4K1 w - - 98 100, 0",
        "7k/R7/6K1/8/8/8/8/8 w - - 99 100, 1",
    })
    void respectsTheFiftyMoveRule(String fen, int moves) {
        Position root = Positions.of(fen);
        MateSolver solver = solver(table(4), root, root.sideToMove(), 20, true);
        solver.advance(2_000_000, control);
        assertThat(solver.best().map(MateCertificate::moves).orElse(0)).isEqualTo(moves);
    }

    @Test
    void factsSurviveFromSearchToSearchButNotANewGame() {
        ProofTable table = table(16);
        Position root = Positions.of(UGREN);
        MateSolver first = solver(table, root, root.sideToMove(), 120, false);
        first.advance(3_000_000, control);
        MateSolver second = solver(table, root, root.sideToMove(), 120, false);
        second.advance(3_000_000, control);
        assertThat(second.best()).isPresent();
        assertThat(second.nodes()).isLessThan(first.nodes() / 10);

        table.clear();
        MateSolver third = solver(table, root, root.sideToMove(), 120, false);
        third.advance(3_000_000, control);
        assertThat(third.nodes()).isEqualTo(first.nodes());
    }

    @Test
    void whatIsFoundUnderGivenRootMovesIsNoFactAboutThePosition() {
        ProofTable table = table(4);
        Position root = Positions.of("7k/8/8/8/8/8/R7/1R4K1 w - - 0 1");
        int[] waiting = {Positions.move(root, "g1g2")};
        MateSolver restricted = new MateSolver(table, root, waiting, root.sideToMove(), 2, false);
        restricted.advance(1_000_000, control);
        assertThat(restricted.state()).isEqualTo(MateSolver.State.DISPROVED);

        MateSolver free = solver(table, root, root.sideToMove(), 2, false);
        free.advance(1_000_000, control);
        assertThat(free.best().map(MateCertificate::moves)).contains(2);
    }

    @Test
    void searchesWithoutAllocating() {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        // A long problem that is not solved in that time: no proof is written.
        Position root = Positions.of("r1b2rk1/pp1p1pp1/1q1n2np/2b3NQ/2B1N3/8/PP3PPP/R1B2RK1 w - - 0 1");
        DfPn search = new DfPn(table(16), 30);
        search.begin(root, ALL, root.sideToMove());
        search.search(9, 100_000, control);
        long before = threads.getCurrentThreadAllocatedBytes();
        search.search(9, 100_000, control);
        // A node or two for a ply not reached before is the only allocation allowed.
        assertThat(threads.getCurrentThreadAllocatedBytes() - before).isLessThan(100_000);
    }
}
