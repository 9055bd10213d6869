package io.github.kingfell.cli.analyse;

import static io.github.kingfell.cli.input.Usage.require;

import io.github.kingfell.cli.output.InterruptibleCommand;
import io.github.kingfell.cli.output.LettersOption;
import io.github.kingfell.engine.Engine;
import io.github.kingfell.files.FileProblem;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.search.Interruption;
import io.github.kingfell.workbench.analyse.AnalysisJson;
import io.github.kingfell.workbench.analyse.AnalysisOutput;
import io.github.kingfell.workbench.analyse.GameText;
import io.github.kingfell.workbench.analyse.PositionList;
import io.github.kingfell.workbench.input.InputFile;
import io.github.kingfell.workbench.output.ExitCode;
import io.github.kingfell.workbench.problem.FileKind;
import io.github.kingfell.workbench.review.Analyst;
import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Analyses positions and games with the engine, or shows the structure of a position as a program of the past did. */
@Command(
        name = "analyse",
        description = "Analyse a position, a list of positions, or games: scores, best lines, and how much each move "
                + "of a game lost. Scores are from White's point of view; in JSON from that of the side to move.")
public final class AnalyseCommand extends InterruptibleCommand {
    private final Supplier<Engine> engines;

    @Parameters(
            arity = "0..*",
            paramLabel = "FEN",
            description = "the position, quoted or not; or a file of FEN or EPD lines, or of PGN games; or - for either"
                    + " from standard input")
    private List<String> words = List.of();

    @Option(names = "--json", description = "one JSON object on each line instead of text, one for each position")
    private boolean json;

    @Mixin
    private SearchOptions search = new SearchOptions();

    @Mixin
    private LettersOption letters = new LettersOption();

    @Mixin
    private GameFiles files = new GameFiles();

    @Mixin
    private ConnectivityView connectivity = new ConnectivityView();

    /** @param interruption ends the searches of these engines too */
    public AnalyseCommand(Supplier<Engine> engines, Interruption interruption) {
        super(interruption);
        this.engines = engines;
    }

    @Override
    public Integer call() throws NotationException, InterruptedException {
        letters.apply(spec.commandLine(), json);
        if (connectivity.isAsked()) {
            require(!search.areSet() && !files.areSet(), "--connectivity takes no option of a search or a game", spec);
            return connectivity.run(words, json);
        }
        require(
                !connectivity.hasOptions(),
                "--picture, --pgn, --order and --international need --connectivity; to analyse games, name the file "
                        + "without an option",
                spec);
        require(!words.isEmpty(), "a position or a file is required", spec);
        search.check(spec.commandLine());
        files.check(spec.commandLine());
        String text = String.join(" ", words);
        boolean isFile = InputFile.isThere(text);
        require(isFile || text.contains(" "), "neither a file nor a position: " + text, spec);
        try (InputStream in = isFile
                        ? new BufferedInputStream(InputFile.text(Path.of(text)), FileKind.HEAD)
                        : new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
                Engine engine = engines.get()) {
            search.prepare(engine, spec);
            return look(in, isFile, new Analyst(engine, search.limits(), interruption()));
        } catch (IOException e) {
            throw usageError("cannot read " + FileProblem.of(e), e);
        }
    }

    private boolean holdsPositions(BufferedInputStream bytes, AnalysisOutput output) throws IOException {
        try {
            FileKind.of(bytes);
            return true;
        } catch (NotationException e) {
            String message = '"' + String.join(" ", words) + "\" is " + e.getMessage();
            output.complain(message, AnalysisJson.record().put("error", message));
            return false;
        }
    }

    private int look(InputStream in, boolean isFile, Analyst analyst)
            throws IOException, InterruptedException, NotationException {
        AnalysisOutput output = new AnalysisOutput(json, out(), err());
        if (isFile && GameText.isNext(in)) {
            GameList games = new GameList(analyst, output, files, letters, spec.commandLine(), interruption());
            int code = games.run(in);
            games.unfinished().ifPresent(this::leaveUnfinished);
            return code;
        }
        require(!files.areSet(), "--pgn-out and --html are for games", spec);
        // Standard input is read line by line, so its kind cannot be told before.
        boolean isKnown = isFile && !words.get(0).equals(InputFile.STANDARD_INPUT);
        if (isKnown && in instanceof BufferedInputStream bytes && !holdsPositions(bytes, output)) {
            return ExitCode.BAD_INPUT;
        }
        PositionList positions = new PositionList(analyst, output, interruption());
        int code = isFile ? positions.run(in) : positions.runOne(String.join(" ", words));
        positions.unfinished().ifPresent(this::leaveUnfinished);
        return code;
    }
}
