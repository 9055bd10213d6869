package io.github.kingfell.uci.cli;

import io.github.kingfell.engine.Engine;
import io.github.kingfell.engine.board.Position;
import io.github.kingfell.engine.notation.Fen;
import io.github.kingfell.engine.notation.NotationException;
import io.github.kingfell.uci.BoardText;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Says which player takes a position and why. */
@Command(name = "explain", description = "Say which player takes a position, and what the book knows about it.")
final class ExplainCommand implements Callable<Integer> {
    private final Supplier<Engine> engines;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(arity = "1..*", paramLabel = "FEN", description = "the position, quoted or not")
    private List<String> fen = List.of();

    ExplainCommand(Supplier<Engine> engines) {
        this.engines = engines;
    }

    @Override
    public Integer call() throws NotationException {
        Position position = Fen.parse(String.join(" ", fen));
        PrintWriter out = spec.commandLine().getOut();
        try (Engine engine = engines.get()) {
            out.print(BoardText.board(position));
            out.println("Fen: " + Fen.format(position));
            out.println();
            out.println(engine.explanation(position).stripTrailing());
        }
        return KingfellCommand.DONE;
    }
}
