package io.github.kingfell.uci.cli;

import io.github.kingfell.book.kbnk.PromiseMaker;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Makes a resource of the book anew. */
@Command(
        name = "promises",
        description = "Find the moves to mate that the stages of an ending can promise. Takes ten minutes.")
final class EndgamePromisesCommand implements Callable<Integer> {
    private static final String ENDING = "KBNK";

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(index = "0", paramLabel = "ENDING", description = ENDING + ", the only ending that makes promises")
    private String ending = ENDING;

    @Override
    public Integer call() {
        if (!ending.equals(ENDING)) {
            throw new ParameterException(spec.commandLine(), "only " + ENDING + " makes promises, not " + ending);
        }
        List<String> lines =
                PromiseMaker.lines(step -> spec.commandLine().getErr().println("kingfell: " + step));
        lines.forEach(spec.commandLine().getOut()::println);
        return KingfellCommand.DONE;
    }
}
