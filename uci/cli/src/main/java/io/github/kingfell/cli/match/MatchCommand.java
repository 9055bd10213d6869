package io.github.kingfell.cli.match;

import io.github.kingfell.arena.match.Adjudication;
import io.github.kingfell.arena.match.EarlierGames;
import io.github.kingfell.arena.match.Match;
import io.github.kingfell.arena.match.MatchGame;
import io.github.kingfell.arena.match.MatchScore;
import io.github.kingfell.arena.match.Seat;
import io.github.kingfell.arena.match.Sprt;
import io.github.kingfell.arena.match.Umpire;
import io.github.kingfell.arena.peer.EngineUnderTest;
import io.github.kingfell.arena.peer.Pace;
import io.github.kingfell.cli.input.WholeNumber;
import io.github.kingfell.cli.output.InterruptibleCommand;
import io.github.kingfell.cli.output.OutputFile;
import io.github.kingfell.cli.output.ProgressOption;
import io.github.kingfell.cli.peer.PaceOptions;
import io.github.kingfell.cli.peer.RivalPaceOptions;
import io.github.kingfell.cli.peer.TwoEngines;
import io.github.kingfell.files.AppendedFile;
import io.github.kingfell.files.OutputFailedException;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.rules.notation.PgnWriter;
import io.github.kingfell.search.Interruption;
import io.github.kingfell.workbench.input.InputFile;
import io.github.kingfell.workbench.output.ExitCode;
import io.github.kingfell.workbench.output.JsonObject;
import io.github.kingfell.workbench.output.ProgressLine;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
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

    @Mixin
    private OpeningOptions openings = new OpeningOptions();

    @Option(
            names = "--name",
            paramLabel = "NAME",
            description = "name of the first engine; default: as it names itself")
    private @Nullable String name;

    @Option(names = "--vs-name", paramLabel = "NAME", description = "name of the second engine")
    private @Nullable String rivalName;

    @Option(
            names = "--event",
            paramLabel = "NAME",
            description = "name of the match in the file of games, default \"${DEFAULT-VALUE}\"")
    private String event = "kingfell match";

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

    @Option(
            names = "--resume",
            description = "continue a match: leave out the pairs of games that the file of --pgn has, and count them")
    private boolean resume;

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
        List<Position> starts = openings.positions(spec);
        EarlierGames earlier = resume ? earlier(starts) : EarlierGames.NONE;
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
                earlier,
                interruption());
        ProgressLine progress = shown.line(spec, test == null ? games : 0);
        try (AppendedFile file = pgn == null ? null : AppendedFile.ofParagraphs(pgn)) {
            MatchScore score = match.play(threads, (number, names, first, second, sofar) -> {
                count(first, 0);
                count(second, 1);
                write(file, number, names, first, second);
                progress.show(sofar.games(), sofar + (test == null ? "" : "  " + test.words(sofar)));
            });
            progress.clear();
            report(score, test, earlier.score().games());
            if (match.isInterrupted()) {
                leaveUnfinished("the score is that of " + score.games() + " games; the pairs in progress are left out");
            }
            return ExitCode.DONE;
        } catch (ExecutionException e) {
            progress.clear();
            throw unusable(e);
        }
    }

    /** Returns the error of usage for an engine that cannot be used; other failures are passed on. */
    private ParameterException unusable(ExecutionException e) {
        Throwable cause = e.getCause();
        if (cause instanceof OutputFailedException failed) {
            throw failed;
        }
        if (cause instanceof Error error) {
            throw error;
        }
        return complaint("cannot use an engine: " + (cause == null ? e : cause).getMessage());
    }

    /** @param white which of the engines had White */
    private void count(MatchGame game, int white) {
        if (game.atFault() != MatchGame.NOBODY) {
            faults[game.atFault() ^ white]++;
        }
    }

    /** Returns the games that the file has of this match; reports an error for a file of another match. */
    private EarlierGames earlier(List<Position> starts) throws IOException {
        if (pgn == null) {
            throw complaint("--resume goes with --pgn");
        }
        if (!Files.exists(pgn)) {
            return EarlierGames.NONE;
        }
        try (InputStream in = new BufferedInputStream(InputFile.text(pgn))) {
            return EarlierGames.read(in, event, starts);
        } catch (NotationException e) {
            throw usageError("cannot resume from " + pgn + ": " + e.getMessage(), e);
        }
    }

    private void write(@Nullable AppendedFile file, int number, List<String> names, MatchGame first, MatchGame second) {
        if (file == null) {
            return;
        }
        String ours = name != null ? name : names.get(0).isEmpty() ? "first" : names.get(0);
        String theirs = rivalName != null ? rivalName : names.get(1).isEmpty() ? "second" : names.get(1);
        // Readers of results add up the points by name.
        String other = theirs.equals(ours) ? theirs + " (2)" : theirs;
        try {
            file.add(PgnWriter.format(first.pgn(event, ours, other, 2 * number + 1))
                    + PgnWriter.format(second.pgn(event, other, ours, 2 * number + 2)));
        } catch (NotationException e) {
            throw new IllegalStateException("a position that cannot be written", e);
        }
    }

    /** @param before games of an earlier run */
    private void report(MatchScore score, @Nullable Sprt test, int before) {
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
                    .put("superiority", score.superiority(), 6)
                    .put("normalizedElo", score.normalizedElo(), 3)
                    .put("earlierGames", before)
                    .put("faults", faults[0])
                    .put("rivalFaults", faults[1]);
            if (test != null) {
                object.put("sprt", test.verdict(score).name().toLowerCase(Locale.ROOT))
                        .put("ratio", test.ratio(score), 6);
            }
            out.println(object);
        } else {
            out.println(score);
            out.println(score.strength());
            if (before > 0) {
                out.println(before + " of these games are of an earlier run; the faults are those of this run");
            }
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

    private ParameterException complaint(String text) {
        return usageError(text);
    }
}
