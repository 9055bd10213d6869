package io.github.kingfell.cli.explain;

import io.github.kingfell.cli.input.FileProblem;
import io.github.kingfell.cli.output.ExitCode;
import io.github.kingfell.cli.output.OutputFile;
import io.github.kingfell.cli.render.Below;
import io.github.kingfell.cli.render.ReasonsPage;
import io.github.kingfell.engine.Engine;
import io.github.kingfell.engine.forcing.explain.Reasons;
import io.github.kingfell.engine.forcing.explain.Wording;
import io.github.kingfell.lab.classic.pawns.PawnStructure;
import io.github.kingfell.lab.classic.pawns.PawnWording;
import io.github.kingfell.lab.classic.tan.Decision;
import io.github.kingfell.lab.classic.tan.PlanWording;
import io.github.kingfell.lab.classic.tan.Tan;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.uci.BoardText;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Says which player takes a position, and what the book does there and why. */
@Command(
        name = "explain",
        description =
                "Say which player takes a position, and for the endings of the book: the stage, the move and what it"
                        + " reaches, why tempting moves are worse, what the defender can try, and the forcing tree; with pawns on the"
                        + " board also how they stand to each other.")
public final class ExplainCommand implements Callable<Integer> {
    private final Supplier<Engine> engines;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(arity = "1..*", paramLabel = "FEN", description = "the position, quoted or not")
    private List<String> fen = List.of();

    @Option(names = "--json", description = "print JSON on one line instead of text")
    private boolean json;

    @Option(names = "--html", paramLabel = "FILE", description = "write a page with boards for the browser too")
    private @Nullable Path html;

    @Option(
            names = "--board-from",
            paramLabel = "SIDE",
            description = "whose side of the boards of --html is the lower one: white, black, or mover; default white")
    private @Nullable Below boardFrom;

    @Option(
            names = "--lines",
            paramLabel = "N",
            description =
                    "lines of the forcing tree in the text, default ${DEFAULT-VALUE}; a larger tree is cut at a depth")
    private int lines = 200;

    public ExplainCommand(Supplier<Engine> engines) {
        this.engines = engines;
    }

    @Override
    public Integer call() throws NotationException {
        if (lines < 1) {
            throw new ParameterException(spec.commandLine(), "--lines must be at least 1");
        }
        Position position = Fen.parse(String.join(" ", fen));
        if (boardFrom != null && html == null) {
            throw new ParameterException(spec.commandLine(), "--board-from goes with --html");
        }
        OutputFile.check(html, spec.commandLine());
        try (Engine engine = engines.get()) {
            Reasons reasons = engine.reasons(position);
            String player = engine.route(position).toString();
            PrintWriter out = spec.commandLine().getOut();
            if (json) {
                out.println(ReasonsJson.of(reasons, player));
            } else {
                print(reasons, player, out);
            }
            if (html != null) {
                write(reasons, player, html);
                (json ? spec.commandLine().getErr() : out).println("written: " + html);
            }
        }
        return ExitCode.DONE;
    }

    private void print(Reasons reasons, String player, PrintWriter out) {
        Wording wording = new Wording(reasons);
        out.print(BoardText.board(reasons.position()));
        out.println("Fen: " + Fen.format(reasons.position()));
        paragraph(List.of("player: " + player), out);
        wording.situation().forEach(out::println);
        wording.plan().forEach(out::println);
        paragraph(wording.temptations(), out);
        paragraph(wording.defences(), out);
        paragraph(wording.tree(lines), out);
        paragraph(new PawnWording(PawnStructure.of(reasons.position())).sentences(), out);
        tan(reasons.position())
                .ifPresent(decision -> paragraph(PlanWording.sentences(reasons.position(), decision), out));
    }

    /** What Tan's program would play, in its own ending. */
    static Optional<Decision> tan(Position position) {
        return Tan.accepts(position) ? Optional.of(new Tan().decide(position)) : Optional.empty();
    }

    private static void paragraph(List<String> lines, PrintWriter out) {
        if (!lines.isEmpty()) {
            out.println();
            lines.forEach(out::println);
        }
    }

    private void write(Reasons reasons, String player, Path file) {
        try (OutputStream stream = new BufferedOutputStream(Files.newOutputStream(file))) {
            ReasonsPage.write(reasons, player, boardFrom == null ? Below.WHITE : boardFrom, stream);
        } catch (IOException e) {
            throw new ParameterException(spec.commandLine(), "cannot write " + FileProblem.of(e), e);
        }
    }
}
