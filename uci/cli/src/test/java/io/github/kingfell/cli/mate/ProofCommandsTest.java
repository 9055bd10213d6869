package io.github.kingfell.cli.mate;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.cli.CommandTest;
import io.github.kingfell.cli.KingfellCommand;
import io.github.kingfell.rules.prooffile.Proofs;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** From the search to the file and back, with commands only. */
@Timeout(300)
class ProofCommandsTest extends CommandTest {
    private static final String MATE_IN_THREE = "8/8/8/8/1K4R1/8/k7/8 w - - 0 1";
    private static final String MATE_IN_EIGHT = "1b5k/7P/p1p2np1/2P2p2/PP3P2/4RQ1R/q2r3P/6K1 w - - 0 1";
    private static final String MATE_IN_38 = "1R6/6pK/5p2/4p3/1B1p3n/8/p1p1pp2/1k3b2 w - - 0 1";

    @TempDir
    private Path folder;

    private String file(String name) {
        return folder.resolve(name).toString();
    }

    @Test
    void aProofWithItsRefutation() throws Exception {
        assertThat(runAfresh(
                        "mate",
                        MATE_IN_THREE,
                        "--with-refutation",
                        "--proof",
                        file("a"),
                        "--html",
                        file("b"),
                        "--json-proof",
                        file("c")))
                .isZero();
        assertThat(out.toString()).contains("written: " + file("a"), "written: " + file("b"), "written: " + file("c"));
        assertThat(runAfresh("proof", "check", file("a"))).isZero();
        assertThat(out.toString())
                .contains("Fen: " + MATE_IN_THREE, "the proof holds: mate in 3, and there is no shorter one", "1. Kc3")
                .contains("positions with White to move: 6, one move in each; replies of Black answered: 6");
        assertThat(err.toString()).isEmpty();
        assertThat(Files.readString(Path.of(file("b")))).contains("<h1>White mates in 3</h1>", "Why not in 2");
        assertThat(Files.readString(Path.of(file("c")))).contains("\"refutation\": {\"moves\": 2");
    }

    /** Trying every move would take more than a hundred million nodes. */
    @Test
    @Tag("slow")
    void theRefutationOfALongerMate() {
        assertThat(runAfresh("mate", MATE_IN_EIGHT, "--proof", file("a"), "--with-refutation"))
                .isZero();
        assertThat(err.toString()).isEmpty();
        assertThat(runAfresh("proof", "check", file("a"))).isZero();
        assertThat(out.toString()).contains("the proof holds: mate in 8, and there is no shorter one");
    }

    @Test
    void aProofThroughAPipe() throws Exception {
        assertThat(runAfresh("mate", MATE_IN_THREE, "--proof", file("a"))).isZero();
        InputStream before = System.in;
        try (InputStream proof = Files.newInputStream(Path.of(file("a")))) {
            System.setIn(proof);
            assertThat(runAfresh("proof", "check", "-")).isZero();
        } finally {
            System.setIn(before);
        }
        assertThat(out.toString()).contains("the proof holds: mate in 3");
    }

    /** A search that stops at its first proof rules out nothing; the refutation does. */
    @Test
    void theRefutationSettlesWhatTheSearchLeftOpen() {
        String morphy = "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1";
        assertThat(runAfresh("mate", morphy, "--in", "2", "--first", "--proof", file("a")))
                .isZero();
        assertThat(out.toString()).contains("mate in 2 (proved); a shorter mate is not ruled out");
        assertThat(runAfresh("mate", morphy, "--in", "2", "--first", "--proof", file("a"), "--with-refutation"))
                .isZero();
        assertThat(out.toString()).contains("mate in 2 (proved); no shorter mate (proved)");
    }

    @Test
    void theMateIn38() throws Exception {
        assertThat(runAfresh(
                        "mate", MATE_IN_38, "--first", "--nodes", "300000", "--proof", file("a"), "--with-refutation"))
                .isZero();
        assertThat(err.toString())
                .contains("no refutation is written: none was found within the limit")
                .hasLineCount(1);
        assertThat(runAfresh("proof", "check", file("a"))).isZero();
        assertThat(out.toString()).contains("the proof holds: mate in ").doesNotContain("no shorter one");
        assertThat(Files.size(Path.of(file("a")))).isLessThan(100_000);
    }

    @Test
    void theSideThatIsMated() {
        assertThat(runAfresh("mate", "7k/8/5K2/8/8/8/8/1R6 b - - 0 1", "--proof", file("a"), "--with-refutation"))
                .isZero();
        assertThat(runAfresh("proof", "check", file("a"))).isZero();
        assertThat(out.toString())
                .contains("the proof holds: mated in 2, and there is no shorter one")
                .contains("positions with White to move: 4, one move in each; replies of Black answered: 4");
    }

    @Test
    void checkmateAlready() {
        assertThat(runAfresh(
                        "mate",
                        "7k/6Q1/5K2/8/8/8/8/8 b - - 0 1",
                        "--time",
                        "10",
                        "--proof",
                        file("a"),
                        "--html",
                        file("b"),
                        "--with-refutation"))
                .isZero();
        assertThat(runAfresh("proof", "check", file("a"))).isZero();
        assertThat(out.toString()).contains("the proof holds: checkmate");
    }

    @Test
    void exitCodes() throws IOException {
        runAfresh("mate", MATE_IN_THREE, "--proof", file("a"));
        String text = Files.readString(Path.of(file("a")));
        Files.writeString(Path.of(file("damaged")), text.replace("b4c3", "b4b3"));
        assertComplaint(2, "cannot read the proof: line ", "expected: end ", file("damaged"));
        Files.writeString(Path.of(file("junk")), "\0\1\2");
        assertComplaint(2, "cannot read the proof: line 1: ", "", file("junk"));
        assertComplaint(2, "no such file", "", file("nowhere"));
        String forged = text.substring(0, text.indexOf("end ")).replace("claim mate 3", "claim mate 2");
        Files.writeString(Path.of(file("forged")), Proofs.sealed(forged));
        assertComplaint(1, "the proof does not hold: ", "the longest defence takes 3 moves", file("forged"));
    }

    @Test
    void whoChecks() {
        assertThat(runAfresh("mate", MATE_IN_THREE, "--proof", file("a"))).isZero();
        for (String option : new String[] {"--kernel", "--fast"}) {
            assertThat(runAfresh("proof", "check", file("a"), option)).isZero();
            assertThat(out.toString()).contains("the proof holds: mate in 3");
            assertThat(out.toString()).contains(option.equals("--fast") ? "by the fast checker only" : "by the kernel");
        }
        assertThat(runAfresh("proof", "check", file("a"), "--json")).isZero();
        assertThat(out.toString()).contains("\"checker\":\"kernel\"");
        assertThat(runAfresh("proof", "check", file("a"), "--json", "--fast")).isZero();
        assertThat(out.toString()).contains("\"checker\":\"fast\"");
        assertThat(runAfresh("proof", "check", file("a"), "--kernel", "--fast")).isEqualTo(2);
    }

    /** A proof that is too large for the kernel is left to the fast checker, and the output says so. */
    @Test
    void aFileThatIsTooLargeForTheKernel() throws IOException {
        StringBuilder text = new StringBuilder(
                "kingfell-proof 1\nfen 8/8/8/8/1K4R1/8/k7/8 w - - 0 1\nclaim mate 1\nproof 400001\n- b4c3 400000\n");
        text.append("a2a1 c3c2 0\n".repeat(400_000)).append("end 0\n");
        Files.writeString(Path.of(file("large")), Proofs.sealed(text.toString()));
        assertThat(runAfresh("proof", "check", file("large"))).isEqualTo(1);
        assertThat(err.toString()).contains("400000 moves are answered, but there are 3");
    }

    /** A stream that is no proof is refused at its first wrong line, not at its end. */
    @Test
    void standardInputIsReadNoFurtherThanItIsAProof() {
        InputStream before = System.in;
        InputStream endless = new InputStream() {
            private int left = 1 << 16;

            @Override
            public int read() {
                assertThat(left--).as("bytes that may be read").isPositive();
                return 0;
            }
        };
        System.setIn(endless);
        try {
            for (String option : List.of("--kernel", "--fast", "--json")) {
                assertThat(runAfresh("proof", "check", "-", option)).isEqualTo(2);
                assertThat(err.toString()).contains("cannot read the proof").hasLineCount(1);
            }
        } finally {
            System.setIn(before);
        }
    }

    /** The exit code is not that of a verdict, and there is no stack trace. */
    @Test
    void anErrorIsAFailure() {
        CommandLine line = KingfellCommand.create("1.2.3", (settings, commands) -> 42, () -> {
            throw new OutOfMemoryError("Java heap space");
        });
        int code =
                line.setOut(new PrintWriter(out)).setErr(new PrintWriter(err)).execute("mate", MATE_IN_THREE);
        assertThat(code).isEqualTo(3);
        assertThat(err.toString()).startsWith("kingfell: out of memory").hasLineCount(1);
    }

    private void assertComplaint(int code, String first, String second, String file) {
        assertThat(runAfresh("proof", "check", file)).isEqualTo(code);
        assertThat(out.toString()).isEmpty();
        assertThat(err.toString())
                .startsWith("kingfell: ")
                .contains(first, second)
                .hasLineCount(1);
    }

    @Test
    void wrongUsage() {
        assertThat(runAfresh("proof", "check")).isEqualTo(2);
        assertThat(runAfresh("proof", "check", file("a"), file("b"))).isEqualTo(2);
        assertThat(runAfresh("mate", MATE_IN_THREE, "--with-refutation")).isEqualTo(2);
        assertThat(err.toString()).contains("needs --proof");
        assertThat(runAfresh("mate", MATE_IN_THREE, "--proof", file("no/such/folder")))
                .isEqualTo(2);
        assertThat(err.toString()).contains("there is no such folder").hasLineCount(1);
        assertThat(runAfresh("mate", MATE_IN_THREE, "--html", folder.toString()))
                .isEqualTo(2);
        assertThat(out.toString()).isEmpty();
    }
}
