package io.github.kingfell.tables.pawnending;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.DefenceCertificate;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.prooffile.DefenceFile;
import io.github.kingfell.rules.prooffile.ProofFileReader;
import io.github.kingfell.rules.prooffile.ProofFileWriter;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The fortresses of {@code fortresses.txt}: each has a proof file that is accepted, and a neighbour that has none. */
class FortressListTest {
    /**
     * @param isDear takes seconds
     * @param defender the side that holds
     */
    record Entry(boolean isDear, String fen, int defender, String neighbour, String judge, String source) {
        static Entry of(String line) {
            String[] fields = line.split("; ");
            assertThat(fields).as(line).hasSize(6);
            int defender = fields[2].equals("White") ? Color.WHITE : Color.BLACK;
            return new Entry(fields[0].equals("slow"), fields[1], defender, fields[3], fields[4], fields[5]);
        }
    }

    private static List<Entry> all() {
        try (InputStream in = FortressListTest.class.getResourceAsStream("fortresses.txt")) {
            String text = new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
            return text.lines()
                    .filter(line -> !line.startsWith("#") && !line.isBlank())
                    .map(Entry::of)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static Stream<Entry> cheap() {
        return all().stream().filter(entry -> !entry.isDear);
    }

    static Stream<Entry> dear() {
        return all().stream().filter(Entry::isDear);
    }

    @ParameterizedTest
    @MethodSource("cheap")
    void aFortressIsProvedAndItsNeighbourIsNot(Entry entry) throws Exception {
        isProved(entry);
        Position neighbour = Fen.parse(entry.neighbour);
        assertThat(ProvedFortress.find(neighbour, entry.defender, () -> false)).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("dear")
    @Tag("slow")
    void aDearFortressIsProvedAndItsNeighbourIsNot(Entry entry) throws Exception {
        aFortressIsProvedAndItsNeighbourIsNot(entry);
    }

    /** The file is written, read again, and checked, as {@code proof check} does. */
    private static void isProved(Entry entry) throws Exception {
        Position position = Fen.parse(entry.fen);
        ProvedFortress found =
                ProvedFortress.find(position, entry.defender, () -> false).orElseThrow();
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        ProofFileWriter.write(found.certificate(), file);
        DefenceFile read = (DefenceFile) ProofFileReader.read(new ByteArrayInputStream(file.toByteArray()));
        DefenceCertificate checked = read.check();
        assertThat(checked.proof().attacker()).isEqualTo(Color.opponent(entry.defender));
        assertThat(checked.proof().positions()).hasSize(found.size());
        assertThat(checked.answered()).isPositive();
    }

    @Test
    void theListIsWhole() {
        assertThat(all()).hasSize(20).doesNotHaveDuplicates();
        assertThat(all()).extracting(Entry::neighbour).doesNotHaveDuplicates();
        assertThat(all()).filteredOn(entry -> entry.source.equals("own")).hasSize(10);
        assertThat(all()).filteredOn(entry -> entry.defender == Color.WHITE).hasSizeGreaterThan(3);
        assertThat(all()).allSatisfy(entry -> assertThat(entry.judge).isNotBlank());
    }
}
