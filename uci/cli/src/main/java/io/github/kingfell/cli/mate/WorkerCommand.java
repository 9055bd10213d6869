package io.github.kingfell.cli.mate;

import io.github.kingfell.cli.input.WholeNumber;
import io.github.kingfell.cli.output.InterruptibleCommand;
import io.github.kingfell.search.Interruption;
import io.github.kingfell.workbench.jobs.WorkerLoop;
import io.github.kingfell.workbench.output.ExitCode;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** A worker for {@link ProveCommand}. */
@Command(
        name = "worker",
        description = "Work for prove: read jobs from standard input, a line each, and answer them on standard output, "
                + "until the input ends.")
public final class WorkerCommand extends InterruptibleCommand {
    private final InputStream jobs;

    @Option(
            names = "--hash",
            converter = WholeNumber.Megabytes.class,
            paramLabel = "MB",
            description = "memory for the table, default ${DEFAULT-VALUE}")
    private int hash = 256;

    /** Reads standard input. */
    public WorkerCommand(Interruption interruption) {
        this(System.in, interruption);
    }

    WorkerCommand(InputStream jobs, Interruption interruption) {
        super(interruption);
        this.jobs = jobs;
    }

    @Override
    public Integer call() throws IOException {
        new WorkerLoop(hash, interruption())
                .run(new BufferedReader(new InputStreamReader(jobs, StandardCharsets.UTF_8)), out());
        return ExitCode.DONE;
    }
}
