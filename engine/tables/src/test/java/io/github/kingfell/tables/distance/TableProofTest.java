package io.github.kingfell.tables.distance;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.IllegalPositionException;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.PositionBuilder;
import io.github.kingfell.rules.check.MateCertificate;
import io.github.kingfell.rules.check.MateProof;
import io.github.kingfell.rules.check.ProofChecker;
import io.github.kingfell.rules.check.RejectedProofException;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.testkit.Positions;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the tables call a mate in N, proved in N moves to a checker that knows the rules alone. */
class TableProofTest {
    private static final int MOST_NODES = 1_000_000;
    private static final int[] ALL_MOVES = {};
    private static final int SAMPLE = 5;
    private static final int MOST_DRAWN = 200_000;

    @ParameterizedTest
    @ValueSource(strings = {"KQK", "KRK", "KPK", "KRKN"})
    void randomPositionsAreProved(String name) throws RejectedProofException {
        sample(name);
    }

    static String[] allMaterials() {
        return TableLibrary.allMaterials().stream().map(MaterialKey::name).toArray(String[]::new);
    }

    /** In some endings nobody wins, or hardly ever. */
    @ParameterizedTest
    @MethodSource("allMaterials")
    @Tag("slow")
    void everyMaterialIsProved(String name) throws RejectedProofException {
        sample(name);
    }

    private static void sample(String name) throws RejectedProofException {
        TableProbe probe = SharedTables.probe(name);
        long seed = System.nanoTime();
        for (Position position : decided(name, SAMPLE, seed)) {
            Distance value = probe.distance(position).orElseThrow();
            assertThat(prove(position, value, probe).moves())
                    .as("%s, seed %d", Fen.format(position), seed)
                    .isEqualTo(value.isWin() ? value.moves() : -value.moves());
        }
    }

    /** Random positions of a material that one side wins. */
    static List<Position> decided(String name, int count, long seed) {
        TableProbe probe = SharedTables.probe(name);
        Random random = new Random(seed);
        List<Position> decided = new ArrayList<>();
        for (int drawn = 0; drawn < MOST_DRAWN && decided.size() < count; drawn++) {
            random(name, random).filter(position -> probe.plies(position) > 0).ifPresent(decided::add);
        }
        assertThat(decided.size() == count || hardlyEverWon(name))
                .as("%s, seed %d", name, seed)
                .isTrue();
        return decided;
    }

    private static boolean hardlyEverWon(String name) {
        return name.matches("KB?N?K|K(BB|BN|NN)K?|KNNK|K[BN]K[BN]|KK");
    }

    private static MateCertificate prove(Position position, Distance value, TableProbe probe)
            throws RejectedProofException {
        TableProof writer = new TableProof(probe, position, ALL_MOVES, MOST_NODES, () -> false);
        MateProof proof = writer.write(value.plies(), Move.NONE).orElseThrow();
        assertThat(writer.wasTooLarge()).isFalse();
        return ProofChecker.check(position, ALL_MOVES, proof);
    }

    /** Pieces of the name on squares drawn at random, either side to move. */
    private static Optional<Position> random(String name, Random random) {
        PositionBuilder builder = new PositionBuilder().sideToMove(random.nextInt(2));
        long occupied = 0;
        int color = -1;
        for (char letter : name.toCharArray()) {
            color += letter == 'K' ? 1 : 0;
            int square;
            do {
                square = random.nextInt(64);
            } while ((occupied >>> square & 1) != 0);
            occupied |= 1L << square;
            builder.put(square, Piece.of(color, 1 + "PNBRQK".indexOf(letter)));
        }
        try {
            return Optional.of(builder.build());
        } catch (IllegalPositionException e) {
            return Optional.empty();
        }
    }

    /** The longest mate with two minor pieces: what transposes is written once. */
    @Test
    void aLongMateIsProvedInFewPositions() throws RejectedProofException {
        TableProbe probe = SharedTables.probe("KBNK");
        Position longest = Positions.of("8/8/7N/8/8/8/8/K1k1B3 w - - 0 1");
        TableProof writer = new TableProof(probe, longest, ALL_MOVES, MOST_NODES, () -> false);
        MateProof proof = writer.write(probe.plies(longest), Move.NONE).orElseThrow();
        assertThat(ProofChecker.check(longest, ALL_MOVES, proof).moves()).isEqualTo(33);
        assertThat(writer.nodes()).isLessThan(20_000);
    }

    @Test
    void whatIsTooLargeIsToldFromWhatCannotBeProved() {
        TableProbe probe = SharedTables.probe("KRK");
        Position won = Positions.of("8/8/8/8/8/3k4/8/K6R w - - 0 1");
        TableProof tooLarge = new TableProof(probe, won, ALL_MOVES, 10, () -> false);
        assertThat(tooLarge.write(probe.plies(won), Move.NONE)).isEmpty();
        assertThat(tooLarge.wasTooLarge()).isTrue();
        Position late = Positions.of("7k/8/5K2/8/8/8/8/R7 w - - 98 90");
        TableProof tooLate = new TableProof(probe, late, ALL_MOVES, MOST_NODES, () -> false);
        assertThat(tooLate.write(probe.plies(late), Move.NONE)).isEmpty();
        assertThat(tooLate.wasTooLarge()).isFalse();
    }

    /** A slower mate, when the quicker ones are not allowed; of a lost position one defence alone. */
    @Test
    void onlyTheRootMovesAreTried() throws RejectedProofException {
        TableProbe probe = SharedTables.probe("KRK");
        Position won = Positions.of("2k5/8/1K6/8/8/8/8/7R w - - 0 1");
        int[] slower = {Positions.move(won, "h1h2")};
        Position after = Positions.play(won.copy(), "h1h2");
        int plies = 1 + probe.plies(after);
        assertThat(plies).isGreaterThan(probe.plies(won));
        MateProof proof = write(probe, won, slower, plies, Move.NONE);
        assertThat(proof.answers().answer(0)).isEqualTo(slower[0]);
        assertThat(ProofChecker.check(won, slower, proof).moves()).isEqualTo((plies + 1) / 2);
        int[] one = {Positions.legalMoves(after).iterator().next()};
        MateProof defence = write(probe, after, one, plies - 1, Move.NONE);
        assertThat(defence.answers().count(0)).isEqualTo(1);
        assertThat(defence.answers().move(0, 0)).isEqualTo(one[0]);
        assertThat(ProofChecker.check(after, one, defence).moves()).isNegative();
    }

    private static MateProof write(TableProbe probe, Position position, int[] rootMoves, int plies, int preferred) {
        return new TableProof(probe, position, rootMoves, MOST_NODES, () -> false)
                .write(plies, preferred)
                .orElseThrow();
    }

    /** Of the longest defences any may come first. */
    @Test
    void thePreferredDefenceComesFirst() {
        TableProbe probe = SharedTables.probe("KRK");
        Position lost = Positions.of("8/8/8/3k4/8/8/8/KR6 b - - 0 1");
        int plies = probe.plies(lost);
        int tried = 0;
        for (int move : Positions.legalMoves(lost)) {
            Position after = lost.copy();
            after.make(move);
            if (probe.plies(after) == plies - 1) {
                assertThat(write(probe, lost, ALL_MOVES, plies, move).answers().move(0, 0))
                        .isEqualTo(move);
                tried++;
            }
        }
        assertThat(tried).isGreaterThan(1);
    }

    /** Mate in two needs three plies: with 97 on the clock there are as many, and none for the third with 98. */
    @Test
    void theLastPlyOfTheFiftyMovesMayMate() throws RejectedProofException {
        TableProbe probe = SharedTables.probe("KRK");
        Position inTime = Positions.of("2k5/8/1K6/8/8/8/8/7R w - - 97 90");
        assertThat(ProofChecker.check(inTime, ALL_MOVES, write(probe, inTime, ALL_MOVES, 3, Move.NONE))
                        .moves())
                .isEqualTo(2);
        Position late = Positions.of("2k5/8/1K6/8/8/8/8/7R w - - 98 90");
        assertThat(new TableProof(probe, late, ALL_MOVES, MOST_NODES, () -> false).write(3, Move.NONE))
                .isEmpty();
    }

    /** A short proof is written whatever happens; a long one looks from time to time whether it is cancelled. */
    @Test
    void aLongProofIsCancelled() {
        TableProbe probe = SharedTables.probe("KRK");
        Position near = Positions.of("2k5/8/1K6/8/8/8/8/7R w - - 0 1");
        TableProof small = new TableProof(probe, near, ALL_MOVES, MOST_NODES, () -> true);
        assertThat(small.write(3, Move.NONE)).isPresent();
        Position far = Positions.of("8/8/8/3k4/8/8/8/KR6 w - - 0 1");
        int[] looks = {0};
        TableProof large = new TableProof(probe, far, ALL_MOVES, MOST_NODES, () -> ++looks[0] == 2);
        assertThat(large.write(probe.plies(far), Move.NONE)).isEmpty();
        assertThat(large.wasTooLarge()).isTrue();
        assertThat(large.nodes()).isBetween(2 * TableProof.NODES_BETWEEN_LOOKS, 3 * TableProof.NODES_BETWEEN_LOOKS);
    }

    /** Rd1 would repeat the position for the third time: another way is found, as long as it takes. */
    @Test
    void aThirdRepetitionIsAvoided() throws RejectedProofException {
        TableProbe probe = SharedTables.probe("KRK");
        Position root = Positions.of("2k5/8/1K6/8/8/8/8/7R w - - 0 1");
        String toAndFro = "h1d1 c8b8 d1h1 b8c8 ";
        Position again = Positions.play(root.copy(), (toAndFro + toAndFro).strip());
        TableProof writer = new TableProof(probe, again, ALL_MOVES, MOST_NODES, () -> false);
        MateProof proof = writer.write(3, Move.NONE).orElseThrow();
        assertThat(proof.answers().answer(0)).isNotEqualTo(Positions.move(root, "h1d1"));
        assertThat(ProofChecker.check(again, ALL_MOVES, proof).moves()).isGreaterThanOrEqualTo(2);
    }

    /** A mate in 5 written with clock 20 serves every lower clock, and every clock that leaves room for it. */
    @ParameterizedTest
    @CsvSource({"0, true", "20, true", "21, true", "90, true", "91, false", "99, false"})
    void aWrittenMateServesOtherClocks(int clock, boolean holds) {
        assertThat(new TableProof.Written(0, 5, 20).holdsAt(clock)).isEqualTo(holds);
        assertThat(new TableProof.Written(0, 5, 95).holdsAt(95)).isTrue();
        assertThat(new TableProof.Written(0, 5, 95).holdsAt(96)).isFalse();
    }

    /** No mate within 7 plies with clock 30: nor within fewer, nor with a higher clock. */
    @ParameterizedTest
    @CsvSource({
        "7, 30, true",
        "6, 30, true",
        "7, 31, true",
        "8, 30, false",
        "7, 29, false",
        "8, 31, false",
        "6, 29, false"
    })
    void aFailureServesOtherClocks(int limit, int clock, boolean holds) {
        assertThat(new TableProof.Failure(7, 30).holdsAt(limit, clock)).isEqualTo(holds);
    }
}
