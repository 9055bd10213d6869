package io.github.kingfell.cli.output;

import io.github.kingfell.workbench.output.ProgressLine;
import io.github.kingfell.workbench.output.Terminal;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;

/** Whether a command tells how far it has come where standard error is a file or a pipe too. */
public final class ProgressOption {
    @Option(names = "--progress", description = "show how far it has come, even when standard error is no terminal")
    private boolean progress;

    /**
     * The line of a command, which shows itself on a terminal or when asked for.
     *
     * @param total steps of the job, 0 when not known beforehand
     */
    public ProgressLine line(CommandSpec spec, int total) {
        return new ProgressLine(spec.commandLine().getErr(), progress || Terminal.isThere(), total);
    }
}
