package io.github.kingfell.cli.play;

import static io.github.kingfell.cli.input.Usage.require;

import io.github.kingfell.cli.input.EndingNames;
import io.github.kingfell.cli.input.ExactTableOptions;
import io.github.kingfell.cli.input.SearchSize;
import io.github.kingfell.cli.input.Seconds;
import io.github.kingfell.cli.input.WholeNumber;
import io.github.kingfell.cli.output.ConsoleCommand;
import io.github.kingfell.cli.output.OutputFile;
import io.github.kingfell.engine.Engine;
import io.github.kingfell.play.game.Drill;
import io.github.kingfell.play.game.EngineOpponent;
import io.github.kingfell.play.game.ExactAnswers;
import io.github.kingfell.play.game.GameInPlay;
import io.github.kingfell.play.game.PlaySession;
import io.github.kingfell.play.game.PracticePositions.Practised;
import io.github.kingfell.play.game.Round;
import io.github.kingfell.play.game.TableOpponent;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Epd;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.search.LimitedStrength;
import io.github.kingfell.search.SearchLimits;
import io.github.kingfell.search.SearchSettings;
import io.github.kingfell.workbench.output.ExitCode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
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
        BLACK;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    private static final double LONGEST_TIME = 3600;

    private final Supplier<Engine> engines;

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

    @Option(
            names = "--drill",
            paramLabel = "ENDING|FILE",
            completionCandidates = EndingNames.class,
            description = "practise a random won position of an ending such as KBNK, or the won positions of a file; "
                    + "you play the winning side, and the exact table defends. Five men need tables")
    private @Nullable String drill;

    @Option(
            names = "--hold",
            description = "in a drill, hold drawn positions instead: you play the side that the name of the ending has "
                    + "last, such as the knight of KRKN, or in a file the side to move")
    private boolean hold;

    @Option(
            names = "--moves",
            converter = WholeNumber.Count.class,
            paramLabel = "N",
            description = "your moves after which a draw counts as held, default ${DEFAULT-VALUE}")
    private int moves = 15;

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

    @Option(
            names = "--coach",
            description =
                    "in a drill, judge each move at once: by the result, by the measure of the book's stage, and by the "
                            + "distance to mate")
    private boolean coach;

    @Option(names = "--html", paramLabel = "FILE", description = "write a page about the drill")
    private @Nullable Path html;

    @Mixin
    private TerminalOptions terminal = new TerminalOptions();

    @Mixin
    private ExactTableOptions tables = new ExactTableOptions();

    @Mixin
    private SearchSize size = new SearchSize();

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
        terminal.letters().apply(spec.commandLine(), false);
        try (PlayRoom room = PlayRoom.open(System.in, engines, settings(), tables, terminal, spec.commandLine())) {
            if (drill != null) {
                practise(room, drill);
            } else {
                int person = color == null ? start.sideToMove() : color == Side.WHITE ? Color.WHITE : Color.BLACK;
                PlaySession.Left left = PlaySession.Left.NEXT;
                while (left == PlaySession.Left.NEXT) {
                    room.engine().newGame();
                    left = room.session()
                            .play(Round.plain(
                                    new GameInPlay(start), person, new EngineOpponent(room.engine(), limits)));
                }
            }
        }
        return ExitCode.DONE;
    }

    private void practise(PlayRoom room, String name) throws IOException, InterruptedException {
        ExactAnswers answers = room.answers();
        List<Practised> positions = new DrillPositions(answers, hold, moves, spec).of(name, games, seed);
        TableOpponent opponent = new TableOpponent(answers, new Random(seed));
        Practice practice = new Practice(room.session(), out());
        boolean goesOn = true;
        for (int i = 0; i < positions.size() && goesOn; i++) {
            Practised position = positions.get(i);
            out().println(position.task().words() + ": " + Fen.format(position.start()));
            Drill game = new Drill(position.start(), position.task(), answers, room.coach());
            Round.Witness witness = coach ? game::coach : (before, move) -> List.of();
            goesOn = practice.play(
                    game,
                    new Round(
                            game.game(),
                            position.task().person(),
                            opponent,
                            witness,
                            game::isOver,
                            unknown -> Optional.empty()));
        }
        practice.write(html, "Practice: " + title(name), terminal.letters());
    }

    private static String title(String name) {
        return name.substring(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);
    }

    private void refuseIdleOptions() {
        List<String> idle = drill == null
                ? List.of("--seed", "--games", "--coach", "--html", "--hold", "--moves")
                : List.of("--color", "--time", "--nodes", "--elo");
        Optional<String> used = idle.stream()
                .filter(spec.commandLine().getParseResult()::hasMatchedOption)
                .findFirst();
        require(used.isEmpty(), used.orElse("") + (drill == null ? " is for --drill" : " is not for --drill"), spec);
        require(drill == null || fen.isEmpty(), "--drill brings its own positions", spec);
        require(
                hold || !spec.commandLine().getParseResult().hasMatchedOption("--moves"),
                "--moves is for --hold",
                spec);
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

    private SearchSettings.Builder settings() {
        int lowest = LimitedStrength.lowestElo();
        int highest = LimitedStrength.highestElo();
        require(
                elo == null || elo >= lowest && elo <= highest,
                "--elo must be from " + lowest + " to " + highest,
                spec);
        return size.settings().elo(elo == null ? 0 : elo);
    }
}
