package io.github.kingfell.tables.distance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.certificate.Automaton;
import io.github.kingfell.rules.certificate.Placements;
import io.github.kingfell.rules.check.CertificateChecker;
import io.github.kingfell.rules.check.CertificateChecker.CertificateVerdict;
import io.github.kingfell.tables.census.TableStatistics;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Strategies made from tables are judged by the rules alone. */
class TableCertificateTest {
    @Test
    void everyPositionOfKrk() {
        Automaton automaton = TableCertificate.of(
                SharedTables.probe("KRK"),
                new Placements("KRK"),
                percent -> assertThat(percent).isBetween(0, 99));
        assertThat(automaton.positions()).isEqualTo(21_959);
        assertThat(automaton.longest()).isEqualTo(16);
        CertificateVerdict verdict = CertificateChecker.check(automaton, 1);
        assertThat(verdict.holds()).isTrue();
        assertThat(verdict.repetitions()).isEmpty();
    }

    @Test
    void withoutATableThereIsNone() {
        assertThatIllegalStateException()
                .isThrownBy(
                        () -> TableCertificate.of(position -> TableProbe.UNKNOWN, new Placements("KRK"), percent -> {}))
                .withMessage("no table of KRK");
    }

    /**
     * The rules alone judge every won position, and that no other is won. The lengths are the known ones, and no
     * position that the table counts as won is left out. One position less, one move changed, and one length changed
     * are noticed.
     */
    @Tag("slow")
    @ParameterizedTest
    @CsvSource({"KQKR, 35", "KRKN, 40", "KRKB, 29"})
    void everyPositionAgainstAPiece(String material, int longest) {
        Placements placements = new Placements(material);
        Automaton automaton = TableCertificate.of(SharedTables.probe(material), placements, percent -> {});
        assertThat(automaton.longest()).isEqualTo(longest);
        assertThat(CertificateChecker.check(automaton, 2).faults()).isEmpty();
        assertThat(IntStream.range(0, automaton.positions())
                        .map(automaton::number)
                        .filter(number -> placements.material(number).equals(material))
                        .mapToLong(number -> images(number, placements))
                        .sum())
                .isEqualTo(TableStatistics.of(SharedTables.built(material), 2)
                        .of(Color.WHITE)
                        .wins());
        Parts parts = Parts.of(automaton);
        int middle = automaton.positions() / 2;
        assertThat(CertificateChecker.check(parts.without(middle), 2).holds()).isFalse();
        assertThat(CertificateChecker.check(parts.with(middle, parts.moves()[middle], parts.lengths()[middle] - 1), 2)
                        .holds())
                .isFalse();
        assertThat(CertificateChecker.check(parts.with(middle, 200, parts.lengths()[middle]), 2)
                        .holds())
                .isFalse();
    }

    private static long images(int number, Placements placements) {
        return IntStream.range(0, placements.symmetries(number))
                .map(symmetry -> placements.turned(symmetry, number))
                .distinct()
                .count();
    }

    /** The lists of a strategy without variants. */
    private record Parts(Placements placements, int[] numbers, int[] moves, int[] lengths) {
        static Parts of(Automaton automaton) {
            IntStream states = IntStream.range(0, automaton.positions());
            return new Parts(
                    automaton.placements(),
                    states.map(automaton::number).toArray(),
                    IntStream.range(0, automaton.positions())
                            .map(automaton::moveIndex)
                            .toArray(),
                    IntStream.range(0, automaton.positions())
                            .map(automaton::length)
                            .toArray());
        }

        Automaton without(int index) {
            int[] kept = IntStream.range(0, numbers.length)
                    .filter(other -> other != index)
                    .toArray();
            return automaton(kept, moves, lengths);
        }

        Automaton with(int index, int move, int length) {
            int[] changedMoves = moves.clone();
            int[] changedLengths = lengths.clone();
            changedMoves[index] = move;
            changedLengths[index] = length;
            return automaton(IntStream.range(0, numbers.length).toArray(), changedMoves, changedLengths);
        }

        private Automaton automaton(int[] kept, int[] moves, int[] lengths) {
            byte[] move = new byte[kept.length];
            byte[] length = new byte[kept.length];
            for (int i = 0; i < kept.length; i++) {
                move[i] = (byte) moves[kept[i]];
                length[i] = (byte) lengths[kept[i]];
            }
            int[] there = IntStream.of(kept).map(index -> numbers[index]).toArray();
            return new Automaton(placements, true, there, new int[0], move, length, new int[0], new short[0]);
        }
    }
}
