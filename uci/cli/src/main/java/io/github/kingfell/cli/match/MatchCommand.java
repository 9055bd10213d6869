package io.github.kingfell.cli.match;

import io.github.kingfell.arena.match.Adjudication;
import io.github.kingfell.arena.match.EarlierGames;
import io.github.kingfell.arena.match.Match;
import io.github.kingfell.arena.match.MatchOpening;
import io.github.kingfell.arena.match.MatchPlan;
import io.github.kingfell.arena.match.MatchSchedule;
import io.github.kingfell.arena.match.Participant;
import io.github.kingfell.arena.match.Sprt;
import io.github.kingfell.arena.match.Umpire;
import io.github.kingfell.arena.peer.UnusableEngineException;
import io.github.kingfell.cli.input.WholeNumber;
import io.github.kingfell.cli.output.InterruptibleCommand;
import io.github.kingfell.cli.output.OutputFile;
import io.github.kingfell.cli.output.ProgressOption;
import io.github.kingfell.cli.peer.PaceOptions;
import io.github.kingfell.files.AppendedFile;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.search.Interruption;
import io.github.kingfell.workbench.input.InputFile;
import io.github.kingfell.workbench.output.ExitCode;
import io.github.kingfell.workbench.output.LiveLines;
import io.github.kingfell.workbench.output.ProgressLine;
import io.github.kingfell.workbench.output.Terminal;
import io.github.kingfell.workbench.output.UserOutput;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Plays a match to decide which of two or more engines is stronger. */
@Command(
        name = "match",
        description = "Play a match between UCI engines, or versions or settings of this one: two, or a field of more. "
                + "Each pair of games begins with the same opening, with both colours.")
public final class MatchCommand extends InterruptibleCommand {
    private static final Pattern SPRT = Pattern.compile("(-?\\d{1,3}(?:\\.\\d+)?),(-?\\d{1,3}(?:\\.\\d+)?)");

    @Mixin
    private FieldOptions field = new FieldOptions();

    @Mixin
    private PaceOptions pace = new PaceOptions();

    @Option(
            names = "--games",
            paramLabel = "N",
            description = "greatest number of games of each two engines that meet, default ${DEFAULT-VALUE}")
    private int games = 400;

    @Option(
            names = "--tournament",
            paramLabel = "FORM",
            description = "who meets whom in a field: ${COMPLETION-CANDIDATES}; in a gauntlet the first engine meets "
                    + "each of the others; default ${DEFAULT-VALUE}")
    private MatchSchedule.Form form = MatchSchedule.Form.ROUND_ROBIN;

    @Option(
            names = "--sprt",
            paramLabel = "LOW,HIGH",
            description = "end as soon as the games decide between two differences in Elo, such as 0,5")
    private @Nullable String sprt;

    @Mixin
    private OpeningOptions openings = new OpeningOptions();

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
            names = {"--concurrency", "--threads"},
            converter = WholeNumber.Threads.class,
            paramLabel = "N",
            description = "games played at the same time, default ${DEFAULT-VALUE}")
    private int concurrency = 1;

    @Option(names = "--pgn", paramLabel = "FILE", description = "add each game to this file when it ends")
    private @Nullable Path pgn;

    @Option(
            names = "--resume",
            description =
                    "continue a match: count the games that the file of --pgn has, and play only the others. A file "
                            + "of other engines, clocks or openings is refused")
    private boolean resume;

    @Option(names = "--json", description = "print the result as JSON")
    private boolean json;

    @Mixin
    private ProgressOption shown = new ProgressOption();

    /** @param interruption ends the match; games in progress are left out */
    public MatchCommand(Interruption interruption) {
        super(interruption);
    }

    @Override
    public Integer call() throws InterruptedException, IOException {
        if (games < 2 || resign < 0 || margin < 0 || (draw != null && draw < 0)) {
            throw usageError("--games must be at least 2, --resign, --draw and --margin at least 0");
        }
        if (resume && pgn == null) {
            throw usageError("--resume goes with --pgn");
        }
        if (pgn != null) {
            OutputFile.checkGrowing(pgn, spec.commandLine());
        }
        try {
            MatchPlan plan = plan();
            return play(plan, resume ? earlier(plan) : EarlierGames.NONE);
        } catch (UnusableEngineException e) {
            if (interruption().comesWithin(Umpire.MILLIS_OF_DYING)) {
                leaveUnfinished("no game was played");
                return ExitCode.DONE;
            }
            throw usageError("cannot use an engine: " + e.getMessage(), e);
        }
    }

    private MatchPlan plan() throws InterruptedException {
        Sprt test = sprt == null ? null : sprt(sprt);
        List<MatchOpening> starts = openings.openings(spec);
        List<Participant> participants = field.participants(pace.pace(spec), spec);
        if (test != null && participants.size() > 2) {
            throw usageError("--sprt is for two engines");
        }
        Adjudication.Rule rule = new Adjudication.Rule(resign, draw == null ? Adjudication.Rule.NO_DRAWS : draw);
        MatchSchedule schedule = new MatchSchedule(form, participants.size(), games / 2);
        return new MatchPlan(participants, schedule, starts, new Umpire(margin, rule), test);
    }

    private int play(MatchPlan plan, EarlierGames earlier) throws InterruptedException {
        Match match = new Match(plan, earlier, interruption());
        int before = match.table().games();
        LiveLines live = Terminal.canRedraw() ? new LiveLines(UserOutput.errorWithSequences()) : null;
        PrintWriter lines = json || live != null && Terminal.showsOutput() ? null : out();
        ProgressLine progress =
                shown.line(spec, plan.sprt() == null ? 2 * plan.schedule().pairs() : 0);
        try (AppendedFile file = pgn == null ? null : AppendedFile.ofParagraphs(pgn)) {
            MatchWatch watch = new MatchWatch(plan, event, before, file, lines, live, progress);
            watch.pair(match.table());
            boolean whole = false;
            try {
                match.play(concurrency, watch);
                whole = true;
            } finally {
                watch.clear();
                if (whole || match.table().games() > 0) {
                    report(new MatchReport(match.table(), plan.sprt(), before));
                }
            }
        } catch (ExecutionException e) {
            throw failure(e.getCause());
        }
        if (match.isInterrupted()) {
            leaveUnfinished("the score is that of " + match.table().games() + " games in whole pairs"
                    + (pgn == null ? "" : "; the same command with --resume continues"));
        }
        return ExitCode.DONE;
    }

    /** Returns what ended a thread of the match, to be thrown. */
    private static RuntimeException failure(@Nullable Throwable cause) {
        if (cause instanceof Error error) {
            throw error;
        }
        return cause instanceof RuntimeException failed ? failed : new IllegalStateException(cause);
    }

    /** Returns the games that the file has of this match; reports an error for a file of another match. */
    private EarlierGames earlier(MatchPlan plan) throws IOException {
        if (pgn == null || !Files.exists(pgn)) {
            return EarlierGames.NONE;
        }
        try (InputStream in = new BufferedInputStream(InputFile.text(pgn))) {
            return EarlierGames.read(in, event, plan);
        } catch (NotationException e) {
            throw usageError("cannot resume from " + pgn + ": " + e.getMessage(), e);
        }
    }

    private void report(MatchReport report) {
        if (json) {
            out().println(report.json());
        } else {
            report.lines().forEach(out()::println);
        }
        out().flush();
    }

    private Sprt sprt(String text) {
        Matcher parts = SPRT.matcher(text);
        if (!parts.matches() || Double.parseDouble(parts.group(1)) >= Double.parseDouble(parts.group(2))) {
            throw usageError("--sprt takes two differences in Elo, the lower first, such as 0,5, not " + text);
        }
        return new Sprt(Double.parseDouble(parts.group(1)), Double.parseDouble(parts.group(2)));
    }
}
