package io.github.kingfell.cli.output;

import io.github.kingfell.workbench.output.ProgressLine;
import io.github.kingfell.workbench.output.Terminal;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;

/** The option for progress lines where standard error is a file or a pipe. */
public final class ProgressOption {
    @Option(names = "--progress", description = "show the progress even if standard error is not a terminal")
    private boolean progress;

    /**
     * Returns the progress line of a command, which is shown on a terminal or on request.
     *
     * @param total steps of the job, 0 when not known beforehand
     */
    public ProgressLine line(CommandSpec spec, int total) {
        return new ProgressLine(spec.commandLine().getErr(), progress || Terminal.isThere(), total);
    }
}
