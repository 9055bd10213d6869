package io.github.kingfell.rules.check;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Symmetry;
import io.github.kingfell.rules.certificate.Automaton;
import io.github.kingfell.rules.certificate.TableStrategy;
import io.github.kingfell.rules.testkit.Positions;
import java.util.Arrays;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Tampers with certificates in every way; the checker must object. */
class CertificateCheckerTest {
    private final TableStrategy strategy = TableStrategy.shortestMates();

    private String fault() {
        CertificateChecker.CertificateVerdict verdict = CertificateChecker.check(strategy.automaton(), 2);
        return verdict.holds() ? "none" : verdict.faults().get(0).what();
    }

    @Test
    void aTrueCertificateHolds() {
        CertificateChecker.CertificateVerdict verdict = CertificateChecker.check(strategy.automaton(), 2);
        assertThat(verdict.holds()).isTrue();
        assertThat(verdict.faults()).isEmpty();
        assertThat(verdict.repetitions()).isEmpty();
        assertThat(strategy.automaton().longest()).isEqualTo(16);
        assertThat(strategy.numbers).hasSize(21_959);
    }

    @Test
    void anIllegalMove() {
        strategy.moves[7000] = 100;
        assertThat(fault()).startsWith("move 100 of");
    }

    @Test
    void aLengthThatDoesNotFall() {
        strategy.lengths[7000]--;
        assertThat(fault()).contains("but after reply");
    }

    @Test
    void aMateThatIsTooFar() {
        int mate = position("k7/7R/1K6/8/8/8/8/8 w - - 0 1");
        assertThat(strategy.lengths[mate]).isEqualTo((byte) 1);
        strategy.lengths[mate] = 2;
        assertThat(fault()).isEqualTo("mates at once, but states mate in 2");
    }

    @Test
    void noLengthAtAll() {
        int mate = position("k7/7R/1K6/8/8/8/8/8 w - - 0 1");
        strategy.lengths[mate] = 0;
        assertThat(fault()).containsAnyOf("says in 0", "in 0");
    }

    @Test
    void stalemate() {
        play("k7/7R/1K6/8/8/8/8/8 w - - 0 1", "h7b7");
        assertThat(fault()).isEqualTo("stalemate");
    }

    @Test
    void aRookGivenAway() {
        play("8/8/8/8/8/2k5/7R/4K3 w - - 0 1", "h2c2");
        assertThat(CertificateChecker.check(strategy.automaton(), 1).faults())
                .anyMatch(fault -> fault.what().contains("takes a piece"));
    }

    @Test
    void aPositionLeftOut() {
        remove(7000);
        assertThat(fault()).containsAnyOf("but that state is missing", "Black cannot hold it");
    }

    /** No state leads to the missing position, so only the claim of completeness can reveal it. */
    @Test
    void aPositionLeftOutToWhichNothingLeads() {
        int start = position("8/8/8/8/8/8/R7/K1k5 w - - 0 1");
        remove(start);
        CertificateChecker.CertificateVerdict verdict = CertificateChecker.check(strategy.automaton(), 2);
        assertThat(verdict.faults()).anyMatch(fault -> fault.what().contains("Black cannot hold it"));
        strategy.complete = false;
        assertThat(CertificateChecker.check(strategy.automaton(), 2).faults())
                .noneMatch(fault -> fault.what().contains("Black cannot hold it"));
    }

    /**
     * In an empty certificate Black holds every position that is not mate in one, because he always reaches a missing
     * position.
     */
    @Test
    void nothingIsNotAllThatIsWon() {
        TableStrategy nothing = TableStrategy.shortestMates();
        Set<Integer> matesInOne = IntStream.range(0, strategy.numbers.length)
                .filter(position -> strategy.lengths[position] == 1)
                .mapToObj(position -> strategy.numbers[position])
                .collect(Collectors.toSet());
        nothing.numbers = new int[0];
        nothing.moves = new byte[0];
        nothing.lengths = new byte[0];
        CertificateChecker.CertificateVerdict verdict = CertificateChecker.check(nothing.automaton(), 2);
        assertThat(verdict.holds()).isFalse();
        assertThat(verdict.faults())
                .extracting(CertificateChecker.Finding::number)
                .containsExactlyInAnyOrderElementsOf(matesInOne);
        nothing.complete = false;
        assertThat(CertificateChecker.check(nothing.automaton(), 2).holds()).isTrue();
    }

    @Test
    void aPositionThatIsNone() {
        strategy.numbers = Arrays.copyOf(strategy.numbers, strategy.numbers.length + 1);
        strategy.moves = Arrays.copyOf(strategy.moves, strategy.numbers.length);
        strategy.lengths = Arrays.copyOf(strategy.lengths, strategy.numbers.length);
        strategy.numbers[strategy.numbers.length - 1] = strategy.placements.size() - 1;
        assertThat(fault()).isEqualTo("not a canonical legal position");
    }

    @Test
    void aVariantThatIsNotThere() {
        strategy.replies = new int[] {Automaton.reply(7000, 0)};
        strategy.variants = new short[] {1};
        assertThat(fault()).startsWith("reply 0 leads to variant 1");
    }

    @Test
    void aFreshMoveMissing() {
        strategy.moves[7000] = (byte) Automaton.NO_MOVE;
        int number = strategy.numbers[7000];
        assertThat(CertificateChecker.check(strategy.automaton(), 2).faults())
                .anyMatch(fault -> fault.number() == number && fault.what().startsWith("move 255 of "));
        strategy.lengths[7000] = 0;
        assertThat(CertificateChecker.check(strategy.automaton(), 2).faults())
                .contains(new CertificateChecker.Finding(number, 0, "no state of variant 0"));
        strategy.complete = false;
        assertThat(CertificateChecker.check(strategy.automaton(), 2).faults())
                .noneMatch(fault -> fault.number() == number);
    }

    private int position(String fen) {
        return strategy.position(Positions.of(fen));
    }

    /** Changes the move of one position. */
    private void play(String fen, String uci) {
        Position x = Positions.of(fen);
        int number = strategy.placements.number(x);
        int symmetry = strategy.placements.symmetry(number);
        Position canonical = strategy.placements.position(strategy.placements.turned(symmetry, number), Color.WHITE);
        MoveList moves = MoveList.legal(canonical);
        int move = Symmetry.applyToMove(symmetry, Positions.move(x, uci));
        strategy.moves[position(fen)] = (byte) moves.indexOf(move);
    }

    private void remove(int position) {
        strategy.numbers = without(strategy.numbers, position);
        byte[] moves = new byte[strategy.numbers.length];
        byte[] lengths = new byte[strategy.numbers.length];
        for (int i = 0; i < moves.length; i++) {
            moves[i] = strategy.moves[i < position ? i : i + 1];
            lengths[i] = strategy.lengths[i < position ? i : i + 1];
        }
        strategy.moves = moves;
        strategy.lengths = lengths;
    }

    private static int[] without(int[] values, int index) {
        int[] rest = Arrays.copyOf(values, values.length - 1);
        System.arraycopy(values, index + 1, rest, index, rest.length - index);
        return rest;
    }
}
