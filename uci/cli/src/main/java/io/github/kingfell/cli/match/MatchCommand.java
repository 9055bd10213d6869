package io.github.kingfell.cli.match;

import io.github.kingfell.cli.input.WholeNumber;
import io.github.kingfell.cli.output.InterruptibleCommand;
import io.github.kingfell.cli.output.OutputFile;
import io.github.kingfell.cli.output.ProgressOption;
import io.github.kingfell.cli.peer.PaceOptions;
import io.github.kingfell.cli.peer.RivalPaceOptions;
import io.github.kingfell.cli.peer.TwoEngines;
import io.github.kingfell.files.AppendedFile;
import io.github.kingfell.files.FileProblem;
import io.github.kingfell.files.OutputFailedException;
import io.github.kingfell.positions.Suite;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Epd;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.rules.notation.PgnWriter;
import io.github.kingfell.search.Interruption;
import io.github.kingfell.workbench.input.InputFile;
import io.github.kingfell.workbench.match.Adjudication;
import io.github.kingfell.workbench.match.Match;
import io.github.kingfell.workbench.match.MatchGame;
import io.github.kingfell.workbench.match.MatchScore;
import io.github.kingfell.workbench.match.Seat;
import io.github.kingfell.workbench.match.Sprt;
import io.github.kingfell.workbench.match.Umpire;
import io.github.kingfell.workbench.output.ExitCode;
import io.github.kingfell.workbench.output.JsonObject;
import io.github.kingfell.workbench.output.ProgressLine;
import io.github.kingfell.workbench.peer.EngineUnderTest;
import io.github.kingfell.workbench.peer.Pace;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.ExecutionException;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** Plays a match to decide which of two engines is stronger. */
@Command(
        name = "match",
        description = "Play a match between two UCI engines, or two versions or settings of this one, in pairs of games"
                + " from the same position with both colours.")
public final class MatchCommand extends InterruptibleCommand {
    private static final Pattern SPRT = Pattern.compile("(-?\\d{1,3}(?:\\.\\d+)?),(-?\\d{1,3}(?:\\.\\d+)?)");

    @Mixin
    private PaceOptions pace = new PaceOptions();

    @Mixin
    private RivalPaceOptions rivalPace = new RivalPaceOptions();

    @Mixin
    private TwoEngines engines = new TwoEngines();

    @Option(names = "--games", paramLabel = "N", description = "greatest number of games, default ${DEFAULT-VALUE}")
    private int games = 400;

    @Option(
            names = "--sprt",
            paramLabel = "LOW,HIGH",
            description = "end as soon as the games decide between two differences in Elo, such as 0,5")
    private @Nullable String sprt;

    @Option(
            names = "--openings",
            paramLabel = "FILE",
            description = "EPD, one position on each line, used in turn; default: 400 shipped positions")
    private @Nullable Path openings;

    @Option(
            names = "--resign",
            paramLabel = "CP",
            description = "end a game when both engines have scored one of them ahead by CP centipawns for three "
                    + "moves each")
    private int resign;

    @Option(
            names = "--draw",
            paramLabel = "CP",
            description =
                    "end a game when, from its 40th move on, neither engine has scored a side ahead by more than CP "
                            + "centipawns for eight moves each")
    private @Nullable Integer draw;

    @Option(
            names = "--margin",
            paramLabel = "MS",
            description = "milliseconds by which a clock may be exceeded, default 0; the time is still charged")
    private int margin;

    @Option(
            names = "--threads",
            converter = WholeNumber.Threads.class,
            paramLabel = "N",
            description = "games played at the same time, default ${DEFAULT-VALUE}")
    private int threads = 1;

    @Option(names = "--pgn", paramLabel = "FILE", description = "add the games to this file, pair by pair")
    private @Nullable Path pgn;

    @Option(names = "--json", description = "the result as JSON")
    private boolean json;

    @Mixin
    private ProgressOption shown = new ProgressOption();

    private final int[] faults = new int[2];

    /** @param interruption ends the match after the pairs that are complete */
    public MatchCommand(Interruption interruption) {
        super(interruption);
    }

    @Override
    public Integer call() throws InterruptedException, IOException {
        if (games < 2 || resign < 0 || margin < 0 || (draw != null && draw < 0)) {
            throw complaint("--games must be at least 2, --resign, --draw and --margin at least 0");
        }
        engines.check(spec);
        if (pgn != null) {
            OutputFile.checkGrowing(pgn, spec.commandLine());
        }
        Sprt test = sprt == null ? null : sprt(sprt);
        List<Position> starts = openings();
        Pace ours = pace.pace(spec);
        Pace theirs = rivalPace.pace(ours, spec);
        Supplier<EngineUnderTest> engine = engines.first(List.of());
        Supplier<EngineUnderTest> rival = engines.second(List.of());
        Match match = new Match(
                () -> new Seat(engine.get(), ours),
                () -> new Seat(rival.get(), theirs),
                new Umpire(margin, new Adjudication.Rule(resign, draw == null ? Adjudication.Rule.NO_DRAWS : draw)),
                starts,
                test,
                games / 2,
                interruption());
        ProgressLine progress = shown.line(spec, test == null ? games : 0);
        try (AppendedFile file = pgn == null ? null : AppendedFile.ofParagraphs(pgn)) {
            MatchScore score = match.play(threads, (number, first, second, sofar) -> {
                count(first, 0);
                count(second, 1);
                write(file, number, first, second);
                progress.show(sofar.games(), sofar + (test == null ? "" : "  " + test.words(sofar)));
            });
            progress.clear();
            report(score, test);
            if (match.isInterrupted()) {
                leaveUnfinished("the score is that of " + score.games() + " games; the pairs in progress are left out");
            }
            return ExitCode.DONE;
        } catch (ExecutionException e) {
            progress.clear();
            Throwable cause = e.getCause();
            if (cause instanceof OutputFailedException failed) {
                throw failed;
            }
            if (cause instanceof Error error) {
                throw error;
            }
            throw complaint("cannot use an engine: " + (cause == null ? e : cause).getMessage());
        }
    }

    /** @param white which of the engines had White */
    private void count(MatchGame game, int white) {
        if (game.atFault() != MatchGame.NOBODY) {
            faults[game.atFault() ^ white]++;
        }
    }

    private void write(@Nullable AppendedFile file, int number, MatchGame first, MatchGame second) {
        if (file == null) {
            return;
        }
        try {
            file.add(PgnWriter.format(first.pgn("kingfell match", "first", "second", 2 * number + 1))
                    + PgnWriter.format(second.pgn("kingfell match", "second", "first", 2 * number + 2)));
        } catch (NotationException e) {
            throw new IllegalStateException("a position that cannot be written", e);
        }
    }

    private void report(MatchScore score, @Nullable Sprt test) {
        PrintWriter out = out();
        if (json) {
            JsonObject object = new JsonObject()
                    .put("games", score.games())
                    .put("wins", score.wins())
                    .put("draws", score.draws())
                    .put("losses", score.losses())
                    .put("share", score.share(), 6)
                    .put("margin", score.margin(), 6)
                    .putNumbers("pairs", score.pairs())
                    .put("faults", faults[0])
                    .put("rivalFaults", faults[1]);
            if (test != null) {
                object.put("sprt", test.verdict(score).name().toLowerCase(Locale.ROOT))
                        .put("ratio", test.ratio(score), 6);
            }
            out.println(object);
        } else {
            out.println(score);
            out.println("lost on time or without a legal move: " + faults[0] + ", the other " + faults[1]);
            if (test != null) {
                out.println(test.words(score));
            }
        }
        out.flush();
    }

    private Sprt sprt(String text) {
        Matcher parts = SPRT.matcher(text);
        if (!parts.matches() || Double.parseDouble(parts.group(1)) >= Double.parseDouble(parts.group(2))) {
            throw complaint("--sprt takes two differences in Elo, the lower first, such as 0,5, not " + text);
        }
        return new Sprt(Double.parseDouble(parts.group(1)), Double.parseDouble(parts.group(2)));
    }

    private List<Position> openings() {
        List<Position> positions = new ArrayList<>();
        List<String> lines;
        try {
            lines = openings == null ? Suite.MATCH_OPENINGS.lines() : InputFile.lines(openings);
        } catch (IOException e) {
            throw complaint("cannot read " + FileProblem.of(e));
        } catch (UncheckedIOException e) {
            throw complaint("cannot read \"" + openings + '"');
        }
        for (int i = 0; i < lines.size(); i++) {
            if (!lines.get(i).isBlank() && !lines.get(i).startsWith("#")) {
                try {
                    positions.add(Epd.parse(lines.get(i)).position());
                } catch (NotationException e) {
                    throw complaint(openings + ", line " + (i + 1) + ": " + e.getMessage());
                }
            }
        }
        if (positions.isEmpty()) {
            throw complaint("no position in " + openings);
        }
        return positions;
    }

    private ParameterException complaint(String text) {
        return usageError(text);
    }
}
