package io.github.kingfell.prover.mobility;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.prover.dfpn.DfPn;
import io.github.kingfell.prover.dfpn.Method;
import io.github.kingfell.prover.dfpn.ProofEntry;
import io.github.kingfell.prover.dfpn.ProofTable;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.MateOracle;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.rules.testkit.RandomWalk;
import io.github.kingfell.search.SearchControl;
import io.github.kingfell.search.TimeBudget;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class MobilitySearchTest {
    private static final int[] ALL = {};
    private static final long ENOUGH = 2_000_000;

    /** A class that excludes no move: no position has more replies. */
    private static final int ALL_REPLIES = 218;

    private static final String TWO_ROOKS = "7k/8/8/8/8/8/R7/1R4K1 w - - 0 1";

    /** A long march: the attacker's moves are quiet and leave three replies at most. The shortest known mate has 41. */
    private static final String MARCH = "1kbr4/Rp1pK3/1P1Pp3/4Pp2/r1p1pP2/2p1Pp2/2P2P2/R7 w - - 0 1";

    private final SearchControl control = SearchControl.unlimited();

    static Stream<RandomWalk> walks() {
        return RandomWalk.walks(8, 60);
    }

    private static ProofTable table(int megabytes) {
        ProofTable table = new ProofTable();
        table.resize(megabytes);
        return table;
    }

    private MobilitySearch searched(ProofTable table, Position root, int attacker, int mostReplies, int bound) {
        MobilitySearch search = new MobilitySearch(table, bound, Method.PLAIN);
        search.begin(root, ALL, attacker);
        search.search(mostReplies, bound, ENOUGH, control);
        assertThat(search.proof() == 0 || search.disproof() == 0).as("solved").isTrue();
        return search;
    }

    // ---- correct results ----

    /** A class is a game with fewer moves. A search that tries everything in that game finds the same mates. */
    @ParameterizedTest
    @MethodSource("walks")
    void provesWhatTryingEverythingProvesInTheClass(RandomWalk walk) {
        ProofTable table = table(4);
        walk.forEach(position -> {
            if (position.ply() % 9 == 0 && !Positions.legalMoves(position).isEmpty()) {
                for (int attacker = 0; attacker < 2; attacker++) {
                    for (int mostReplies : new int[] {1, 4, ALL_REPLIES}) {
                        table.clear();
                        MobilitySearch search = searched(table, position, attacker, mostReplies, 2);
                        boolean mate = position.sideToMove() == attacker
                                ? mates(position, 2, mostReplies)
                                : isMated(position, 2, mostReplies);
                        assertThat(search.proof() == 0)
                                .as("attacker %d, %d replies", attacker, mostReplies)
                                .isEqualTo(mate);
                    }
                }
            }
        });
    }

    private static boolean mates(Position position, int moves, int mostReplies) {
        for (int move : Positions.legalMoves(position)) {
            position.make(move);
            int replies = Positions.legalMoves(position).size();
            boolean isGood = replies == 0
                    ? position.inCheck()
                    : replies <= mostReplies && moves > 1 && isMated(position, moves - 1, mostReplies);
            position.unmake(move);
            if (isGood) {
                return true;
            }
        }
        return false;
    }

    private static boolean isMated(Position position, int moves, int mostReplies) {
        for (int reply : Positions.legalMoves(position)) {
            position.make(reply);
            boolean isMate = mates(position, moves, mostReplies);
            position.unmake(reply);
            if (!isMate) {
                return false;
            }
        }
        return true;
    }

    /** Whatever the class, a proof holds in the game with all moves. */
    @ParameterizedTest
    @MethodSource("walks")
    void aProofIsAFact(RandomWalk walk) {
        ProofTable table = table(4);
        walk.forEach(position -> {
            if (position.ply() % 11 == 0 && !Positions.legalMoves(position).isEmpty()) {
                int attacker = position.sideToMove();
                for (int mostReplies = 1; mostReplies <= 16; mostReplies *= 2) {
                    MobilitySearch search = searched(table, position, attacker, mostReplies, 2);
                    if (search.proof() == 0) {
                        assertThat(search.length()).isLessThanOrEqualTo(2);
                        position.make(search.move());
                        assertThat(MateOracle.isMated(position, search.length() - 1))
                                .isTrue();
                        position.unmake(search.move());
                    }
                }
            }
        });
    }

    /** A rook on the seventh rank leaves the king one reply, so the class of one reply has the mate in two. */
    @Test
    void theClassDecidesWhichMovesThereAre() {
        Position root = Positions.of(TWO_ROOKS);
        assertThat(searched(table(4), root, Color.WHITE, 1, 2).length()).isEqualTo(2);
        assertThat(searched(table(4), root, Color.WHITE, 0, 2).disproof()).isZero();
    }

    // ---- a disproof is none outside its class ----

    @Test
    void aDisproofHoldsInItsClassOnly() {
        Position root = Positions.of(TWO_ROOKS);
        ProofTable table = table(4);
        assertThat(searched(table, root, Color.WHITE, 0, 2).disproof()).isZero();
        ProofEntry entry = new ProofEntry();
        assertThat(table.find(ProofTable.key(root, Color.WHITE), entry)).isFalse();
        assertThat(searched(table, root, Color.WHITE, 1, 2).proof()).isZero();

        DfPn full = new DfPn(table, 2);
        full.begin(root, ALL, Color.WHITE);
        full.search(2, ENOUGH, control);
        assertThat(full.proof()).isZero();
    }

    /** The narrow class has disproven nearly everything; the search with all moves must see none of that. */
    @ParameterizedTest
    @MethodSource("walks")
    void theSearchWithAllMovesSeesNoDisproofOfAClass(RandomWalk walk) {
        ProofTable table = table(4);
        walk.forEach(position -> {
            if (position.ply() % 11 == 0 && !Positions.legalMoves(position).isEmpty()) {
                int attacker = position.sideToMove();
                searched(table, position, attacker, 1, 2);
                searched(table, position, attacker, 4, 2);
                DfPn full = new DfPn(table, 2);
                full.begin(position, ALL, attacker);
                full.search(2, ENOUGH, control);
                assertThat(full.proof() == 0).isEqualTo(MateOracle.mates(position, 2));
            }
        });
    }

    // ---- draws ----

    @ParameterizedTest
    @CsvSource({"97, true", "98, false", "99, false"})
    void theFiftyMovesRunOutBeforeTheMate(int clock, boolean mate) {
        ProofTable table = table(4);
        Position root = Positions.of("7k/8/8/8/8/8/R7/1R4K1 w - - " + clock + " 90");
        assertThat(searched(table, root, Color.WHITE, ALL_REPLIES, 2).proof() == 0)
                .isEqualTo(mate);
        assertThat(MateOracle.mates(root, 2)).isEqualTo(mate);
        assertThat(searched(table, Positions.of(TWO_ROOKS), Color.WHITE, ALL_REPLIES, 2)
                        .proof())
                .as("without the clock, with the same table")
                .isZero();
    }

    /** Both mates in two lead to positions that have occurred twice. */
    @Test
    void aPositionOfTheGameMayNotComeAThirdTime() {
        Position played = Positions.of(TWO_ROOKS);
        String there = "a2a7 h8g8 a7a2 g8h8 b1b7 h8g8 b7b1 g8h8 ";
        Positions.play(played, there + there);
        ProofTable table = table(4);
        assertThat(searched(table, played, Color.WHITE, ALL_REPLIES, 2).disproof())
                .isZero();
        assertThat(searched(table, Positions.of(TWO_ROOKS), Color.WHITE, ALL_REPLIES, 2)
                        .proof())
                .isZero();
    }

    // ---- what it is for ----

    /** A march in which positions recur at other plies, by moves that leave one reply. */
    @Test
    void whatComesAgainDoesNotCountItself() {
        Position root = Positions.of("8/5p2/4pP2/3pP1p1/N2P1kP1/2P2p1P/2K2P2/8 w - - 0 1");
        MobilitySearch search = searched(table(16), root, Color.WHITE, 1, 120);
        assertThat(search.proof()).isZero();
        assertThat(search.nodes()).isLessThan(20_000);
    }

    /** The first df-pn gets ten times as many nodes, and finds no mate. */
    @Test
    void findsALongMarchThatTheFirstSearchDoesNot() {
        Position root = Positions.of(MARCH);
        MobilitySearch search = new MobilitySearch(table(16), 120, Method.PLAIN);
        search.begin(root, ALL, Color.WHITE);
        search.search(3, 120, 20_000, control);
        assertThat(search.proof()).isZero();
        assertThat(search.length()).isGreaterThanOrEqualTo(41);

        DfPn first = new DfPn(table(16), 120);
        first.begin(root, ALL, Color.WHITE);
        first.search(120, 200_000, control);
        assertThat(first.proof()).isPositive();
    }

    // ---- interrupted ----

    @ParameterizedTest
    @ValueSource(longs = {300, 3001})
    void slicesComeToTheSameEnd(long slice) {
        Position root = Positions.of("6b1/4Kpk1/5r2/8/3B2P1/7R/8/8 w - - 0 1");
        for (int bound = 4; bound <= 5; bound++) {
            MobilitySearch search = new MobilitySearch(table(4), 5, Method.PLAIN);
            search.begin(root, ALL, root.sideToMove());
            do {
                search.search(ALL_REPLIES, bound, slice, control);
            } while (search.proof() != 0 && search.disproof() != 0 && search.nodes() < ENOUGH);
            assertThat(search.proof() == 0).as("bound %d", bound).isEqualTo(bound == 5);
            assertThat(search.disproof() == 0).as("bound %d", bound).isEqualTo(bound == 4);
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 17, 1024, 1025, 5000})
    void everyNodeIsBookedAndTheLimitKept(long limit) {
        SearchControl limited = new SearchControl(TimeBudget.UNLIMITED, limit, false);
        MobilitySearch search = new MobilitySearch(table(4), 20, Method.PLAIN);
        Position root = Positions.of("r1b2rk1/pp1p1pp1/1q1n2np/2b3NQ/2B1N3/8/PP3PPP/R1B2RK1 w - - 0 1");
        search.begin(root, ALL, root.sideToMove());
        search.search(ALL_REPLIES, 20, ENOUGH, limited);
        assertThat(search.nodes()).isEqualTo(limit);
        assertThat(limited.counter().nodes()).isEqualTo(limit);
    }

    @Test
    void aRootOfWhichNotAllMovesCountIsNotStored() {
        ProofTable table = table(4);
        Position root = Positions.of(TWO_ROOKS);
        MobilitySearch search = new MobilitySearch(table, 2, Method.PLAIN);
        search.begin(root, new int[] {Positions.move(root, "g1g2")}, Color.WHITE);
        search.search(ALL_REPLIES, 2, ENOUGH, control);
        assertThat(search.disproof()).isZero();

        int only = Positions.move(root, "b1b7");
        search.begin(root, new int[] {only}, Color.WHITE);
        search.search(ALL_REPLIES, 2, ENOUGH, control);
        assertThat(search.proof()).isZero();
        assertThat(search.move()).isEqualTo(only);
        assertThat(table.find(ProofTable.key(root, Color.WHITE), new ProofEntry()))
                .isFalse();
    }
}
