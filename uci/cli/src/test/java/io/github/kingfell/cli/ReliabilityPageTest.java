package io.github.kingfell.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** {@code .ci/reliability} runs a proof and writes its result; the page of the project is what it writes. */
@Timeout(60)
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "needs bash")
class ReliabilityPageTest {
    private static final Path SCRIPT =
            Path.of("../../.ci/reliability").toAbsolutePath().normalize();

    private String output = "";

    @Test
    void thePageIsWhatTheProofsSay() throws IOException, InterruptedException {
        assertThat(run(SCRIPT, "--check")).as(output).isZero();
    }

    @Test
    void aProofIsRunAndItsResultKept(@TempDir Path folder) throws IOException, InterruptedException {
        Path script = project(folder);
        Path proof = proof(folder, "printf '7 lines, 2 errors\\n| a | b |\\n| 1 | 2 |\\n'");
        assertThat(run(script, "--check")).isEqualTo(1);
        assertThat(run(script, "lines")).as(output).isZero();
        assertThat(Files.readAllLines(proof))
                .contains("Text by hand.", "* Tried: 7 lines", "* Survived: 2 errors", "* Lost: nothing")
                .contains("* Commit: unknown", "| a | b |", "| 1 | 2 |")
                .doesNotContain("* Tried: old");
        assertThat(Files.readAllLines(folder.resolve("docs/reliability.md")))
                .contains("# By hand", "The end.")
                .anyMatch(line -> line.startsWith("| [Lines](reliability/lines.md) | 7 lines | 2 errors | nothing |"))
                .noneMatch(line -> line.contains("an old row"));
        assertThat(run(script, "--check")).isZero();
    }

    @Test
    void aFailureIsAResultToo(@TempDir Path folder) throws IOException, InterruptedException {
        Path script = project(folder);
        Path proof = proof(folder, "echo 7 lines, 2 errors; echo broken; exit 3");
        assertThat(run(script, "lines")).isEqualTo(3);
        assertThat(Files.readAllLines(proof)).contains("* Tried: 7 lines", "* Lost: exit code 3, broken");
        assertThat(run(script, "no-such-proof")).isEqualTo(2);
        assertThat(output).contains("no such proof");
    }

    /** Makes a project with the script, a page and no proof; returns the script. */
    private static Path project(Path folder) throws IOException {
        Files.createDirectories(folder.resolve("docs/reliability"));
        Files.write(
                folder.resolve("docs/reliability.md"),
                List.of(
                        "# By hand",
                        "<!-- .ci/reliability -->",
                        "| an old row |",
                        "<!-- end of the table -->",
                        "The end."));
        Files.createDirectory(folder.resolve(".ci"));
        return Files.copy(SCRIPT, folder.resolve(".ci/reliability"));
    }

    private static Path proof(Path folder, String command) throws IOException {
        return Files.write(
                folder.resolve("docs/reliability/lines.md"),
                List.of(
                        "# Lines",
                        "",
                        "Text by hand.",
                        "",
                        "* Command: `" + command + "`",
                        "* Figures: `([0-9]+ lines), ([0-9]+ errors)`",
                        "* Tried: old"));
    }

    private int run(Path script, String word) throws IOException, InterruptedException {
        Process process = new ProcessBuilder("bash", script.toString(), word)
                .redirectErrorStream(true)
                .start();
        output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return process.waitFor();
    }
}
