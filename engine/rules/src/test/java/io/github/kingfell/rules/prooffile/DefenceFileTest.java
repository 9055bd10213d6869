package io.github.kingfell.rules.prooffile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.kingfell.rules.check.DefenceCertificate;
import io.github.kingfell.rules.check.DefenceChecker;
import io.github.kingfell.rules.check.DefenceProof;
import io.github.kingfell.rules.check.RejectedProofException;
import io.github.kingfell.rules.testkit.Positions;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Reads and writes files which say that a side never mates. */
class DefenceFileTest {
    /** Black's king stays in front of the pawn. */
    private static final String TEXT = Proofs.sealed("""
            kingfell-proof 1
            fen k7/P7/1K6/8/8/8/8/8 b - - 0 1
            claim never mated
            defence 0
            end 00000000
            """);

    private static final String LONGER = Proofs.sealed("""
            kingfell-proof 1
            fen k7/8/K7/P7/8/8/8/8 b - - 0 1
            claim never mated
            defence 4
            1k6/8/K7/P7/8/8/8/8 - -
            k7/8/1K6/P7/8/8/8/8 - -
            1k6/8/1K6/P7/8/8/8/8 - -
            k7/8/KP6/8/8/8/8/8 - -
            end 00000000
            """);

    private static DefenceFile read(String text) throws Exception {
        return (DefenceFile) ProofFileReader.read(new ByteArrayInputStream(text.getBytes(StandardCharsets.US_ASCII)));
    }

    private static String written(DefenceCertificate certificate) throws Exception {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ProofFileWriter.write(certificate, out);
        return out.toString(StandardCharsets.US_ASCII);
    }

    @Test
    void comesBackAsItWas() throws Exception {
        DefenceCertificate certificate = read(TEXT).check();
        assertThat(certificate.inWords()).isEqualTo("never mated");
        assertThat(written(certificate)).isEqualTo(TEXT);
        DefenceProof turned = new DefenceProof(0, List.of());
        String bare =
                written(DefenceChecker.check(Positions.of("8/8/8/4k3/8/8/7r/K7 w - - 0 1"), turned, done -> true));
        assertThat(bare).contains("claim no mate\ndefence 0\n");
        assertThat(written(read(bare).check())).isEqualTo(bare);
    }

    @Test
    void aSetWithAHoleDoesNotHold() {
        assertThatThrownBy(() -> read(LONGER).check())
                .isInstanceOf(RejectedProofException.class)
                .hasMessageContaining("no reply leads to a position of the list");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "defence 0   | defence 1    | not pieces, castling rights",
                "defence 0   | defence x    | not a number",
                "defence 0   | defence      | is missing",
                "defence 0   | defence 99999999 | do not fit into memory",
                "never mated | never mates  | the claim is not mate",
                "never mated | no mate 3    | not the first line of a refutation",
            })
    void aMalformedFileIsUnreadable(String original, String malformed, String reason) {
        assertThat(TEXT).contains(original);
        String text = Proofs.sealed(TEXT.replace(original, malformed));
        assertThatThrownBy(() -> read(text))
                .isInstanceOf(UnreadableProofException.class)
                .hasMessageContaining(reason);
    }

    /** Black to move would be in check; two kings; no king. */
    @ParameterizedTest
    @ValueSource(strings = {"8/8/1k6/1R6/8/8/8/K7 - -", "kK6/8/8/8/8/8/8/8 - -", "8/8/8/8/8/8/8/8 - -", "8/8 - -"})
    void whatIsNoPositionIsRejected(String line) {
        String text = Proofs.sealed(LONGER.replace("1k6/8/K7/P7/8/8/8/8 - -", line));
        assertThatThrownBy(() -> read(text))
                .isInstanceOf(RejectedProofException.class)
                .hasMessageStartingWith("line 5: ");
    }

    @Test
    void moreLinesThanAnnounced() {
        String text = Proofs.sealed(LONGER.replace("defence 4", "defence 3"));
        assertThatThrownBy(() -> read(text)).hasMessageContaining("more than 3 positions");
    }
}
