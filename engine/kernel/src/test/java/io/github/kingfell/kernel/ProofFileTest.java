package io.github.kingfell.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.kernel.Verdict.Kind;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks that the kernel tells a file that is no proof file from a proof that does not hold. */
class ProofFileTest {
    private static final String THREE = ProofText.resource("three");

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "kingfell-proof 1 | kingfell-proof 2 | line 1: another version",
                "kingfell-proof 1 | kingfell-proof | line 1: expected: kingfell-proof",
                "kingfell-proof 1 | kingfell-proofs 1 | line 1: expected: kingfell-proof",
                "fen 8 | fin 8 | line 2: expected: fen",
                "fen 8 | fen 9 | line 2: a rank must have piece letters and digits",
                "8/1K4R1/8 | 8/1K4R2/8 | a rank must have eight squares",
                "8/1K4R1/8 | 1K4R1/8 | a board must have eight ranks",
                "8/1K4R1/8 | 8/8/1K4R1/8 | a board must have eight ranks",
                "8/1K4R1/8 | 8/1K3KR1/8 | each side must have exactly one king",
                "8/1K4R1/8 | 8/1k4R1/8 | each side must have exactly one king",
                "8/1K4R1/8 | 8/1R4R1/8 | each side must have exactly one king",
                "k7/8 w | k7/7P w | a pawn on the first or last rank",
                "fen 8/8 | fen p7/8 | a pawn on the first or last rank",
                "1K4R1/8/k7/8 w - - | 1K6/8/k5R1/8 w - - | the side that is not to move is in check",
                "w - - 0 1 | W - - 0 1 | the side to move",
                "w - - 0 1 | w - | four to six fields",
                "w - - 0 1 | w - - 0 1 1 | four to six fields",
                "w - - 0 1 | w - -  0 1 | four to six fields",
                "w - - 0 1 | w K - 0 1 | no king and rook for castling right K",
                "w - - 0 1 | w x - 0 1 | the castling field",
                "w - - 0 1 | w - a3 0 1 | no pawn has just passed the en-passant square a3",
                "w - - 0 1 | w - a6 0 1 | no pawn has just passed the en-passant square a6",
                "w - - 0 1 | w - x 0 1 | no pawn has just passed the en-passant square x",
                "w - - 0 1 | w - - -1 1 | not a number: -1",
                "w - - 0 1 | w - - 10000 1 | not from 0 to 9999",
                "w - - 0 1 | w - - 0 10000 | not from 0 to 9999",
                "claim mate 3 | claim mate | line 3: no claim",
                "claim mate 3 | claim mate 0 | not from 1 to 500",
                "claim mate 3 | claim mate 501 | not from 1 to 500",
                "claim mate 3 | claim mated 501 | not from 0 to 500",
                "claim mate 3 | claim no mate 0 | not from 1 to 500",
                "claim mate 3 | claim gain 0 patience 1 | not from 1 to 200",
                "claim mate 3 | claim gain 201 patience 1 | not from 1 to 200",
                "claim mate 3 | claim gain 9 patience 10 | not from 0 to 9",
                "claim mate 3 | claim draw | no claim: draw",
                "claim mate 3 | claim mate 999999999 | not a number",
                "claim mate 3 | claim gain 3 patience 1 | expected: end ",
                "claim mate 3 | claim no mate 2 | expected: refutation N K",
                "proof 6 | proof 0 | not from 1 to 10000000",
                "proof 6 | proof 10000001 | not from 1 to 10000000",
                "proof 6 | proof 5 | 6 nodes, not 5",
                "proof 6 | proof 7 | 6 nodes, not 7",
                "proof 6 | proof | expected: proof K or lemmas K",
                "proof 6 | prove 6 | expected: proof K or lemmas K",
                "- b4c3 3 | a2a1 b4c3 3 | line 5: the first node must follow no move, \"-\"",
                "- b4c3 3 | - b4c3 | line 5: expected: MOVE ANSWER COUNT",
                "- b4c3 3 | - b4c3 3 3 | expected: MOVE ANSWER COUNT",
                "- b4c3 3 | - b4c9 3 | expected: MOVE ANSWER COUNT",
                "- b4c3 3 | - b4c3k 3 | expected: MOVE ANSWER COUNT",
                "- b4c3 3 | - b4c3 x | not a number: x",
                "- b4c3 3 | - b4c3 10000001 | not from 0 to 10000000",
                "- b4c3 3 | -  b4c3 3 | expected: MOVE ANSWER COUNT",
                "a2a1 c3c2 1 | a2a1  c3c2 1 | line 6: expected: MOVE ANSWER COUNT",
                "a2a1 c3c2 1 | - c3c2 1 | line 6: expected: MOVE ANSWER COUNT, or MOVE =NUMBER",
                "a3a2 =3 | a3a2 =0 | line 11: not from 1 to 6",
                "a3a2 =3 | a3a2 =7 | line 11: not from 1 to 6",
                "a3a2 =3 | a3a2 = | not a number: ",
                "a3a2 =3 | a3a2 3 | expected: MOVE ANSWER COUNT",
                "refutation 2 19 | refutation -1 19 | line 12: not a number: -1",
                "refutation 2 19 | refutation 2 18 | 19 nodes, not 18",
                "refutation 2 19 | refutation 2 | expected: end ",
                "refutation 2 19 | bonus 2 19 | expected: end ",
            })
    void aMalformedFileIsUnreadable(String original, String malformed, String reason) {
        assertThat(THREE).contains(original);
        Verdict verdict = ProofText.check(ProofText.sealed(THREE.replace(original, malformed)));
        assertThat(verdict.text()).contains(reason);
        assertThat(verdict.kind()).isEqualTo(Kind.UNREADABLE);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Kc2ka2Rg4",
                "Kc2ka2Rg4 g4a4 0",
                "Kc2ka2Rg4 g4a9",
                "Kc2 c2c3",
                "Kc2ka2Pa3Pb3Pc3Pd3Pe3 a3a4",
                "Kc2ka2Rg9 g4a4",
                "Kc2ka2Xg4 g4a4",
                "Kc2ka2Rg4/ g4a4",
            })
    void aMalformedLemmaIsUnreadable(String lemma) {
        String text = ProofText.resource("lemmas").replace("Kc2ka2Rg4 g4a4", lemma);
        Verdict verdict = ProofText.check(ProofText.sealed(text));
        assertThat(verdict).isEqualTo(new Verdict(Kind.UNREADABLE, "line 5: expected: POSITION MOVE"));
    }

    /** Every line of the file is required, so a file cut short is refused. */
    @Test
    void theFileEndsTooEarly() {
        for (String name : new String[] {"three", "lemmas"}) {
            String text = ProofText.resource(name);
            int line = 1;
            for (int end = 0; end < text.length(); end = text.indexOf('\n', end) + 1) {
                assertThat(ProofText.check(text.substring(0, end)))
                        .isEqualTo(new Verdict(Kind.UNREADABLE, "line " + line++ + ": the file ends too early"));
            }
        }
    }

    /** The result is one line and an exit code. */
    @ParameterizedTest
    @CsvSource({
        "'mate 3', 0, 'HOLDS: mate 3, no mate in 2'",
        "'mate 4', 1, 'REJECTED: the longest defence takes 3 moves'",
        "'mate x', 2, 'UNREADABLE: line 3: no claim: mate x'"
    })
    void theKernelAlone(String claim, int code, String told, @TempDir Path directory) throws IOException {
        Path file = directory.resolve("mate.proof");
        Files.writeString(file, ProofText.sealed(THREE.replace("mate 3", claim)));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        assertThat(Kernel.run(file.toString(), new PrintStream(out, true, StandardCharsets.US_ASCII)))
                .isEqualTo(code);
        assertThat(out.toString(StandardCharsets.US_ASCII).strip()).isEqualTo(told);
        Path certificate = Files.writeString(directory.resolve("mate.kfcert"), THREE);
        assertThat(Kernel.run(certificate.toString(), new PrintStream(out, true, StandardCharsets.US_ASCII)))
                .isEqualTo(2);
        assertThat(out.toString(StandardCharsets.US_ASCII).strip()).endsWith("UNREADABLE: not a certificate");
    }

    @Test
    void everyChangedByteIsDamage() {
        for (int i = 0; i < THREE.length() - 1; i++) {
            StringBuilder changed = new StringBuilder(THREE);
            changed.setCharAt(i, (char) (THREE.charAt(i) ^ 1));
            assertThat(ProofText.check(changed.toString()).kind())
                    .as("byte %s", i)
                    .isEqualTo(Kind.UNREADABLE);
        }
    }

    @Test
    void everyTruncationIsDamage() {
        for (int length = 0; length < THREE.length() - 1; length++) {
            assertThat(ProofText.check(THREE.substring(0, length)).kind()).isEqualTo(Kind.UNREADABLE);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"\n", "x", " ", "end 00000000\n", "a2a1 c3c2 1\n", "\0"})
    void nothingMayFollow(String garbage) {
        assertThat(ProofText.check(THREE + garbage).text()).endsWith("text follows the end");
    }

    @Test
    void theLastLineFeedMayBeMissingAndCarriageReturnsDoNotCount() {
        assertThat(ProofText.check(THREE.stripTrailing()).kind()).isEqualTo(Kind.HOLDS);
        assertThat(ProofText.check(THREE.replace("\n", "\r\n")).kind()).isEqualTo(Kind.HOLDS);
        assertThat(ProofText.check(THREE.replace("\n", "\r\r\n")).kind()).isEqualTo(Kind.UNREADABLE);
        assertThat(ProofText.check(THREE.stripTrailing() + "\r").kind()).isEqualTo(Kind.UNREADABLE);
    }

    @Test
    void linesHaveAtMostTwoHundredPrintableCharacters() {
        String longest = THREE.replace("claim mate 3", "claim mate " + "3".repeat(189));
        assertThat(ProofText.check(ProofText.sealed(longest)).text()).startsWith("line 3: not a number");
        assertThat(ProofText.check(ProofText.sealed(longest.replace("claim mate ", "claim mate 3")))
                        .text())
                .isEqualTo("line 3: not a line of at most 200 printable characters");
        assertThat(ProofText.check(ProofText.sealed(longest.replace("\n", "\r\n")))
                        .text())
                .startsWith("line 3: not a number");
        assertThat(ProofText.check("x".repeat(1_000_000)).kind()).isEqualTo(Kind.UNREADABLE);
        assertThat(ProofText.check(ProofText.sealed(THREE.replace("claim", "clai\u007f")))
                        .text())
                .isEqualTo("line 3: not a line of at most 200 printable characters");
    }

    @Test
    void numbersMayHaveZerosInFront() {
        assertThat(ProofText.check(ProofText.sealed(THREE.replace("mate 3", "mate 00000003")))
                        .kind())
                .isEqualTo(Kind.HOLDS);
    }

    /** A branch of any depth in the file must not break the reader. */
    @Test
    void endlessDepth() {
        String[] there = {"a3a4 h3h2 1; ", "a4a3 h2h3 1; "};
        StringBuilder nodes = new StringBuilder("proof 20000; - h2h3 1; ");
        for (int i = 1; i < 20_000; i++) {
            nodes.append(i == 19_999 ? "a3a4 h3h2 0" : there[i & 1]);
        }
        Verdict verdict = ProofText.check(ProofText.of("8/8/8/8/8/k7/7R/K7 w - - 0 1", "mate 3", nodes.toString()));
        assertThat(verdict.kind()).as(verdict.text()).isEqualTo(Kind.REJECTED);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
                "r3k2r/8/8/8/8/8/8/R3K2R w AHah -",
                "r3k2r/8/8/8/8/8/8/R3K2R w KHka - 9999 9999",
                "4k3/8/8/8/8/8/8/1RR1K1RR w GB - 0",
                "4k3/8/8/8/8/8/8/K6R w K - 0 0",
                "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
                "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1"
            })
    void positions(String fen) {
        assertThat(Fen.read(fen).position().fault()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"'', 0", "' 42', 42", "' 42 57', 42", "' 9999 0', 9999"})
    void theClockIsTheFifthField(String rest, int clock) {
        assertThat(Fen.read("4k3/8/8/8/8/8/8/4K3 w - -" + rest).clock()).isEqualTo(clock);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "4k3/8/8/8/8/8/8/RR2K3 w AB - 0 1 | castling rights for two rooks",
                "4k3/8/8/8/8/8/8/R3K3 w K - 0 1 | no king and rook for castling right K",
                "4k3/8/8/8/8/8/8/4K2R w Q - 0 1 | no king and rook for castling right Q",
                "4k3/8/8/8/8/8/K7/7R w K - 0 1 | no king and rook for castling right K",
                "4k3/8/8/8/8/8/K7/7R w Q - 0 1 | no king and rook for castling right Q",
                "4k3/8/8/8/8/8/4K3/7R w K - 0 1 | no king and rook for castling right K",
                "4k3/8/8/8/8/8/8/4K2R w k - 0 1 | no king and rook for castling right k",
                "4k3/8/8/8/8/8/8/4K2R w B - 0 1 | no king and rook for castling right B",
                "4k2r/8/8/8/8/8/8/4K2R w KHkhK - 0 1 | the castling field",
                "4k3/8/8/8/8/8/8/4K3 w - d6 0 1 | no pawn has just passed the en-passant square",
                "4k3/8/3n4/3pP3/8/8/8/4K3 w - d6 0 1 | no pawn has just passed the en-passant square",
                "4k3/3n4/8/3pP3/8/8/8/4K3 w - d6 0 1 | no pawn has just passed the en-passant square",
                "4k3/8/8/8/3pP3/8/8/4K3 w - e3 0 1 | no pawn has just passed the en-passant square",
                "rrrrkrrr/rrrrrrrr/rrrrrrrr/rrrrrrrr/8/8/8/KR6 w - - 0 1 | more than 32 pieces",
            })
    void noPositions(String fen, String reason) {
        Verdict verdict = ProofText.check(ProofText.of(fen, "mate 1", "proof 1; - a1a2 0"));
        assertThat(verdict.kind()).isEqualTo(Kind.UNREADABLE);
        assertThat(verdict.text()).contains("line 2: " + reason);
    }
}
