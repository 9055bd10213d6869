package io.github.kingfell.workbench.mate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.kingfell.prover.tree.GainProver;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.GainCertificate;
import io.github.kingfell.rules.check.RejectedProofException;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.prooffile.GainProofFile;
import io.github.kingfell.rules.prooffile.ProofFileReader;
import io.github.kingfell.rules.prooffile.ProofFileWriter;
import io.github.kingfell.rules.prooffile.Proofs;
import io.github.kingfell.rules.prooffile.UnreadableProofException;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.search.SearchControl;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A true proof of a gain survives writing and reading; a forged one is refused. */
class GainProofFileTest {
    private static final String FORK = "8/8/8/1q3k2/8/1P3N2/8/K7 w - - 0 1";

    @TempDir
    private Path folder;

    private static GainCertificate gain(String fen, int points, int patience) {
        Position root = Positions.of(fen);
        return new GainProver(8)
                .search(root, points, patience, 10, SearchControl.unlimited(), 100_000)
                .gain()
                .orElseThrow();
    }

    private static String text(GainCertificate gain) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ProofFileWriter.write(gain, out);
        return out.toString(StandardCharsets.US_ASCII);
    }

    private GainProofFile read(String text) throws IOException, UnreadableProofException, RejectedProofException {
        Path file = Files.writeString(folder.resolve("gain"), text, StandardCharsets.US_ASCII);
        return (GainProofFile) ProofFileReader.read(file);
    }

    @ParameterizedTest
    @CsvSource({"0", "1", "2"})
    void aFileSaysWhatWasProved(int patience) throws Exception {
        GainCertificate gain = gain(FORK, 9, patience);
        GainProofFile file = read(text(gain));
        assertThat(file.fen()).isEqualTo(FORK);
        assertThat(file.proof().points()).isEqualTo(9);
        assertThat(file.proof().patience()).isEqualTo(patience);
        GainCertificate again = file.check();
        assertThat(Fen.format(again.root())).isEqualTo(FORK);
        assertThat(again.line()).hasSameSizeAs(gain.line());
        assertThat(GainProofFile.inWords(again)).startsWith("a gain of at least 9 points, kept against every capture");
    }

    @Test
    void aMateIsNamed() throws Exception {
        GainCertificate gain = gain("k7/8/1K6/8/8/8/8/7R w - - 0 1", 50, 1);
        assertThat(GainProofFile.inWords(read(text(gain)).check())).isEqualTo("mate");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "claim gain 9 patience 0 | claim gain 10 patience 0 | replies are answered",
                "claim gain 9 patience 0 | claim gain 9 patience 1  | replies are answered",
                "1q3k2 | 1r3k2 | replies are answered",
                "1q3k2 | 1q3kb1 | ''",
                "- f3d4 7 | - f3e5 7 | ''",
                "f5e4 d4b5 0 | f5e4 d4c2 0 | replies are answered",
                "f5e4 d4b5 0 | f5e5 d4b5 0 | ''",
                "w - - 0 1 | w - - 98 90 | claim a draw",
            })
    void aForgedProofDoesNotHold(String original, String forged, String reason) throws Exception {
        String text = text(gain(FORK, 9, 0));
        assertThat(text).contains(original);
        assertThatThrownBy(() ->
                        read(Proofs.sealed(text.replace(original, forged))).check())
                .isInstanceOf(RejectedProofException.class)
                .hasMessageContaining(reason);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "claim gain 9 patience 0 | claim gain 9 | the claim is not of the form",
                "claim gain 9 patience 0 | claim gain 9 quiet 0 | the claim is not of the form",
                "claim gain 9 patience 0 | claim gain 0 patience 0 | not from 1",
                "claim gain 9 patience 0 | claim gain 201 patience 0 | not from 1",
                "claim gain 9 patience 0 | claim gain 9 patience 10 | not from 1",
                "claim gain 9 patience 0 | claim gain x patience 0 | not a number",
                "claim gain 9 patience 0 | claim win 9 | not mate, mated, gain",
                "proof 8 | proof 9 | ends after 8 of 9",
            })
    void aMalformedFileIsUnreadable(String original, String changed, String reason) throws Exception {
        String text = text(gain(FORK, 9, 0));
        assertThat(text).contains(original);
        assertThatThrownBy(() -> read(Proofs.sealed(text.replace(original, changed))))
                .isInstanceOf(UnreadableProofException.class)
                .hasMessageContaining(reason);
    }

    /** After random exchanges of moves the proof is refused, or is another true proof; no other exception occurs. */
    @Test
    void shuffledMovesAreRefused() throws Exception {
        String[] lines = text(gain(FORK, 9, 1)).split("\n");
        Random random = new Random(9);
        int refused = 0;
        for (int i = 0; i < 300; i++) {
            String[] changed = lines.clone();
            int at = 4 + random.nextInt(lines.length - 5);
            int other = 4 + random.nextInt(lines.length - 5);
            changed[at] = lines[other];
            changed[other] = lines[at];
            try {
                read(Proofs.sealed(String.join("\n", changed) + "\n")).check();
            } catch (RejectedProofException | UnreadableProofException e) {
                refused++;
            }
        }
        assertThat(refused).isGreaterThan(200);
    }
}
