package io.github.kingfell.prover.refutation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.kingfell.positions.Suite;
import io.github.kingfell.prover.ProofNumberPlayer;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.MateOracle;
import io.github.kingfell.rules.check.MateRefutation;
import io.github.kingfell.rules.check.RefutationChecker;
import io.github.kingfell.rules.notation.Epd;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.rules.testkit.SuiteLines;
import io.github.kingfell.rules.testkit.SuiteSource;
import io.github.kingfell.search.SearchControl;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RefuterTest {
    /** Moves up to which the oracle, an exhaustive search, is quick. */
    private static final int SHORT = 2;

    private static final int MOST = 1_000_000;

    /** The refutation of two moves in docs/proof-format.md, of 19 nodes. */
    private static final String MATE_IN_THREE = "8/8/8/8/1K4R1/8/k7/8 w - - 0 1";

    @ParameterizedTest
    @SuiteSource(Suite.NO_MATE)
    void refutesWhereThereIsNoMate(Epd line) {
        Position root = line.position();
        for (int moves = 1; moves <= SHORT; moves++) {
            boolean mates = MateOracle.mates(root, moves);
            Optional<MateRefutation> refutation = refute(root, root.sideToMove(), moves);
            assertThat(refutation.isPresent()).isEqualTo(!mates);
            refutation.ifPresent(found -> assertHolds(root, root.sideToMove(), found));
        }
    }

    @Test
    void refutesShorterMatesInWinAtChess() {
        List<Epd> lines = SuiteLines.of(Suite.MATE_WAC_80)
                .filter(line -> line.mateLength() == 2 || line.mateLength() == 3)
                .toList();
        assertThat(lines).hasSizeGreaterThan(20);
        for (Epd line : lines) {
            Position root = line.position();
            int moves = line.mateLength() - 1;
            Optional<MateRefutation> refutation = refute(root, root.sideToMove(), moves);
            assertThat(refutation).as(line.id()).isPresent();
            assertHolds(root, root.sideToMove(), refutation.get());
            assertThat(refute(root, root.sideToMove(), 1)).as(line.id()).isPresent();
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "6k1/8/R7/8/8/8/8/1R4K1 b - - 0 1",
                "7k/R7/8/8/8/8/8/1R4K1 b - - 98 100",
                "7k/R7/8/8/8/8/8/1R4K1 b - - 99 100",
                "7k/R7/8/8/8/8/8/1R4K1 b - - 100 100",
                "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
                "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1",
            })
    void refutesForTheSideThatIsToDefend(String fen) {
        Position root = Positions.of(fen);
        int attacker = root.sideToMove() ^ 1;
        for (int moves = 1; moves <= SHORT; moves++) {
            Optional<MateRefutation> refutation = refute(root, attacker, moves);
            assertThat(refutation.isPresent()).isEqualTo(!MateOracle.isMated(root, moves));
            refutation.ifPresent(found -> assertHolds(root, attacker, found));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "7k/8/8/8/8/8/R7/1R4K1 w - - 97 100",
                "7k/8/8/8/8/8/R7/1R4K1 w - - 98 100",
                "7k/8/8/8/8/8/R7/1R4K1 w - - 99 100",
                "6k1/5ppp/8/8/8/8/8/R5K1 w - - 99 100",
            })
    void knowsTheFiftyMoves(String fen) {
        Position root = Positions.of(fen);
        Optional<MateRefutation> refutation = refute(root, root.sideToMove(), 2);
        assertThat(refutation.isPresent()).isEqualTo(!MateOracle.mates(root, 2));
        refutation.ifPresent(found -> assertHolds(root, root.sideToMove(), found));
    }

    @Test
    void knowsTheGame() {
        Position root = Positions.of("7k/8/8/8/8/8/R7/1R4K1 w - - 0 1");
        assertThat(refute(root, root.sideToMove(), 2)).isEmpty();
        String there = "a2a7 h8g8 a7a2 g8h8 b1b7 h8g8 b7b1 g8h8 ";
        Positions.play(root, there + there);
        Optional<MateRefutation> refutation = refute(root, root.sideToMove(), 2);
        assertThat(refutation.isPresent()).isEqualTo(!MateOracle.mates(root, 2));
        refutation.ifPresent(found -> assertHolds(root, root.sideToMove(), found));
    }

    @Test
    void refutesALongerMate() {
        refutesLongerMates(longerMates().subList(0, 1));
    }

    @Test
    @Tag("slow")
    void refutesLongerMates() {
        refutesLongerMates(longerMates());
    }

    /** Positions for which exhaustive search is too slow. */
    private static List<Epd> longerMates() {
        List<Epd> lines = SuiteLines.of(Suite.MATE_WAC_80)
                .filter(line -> line.mateLength() == 4 || line.mateLength() == 5)
                .toList();
        assertThat(lines).hasSizeGreaterThan(5);
        return lines;
    }

    private static void refutesLongerMates(List<Epd> lines) {
        for (Epd line : lines) {
            Position root = line.position();
            Optional<MateRefutation> refutation = refute(root, root.sideToMove(), line.mateLength() - 1);
            assertThat(refutation).as(line.id()).isPresent();
            assertHolds(root, root.sideToMove(), refutation.get());
            assertThat(answer(root, line.mateLength(), MOST, SearchControl.unlimited())
                            .verdict())
                    .as(line.id())
                    .isEqualTo(Refuter.RefutationVerdict.MATES);
        }
    }

    @Test
    void refusesToFillDisks() {
        Position root = Positions.of(MATE_IN_THREE);
        assertThat(answer(root, 2, 18, SearchControl.unlimited()))
                .isEqualTo(new Refuter.Answer(Refuter.RefutationVerdict.TOO_LARGE, Optional.empty()));
        assertThat(answer(root, 2, 19, SearchControl.unlimited()).verdict())
                .isEqualTo(Refuter.RefutationVerdict.REFUTED);
    }

    @Test
    void endsWhenTold() {
        SearchControl control = SearchControl.unlimited();
        control.stop();
        assertThat(answer(Positions.of(MATE_IN_THREE), 2, MOST, control))
                .isEqualTo(new Refuter.Answer(Refuter.RefutationVerdict.UNDECIDED, Optional.empty()));
    }

    @Test
    void refusesWhatIsNoNumberOfMoves() {
        Position root = Positions.of(MATE_IN_THREE);
        assertThatThrownBy(() -> refute(root, 0, ProofNumberPlayer.MAX_BOUND + 1))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> refute(root, 0, 0)).isInstanceOf(IllegalArgumentException.class);
    }

    private static Optional<MateRefutation> refute(Position root, int attacker, int moves) {
        return Refuter.refute(root, attacker, moves, MOST, SearchControl.unlimited())
                .refutation();
    }

    private static Refuter.Answer answer(Position root, int moves, int most, SearchControl control) {
        return Refuter.refute(root, root.sideToMove(), moves, most, control);
    }

    private static void assertHolds(Position root, int attacker, MateRefutation refutation) {
        assertThatCode(() -> RefutationChecker.check(root, attacker, refutation))
                .doesNotThrowAnyException();
    }
}
