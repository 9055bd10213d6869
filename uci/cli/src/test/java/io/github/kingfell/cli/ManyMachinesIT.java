package io.github.kingfell.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.kingfell.workbench.results.ResultFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Runs the recipes of docs/many-machines.md as printed, in a shell. */
@Timeout(300)
@DisabledOnOs(OS.WINDOWS)
class ManyMachinesIT {
    private static final List<String> POSITIONS = List.of(
            "7k/8/6K1/8/8/8/8/R7 w - - id \"one\";",
            "7k/8/5K2/8/8/8/8/R7 w - -",
            "7k/8/5K2/8/8/8/8/1R6 w - -",
            "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq -",
            "7k/8/5K2/8/8/8/8/8 w - -",
            "6k1/8/6K1/8/8/8/8/R7 w - -");

    @TempDir
    private Path folder = Path.of("");

    @BeforeEach
    void prepare() throws IOException {
        Files.write(folder.resolve("positions.epd"), POSITIONS);
        Path bin = Files.createDirectory(folder.resolve("bin"));
        Path kingfell = Files.writeString(
                bin.resolve("kingfell"), "#!/bin/sh\nexec " + KingfellProcess.shellProgram() + " \"$@\"\n");
        assertThat(kingfell.toFile().setExecutable(true)).isTrue();
    }

    /** Returns the first fenced block after the heading. */
    private static String recipe(String heading) throws IOException {
        String page = Files.readString(Path.of(KingfellProcess.property("kingfell.root"), "docs", "many-machines.md"));
        Matcher block = Pattern.compile("(?s)\n## " + Pattern.quote(heading) + "\n.*?\n```sh\n(.*?)\n```\n")
                .matcher(page);
        assertThat(block.find()).as("a recipe under %s", heading).isTrue();
        return block.group(1);
    }

    private int shell(String command) throws IOException, InterruptedException {
        ProcessBuilder builder = new ProcessBuilder("sh", "-c", command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("log").toFile());
        builder.environment().merge("PATH", folder.resolve("bin").toString(), (path, bin) -> bin + ":" + path);
        builder.environment().put("PARALLEL_HOME", folder.toString());
        Process process = builder.start();
        if (!process.waitFor(240, TimeUnit.SECONDS)) {
            process.descendants().forEach(ProcessHandle::destroy);
            process.destroy();
        }
        return process.waitFor();
    }

    private void assertAllAnswered() throws Exception {
        Path all = folder.resolve("all.jsonl");
        assertThat(all).as(Files.readString(folder.resolve("log"))).exists();
        assertThat(ResultFile.results(Files.readAllBytes(all), "all"))
                .extracting(result -> result.path("line").asInt())
                .containsExactly(1, 2, 3, 4, 5, 6);
        assertThat(ResultFile.results(Files.readAllBytes(all), "all"))
                .extracting(result -> result.path("verdict").asText())
                .containsExactly("solved", "solved", "solved", "solved", "refuted", "solved");
    }

    @Test
    @Tag("slow")
    void byXargs() throws Exception {
        assertThat(shell(recipe("One machine, xargs"))).isZero();
        assertAllAnswered();
    }

    @Test
    void byParallel() throws Exception {
        assumeTrue(shell("parallel --version | grep -q 'GNU parallel'") == 0, "GNU parallel is not installed");
        assertThat(shell(recipe("GNU parallel"))).isZero();
        assertAllAnswered();
    }
}
