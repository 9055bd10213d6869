package io.github.kingfell.cli.explain;

import io.github.kingfell.cli.endgame.TableOptions;
import io.github.kingfell.cli.input.FileProblem;
import io.github.kingfell.cli.input.WholeNumber;
import io.github.kingfell.cli.output.ExitCode;
import io.github.kingfell.cli.output.LettersOption;
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
import io.github.kingfell.rules.notation.Epd;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.uci.BoardText;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Says what a position is worth, which player takes it, and what the book does there and why. */
@Command(
        name = "explain",
        description =
                "Say what a position is worth, or each of a list: exactly with up to four men, otherwise by a short"
                        + " search; and for the endings of the book the stage, the move and what it reaches, why tempting moves"
                        + " are worse, what the defender can try, and the forcing tree.")
public final class ExplainCommand implements Callable<Integer> {
    private static final String STANDARD_INPUT = "-";

    private final Supplier<Engine> engines;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Mixin
    private LettersOption letters = new LettersOption();

    @Mixin
    private TableOptions tables = new TableOptions();

    @Parameters(
            arity = "1..*",
            paramLabel = "FEN|FILE|-",
            description = "the position, quoted or not; or a file of positions, one a line; - for standard input")
    private List<String> fen = List.of();

    @Option(names = "--json", description = "print JSON on one line instead of text")
    private boolean json;

    @Option(names = "--html", paramLabel = "FILE", description = "write a page with boards for the browser too")
    private @Nullable Path html;

    @Option(names = "--pawns", description = "say of each pawn how it stands to the others")
    private boolean pawns;

    @Option(
            names = "--nodes",
            converter = WholeNumber.Nodes.class,
            paramLabel = "N",
            description = "nodes of the short search, default ${DEFAULT-VALUE}")
    private long nodes = 300_000;

    @Option(
            names = "--board-from",
            paramLabel = "SIDE",
            description = "whose side of the boards of --html is the lower one: white, black, or mover; default white")
    private @Nullable Below boardFrom;

    @Option(
            names = "--lines",
            converter = WholeNumber.Count.class,
            paramLabel = "N",
            description =
                    "lines of the forcing tree in the text, default ${DEFAULT-VALUE}; a larger tree is cut at a depth")
    private int lines = 200;

    public ExplainCommand(Supplier<Engine> engines) {
        this.engines = engines;
    }

    @Override
    public Integer call() throws NotationException, InterruptedException {
        String text = String.join(" ", fen);
        boolean isList = text.equals(STANDARD_INPUT) || isFile(text);
        if (isList && html != null) {
            throw new ParameterException(spec.commandLine(), "--html is for one position");
        }
        if (boardFrom != null && html == null) {
            throw new ParameterException(spec.commandLine(), "--board-from goes with --html");
        }
        Position position = isList ? Fen.start() : Fen.parse(text);
        OutputFile.check(html, spec.commandLine());
        letters.apply(spec.commandLine(), json);
        try (Engine engine = engines.get()) {
            Judge judge = new Judge(engine, new ExactSource(tables, spec), nodes);
            if (isList) {
                return explainAll(text, engine, judge);
            }
            explain(position, engine, judge);
        }
        return ExitCode.DONE;
    }

    private static boolean isFile(String text) {
        try {
            return Files.isRegularFile(Path.of(text));
        } catch (InvalidPathException e) {
            return false;
        }
    }

    /** One after the other; a line that cannot be read is told and passed over. */
    private int explainAll(String name, Engine engine, Judge judge) throws InterruptedException {
        int bad = 0;
        int good = 0;
        int number = 0;
        try (BufferedReader in = open(name)) {
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                number++;
                if (line.isBlank() || line.startsWith("#")) {
                    continue;
                }
                try {
                    Position position = Epd.parse(line).position();
                    if (good++ > 0 && !json) {
                        spec.commandLine().getOut().println();
                    }
                    explain(position, engine, judge);
                } catch (NotationException e) {
                    bad++;
                    spec.commandLine().getErr().println("kingfell: line " + number + ": " + e.getMessage());
                }
            }
        } catch (IOException e) {
            throw new ParameterException(spec.commandLine(), "cannot read " + FileProblem.of(e), e);
        }
        if (good + bad == 0) {
            throw new ParameterException(spec.commandLine(), "no positions in " + name);
        }
        return bad > 0 ? ExitCode.BAD_INPUT : ExitCode.DONE;
    }

    private static BufferedReader open(String name) throws IOException {
        return new BufferedReader(new InputStreamReader(
                name.equals(STANDARD_INPUT) ? System.in : Files.newInputStream(Path.of(name)), StandardCharsets.UTF_8));
    }

    private void explain(Position position, Engine engine, Judge judge) throws InterruptedException {
        Verdict verdict = judge.verdict(position);
        Reasons reasons = engine.reasons(position);
        String player = engine.route(position).toString();
        PrintWriter out = spec.commandLine().getOut();
        if (json) {
            out.println(ReasonsJson.of(reasons, verdict, player));
        } else {
            print(reasons, verdict, player, out);
        }
        if (html != null) {
            write(reasons, verdict, player, html);
            (json ? spec.commandLine().getErr() : out).println("written: " + html);
        }
    }

    private void print(Reasons reasons, Verdict verdict, String player, PrintWriter out) {
        Wording wording = new Wording(reasons);
        out.print(BoardText.board(reasons.position()));
        out.println("Fen: " + Fen.format(reasons.position()));
        paragraph(verdict.sentences(), out);
        if (!verdict.kind().isOver()) {
            paragraph(List.of("player: " + player), out);
            wording.situation().forEach(out::println);
            if (verdict.kind() != Verdict.Kind.DRAWN) {
                wording.plan().forEach(out::println);
            }
            paragraph(wording.temptations(), out);
            paragraph(wording.defences(), out);
            paragraph(wording.tree(lines), out);
        }
        PawnStructure structure = PawnStructure.of(reasons.position());
        paragraph(pawns ? new PawnWording(structure).sentences() : PawnSummary.of(structure), out);
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

    private void write(Reasons reasons, Verdict verdict, String player, Path file) {
        try (Writer out = letters.over(Files.newBufferedWriter(file, StandardCharsets.UTF_8))) {
            Below below = boardFrom == null ? Below.WHITE : boardFrom;
            ReasonsPage.write(reasons, verdict.title(), verdict.sentences(), player, below, out);
        } catch (IOException e) {
            throw new ParameterException(spec.commandLine(), "cannot write " + FileProblem.of(e), e);
        }
    }
}
