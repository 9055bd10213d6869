package io.github.kingfell.rules.prooffile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.kingfell.rules.check.MateCertificate;
import io.github.kingfell.rules.check.MateOracle;
import io.github.kingfell.rules.check.RejectedProofException;
import io.github.kingfell.rules.notation.Fen;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Changes files in many ways; each is refused with a message, never with another exception. */
class TamperedProofTest {
    private static final MateCertificate MATE = Proofs.mate(Proofs.THREE, 3);
    private static final String TEXT = Proofs.text(MATE, Proofs.refutation(MATE));

    @TempDir
    private Path folder;

    /** The result for a changed file. */
    private enum Verdict {
        HOLDS,
        DOES_NOT_HOLD,
        UNREADABLE
    }

    private static MateProofFile mate(Path file) throws IOException, UnreadableProofException, RejectedProofException {
        return (MateProofFile) ProofFileReader.read(file);
    }

    @Test
    void everyChangedByteIsDamage() throws Exception {
        byte[] bytes = TEXT.getBytes(StandardCharsets.US_ASCII);
        for (int i = 0; i < bytes.length - 1; i++) {
            byte[] changed = bytes.clone();
            changed[i] ^= 1;
            assertThat(verdict(changed)).as("byte %s", i).isEqualTo(Verdict.UNREADABLE);
        }
    }

    @Test
    void everyTruncationIsDamage() throws Exception {
        byte[] bytes = TEXT.getBytes(StandardCharsets.US_ASCII);
        for (int length = 0; length < bytes.length - 1; length++) {
            assertThat(verdict(Arrays.copyOf(bytes, length))).isEqualTo(Verdict.UNREADABLE);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                // other moves for the attacker, legal and not
                "- b4c3 3      | - b4b3 3      | not legal",
                "- b4c3 3      | - a1a1 3      | not legal",
                "- b4c3 3      | - - 3         | not legal",
                "a1a2 g4a4 0   | a1a2 g4g2 0   | replies",
                "a1a2 g4a4 0   | a1a2 - 0      | not legal",
                // other replies
                "a2b1 g4a4 1   | a2a1 g4a4 1   | not legal",
                "a2b1 g4a4 1   | a2b2 g4a4 1   | not legal",
                "a2a3 c3c2 1   | a2a1 c3c2 1   | not legal",
                // dropped replies
                "a2a1 c3c2 1   | a2a1 c3c2 0   | not legal",
                // too many of them
                "a1a2 g4a4 0   | a1a2 g4a4 5   | there are 0",
                "a2a1 c3c2 1   | a2a1 c3c2 99999999 | there are 1",
                // other references
                "a3a2 =3       | a3a2 =1       | comes back",
                "a3a2 =3       | a3a2 =2       | ''",
                "a3a2 =3       | a3a2 =6       | comes back",
                // other claims
                "claim mate 3  | claim mate 2  | the claim is mate in 2",
                "claim mate 3  | claim mate 4  | the proof is of mate in 3",
                "claim mate 3  | claim mated 3 | the claim is mated in 3",
                "claim mate 3  | claim mated 0 | the claim is checkmate",
                "refutation 2  | refutation 1  | refutation",
                "refutation 2  | refutation 3  | refutation",
                "refutation 2  | refutation 0  | refutation",
                // other positions
                "1K4R1 | 2K3R1 | ''",
                "k7/8 w | k7/8 b | not legal",
                "w - - 0 1 | w - - 96 99 | claim",
                // the refutation
                "b4a4 a2a1 0 | b4a4 - 0    | not legal",
                "b4a4 a2a1 0 | b4a4 a2b1 1 | ''",
                "g4g1 a2b2 0 | g4g1 a2b3 0 | ''",
                "g4g8 a2a1 0 | g4g7 a2a1 0 | answered twice",
                "- - 18      | - b4a4 18   | ''",
            })
    void aForgedFileDoesNotHold(String original, String forged, String reason) throws Exception {
        assertThat(TEXT).contains(original);
        Path file = write(Proofs.sealed(TEXT.replace(original, forged)).getBytes(StandardCharsets.US_ASCII));
        assertThatThrownBy(() -> mate(file).check())
                .isInstanceOf(RejectedProofException.class)
                .hasMessageContaining(reason);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "kingfell-proof 1 | kingfell-proof 2 | version \"2\"",
                "kingfell-proof 1 | kingfell-proof | not a proof file",
                "kingfell-proof 1 | kingfell-proof 1 1 | version",
                "kingfell-proof 1 | something 1 | not a proof file",
                "fen 8 | fen 9 | line 2: ",
                "fen 8 | fin 8 | \"fen ...\" is missing",
                "1K4R1 | 1K4K1 | illegal position",
                "claim mate 3 | claim mate | not mate, mated",
                "claim mate 3 | claim mate x | not a number",
                "claim mate 3 | claim mate -3 | not a number",
                "claim mate 3 | claim mate 0 | not a number of moves",
                "claim mate 3 | claim mate 501 | not a number of moves",
                "claim mate 3 | claim mate 99999999999999999999 | not a number",
                "claim mate 3 | claim draw | not mate, mated",
                "proof 6 | proof 0 | number of nodes",
                "proof 6 | proof 5 | more nodes",
                "proof 6 | proof 7 | ends after 6 of 7",
                "proof 6 | proof 99999999 | number of nodes",
                "proof 6 | proof 999999999999 | not a number",
                "proof 6 | poof 6 | \"proof ...\" is missing",
                "- b4c3 3 | a2a1 b4c3 3 | first node",
                "- b4c3 3 | - =1 | first node",
                "- b4c3 3 | - b4c3 -3 | not a number",
                "- b4c3 3 | - b4c3 | not a node",
                "- b4c3 3 | - b4c3 3 3 | not a node",
                "- b4c3 3 | - b4c9 3 | not a move",
                "- b4c3 3 | - b4c3k 3 | not a move",
                "- b4c3 3 | - Kc3 3 | not a move",
                "- b4c3 3 | '' | not a node",
                "a2b1 g4a4 1 | a2b1 - 1 | nothing can follow",
                "a3a2 =3 | a3a2 =0 | no node",
                "a3a2 =3 | a3a2 =7 | no node",
                "a3a2 =3 | a3a2 = | not a number",
                "a3a2 =3 | a3a2 =99999999 | no node",
                "refutation 2 19 | refutation 2 | refutation",
                "refutation 2 19 | refutation 2 18 | more nodes",
                "refutation 2 19 | refutation x 19 | not a number",
                "refutation 2 19 | bonus 2 19 | neither a refutation nor the end",
            })
    void aMalformedFileIsUnreadable(String original, String malformed, String reason) throws Exception {
        assertThat(TEXT).contains(original);
        Path file = write(Proofs.sealed(TEXT.replace(original, malformed)).getBytes(StandardCharsets.US_ASCII));
        assertThatThrownBy(() -> ProofFileReader.read(file))
                .isInstanceOf(UnreadableProofException.class)
                .hasMessageContaining(reason);
    }

    @ParameterizedTest
    @ValueSource(strings = {"\n", "x", " ", "end 00000000\n", "a2a1 c3c2 1\n", "\0"})
    void nothingMayFollow(String garbage) throws Exception {
        assertThat(verdict((TEXT + garbage).getBytes(StandardCharsets.US_ASCII)))
                .isEqualTo(Verdict.UNREADABLE);
    }

    @Test
    void droppedDoubledAndSwappedLines() throws Exception {
        List<String> lines = TEXT.lines().toList();
        for (int i = 0; i < lines.size() - 1; i++) {
            List<String> dropped = new ArrayList<>(lines);
            dropped.remove(i);
            assertThat(verdict(dropped)).as("without line %s", i + 1).isNotEqualTo(Verdict.HOLDS);
            List<String> doubled = new ArrayList<>(lines);
            doubled.add(i, lines.get(i));
            assertThat(verdict(doubled)).as("line %s twice", i + 1).isNotEqualTo(Verdict.HOLDS);
        }
        // The order of the replies has no meaning and is free; the rest has a fixed place.
        List<String> swapped = new ArrayList<>(lines);
        Collections.swap(swapped, 4, 5);
        assertThat(verdict(swapped)).isNotEqualTo(Verdict.HOLDS);
    }

    @Test
    void whatIsAcceptedIsTrue() throws Exception {
        Random random = new Random(3);
        int refused = 0;
        for (int run = 0; run < 600; run++) {
            List<String> lines = new ArrayList<>(TEXT.lines().toList());
            for (int changes = 1 + random.nextInt(2); changes > 0; changes--) {
                int line = 1 + random.nextInt(lines.size() - 2);
                lines.set(line, changed(lines.get(line), random));
            }
            if (verdict(lines) == Verdict.HOLDS) {
                MateProofFile file = mate(folder.resolve("proof"));
                MateCertificate mate = file.check();
                assertThat(MateOracle.mates(Fen.parse(file.fen()), mate.moves()))
                        .as(file.fen())
                        .isTrue();
                assertThat(file.saysShortest() && MateOracle.mates(Fen.parse(file.fen()), mate.moves() - 1))
                        .as(file.fen())
                        .isFalse();
            } else {
                refused++;
            }
        }
        assertThat(refused).isGreaterThan(400);
    }

    @Test
    void junk() throws Exception {
        Random random = new Random(4);
        for (int run = 0; run < 200; run++) {
            byte[] bytes = new byte[random.nextInt(2000)];
            random.nextBytes(bytes);
            assertThat(verdict(bytes)).isEqualTo(Verdict.UNREADABLE);
            byte[] head = TEXT.substring(0, random.nextInt(TEXT.length())).getBytes(StandardCharsets.US_ASCII);
            System.arraycopy(head, 0, bytes, 0, Math.min(head.length, bytes.length));
            assertThat(verdict(bytes)).isEqualTo(Verdict.UNREADABLE);
        }
        assertThat(verdict(new byte[10_000_000])).isEqualTo(Verdict.UNREADABLE);
        assertThat(verdict("x".repeat(10_000_000).getBytes(StandardCharsets.US_ASCII)))
                .isEqualTo(Verdict.UNREADABLE);
    }

    /** A branch as deep as the file likes must not break the reader. */
    @Test
    void endlessDepth() throws Exception {
        StringBuilder text = new StringBuilder("kingfell-proof 1\nfen 8/8/8/8/8/k7/7R/K7 w - - 0 1\nclaim mate 3\n");
        text.append("proof 100000\n- h2h3 5\n");
        String[] there = {"a3a4 h3h2 5\n", "a4a3 h2h3 5\n"};
        for (int i = 0; i < 99_999; i++) {
            text.append(there[i & 1]);
        }
        assertThat(verdict(Proofs.sealed(text.toString()).getBytes(StandardCharsets.US_ASCII)))
                .isEqualTo(Verdict.DOES_NOT_HOLD);
    }

    @Test
    void noFileAtAll() {
        assertThatThrownBy(() -> ProofFileReader.read(folder.resolve("nothing")))
                .isInstanceOf(UnreadableProofException.class)
                .hasMessageContaining("no such file");
        assertThatThrownBy(() -> ProofFileReader.read(folder))
                .isInstanceOf(UnreadableProofException.class)
                .hasMessageContaining("not a file");
    }

    @Test
    void aRefutationForAnotherProof() throws Exception {
        MateCertificate two = Proofs.mate("7k/8/8/8/8/8/R7/1R4K1 w - - 0 1", 2);
        String text = Proofs.text(two, Optional.empty());
        String tail = TEXT.substring(TEXT.indexOf("refutation"));
        String forged = text.substring(0, text.indexOf("end ")) + tail;
        assertThat(verdict(forged.lines().toList())).isEqualTo(Verdict.DOES_NOT_HOLD);
    }

    private static String changed(String line, Random random) {
        String letters = "abcdefgh12345678-= wbkKQRr/0";
        int at = random.nextInt(line.length());
        return line.substring(0, at)
                + letters.charAt(random.nextInt(letters.length()))
                + line.substring(at + random.nextInt(2));
    }

    private Verdict verdict(List<String> lines) throws IOException {
        return verdict(Proofs.sealed(String.join("\n", lines) + "\n").getBytes(StandardCharsets.US_ASCII));
    }

    private Verdict verdict(byte[] bytes) throws IOException {
        try {
            mate(write(bytes)).check();
            return Verdict.HOLDS;
        } catch (RejectedProofException e) {
            assertThat(e.getMessage()).isNotBlank();
            return Verdict.DOES_NOT_HOLD;
        } catch (UnreadableProofException e) {
            assertThat(e.getMessage()).isNotBlank();
            return Verdict.UNREADABLE;
        }
    }

    private Path write(byte[] bytes) throws IOException {
        return Files.write(folder.resolve("proof"), bytes);
    }
}
