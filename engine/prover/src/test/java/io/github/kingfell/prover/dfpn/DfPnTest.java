package io.github.kingfell.prover.dfpn;

import static io.github.kingfell.prover.dfpn.ProofNumbers.INFINITE;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.MateOracle;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.rules.testkit.RandomWalk;
import io.github.kingfell.search.SearchControl;
import io.github.kingfell.search.TimeBudget;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class DfPnTest {
    private static final int[] ALL = {};
    private static final long ENOUGH = 2_000_000;

    /** Somewhat more nodes than a search visits before its companion gets a turn. */
    private static final long TO_COMPANION = 1_100;

    private static final String TWO_ROOKS = "7k/8/8/8/8/8/R7/1R4K1 w - - 0 1";

    /** Loyd: a mate in five and no shorter one. */
    private static final String LOYD = "6b1/4Kpk1/5r2/8/3B2P1/7R/8/8 w - - 0 1";

    /** Win at Chess 104: a mate in three and no shorter one. */
    private static final String DETOUR = "b4r1k/pq2rp2/1p1bpn1p/3PN2n/2P2P2/P2B3K/1B2Q2N/3R2R1 w - - 0 1";

    private final SearchControl control = SearchControl.unlimited();

    static Stream<RandomWalk> walks() {
        return RandomWalk.walks(12, 60);
    }

    private static ProofTable table() {
        ProofTable table = new ProofTable();
        table.resize(4);
        return table;
    }

    private static boolean isMate(Position position, int attacker, int moves) {
        return position.sideToMove() == attacker
                ? MateOracle.mates(position, moves)
                : MateOracle.isMated(position, moves);
    }

    // ---- correct results ----

    /** Positions recur here with fewer moves left; if their numbers counted themselves, the search would never end. */
    @ParameterizedTest
    @CsvSource({"8/8/3Q2p1/8/p1r5/Kp6/p7/rk6 w - - 0 1, 8", "8/5p2/4pP2/3pP1p1/N2P1kP1/2P2p1P/2K2P2/8 w - - 0 1, 8"})
    void whatComesAgainDoesNotCountItself(String fen, int moves) {
        ProofTable table = new ProofTable();
        table.resize(64);
        DfPn search = new DfPn(table, moves);
        search.begin(Positions.of(fen), ALL, Color.WHITE);
        search.search(moves, ENOUGH, control);
        assertThat(search.proof()).isZero();
    }

    /** One transposition table serves a whole walk, as in a game. */
    @ParameterizedTest
    @MethodSource("walks")
    void agreesWithTheOracle(RandomWalk walk) {
        ProofTable table = table();
        walk.forEach(position -> {
            if (position.ply() % 5 == 0 && !Positions.legalMoves(position).isEmpty()) {
                for (int attacker = 0; attacker < 2; attacker++) {
                    for (int bound = 1; bound <= 2; bound++) {
                        assertAgrees(new DfPn(table, bound), position, attacker, bound);
                    }
                }
            }
        });
    }

    /** The results hold whatever refinement is switched off. */
    @ParameterizedTest
    @EnumSource(Refinement.class)
    void agreesWithTheOracleWithoutARefinement(Refinement left) {
        Method method = new Method(EnumSet.complementOf(EnumSet.of(left)), Method.PLAIN.leaves());
        for (int seed = 1; seed <= 8; seed++) {
            Position position = RandomWalk.of(seed, 40).end();
            if (!Positions.legalMoves(position).isEmpty()) {
                for (int attacker = 0; attacker < 2; attacker++) {
                    assertAgrees(new DfPn(table(), 2, new BusyNodes(), method), position, attacker, 2);
                }
            }
        }
    }

    private void assertAgrees(DfPn search, Position root, int attacker, int bound) {
        search.begin(root, ALL, attacker);
        search.search(bound, ENOUGH, control);
        assertThat(search.proof() == 0)
                .as("attacker %d bound %d", attacker, bound)
                .isEqualTo(isMate(root, attacker, bound));
        if (search.proof() != 0) {
            assertThat(search.proof()).isEqualTo(INFINITE);
            assertThat(search.disproof()).isZero();
            return;
        }
        assertThat(search.disproof()).isEqualTo(INFINITE);
        assertThat(search.length()).isLessThanOrEqualTo(bound);
        assertThat(isMate(root, attacker, search.length())).isTrue();
        if (root.sideToMove() == attacker) {
            root.make(search.move());
            assertThat(MateOracle.isMated(root, search.length() - 1)).isTrue();
            root.unmake(search.move());
        } else {
            assertThat(search.move()).isEqualTo(Move.NONE);
        }
    }

    /** A worker that avoids another's path uses the same transposition table and finds the same result. */
    @Test
    void aWorkerThatGivesWayFindsTheSame() {
        Position root = Positions.of(LOYD);
        ProofTable table = table();
        BusyNodes busy = new BusyNodes();
        DfPn first = new DfPn(table, 5, busy, Method.PLAIN);
        DfPn second = new DfPn(table, 5, busy, Method.PLAIN);
        first.begin(root, ALL, root.sideToMove());
        second.begin(root, ALL, root.sideToMove());
        do {
            first.search(5, 64, control);
            second.search(5, 64, control);
        } while (second.proof() != 0 && second.nodes() < ENOUGH);
        assertThat(second.proof()).isZero();
        assertThat(second.length()).isEqualTo(5);
    }

    /** A reply after which exhaustive search finds no mate in as many moves. */
    @ParameterizedTest
    @CsvSource({
        "8/8/8/8/6R1/2K5/k7/8 b - - 0 1, 1",
        "6k1/8/R7/8/8/8/8/1R4K1 b - - 0 1, 1",
        "7k/8/5K2/8/8/8/8/1R6 b - - 0 1, 1"
    })
    void theReplyThatRefutes(String fen, int bound) {
        Position root = Positions.of(fen);
        DfPn search = new DfPn(table(), bound);
        search.begin(root, ALL, Color.WHITE);
        search.search(bound, ENOUGH, control);
        assertThat(search.disproof()).isZero();
        assertThat(search.move()).isEqualTo(Move.NONE);
        root.make(search.refutingReply());
        assertThat(MateOracle.mates(root, bound)).isFalse();
    }

    /** Of two workers at one root, the second searches another reply than the first, unless that is twice as good. */
    @ParameterizedTest
    @CsvSource({"0, 2", "200, 2", "2000, 1"})
    void aWorkerLooksAtAnotherReply(long before, int replies) {
        Position root = Positions.of("r1b2rk1/pp1p1pp1/1q1n2np/2b3NQ/2B1N3/8/PP3PPP/R1B2RK1 b - - 0 1");
        BusyNodes busy = new BusyNodes();
        DfPn first = new DfPn(table(), 20, busy, Method.PLAIN);
        DfPn second = new DfPn(table(), 20, busy, Method.PLAIN);
        first.begin(root, ALL, Color.WHITE);
        second.begin(root, ALL, Color.WHITE);
        first.search(20, before, control);
        List<Integer> searched = new ArrayList<>();
        second.search(20, before, control);
        first.search(
                20,
                TO_COMPANION,
                sharedWith(() -> second.search(20, TO_COMPANION, sharedWith(() -> {
                    Positions.legalMoves(root).stream()
                            .filter(reply -> busy.count(ProofTable.key(root.keyAfter(reply), Color.WHITE)) > 0)
                            .forEach(searched::add);
                }))));
        assertThat(searched).as("replies that are searched").hasSize(replies);
    }

    /** An interrupted search is like one that has no nodes left. */
    @Test
    void anInterruptionEndsTheTurn() {
        Position root = Positions.of(LOYD);
        BusyNodes busy = new BusyNodes();
        DfPn search = new DfPn(table(), 5, busy, Method.PLAIN);
        search.begin(root, ALL, root.sideToMove());
        search.search(5, ENOUGH, sharedWith(busy::interrupt));
        assertThat(search.isInterrupted()).isTrue();
        assertThat(search.nodes()).isLessThan(TO_COMPANION);
        assertThat(search.proof()).isPositive();
        search.search(5, ENOUGH, control);
        assertThat(search.isInterrupted()).isFalse();
        assertThat(search.length()).isEqualTo(5);
    }

    /** Returns a control that runs something once, in the middle of a search, after fewer than these nodes. */
    private static SearchControl sharedWith(Runnable companion) {
        SearchControl shared = SearchControl.unlimited();
        shared.thread().attach(() -> {
            shared.thread().detach();
            companion.run();
        });
        return shared;
    }

    // ---- interrupted ----

    /** The search returns neither a proof nor a refutation, however few nodes were allowed. */
    @Test
    void aSearchBrokenOffSaysNothing() {
        Position root = Positions.of(TWO_ROOKS);
        for (int wanted = 1; wanted <= 20; wanted++) {
            DfPn search = new DfPn(table(), 2);
            search.begin(root, ALL, root.sideToMove());
            search.search(1, wanted, control);
            assertThat(search.nodes()).isBetween(1L, (long) wanted);
            assertThat(search.proof()).isEqualTo(1);
            assertThat(search.disproof()).isEqualTo(1);
        }
    }

    @Test
    void aSearchForbiddenAtOnceVisitsNothing() {
        SearchControl stopped = SearchControl.unlimited();
        stopped.stop();
        DfPn search = new DfPn(table(), 2);
        Position root = Positions.of(TWO_ROOKS);
        search.begin(root, ALL, root.sideToMove());
        search.search(2, ENOUGH, stopped);
        assertThat(search.nodes()).isZero();
        assertThat(search.proof()).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(longs = {300, 1000, 3001})
    void slicesComeToTheSameEnd(long slice) {
        Position root = Positions.of(LOYD);
        for (int bound = 4; bound <= 5; bound++) {
            DfPn search = new DfPn(table(), 5);
            search.begin(root, ALL, root.sideToMove());
            do {
                search.search(bound, slice, control);
            } while (search.proof() != 0 && search.disproof() != 0 && search.nodes() < ENOUGH);
            assertThat(search.proof() == 0).as("bound %d", bound).isEqualTo(bound == 5);
            assertThat(search.disproof() == 0).as("bound %d", bound).isEqualTo(bound == 4);
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 17, 1024, 1025, 5000})
    void everyNodeIsBookedAndTheLimitKept(long limit) {
        SearchControl limited = new SearchControl(TimeBudget.UNLIMITED, limit, false);
        DfPn search = new DfPn(table(), 20);
        Position root = Positions.of("r1b2rk1/pp1p1pp1/1q1n2np/2b3NQ/2B1N3/8/PP3PPP/R1B2RK1 w - - 0 1");
        search.begin(root, ALL, root.sideToMove());
        search.search(20, ENOUGH, limited);
        assertThat(search.nodes()).isEqualTo(limit);
        assertThat(limited.counter().nodes()).isEqualTo(limit);
    }

    // ---- remembered ----

    @Test
    void factsAreStored() {
        ProofTable table = table();
        Position root = Positions.of(DETOUR);
        ProofEntry entry = new ProofEntry();
        long key = ProofTable.key(root, root.sideToMove());
        DfPn search = new DfPn(table, 3);
        search.begin(root, ALL, root.sideToMove());

        search.search(2, ENOUGH, control);
        assertThat(table.find(key, entry)).isTrue();
        assertThat(entry.disprovenLength).isEqualTo(2);
        assertThat(entry.provenLength).isEqualTo(ProofEntry.UNPROVEN);

        search.search(1, ENOUGH, control);
        assertThat(table.find(key, entry)).isTrue();
        assertThat(entry.disprovenLength).as("no mate in 2, still").isEqualTo(2);

        search.search(3, ENOUGH, control);
        assertThat(table.find(key, entry)).isTrue();
        assertThat(entry.disprovenLength).isEqualTo(2);
        assertThat(entry.provenLength).isEqualTo(3);
        assertThat(entry.move).isEqualTo(search.move());
    }

    /** A shorter bound that is refuted must not forget the mate. */
    @Test
    void aMateTooLongForTheBoundStaysKnown() {
        ProofTable table = table();
        Position root = Positions.of(DETOUR);
        ProofEntry entry = new ProofEntry();
        DfPn search = new DfPn(table, 3);
        search.begin(root, ALL, root.sideToMove());
        search.search(3, ENOUGH, control);
        int move = search.move();
        search.search(2, ENOUGH, control);
        assertThat(search.disproof()).isZero();
        assertThat(table.find(ProofTable.key(root, root.sideToMove()), entry)).isTrue();
        assertThat(entry.provenLength).isEqualTo(3);
        assertThat(entry.move).isEqualTo(move);
        assertThat(entry.disprovenLength).isEqualTo(2);
    }

    @Test
    void aRootOfWhichNotAllMovesCountIsNotStored() {
        ProofTable table = table();
        Position root = Positions.of(TWO_ROOKS);
        DfPn search = new DfPn(table, 2);
        search.begin(root, new int[] {Positions.move(root, "g1g2")}, root.sideToMove());
        search.search(2, ENOUGH, control);
        assertThat(search.disproof()).isZero();
        assertThat(table.find(ProofTable.key(root, root.sideToMove()), new ProofEntry()))
                .isFalse();

        int only = Positions.move(root, "b1b7");
        search.begin(root, new int[] {only}, root.sideToMove());
        search.search(2, ENOUGH, control);
        assertThat(search.proof()).isZero();
        assertThat(search.move()).isEqualTo(only);
    }

    /** The entries of the two colours are separate: what is no mate for one may be a mate for the other. */
    @Test
    void bothSidesMayAskOfOnePosition() {
        ProofTable table = table();
        Position root = Positions.of(TWO_ROOKS);
        DfPn search = new DfPn(table, 2);
        search.begin(root, ALL, root.sideToMove() ^ 1);
        search.search(2, ENOUGH, control);
        assertThat(search.disproof()).isZero();
        search.begin(root, ALL, root.sideToMove());
        search.search(2, ENOUGH, control);
        assertThat(search.proof()).isZero();
    }

    /** The order in which other positions were searched with the same transposition table changes no result. */
    @Test
    void answersDoNotDependOnWhatTheTableHasSeen() {
        List<Position> roots = new ArrayList<>();
        for (int seed = 1; seed <= 12; seed++) {
            roots.add(RandomWalk.of(seed, 30).end());
        }
        roots.removeIf(root -> Positions.legalMoves(root).isEmpty());
        ProofTable table = table();
        for (int seed = 1; seed <= 2; seed++) {
            Collections.shuffle(roots, new Random(seed));
            for (Position root : roots) {
                assertAgrees(new DfPn(table, 2), root, root.sideToMove(), 2);
            }
        }
    }
}
