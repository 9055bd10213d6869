package io.github.kingfell.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.prover.checkpoint.Checkpoint;
import io.github.kingfell.rules.notation.Fen;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** A search in a process that is killed, resumed in another process. */
@Timeout(300)
class CheckpointIT {
    /**
     * From the suite mate/published-benchmarks: a mate in four that takes half a million nodes to prove the shortest.
     */
    private static final String LONG = "1rb5/2pk3p/1p3Qpn/pP1pp1N1/3B4/1P1B4/3bK1PP/2R3NR w - - 0 1";

    @TempDir
    private Path folder;

    private KingfellProcess start(Path file) throws Exception {
        return KingfellProcess.java(
                "--", "mate", LONG, "--checkpoint", file.toString(), "--checkpoint-every", "0.02s", "--time", "1h");
    }

    private long nodesWhenDone(KingfellProcess process) {
        List<String> lines = process.rest();
        assertThat(process.exit()).isZero();
        assertThat(lines).contains("mate in 4 (proved); no shorter mate (disproved by search)");
        Matcher nodes = Pattern.compile("nodes (\\d+) .*").matcher(lines.get(lines.size() - 1));
        assertThat(nodes.matches()).isTrue();
        return Long.parseLong(nodes.group(1));
    }

    @Test
    void whatWasKilledGoesOn() throws Exception {
        Path scratch = folder.resolve("scratch");
        long whole;
        try (KingfellProcess process = start(scratch)) {
            whole = nodesWhenDone(process);
        }
        Path file = folder.resolve("state");
        long before = 0;
        for (int kill = 0; kill < 2; kill++) {
            try (KingfellProcess process = start(file)) {
                // The second kill comes while a checkpoint is being written, if such a moment is found.
                awaitAnother(file, before, kill % 2 == 1);
                process.close();
            }
            Checkpoint killed = Checkpoint.open(file, Fen.parse(LONG), 0);
            assertThat(killed.nodes()).isGreaterThan(before);
            before = killed.nodes();
        }
        try (KingfellProcess process = start(file)) {
            long all = nodesWhenDone(process);
            assertThat(all - before).isLessThan(whole);
        }
    }

    /** Waits until the file has more nodes than before, and then, if asked, until the next one is being written. */
    private void awaitAnother(Path file, long before, boolean whileWriting) throws Exception {
        Path part = file.resolveSibling("state.part");
        while (!Files.exists(file) || Checkpoint.open(file, Fen.parse(LONG), 0).nodes() <= before) {
            Thread.sleep(1);
        }
        for (int look = 0; whileWriting && look < 100_000 && !Files.exists(part); look++) {
            Thread.onSpinWait();
        }
    }

    /** A limit on the size of files simulates a full disk. */
    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aFullDiskIsToldOnceAndTheSearchGoesOn() throws Exception {
        Path file = folder.resolve("state");
        Process process = new ProcessBuilder(
                        "sh",
                        "-c",
                        "ulimit -f 1; exec \"$@\"",
                        "sh",
                        KingfellProcess.javaProgram().toString(),
                        "-XX:-UsePerfData",
                        "-jar",
                        KingfellProcess.property("kingfell.jar"),
                        "mate",
                        LONG,
                        "--nodes",
                        "100000",
                        "--checkpoint",
                        file.toString(),
                        "--checkpoint-every",
                        "0.02s")
                .start();
        String errors = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).isZero();
        assertThat(errors)
                .startsWith("kingfell: cannot write \"" + file + "\": ")
                .hasLineCount(1);
        assertThat(output).contains("(proved); a shorter mate is not ruled out");
        assertThat(file).doesNotExist();
        assertThat(folder.resolve("state.part")).doesNotExist();
    }
}
