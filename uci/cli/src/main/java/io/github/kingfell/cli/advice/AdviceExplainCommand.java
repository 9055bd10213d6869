package io.github.kingfell.cli.advice;

import io.github.kingfell.cli.output.ConsoleCommand;
import io.github.kingfell.engine.advice.AdviceExplanation;
import io.github.kingfell.engine.advice.AdviceTable;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.workbench.output.ExitCode;
import io.github.kingfell.workbench.render.PrintedBoard;
import java.io.PrintWriter;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Explains the moves of an advice table. */
@Command(
        name = "explain",
        description =
                "Explain the decision of an advice table in a position: the conditions, the rule, each advice tried "
                        + "and why it failed, and the forcing tree found.")
public final class AdviceExplainCommand extends ConsoleCommand {
    @Mixin
    private AdviceTableArgument argument = new AdviceTableArgument();

    @Parameters(index = "1", arity = "1..*", paramLabel = "FEN", description = "the position, quoted or not")
    private List<String> fen = List.of();

    @Override
    public Integer call() throws NotationException {
        AdviceTable table = argument.table(spec);
        Position position = AdviceTableArgument.position(table, fen);
        PrintWriter out = out();
        PrintedBoard.print(position, out);
        AdviceExplanation.of(table, position).lines().forEach(out::println);
        return ExitCode.DONE;
    }
}
