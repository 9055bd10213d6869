package io.github.kingfell.cli.lab;

import io.github.kingfell.classics.family.ClassicFamily;
import io.github.kingfell.classics.player.ClassicCard;
import io.github.kingfell.cli.input.WholeNumber;
import io.github.kingfell.cli.output.ConsoleCommand;
import io.github.kingfell.cli.output.OutputFile;
import io.github.kingfell.engine.Engine;
import io.github.kingfell.files.WholeFile;
import io.github.kingfell.lab.tournament.Entrant;
import io.github.kingfell.lab.tournament.Opening;
import io.github.kingfell.lab.tournament.Pairing;
import io.github.kingfell.lab.tournament.PlayedGame;
import io.github.kingfell.lab.tournament.Referee;
import io.github.kingfell.lab.tournament.Standings;
import io.github.kingfell.lab.tournament.Tournament;
import io.github.kingfell.report.Report;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.rules.notation.PgnWriter;
import io.github.kingfell.search.PlayerId;
import io.github.kingfell.workbench.output.ExitCode;
import io.github.kingfell.workbench.output.MarkdownReport;
import io.github.kingfell.workbench.output.ProgressLine;
import io.github.kingfell.workbench.output.ReportJson;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Plays a tournament of the programs of the past and today's alpha-beta. */
@Command(
        name = "play",
        description = "Let all programs of the past that play whole games, and today's alpha-beta, play each other; "
                + "the result is ratings, a cross table and annotated games.")
public final class ClassicsPlayCommand extends ConsoleCommand {
    private final Supplier<Engine> engines;

    @Mixin
    private ClassicEntrants players = new ClassicEntrants();

    @Option(
            names = "--rounds",
            converter = WholeNumber.Count.class,
            paramLabel = "N",
            description = "openings for each pair of players, each with both colours; default ${DEFAULT-VALUE}")
    private int rounds = 4;

    @Option(
            names = "--longest",
            converter = WholeNumber.Count.class,
            paramLabel = "PLIES",
            description = "a game of this many plies is a draw, default ${DEFAULT-VALUE}")
    private int longest = 300;

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "seed of the choice of openings, default ${DEFAULT-VALUE}")
    private long seed = 1950;

    @Option(
            names = "--threads",
            converter = WholeNumber.Threads.class,
            paramLabel = "N",
            description = "games played at the same time, default ${DEFAULT-VALUE}")
    private int threads = 1;

    @Option(names = "--report", paramLabel = "FILE", description = "write the report to this file too, as Markdown")
    private @Nullable Path report;

    @Option(
            names = "--pgn",
            paramLabel = "DIR",
            description = "write an annotated game of each player, NAME.pgn, and all games, games.pgn")
    private @Nullable Path pgn;

    @Option(names = "--json", description = "print the report as one JSON object")
    private boolean json;

    public ClassicsPlayCommand(Supplier<Engine> engines) {
        this.engines = engines;
    }

    @Override
    public Integer call() throws IOException, InterruptedException, NotationException {
        List<Opening> openings = Opening.all();
        check(openings.size());
        List<Entrant> entrants = entrants();
        List<String> names = entrants.stream().map(Entrant::name).toList();
        List<Pairing> pairings = Pairing.roundRobin(entrants.size(), rounds, openings, seed);
        ProgressLine progress = new ProgressLine(err(), pairings.size());
        List<PlayedGame> games;
        try {
            games = new Tournament(entrants, pairings, new Referee(longest))
                    .play(threads, done -> progress.show(done, "games"));
        } finally {
            progress.clear();
        }
        Standings standings = new Standings(names, games);
        Report found = report(standings, names, games.size());
        if (json) {
            out().println(ReportJson.of(found));
            out().flush();
        } else {
            MarkdownReport.publish(found.lines(), command(), out(), report);
        }
        if (pgn != null) {
            write(pgn, standings, names, games);
        }
        return ExitCode.DONE;
    }

    private void check(int openings) {
        if (rounds > openings) {
            throw usageError("--rounds must be at most " + openings);
        }
        OutputFile.check(report, spec.commandLine());
        OutputFile.check(pgn == null ? null : pgn.resolve("games.pgn"), spec.commandLine());
    }

    private List<Entrant> entrants() throws NotationException {
        List<Entrant> all = players.all(engines, ClassicCard::wholeGames, spec.commandLine());
        if (all.size() < 2) {
            throw usageError("--players must name at least two");
        }
        return all;
    }

    private Report report(Standings standings, List<String> names, int games) {
        return Report.titled("Programs of the past against each other")
                .paragraph(String.format(
                        Locale.ROOT,
                        "%d games of %d players: each pair plays the same %d openings (seed %d), each opening with "
                                + "both colours. A program of the past examines at most %,d positions for a move, and "
                                + "usually fewer, because its own rules end its search. Alpha-beta has %,d nodes.",
                        games,
                        names.size(),
                        rounds,
                        seed,
                        players.nodes(),
                        players.modernNodes()))
                .paragraph(String.format(
                        Locale.ROOT,
                        "Games are played to the end: no player resigns, and only a game of %d plies is adjudicated, "
                                + "as a draw. Third repetition, fifty moves and insufficient material are draws at "
                                + "once. A player without a move for a position loses.",
                        longest))
                .paragraph("Left out, because they play only some positions: " + leftOut() + ".")
                .section("Ratings")
                .paragraph("Ratings have the greatest likelihood over all games. A draw counts as half a win, and "
                        + "each player gets one win and one loss more against a player of rating 0. The mean is 0; "
                        + "the error is one standard error.")
                .table(standings.head(), standings.table())
                .section("Cross table")
                .paragraph("Points of the player in the row.")
                .table(standings.crossHead(), standings.crossTable())
                .section("How the games ended")
                .table(List.of("", "games"), standings.endings())
                .build();
    }

    private static String leftOut() {
        String names = ClassicFamily.cards().stream()
                .filter(card -> !card.wholeGames())
                .map(ClassicCard::id)
                .map(PlayerId::option)
                .collect(Collectors.joining(", "));
        return names.isEmpty() ? "none" : names;
    }

    private String command() {
        return "kingfell classics play" + players.words()
                + String.format(Locale.ROOT, " --rounds %d --longest %d --seed %d", rounds, longest, seed);
    }

    private void write(Path folder, Standings standings, List<String> names, List<PlayedGame> games)
            throws NotationException {
        List<String> all = new ArrayList<>();
        for (int i = 0; i < games.size(); i++) {
            all.add(PgnWriter.format(games.get(i).annotated(i + 1, names)).strip() + "\n");
        }
        WholeFile.write(folder.resolve("games.pgn"), all);
        for (int entrant = 0; entrant < names.size(); entrant++) {
            List<String> example =
                    standings.example(entrant).map(all::get).stream().toList();
            WholeFile.write(folder.resolve(names.get(entrant) + ".pgn"), example);
        }
    }
}
