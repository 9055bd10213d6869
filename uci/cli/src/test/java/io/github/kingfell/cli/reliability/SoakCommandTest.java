package io.github.kingfell.cli.reliability;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.cli.CommandTest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(300)
class SoakCommandTest extends CommandTest {
    @Test
    void aShortSoakLeavesItsReport(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("problems.epd"), "7k/8/6K1/8/8/8/8/R7 w - - bm #1;\n");
        Path report = folder.resolve("soak.md");
        assertThat(run(
                        "soak",
                        file.toString(),
                        "--minutes",
                        "0.001",
                        "--seconds",
                        "0.1",
                        "--hash",
                        "16",
                        "--report",
                        report.toString()))
                .isZero();
        assertThat(printed()).first().isEqualTo("# A long run");
        assertThat(out.toString()).contains("12 searches with ", " 0 faults", "None.");
        // The last sample: minutes, searches, mates checked, faults, heap and what the system tells.
        List<String> samples = err.toString().lines().toList();
        assertThat(samples).hasSize(12).last().asString().matches("0 {2}12 {2}[1-9]\\d* {2}0 {2}[1-9]\\d* .*");
        List<String> written = Files.readAllLines(report);
        assertThat(written.get(2))
                .startsWith(
                        "`kingfell soak problems.epd --minutes 0.001 --seconds 0.1 --hash 16 --threads 1 --seed 1`");
        written.subList(1, 3).clear();
        assertThat(written).isEqualTo(printed());
    }

    @Test
    void wrongUsage(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("problems.epd"), "7k/8/6K1/8/8/8/8/R7 w - - bm #1;\n");
        assertThat(run("soak", file.toString(), "--minutes", "0")).isEqualTo(2);
        assertThat(run("soak", file.toString(), "--seconds", "3601")).isEqualTo(2);
        assertThat(run("soak", file.toString(), "--seconds", "0")).isEqualTo(2);
    }
}
