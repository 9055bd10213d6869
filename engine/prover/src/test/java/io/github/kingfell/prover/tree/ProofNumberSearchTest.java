package io.github.kingfell.prover.tree;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import io.github.kingfell.positions.Suite;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.MateCertificate;
import io.github.kingfell.rules.check.MateOracle;
import io.github.kingfell.rules.check.ProofChecker;
import io.github.kingfell.rules.check.RejectedProofException;
import io.github.kingfell.rules.notation.Epd;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.UciMove;
import io.github.kingfell.rules.testkit.RandomWalk;
import io.github.kingfell.rules.testkit.SuiteSource;
import io.github.kingfell.search.SearchControl;
import java.lang.management.ManagementFactory;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class ProofNumberSearchTest {
    private static final int[] ALL = {};
    private static final SearchControl CONTROL = SearchControl.unlimited();

    /** The mate in 38 of L. Ugren, 1967, that gave the paper its name. */
    private static final String UGREN = "1R6/6pK/5p2/4p3/1B1p3n/8/p1p1pp2/1k3b2 w - - 0 1";

    /** Positions from which random play often comes near a mate; one of them is near the fiftieth move. */
    private static final String[] MATING_NETS = {
        "8/8/2k5/8/8/2K5/3Q4/8 w - - 0 1",
        "8/8/2k5/8/3r4/2K5/3Q3R/8 b - - 0 1",
        "7k/5P1p/8/6K1/8/8/1p6/R7 w - - 90 80",
        "r3k2r/p6p/8/3Q4/8/8/P6P/R3K2R w KQkq - 0 1",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        "4k3/R7/8/4K3/8/8/8/7R b - - 0 1",
    };

    private final ProofTree tree = new ProofTree(64);

    // ---- the search itself ----

    @Test
    void firstNumbersAreTheMobility() throws Exception {
        ProofNumberSearch search = begin(Fen.start(), Color.WHITE, 10);
        assertThat(search.rootProof()).isEqualTo(1);
        assertThat(search.rootDisproof()).isEqualTo(20);
        search = begin(Fen.start(), Color.BLACK, 10);
        assertThat(search.rootProof()).isEqualTo(20);
        assertThat(search.rootDisproof()).isEqualTo(1);
        assertThat(search.nodes()).isZero();
    }

    @Test
    void oneExpansionSumsAndMinimises() throws Exception {
        ProofNumberSearch search = begin(Fen.start(), Color.WHITE, 10);
        assertThat(search.run(1, 1000, CONTROL)).isEqualTo(20);
        // Each first move leaves Black twenty replies, and one of them suffices to disprove it.
        assertThat(search.rootProof()).isEqualTo(20);
        assertThat(search.rootDisproof()).isEqualTo(20);
    }

    @Test
    void neverExceedsTheLimit() throws Exception {
        ProofNumberSearch search = begin(Fen.start(), Color.WHITE, 10);
        assertThat(search.run(100, 19, CONTROL)).isZero();
        assertThat(search.run(100, 20, CONTROL)).isEqualTo(20);
        Random random = new Random(3);
        for (int i = 0; i < 1000; i++) {
            int limit = random.nextInt(200);
            assertThat(search.run(1 + random.nextInt(200), limit, CONTROL)).isLessThanOrEqualTo(limit);
        }
    }

    @Test
    void theSizeOfTheSlicesChangesNothing() throws Exception {
        Position root = Fen.parse(UGREN);
        ProofNumberSearch whole = begin(root, Color.WHITE, 120);
        whole.run(100_000, Integer.MAX_VALUE, CONTROL);
        int proof = whole.rootProof();
        int disproof = whole.rootDisproof();
        long nodes = whole.nodes();
        ProofNumberSearch sliced = begin(root, Color.WHITE, 120);
        while (sliced.nodes() < nodes) {
            sliced.run(7, Integer.MAX_VALUE, CONTROL);
        }
        assertThat(sliced.nodes()).isEqualTo(nodes);
        assertThat(sliced.rootProof()).isEqualTo(proof);
        assertThat(sliced.rootDisproof()).isEqualTo(disproof);
    }

    @Test
    void searchesOnFarBeyondItsMemory() throws Exception {
        ProofTree small = new ProofTree(1);
        Position root = Fen.parse(UGREN);
        ProofNumberSearch search = new ProofNumberSearch(small, root);
        search.begin(root.copy(), ALL, Color.WHITE, 120);
        search.run(Integer.MAX_VALUE, Integer.MAX_VALUE, CONTROL);
        assertThat(search.nodes()).isGreaterThan(3L * small.capacity());
        assertThat(ProofChecker.check(root, ALL, search.proof()).moves()).isBetween(38, 120);
    }

    @Test
    void tidyingUpDoesNotKeepAStopWaiting() throws Exception {
        SearchControl stopped = SearchControl.unlimited();
        stopped.stop();
        ProofNumberSearch search = new ProofNumberSearch(new ProofTree(1), Fen.start());
        search.begin(Fen.start(), ALL, Color.WHITE, 120);
        search.run(Integer.MAX_VALUE, Integer.MAX_VALUE, stopped);
        assertThat(search.isFull() || search.isProved() || search.isDisproved()).isFalse();
        assertThat(search.run(100, 1000, CONTROL)).as("it can go on").isPositive();
    }

    @Test
    void allocatesNothing() throws Exception {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        ProofNumberSearch search = begin(Fen.start(), Color.WHITE, 120);
        search.run(400_000, Integer.MAX_VALUE, CONTROL);
        search.begin(Fen.start(), ALL, Color.WHITE, 120);
        long thread = Thread.currentThread().getId();
        long before = threads.getThreadAllocatedBytes(thread);
        search.run(300_000, Integer.MAX_VALUE, CONTROL);
        assertThat(threads.getThreadAllocatedBytes(thread) - before).isLessThan(4096);
    }

    // ---- mates ----

    @ParameterizedTest
    @CsvSource({
        "underpromotion, 8/1QP5/3k4/2N5/3B4/2p5/7K/8 w - - 0 1, c7c8n",
        "underpromotion, 8/2pP4/2k2K2/8/8/3QQ3/5p2/8 w - - 0 1, d7d8n",
        "en passant, 8/8/4k1K1/1Q3pP1/5BB1/8/8/8 w - f6 0 1, g5f6",
        "en passant, 8/5K2/5R2/kpP1R3/2Q5/3P4/1B3B2/8 w - b6 0 1, c5b6",
        "castling, 8/8/4Q3/7N/8/3p1k2/8/4K2R w K - 0 1, e1h1",
        "castling, 8/2n5/8/Q1N1R3/6p1/5k2/6R1/4K2R w K - 0 1, e1h1",
        "Chess960, 3k4/8/2R5/8/8/4R3/8/1RK5 w B - 0 1, c1b1",
        "Chess960, 8/5R2/4Qb2/1N6/8/3k4/8/RK6 w A - 0 1, b1a1",
    })
    void findsTheOneSpecialMove(String theme, String fen, String key) throws Exception {
        Position root = Fen.parse(fen);
        assertThat(prove(root, 1).line()).as(theme).containsExactly(UciMove.parse(key, root));
    }

    @ParameterizedTest
    @CsvSource({
        "smothered,     r6k/6pp/7N/8/8/1Q6/8/6K1 w - - 0 1, 2",
        "rook ending,   8/8/8/8/1K4R1/8/k7/8 w - - 0 1, 3",
        "far corner,    8/8/8/8/8/2k5/8/K6R b - - 0 1, 0",
        "two rooks,     7k/8/8/8/8/8/R7/1R4K1 w - - 0 1, 2",
        "promotion,     7k/5P2/6K1/8/8/8/8/8 w - - 0 1, 1",
    })
    void findsMatesOfKnownLength(String theme, String fen, int moves) throws Exception {
        Position root = Fen.parse(fen);
        if (moves > 1) {
            assertDisproved(root, moves - 1);
        }
        assertThat(isProved(root, Math.max(1, moves))).as(theme).isEqualTo(moves > 0);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "k7/8/1K6/8/8/8/8/2Q5 w - - 0 1",
                "7k/5K2/8/8/8/8/8/6Q1 w - - 0 1",
                "8/8/8/8/8/5k2/5p2/5K2 b - - 0 1"
            })
    void stalemateIsNotMate(String fen) throws Exception {
        Position root = Fen.parse(fen);
        for (int n = 1; n <= 2; n++) {
            assertThat(isProved(Fen.parse(fen), n)).isEqualTo(MateOracle.mates(root, n));
        }
    }

    @Test
    void aBareKingAndTooLittleMaterialAreHopeless() throws Exception {
        assertDisproved(Fen.parse("8/8/8/4k3/8/8/3qK3/8 w - - 0 1"), 50);
        assertDisproved(Fen.parse("8/8/8/4k3/8/8/3NK3/8 w - - 0 1"), 50);
    }

    @Test
    void provesThatTheSideToMoveIsMated() throws Exception {
        Position root = Fen.parse("7k/R7/8/8/8/8/8/1R4K1 b - - 0 1");
        ProofNumberSearch search = solve(root, Color.WHITE, 1, ALL);
        assertThat(ProofChecker.check(root, ALL, search.proof()).moves()).isEqualTo(-1);
        Position mated = Fen.parse("R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1");
        search = solve(mated, Color.WHITE, 1, ALL);
        assertThat(ProofChecker.check(mated, ALL, search.proof()).moves()).isZero();
    }

    @Test
    void keepsToTheRootMoves() throws Exception {
        Position root = Fen.parse("7k/8/8/8/8/8/R7/1R4K1 w - - 0 1");
        int[] slow = {UciMove.parse("b1b6", root)};
        assertThat(solve(root, Color.WHITE, 1, slow).isDisproved()).isTrue();
        ProofNumberSearch search = solve(root, Color.WHITE, 3, slow);
        assertThat(ProofChecker.check(root, slow, search.proof()).line()[0]).isEqualTo(slow[0]);
        Position defender = Fen.parse("6k1/R7/8/8/8/8/8/1R4K1 b - - 0 1");
        assertThat(solve(defender, Color.WHITE, 1, new int[] {UciMove.parse("g8h8", defender)})
                        .isProved())
                .isTrue();
        assertThat(solve(defender, Color.WHITE, 1, ALL).isProved()).isEqualTo(MateOracle.isMated(defender, 1));
    }

    // ---- draws ----

    @ParameterizedTest
    @CsvSource({"96, true", "97, true", "98, false", "99, false"})
    void knowsTheFiftyMoveRule(int clock, boolean mate) throws Exception {
        assertThat(isProved(Fen.parse("7k/8/8/8/8/8/R7/1R4K1 w - - " + clock + " 100"), 20))
                .isEqualTo(mate);
    }

    @Test
    void knowsTheGame() throws Exception {
        Position root = Fen.parse("7k/8/8/8/8/8/R7/1R4K1 w - - 0 1");
        String[] shuffle = {"a2a7", "h8g8", "a7a2", "g8h8"};
        for (int round = 0; round < 2; round++) {
            for (String move : shuffle) {
                root.make(UciMove.parse(move, root));
            }
        }
        // 1.Ra7 would repeat for the third time; 1.Rb7 mates as well.
        int[] only = {UciMove.parse("a2a7", root)};
        assertThat(solve(root, Color.WHITE, 2, only).isDisproved()).isTrue();
        assertThat(prove(root, 2).line()[0]).isNotEqualTo(only[0]);
    }

    @Test
    void doesNotGoRoundInCircles() throws Exception {
        // Two locked pawns and kings that cannot get out: every line returns, long before the bound.
        Position root = Fen.parse("8/8/8/p1p5/PpPp3k/1P1P4/8/K7 w - - 0 1");
        ProofNumberSearch search = new ProofNumberSearch(tree, root);
        search.begin(root.copy(), ALL, Color.WHITE, 5);
        search.run(2_000_000, Integer.MAX_VALUE, CONTROL);
        assertThat(search.isDisproved()).isTrue();
    }

    // ---- against trying everything ----

    @ParameterizedTest
    @MethodSource(RandomWalk.FEW_WALKS)
    void agreesWithTryingEverything(RandomWalk walk) {
        walk.forEach(position -> {
            boolean deep = position.ply() % 16 == 0;
            for (int n = 1; n <= (deep ? 2 : 1); n++) {
                assertThat(isProved(position, n)).as("mate in %d", n).isEqualTo(MateOracle.mates(position, n));
                assertThat(isProvedMated(position, n)).as("mated in %d", n).isEqualTo(MateOracle.isMated(position, n));
            }
        });
    }

    @Test
    void agreesWithTryingEverythingWhereMatesAbound() throws Exception {
        Random random = new Random(11);
        int mates = 0;
        int mated = 0;
        for (int game = 0; game < 60; game++) {
            Position position = Fen.parse(MATING_NETS[random.nextInt(MATING_NETS.length)]);
            for (int ply = 0; ply < 30; ply++) {
                int[] moves = legalMoves(position);
                if (moves.length == 0) {
                    break;
                }
                for (int n = 1; n <= 2; n++) {
                    boolean mate = MateOracle.mates(position, n);
                    boolean lost = MateOracle.isMated(position, n);
                    assertThat(isProved(position, n)).as(Fen.format(position)).isEqualTo(mate);
                    assertThat(isProvedMated(position, n))
                            .as(Fen.format(position))
                            .isEqualTo(lost);
                    mates += mate ? 1 : 0;
                    mated += lost ? 1 : 0;
                }
                position.make(moves[random.nextInt(moves.length)]);
            }
        }
        assertThat(mates).as("mates met").isGreaterThan(100);
        assertThat(mated).as("mated positions met").isGreaterThan(20);
    }

    @ParameterizedTest
    @SuiteSource(Suite.NO_MATE)
    void disprovesTheTempting(Epd line) {
        int moves = Integer.parseInt(line.text("c9").split(" ")[1]);
        assertDisproved(line.position(), moves);
    }

    private ProofNumberSearch begin(Position root, int attacker, int bound) {
        ProofNumberSearch search = new ProofNumberSearch(tree, root.copy());
        search.begin(root.copy(), ALL, attacker, bound);
        return search;
    }

    private ProofNumberSearch solve(Position root, int attacker, int bound, int[] rootMoves) {
        ProofNumberSearch search = new ProofNumberSearch(tree, root);
        search.begin(root.copy(), rootMoves, attacker, bound);
        search.run(3_000_000, Integer.MAX_VALUE, CONTROL);
        assertThat(search.isProved() || search.isDisproved())
                .as("solved: %s", Fen.format(root))
                .isTrue();
        return search;
    }

    private boolean isProved(Position root, int bound) throws RejectedProofException {
        ProofNumberSearch search = solve(root, root.sideToMove(), bound, ALL);
        if (search.isProved()) {
            assertThat(ProofChecker.check(root, ALL, search.proof()).moves()).isBetween(1, bound);
        }
        return search.isProved();
    }

    private boolean isProvedMated(Position root, int bound) throws RejectedProofException {
        ProofNumberSearch search = solve(root, root.sideToMove() ^ 1, bound, ALL);
        if (search.isProved()) {
            assertThat(ProofChecker.check(root, ALL, search.proof()).moves()).isBetween(-bound, 0);
        }
        return search.isProved();
    }

    private MateCertificate prove(Position root, int bound) throws RejectedProofException {
        ProofNumberSearch search = solve(root, root.sideToMove(), bound, ALL);
        assertThat(search.isProved()).as(Fen.format(root)).isTrue();
        return ProofChecker.check(root, ALL, search.proof());
    }

    private void assertDisproved(Position root, int bound) {
        assertThat(solve(root, root.sideToMove(), bound, ALL).isDisproved()).isTrue();
    }

    private static int[] legalMoves(Position position) {
        return MoveList.legal(position).toArray();
    }
}
