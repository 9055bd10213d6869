package io.github.kingfell.cli.mate;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.book.StandardBook;
import io.github.kingfell.cli.KingfellCommand;
import io.github.kingfell.engine.Engine;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.LemmaCertificate;
import io.github.kingfell.rules.prooffile.ProofFileWriter;
import io.github.kingfell.rules.prooffile.Proofs;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.search.Interruption;
import io.github.kingfell.search.PlayerId;
import io.github.kingfell.search.SearchSettings;
import io.github.kingfell.workbench.mate.LongTableMate;
import io.github.kingfell.workbench.mate.MateSettings;
import io.github.kingfell.workbench.mate.TimedMateSearch;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** A mate from the tables is written as lemmas, and the command checks the file. */
@Timeout(300)
class LongTableMateTest {
    private static final String PAWN = "8/8/8/8/8/k7/7P/K7 w - - 0 1";

    @TempDir
    private Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private static Optional<LemmaCertificate> proved(String fen, double seconds) throws InterruptedException {
        Position position = Positions.of(fen);
        try (Engine engine = new Engine(StandardBook.create())) {
            engine.configure(SearchSettings.builder()
                    .hashMegabytes(16)
                    .moveOverhead(0)
                    .player(PlayerId.EXACT_TABLE)
                    .build());
            MateSettings settings =
                    new MateSettings(0, 60, 0, 1, 16, TimedMateSearch.Shortening.FIRST_PROOF, new Interruption());
            new TimedMateSearch(settings.effort()).run(engine, position, settings.limits());
            return new LongTableMate(engine, new PrintWriter(new StringWriter()), false, seconds, new Interruption())
                    .prove(position);
        }
    }

    private String text(LemmaCertificate mate) throws IOException {
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        ProofFileWriter.write(mate, file);
        return file.toString(StandardCharsets.US_ASCII);
    }

    private int check(String text) throws IOException {
        Path file = Files.writeString(folder.resolve("lemmas"), text, StandardCharsets.US_ASCII);
        CommandLine line =
                KingfellCommand.create("1.2.3", (settings, commands) -> 42, () -> new Engine(StandardBook.create()));
        return line.setOut(new PrintWriter(out))
                .setErr(new PrintWriter(err))
                .execute("proof", "check", file.toString());
    }

    @Test
    void theFileHolds() throws Exception {
        LemmaCertificate mate = proved(PAWN, Double.POSITIVE_INFINITY).orElseThrow();
        assertThat(check(text(mate))).isZero();
        assertThat(out.toString())
                .contains("Fen: " + PAWN, "the proof holds: mate in " + mate.moves())
                .contains("positions with White to move: " + mate.proof().size() + ", one move in each");
        assertThat(err.toString()).isEmpty();
    }

    @Test
    void forgedLemmasDoNotHold() throws Exception {
        String text = text(proved(PAWN, Double.POSITIVE_INFINITY).orElseThrow());
        String[] lines = text.split("\n");
        // The mate in one that comes first: with another move, without it, and with a shorter claim.
        String first = lines[4];
        String elsewhere = first.substring(0, first.indexOf(' ')) + " a1a1";
        assertThat(check(Proofs.sealed(text.replace(first, elsewhere)))).isEqualTo(1);
        int count = Integer.parseInt(lines[3].substring("lemmas ".length()));
        assertThat(check(Proofs.sealed(
                        text.replace(first + "\n", "").replace("lemmas " + count, "lemmas " + (count - 1)))))
                .isEqualTo(1);
        assertThat(check(Proofs.sealed(text.replaceFirst("claim mate \\d+", "claim mate 2"))))
                .isEqualTo(1);
    }

    @Test
    void whatIsNoLemmaIsUnreadable() throws Exception {
        String text = text(proved(PAWN, Double.POSITIVE_INFINITY).orElseThrow());
        String first = text.split("\n")[4];
        for (String line : new String[] {
            "x",
            "K a1a2",
            "Ka1kz3 a1a2",
            "Ka1kc3 a1a9",
            "Ka1kc3/ a1a2",
            "Ka1kc3 a7a8k",
            "Xa1kc3 a1a2",
            "Ka1kc3/a9 a1a2",
            "Ka1kc3Na2Nb2Nc2Nd2Ne2 a1b1",
            ""
        }) {
            assertThat(check(Proofs.sealed(text.replace(first, line)))).as(line).isEqualTo(2);
        }
        assertThat(check(text.replace(first, "Ka1kc3 a1a2"))).isEqualTo(2);
        assertThat(check(Proofs.sealed(text.replaceFirst("lemmas \\d+", "lemmas 99999999"))))
                .isEqualTo(2);
        assertThat(check(Proofs.sealed(text.replaceFirst("lemmas \\d+", "lemmas 7"))))
                .isEqualTo(2);
        assertThat(err.toString()).doesNotContain("Exception").doesNotContain("\tat ");
    }

    @Test
    void timeThatIsOverEndsTheWork() throws Exception {
        assertThat(proved(PAWN, 0)).isEmpty();
    }
}
