package io.github.kingfell.cli.manual;

import io.github.kingfell.cli.output.ExitCode;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Prints the manual. */
@Command(name = "manual", description = "Print all commands and options as Markdown: docs/commands.md is made so.")
public final class ManualCommand implements Callable<Integer> {
    private final Supplier<List<Section>> sections;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    /** @param sections all that there is, this command included */
    public ManualCommand(Supplier<List<Section>> sections) {
        this.sections = sections;
    }

    @Override
    public Integer call() {
        CommandManual.of(spec.root().commandLine(), sections.get())
                .forEach(spec.commandLine().getOut()::println);
        return ExitCode.DONE;
    }
}
