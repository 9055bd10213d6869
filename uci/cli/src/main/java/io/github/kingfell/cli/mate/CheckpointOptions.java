package io.github.kingfell.cli.mate;

import io.github.kingfell.cli.input.Seconds;
import io.github.kingfell.cli.output.OutputFile;
import io.github.kingfell.files.FileProblem;
import io.github.kingfell.prover.checkpoint.Checkpoint;
import io.github.kingfell.prover.checkpoint.UnusableCheckpointException;
import io.github.kingfell.rules.board.Position;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** The checkpoint of a long search for one mate. */
final class CheckpointOptions {
    @Option(
            names = "--checkpoint",
            paramLabel = "FILE",
            description =
                    "for one position: keep the state of the search in FILE, and continue from the state in FILE. "
                            + "--time and --nodes count all runs together")
    private @Nullable Path file;

    @Option(
            names = "--checkpoint-every",
            paramLabel = "TIME",
            converter = Seconds.class,
            description =
                    "time between two checkpoints, default 60; longer if writing takes more than a twentieth of it")
    private @Nullable Double every;

    private static final double DEFAULT_SECONDS = 60;

    boolean areSet() {
        return file != null;
    }

    /** Returns how an interrupted search continues, for the end of a sentence; empty without a checkpoint. */
    String advice() {
        return file == null ? "" : "; the same command continues from " + file;
    }

    /** Reports errors before the search instead of after it. */
    void check(CommandLine command) {
        if (every != null && file == null) {
            throw new ParameterException(command, "--checkpoint-every goes with --checkpoint");
        }
        if (every != null && !(every > 0 && every <= Integer.MAX_VALUE)) {
            throw new ParameterException(command, "--checkpoint-every must be more than 0");
        }
        OutputFile.check(file, command);
    }

    /**
     * Returns the file, read and checked, when one was named.
     *
     * @param in greatest length of the mate in moves, 0 for any
     */
    Optional<Checkpoint> open(Position position, int in, CommandLine command) {
        if (file == null) {
            return Optional.empty();
        }
        try {
            return Optional.of(Checkpoint.open(file, position, in));
        } catch (UnusableCheckpointException e) {
            throw new ParameterException(command, "cannot resume \"" + file + "\": " + e.getMessage(), e);
        } catch (IOException e) {
            throw new ParameterException(command, "cannot read " + FileProblem.of(e), e);
        }
    }

    /** Returns the time between two checkpoints. */
    Duration every() {
        return Duration.ofMillis(Math.max(1, Math.round((every == null ? DEFAULT_SECONDS : every) * 1000)));
    }
}
