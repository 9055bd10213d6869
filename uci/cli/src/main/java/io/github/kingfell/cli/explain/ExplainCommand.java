package io.github.kingfell.cli.explain;

import io.github.kingfell.cli.endgame.MaterialName;
import io.github.kingfell.cli.input.ExactTableOptions;
import io.github.kingfell.cli.input.SearchSize;
import io.github.kingfell.cli.input.WholeNumber;
import io.github.kingfell.cli.output.InterruptibleCommand;
import io.github.kingfell.cli.output.LettersOption;
import io.github.kingfell.cli.output.OutputFile;
import io.github.kingfell.engine.Engine;
import io.github.kingfell.files.FileProblem;
import io.github.kingfell.files.WholeFile;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Epd;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.search.Interruption;
import io.github.kingfell.workbench.explain.EndingLesson;
import io.github.kingfell.workbench.explain.ExactSource;
import io.github.kingfell.workbench.explain.Explanation;
import io.github.kingfell.workbench.explain.ExplanationText;
import io.github.kingfell.workbench.explain.Judge;
import io.github.kingfell.workbench.explain.ReasonsJson;
import io.github.kingfell.workbench.input.InputFile;
import io.github.kingfell.workbench.output.ExitCode;
import io.github.kingfell.workbench.problem.FileKind;
import io.github.kingfell.workbench.render.Below;
import io.github.kingfell.workbench.render.ReasonsPage;
import java.io.BufferedInputStream;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Explains who wins, which natural moves throw the result away, and how the plan goes. */
@Command(
        name = "explain",
        description =
                "Explain a position, or each position of a list: the result and the moves to mate, the best move, the "
                        + "natural moves that throw the result away with the reply that refutes each, and the plan "
                        + "with its squares on the board. Positions of up to four men, and of five with their table, "
                        + "have exact values; Syzygy tables give the result for as many men as they have; other "
                        + "positions get a short search. A name such as KPK instead of a position explains the "
                        + "ending. With -v also: the player that would move, the book's verdict on other moves and "
                        + "replies, and its forcing tree. Exact values ignore the fifty-move rule.")
public final class ExplainCommand extends InterruptibleCommand {
    private static final Pattern ENDING = Pattern.compile("K[PNBRQ]*K[PNBRQ]*", Pattern.CASE_INSENSITIVE);

    private final Supplier<Engine> engines;

    @Parameters(
            arity = "1..*",
            paramLabel = "FEN|ENDING|FILE|-",
            description =
                    "the position, quoted or not, optionally after the name of its ending, such as KPK; or such a "
                            + "name alone; or a file of positions, one on each line; - for standard input")
    private List<String> words = List.of();

    @Option(names = "--json", description = "print JSON on one line instead of text")
    private boolean json;

    @Option(names = "--html", paramLabel = "FILE", description = "write a page with boards for the browser too")
    private @Nullable Path html;

    @Option(names = "--pawns", description = "show the relations of each pawn to the other pawns")
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
            description = "the side at the bottom of the boards of --html: white, black or mover; default white")
    private @Nullable Below boardFrom;

    @Option(
            names = "--lines",
            converter = WholeNumber.Count.class,
            paramLabel = "N",
            description = "lines of the forcing tree of -v, default ${DEFAULT-VALUE}; a larger tree is cut off at a "
                    + "depth")
    private int lines = 200;

    @Mixin
    private LettersOption letters = new LettersOption();

    @Mixin
    private ExactTableOptions tables = new ExactTableOptions();

    @Mixin
    private SearchSize size = new SearchSize();

    /** @param interruption ends the searches of these engines too */
    public ExplainCommand(Supplier<Engine> engines, Interruption interruption) {
        super(interruption);
        this.engines = engines;
    }

    @Override
    public Integer call() throws NotationException, InterruptedException {
        String text = String.join(" ", words).strip();
        boolean isList = InputFile.isThere(text);
        if (isList && html != null) {
            throw usageError("--html is for one position");
        }
        if (boardFrom != null && html == null) {
            throw usageError("--board-from goes with --html");
        }
        letters.apply(spec.commandLine(), json);
        Optional<String> ending = isList ? Optional.empty() : ending();
        if (ending.isPresent() && ending.get().equals(text)) {
            return explainEnding(text);
        }
        Position position = isList ? Fen.start() : position(ending, text);
        OutputFile.check(html, spec.commandLine());
        try (Engine engine = engines.get()) {
            engine.configure(size.settings().build());
            tables.give(engine, spec.commandLine());
            Judge judge = new Judge(engine, new ExactSource(tables.library(spec.commandLine())), nodes);
            if (isList) {
                return explainAll(text, engine, judge);
            }
            explain(position, engine, judge);
        }
        if (interruption().isRequested()) {
            leaveUnfinished("the search was cut short");
        }
        return ExitCode.DONE;
    }

    /** Returns the name of an ending that stands before the position, or alone. */
    private Optional<String> ending() {
        String first = words.get(0).strip().split(" ", 2)[0];
        return first.contains("/") ? Optional.empty() : Optional.of(first);
    }

    private Position position(Optional<String> ending, String text) throws NotationException {
        if (ending.isEmpty()) {
            return Epd.parse(text).position();
        }
        long named = MaterialName.parseFive(ending.get(), spec);
        Position position =
                Epd.parse(text.substring(ending.get().length()).strip()).position();
        if (position.material() != named && position.material() != MaterialKey.flip(named)) {
            String found = MaterialKey.name(position.material());
            throw usageError("the position is " + found + ", not " + ending.get());
        }
        return position;
    }

    /** Explains what the book teaches about an ending, without a position. */
    private int explainEnding(String name) {
        if (json || html != null) {
            throw usageError("--json and --html explain a position, not an ending");
        }
        if (!ENDING.matcher(name).matches()) {
            throw usageError("neither a position nor an ending such as KPK nor a file: " + name);
        }
        EndingLesson.of(MaterialName.parseFive(name, spec)).forEach(out()::println);
        return ExitCode.DONE;
    }

    /** Returns the option -v of every command. */
    private boolean isVerbose() {
        OptionSpec option = spec.findOption("--verbose");
        return option != null && option.getValue() instanceof boolean[] given && given.length > 0;
    }

    /** Explains the positions one after the other; a line that cannot be read is reported and skipped. */
    private int explainAll(String name, Engine engine, Judge judge) throws InterruptedException {
        int bad = 0;
        int good = 0;
        int number = 0;
        try (BufferedReader in = reader(name)) {
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                number++;
                if (line.isBlank() || line.startsWith("#")) {
                    continue;
                }
                try {
                    Position position = Epd.parse(line).position();
                    if (good++ > 0 && !json) {
                        out().println();
                    }
                    explain(position, engine, judge);
                    if (interruption().isRequested()) {
                        leaveUnfinished(
                                "the search for line " + number + " was cut short, and the rest was not explained");
                        break;
                    }
                } catch (NotationException e) {
                    bad++;
                    err().println("kingfell: line " + number + ": " + e.getMessage());
                }
            }
        } catch (IOException e) {
            throw usageError("cannot read " + FileProblem.of(e), e);
        }
        if (good + bad == 0) {
            throw usageError("no positions in " + name);
        }
        return bad > 0 ? ExitCode.BAD_INPUT : ExitCode.DONE;
    }

    /** Opens a list of positions; standard input is read line by line, so its kind cannot be told before. */
    private BufferedReader reader(String name) throws IOException {
        if (name.equals(InputFile.STANDARD_INPUT)) {
            return InputFile.reader(Path.of(name));
        }
        BufferedInputStream bytes = new BufferedInputStream(InputFile.text(Path.of(name)), FileKind.HEAD);
        try {
            FileKind.of(bytes);
            return new BufferedReader(new InputStreamReader(bytes, StandardCharsets.UTF_8));
        } catch (NotationException e) {
            bytes.close();
            throw usageError('"' + name + "\" is " + e.getMessage(), e);
        }
    }

    private void explain(Position position, Engine engine, Judge judge) throws InterruptedException {
        Explanation explanation = Explanation.of(position, engine, judge);
        PrintWriter out = out();
        if (json) {
            out.println(ReasonsJson.of(explanation));
        } else {
            new ExplanationText(explanation, out).print(isVerbose(), pawns, lines);
        }
        if (html != null) {
            write(explanation, html);
            (json ? err() : out).println("written: " + html);
        }
    }

    private void write(Explanation explanation, Path file) {
        Below below = boardFrom == null ? Below.WHITE : boardFrom;
        WholeFile.write(file, stream -> {
            Writer out = letters.over(new OutputStreamWriter(stream, StandardCharsets.UTF_8));
            ReasonsPage.write(explanation.reasons(), explanation.forThePage(), below, out);
            out.flush();
        });
    }
}
