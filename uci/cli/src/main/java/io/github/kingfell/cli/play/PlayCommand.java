package io.github.kingfell.cli.play;

import static io.github.kingfell.cli.input.Usage.require;

import io.github.kingfell.cli.input.ExactTableOptions;
import io.github.kingfell.cli.input.SearchSize;
import io.github.kingfell.cli.input.Seconds;
import io.github.kingfell.cli.input.WholeNumber;
import io.github.kingfell.cli.output.ConsoleCommand;
import io.github.kingfell.cli.output.LettersOption;
import io.github.kingfell.cli.output.OutputFile;
import io.github.kingfell.engine.Engine;
import io.github.kingfell.files.WholeFile;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Epd;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.search.LimitedStrength;
import io.github.kingfell.search.SearchLimits;
import io.github.kingfell.search.SearchSettings;
import io.github.kingfell.workbench.explain.ExactSource;
import io.github.kingfell.workbench.explain.Judge;
import io.github.kingfell.workbench.output.ExitCode;
import io.github.kingfell.workbench.output.Terminal;
import io.github.kingfell.workbench.output.UserOutput;
import io.github.kingfell.workbench.play.Drill;
import io.github.kingfell.workbench.play.EngineOpponent;
import io.github.kingfell.workbench.play.GameInPlay;
import io.github.kingfell.workbench.play.PlaySession;
import io.github.kingfell.workbench.play.Screen;
import io.github.kingfell.workbench.play.TableOpponent;
import io.github.kingfell.workbench.render.DrillPage;
import io.github.kingfell.workbench.render.TerminalBoard;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Plays a game against the engine in the terminal, or won endings for practice against the exact table. */
@Command(
        name = "play",
        description = "Play against the engine in the terminal, or practise won endings against the best defence. "
                + "Moves are typed in algebraic notation or as two squares; help lists all commands.")
public final class PlayCommand extends ConsoleCommand {
    /** The colour of the person. */
    private enum Side {
        WHITE,
        BLACK
    }

    private static final long NODES_OF_WHY = 200_000;
    private static final double LONGEST_TIME = 3600;

    private final Supplier<Engine> engines;

    @Mixin
    private LettersOption letters = new LettersOption();

    @Mixin
    private ExactTableOptions tables = new ExactTableOptions();

    @Mixin
    private SearchSize size = new SearchSize();

    @Parameters(arity = "0..*", paramLabel = "FEN", description = "the position to begin with, quoted or not")
    private List<String> fen = List.of();

    @Option(names = "--color", paramLabel = "SIDE", description = "white or black: your side, default the side to move")
    private @Nullable Side color;

    @Option(
            names = "--time",
            paramLabel = "TIME",
            converter = Seconds.class,
            description = "time for each move of the engine: seconds, or with units such as 30s, default 1")
    private @Nullable Double time;

    @Option(
            names = "--nodes",
            converter = WholeNumber.Nodes.class,
            paramLabel = "N",
            description = "nodes for each move of the engine")
    private @Nullable Long nodes;

    @Option(names = "--elo", paramLabel = "N", description = "the engine plays no stronger than this")
    private @Nullable Integer elo;

    @Option(names = "--ascii", description = "letters instead of figurines")
    private boolean ascii;

    @Option(
            names = "--drill",
            paramLabel = "ENDING|FILE",
            description = "practise a random won position of an ending of up to four men such as KBNK, or the won "
                    + "positions of a file; you play the winning side, and the exact table defends")
    private @Nullable String drill;

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "seed of the random choices of a drill, default ${DEFAULT-VALUE}")
    private long seed = 1;

    @Option(
            names = "--games",
            converter = WholeNumber.Count.class,
            paramLabel = "N",
            description = "number of games in a drill, default ${DEFAULT-VALUE}")
    private int games = 1;

    @Option(names = "--coach", description = "in a drill, show at once how much a move has lost")
    private boolean coach;

    @Option(names = "--html", paramLabel = "FILE", description = "write a page about the drill")
    private @Nullable Path html;

    public PlayCommand(Supplier<Engine> engines) {
        this.engines = engines;
    }

    @Override
    public Integer call() throws NotationException, IOException, InterruptedException {
        refuseIdleOptions();
        Position start =
                fen.isEmpty() ? Fen.start() : Epd.parse(String.join(" ", fen)).position();
        SearchLimits limits = limits();
        OutputFile.check(html, spec.commandLine());
        letters.apply(spec.commandLine(), false);
        try (Engine engine = engines.get()) {
            engine.configure(settings());
            tables.give(engine, spec.commandLine());
            ExactSource exact = new ExactSource(tables.library(spec.commandLine()));
            Judge judge = new Judge(engine, exact, NODES_OF_WHY);
            BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
            PlaySession table = new PlaySession(in, screen(), letters.letters(), engine, exact, judge);
            if (drill != null) {
                practise(table, exact, engine, drill);
            } else {
                int person = color == null ? start.sideToMove() : color == Side.WHITE ? Color.WHITE : Color.BLACK;
                PlaySession.Left left = PlaySession.Left.NEXT;
                while (left == PlaySession.Left.NEXT) {
                    engine.newGame();
                    GameInPlay game = new GameInPlay(start);
                    left = table.play(game, person, new EngineOpponent(engine, limits), (before, move) -> {}, false);
                }
            }
        }
        return ExitCode.DONE;
    }

    private void practise(PlaySession table, ExactSource exact, Engine engine, String name)
            throws IOException, InterruptedException {
        PrintWriter out = out();
        List<Position> positions = new DrillPositions(exact, spec).of(name, games, seed);
        TableOpponent opponent = new TableOpponent(exact, new Random(seed));
        List<DrillPage.Game> reports = new ArrayList<>();
        PlaySession.Left left = PlaySession.Left.NEXT;
        for (int i = 0; i < positions.size() && left == PlaySession.Left.NEXT; i++) {
            Position start = positions.get(i);
            boolean wins = exact.verdict(start).orElseThrow().distance().isWin();
            int person = wins ? start.sideToMove() : start.sideToMove() ^ 1;
            Drill game = new Drill(start, person, exact, engine);
            out.println("Win with " + (person == Color.WHITE ? "White" : "Black") + ": " + Fen.format(start));
            left = table.play(game.game(), person, opponent, (before, move) -> tell(game.coach(before, move)), true);
            DrillPage.Game report = game.report(table.hints(), table.takenBack());
            reports.add(report);
            report.summary().forEach(out::println);
            report.lost().forEach(lost -> {
                out.println(lost.sentence());
                if (!lost.reason().isEmpty()) {
                    out.println("  the book: " + lost.reason());
                }
            });
        }
        if (html != null) {
            WholeFile.write(html, page(name, reports));
            out.println("written: " + html);
        }
    }

    private List<String> page(String name, List<DrillPage.Game> reports) {
        return DrillPage.lines("Practice: " + title(name), reports).stream()
                .map(letters::inLetters)
                .toList();
    }

    private static String title(String name) {
        return name.substring(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);
    }

    private void tell(String sentence) {
        if (coach && !sentence.isEmpty()) {
            out().println(sentence);
        }
    }

    private void refuseIdleOptions() {
        List<String> idle = drill == null
                ? List.of("--seed", "--games", "--coach", "--html")
                : List.of("--color", "--time", "--nodes", "--elo");
        Optional<String> used = idle.stream()
                .filter(spec.commandLine().getParseResult()::hasMatchedOption)
                .findFirst();
        require(used.isEmpty(), used.orElse("") + (drill == null ? " is for --drill" : " is not for --drill"), spec);
        require(drill == null || fen.isEmpty(), "--drill brings its own positions", spec);
    }

    private SearchLimits limits() {
        require(time == null || time > 0 && time <= LONGEST_TIME, "--time must be above 0 and at most 3600", spec);
        SearchLimits.Builder limits = SearchLimits.builder();
        if (nodes != null) {
            limits.nodes(nodes);
        }
        if (time != null || nodes == null) {
            limits.moveTime(Math.max(1, Math.round((time == null ? 1 : time) * 1000)));
        }
        return limits.build();
    }

    private SearchSettings settings() {
        int lowest = LimitedStrength.lowestElo();
        int highest = LimitedStrength.highestElo();
        require(
                elo == null || elo >= lowest && elo <= highest,
                "--elo must be from " + lowest + " to " + highest,
                spec);
        return size.settings()
                .elo(elo == null ? 0 : elo)
                .purpose(SearchSettings.Purpose.GAME)
                .build();
    }

    private Screen screen() {
        PrintWriter out = out();
        boolean person = Terminal.isInteractive();
        boolean figurines = !ascii && (!person || UserOutput.canShow(TerminalBoard.neededCharacters()));
        boolean colors = person && System.getenv("NO_COLOR") == null;
        PrintWriter boards = colors ? UserOutput.standardWithColors() : out;
        return new Screen(out, boards, new TerminalBoard(figurines, colors), person);
    }
}
