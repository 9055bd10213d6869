package io.github.kingfell.cli.mate;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.cli.CommandTest;
import io.github.kingfell.prover.joblevel.MateJob;
import io.github.kingfell.search.Interruption;
import io.github.kingfell.workbench.jobs.JobText;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;

@Timeout(300)
class ProveCommandTest extends CommandTest {
    private static final String IN_FOUR = "1rb5/2pk3p/1p3Qpn/pP1pp1N1/3B4/1P1B4/3bK1PP/2R3NR w - - 0 1";

    @TempDir
    private Path folder;

    private String file(String name) {
        return folder.resolve(name).toString();
    }

    @Test
    void theProofOfManyJobsHolds() {
        String proof = file("mate.kfp");
        assertThat(runAfresh(
                        "prove",
                        IN_FOUR,
                        "--in",
                        "5",
                        "--workers",
                        "2",
                        "--hash",
                        "4",
                        "--job",
                        "1000",
                        "--proof",
                        proof))
                .isZero();
        assertThat(out.toString())
                .containsPattern("^mate in [45] \\(proved\\); a shorter mate is not ruled out\n1\\. ")
                .containsPattern("\nwritten: .*mate.kfp, [\\d,]+ bytes\nnodes \\d+  answers \\d+  time ");
        assertThat(runAfresh("proof", "check", proof)).isZero();
        assertThat(out.toString()).containsPattern("the proof holds: mate in [45]\n");
    }

    @Test
    void aRunGoesOnFromTheAnswersOfAnEarlierOne() throws IOException {
        String[] command = {
            "prove", IN_FOUR, "--in", "5", "--hash", "4", "--job", "1000", "--jobs", file("jobs.jsonl"), "--nodes", "0"
        };
        command[command.length - 1] = "3000";
        assertThat(runAfresh(command)).isEqualTo(1);
        assertThat(out.toString()).startsWith("no mate in 5 found\n");
        int before = Files.readAllLines(folder.resolve("jobs.jsonl")).size();
        command[command.length - 1] = "100000000";
        assertThat(runAfresh(command)).isZero();
        assertThat(Files.readAllLines(folder.resolve("jobs.jsonl"))).hasSizeGreaterThan(before);
        assertThat(runAfresh(command)).isZero();
        assertThat(out.toString()).contains("(proved)");
        command[3] = "6";
        assertThat(runAfresh(command)).isEqualTo(2);
        assertThat(err.toString()).contains("has the jobs of another mate").hasLineCount(1);
    }

    @Test
    void noMateWithinTheBound() {
        assertThat(runAfresh("prove", IN_FOUR, "--in", "2", "--hash", "4", "--job", "100"))
                .isEqualTo(1);
        assertThat(out.toString()).startsWith("no mate in 2 (disproved by search)\n");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "prove 8/8 --in 3 | FEN",
                "prove k7/8/1Q6/8/8/8/8/K7 b - - 0 1 --in 3 | no legal move",
                "prove k7/8/1Q6/8/8/8/8/K7 w - - 0 1 | --in",
                "prove k7/8/1Q6/8/8/8/8/K7 w - - 0 1 --in 501 | --in must be at most 500",
                "prove k7/8/1Q6/8/8/8/8/K7 w - - 0 1 --in 3 --worker /no/such/program | cannot start the worker",
            })
    void wrongUsage(String command, String message) {
        assertThat(runAfresh(command.split(" "))).isEqualTo(2);
        assertThat(err.toString()).contains(message).hasLineCount(1);
    }

    @Test
    void aWorkerAnswersLineByLine() {
        String jobs = JobText.job(IN_FOUR, new MateJob("", 5, 10_000_000)) + "\nnonsense\n\n"
                + JobText.job(IN_FOUR, new MateJob("e2e5", 5, 10)) + "\n";
        StringWriter answers = new StringWriter();
        WorkerCommand worker =
                new WorkerCommand(new ByteArrayInputStream(jobs.getBytes(StandardCharsets.UTF_8)), new Interruption());
        assertThat(new CommandLine(worker).setOut(new PrintWriter(answers)).execute("--hash", "4"))
                .isZero();
        assertThat(answers.toString().lines())
                .satisfiesExactly(
                        mate -> assertThat(mate)
                                .startsWith("{\"job\":\"\",\"left\":5,")
                                .contains("\"mate\":["),
                        error -> assertThat(error).startsWith("{\"error\":\"not a job"),
                        error -> assertThat(error).startsWith("{\"error\":\"not a legal move: e2e5"));
    }
}
