package io.github.kingfell.rules.prooffile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.MateRefutation;
import io.github.kingfell.rules.check.RejectedProofException;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.testkit.Positions;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Reads and writes files with a refutation only. */
class NoMateFileTest {
    private static final String TEXT = text(Proofs.THREE, 2);

    @ParameterizedTest
    @CsvSource({
        "8/8/8/8/1K4R1/8/k7/8 w - - 0 1, 1",
        "8/8/8/8/1K4R1/8/k7/8 w - - 0 1, 2",
        // Fifty moves without a capture come first.
        "8/8/8/8/1K4R1/8/k7/8 w - - 96 99, 3",
        "k7/P7/K7/8/8/8/8/8 w - - 0 1, 4",
        // Castling, also in Chess960.
        "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1, 2",
        "1r1k3r/8/8/8/8/8/8/1R1K3R w KQkq - 0 1, 2",
        // A side without moves has no mate.
        "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1, 2",
        "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1, 2",
    })
    void comesBackAsItWas(String fen, int moves) throws Exception {
        String text = text(fen, moves);
        NoMateFile read = read(text);
        assertThat(read.moves()).isEqualTo(moves);
        Position root = read.check();
        assertThat(Fen.format(root)).isEqualTo(fen);
        assertThat(text(root, read.refutation())).isEqualTo(text);
    }

    @Test
    void theFormatIsTheDocumentedOne() throws Exception {
        assertThat(TEXT.lines().limit(7))
                .containsExactly(
                        "kingfell-proof 1",
                        "fen " + Proofs.THREE,
                        "claim no mate 2",
                        "refutation 2 19",
                        "- - 18",
                        "b4c3 a2a1 0",
                        "b4a4 a2a1 0");
        assertThat(TEXT).contains("g4g8 a2a1 0\nend ");
        assertThat(read(TEXT).nodes()).isEqualTo(19);
        assertThat(read(TEXT).answered()).isEqualTo(18);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "claim no mate 2 | claim no mate 1 | the claim is no mate in 1",
                "claim no mate 2 | claim no mate 3 | the refutation is of a mate in 2",
                "refutation 2 19 | refutation 1 19 | the claim is no mate in 2",
                "g4g8 a2a1 0     | g4g7 a2a1 0     | answered twice",
                "g4g8 a2a1 0     | g4g8 a2a4 0     | not legal",
                "b4a4 a2a1 0     | b4a4 - 0        | not legal",
            })
    void aForgedFileDoesNotHold(String original, String forged, String reason) {
        assertThat(TEXT).contains(original);
        String text = Proofs.sealed(TEXT.replace(original, forged));
        assertThatThrownBy(() -> read(text).check())
                .isInstanceOf(RejectedProofException.class)
                .hasMessageContaining(reason);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "claim no mate 2 | claim no mate 0  | from 1 to 500",
                "claim no mate 2 | claim no mate 501 | from 1 to 500",
                "claim no mate 2 | claim no mate x  | not a number",
                "claim no mate 2 | claim no mates   | not mate, mated, gain",
                "claim no mate 2 | claim no mate    | \"defence ...\" is missing",
                "refutation 2 19 | proof 19         | not the first line of a refutation",
                "refutation 2 19 | refutation 2 18  | more nodes",
                "refutation 2 19 | refutation 2 20  | ends after 19 of 20",
            })
    void aMalformedFileIsUnreadable(String original, String malformed, String reason) {
        String text = Proofs.sealed(TEXT.replace(original, malformed));
        assertThatThrownBy(() -> read(text))
                .isInstanceOf(UnreadableProofException.class)
                .hasMessageContaining(reason);
    }

    private static String text(String fen, int moves) {
        Position root = Positions.of(fen);
        return text(root, Proofs.refutation(root, root.sideToMove(), moves));
    }

    private static String text(Position root, MateRefutation refutation) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            ProofFileWriter.write(root, refutation, out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toString(StandardCharsets.US_ASCII);
    }

    private static NoMateFile read(String text) throws Exception {
        return (NoMateFile) ProofFileReader.read(new ByteArrayInputStream(text.getBytes(StandardCharsets.US_ASCII)));
    }
}
