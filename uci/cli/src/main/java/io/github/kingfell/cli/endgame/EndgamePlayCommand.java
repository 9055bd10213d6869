package io.github.kingfell.cli.endgame;

import io.github.kingfell.arena.endplay.Defence;
import io.github.kingfell.arena.endplay.EndingGames;
import io.github.kingfell.arena.endplay.EndingResult;
import io.github.kingfell.arena.endplay.PlayReport;
import io.github.kingfell.arena.endplay.WonPositions;
import io.github.kingfell.arena.peer.EngineUnderTest;
import io.github.kingfell.arena.peer.UnusableEngineException;
import io.github.kingfell.book.ShippedCertificates;
import io.github.kingfell.cli.input.EndingNames;
import io.github.kingfell.cli.input.WholeNumber;
import io.github.kingfell.cli.output.ConsoleCommand;
import io.github.kingfell.cli.output.ReportOptions;
import io.github.kingfell.cli.peer.PaceOptions;
import io.github.kingfell.engine.Engine;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.tables.ExactValues;
import io.github.kingfell.tables.distance.TableLibrary;
import io.github.kingfell.workbench.output.ExitCode;
import io.github.kingfell.workbench.output.ProgressLine;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Measures how an engine wins won endings. */
@Command(
        name = "play",
        description =
                "Play whole games of won endings through the protocol, against a defence that uses the exact table.",
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {"0:every game ended in mate", "1:some games did not", "2:wrong usage"})
public final class EndgamePlayCommand extends ConsoleCommand {
    private final Supplier<Engine> engines;

    @Mixin
    private TableOptions tables = new TableOptions();

    @Mixin
    private PaceOptions pace = new PaceOptions();

    @Mixin
    private EngineOptions engine = new EngineOptions();

    @Parameters(
            arity = "0..*",
            paramLabel = "ENDING",
            completionCandidates = EndingNames.class,
            description = "an ending of at most four men that White wins, such as KBNK")
    private List<String> names = List.of();

    @Option(
            names = "--all",
            description = "every ending of three and four men in which at least one percent of the positions with the "
                    + "strong side to move is won, mates in one not counted")
    private boolean all;

    @Option(
            names = "--games",
            converter = WholeNumber.Count.class,
            paramLabel = "N",
            description = "games of each ending, half of them with colours exchanged; default ${DEFAULT-VALUE}")
    private int games = 100;

    @Option(names = "--defence", paramLabel = "HOW", description = "${COMPLETION-CANDIDATES}; default ${DEFAULT-VALUE}")
    private Defence defence = Defence.LONGEST;

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "seed of the random positions and choices, default ${DEFAULT-VALUE}")
    private long seed = 1968;

    @Mixin
    private ReportOptions report = new ReportOptions();

    public EndgamePlayCommand(Supplier<Engine> engines) {
        this.engines = engines;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (all == !names.isEmpty() || games < 1) {
            throw usageError(games < 1 ? "--games must be at least 1" : "either endings or --all");
        }
        report.check(spec.commandLine());
        List<Long> materials = new ArrayList<>();
        names.forEach(name -> materials.add(MaterialName.parse(name, spec)));
        TableLibrary library = tables.library(spec);
        try (EngineUnderTest player = engine.engine(engines, spec)) {
            EndingGames match =
                    new EndingGames(player, pace.pace(spec), defence, new ShippedCertificates(), games, seed);
            begin(player);
            List<EndingResult> results = new ArrayList<>();
            for (long material : all ? worthPlaying(library) : won(materials, library)) {
                results.add(play(match, material, library.reader()));
            }
            boolean clean = results.stream().allMatch(EndingResult::isClean);
            report.publish(PlayReport.of(results, match).lines(), typed(), clean, spec.commandLine());
            return clean ? ExitCode.DONE : ExitCode.NOT_FOUND;
        }
    }

    /** Reports an error before the first game where the engine or an option does not exist. */
    private void begin(EngineUnderTest player) throws InterruptedException {
        try {
            player.newGame();
        } catch (UnusableEngineException e) {
            throw usageError("cannot use the engine: " + e.getMessage(), e);
        }
    }

    private List<Long> won(List<Long> materials, TableLibrary library) {
        for (long material : materials) {
            if (positions(material, library.reader()).draw(1).isEmpty()) {
                throw usageError("White wins almost no position of " + MaterialKey.name(material));
            }
        }
        return materials;
    }

    private List<Long> worthPlaying(TableLibrary library) {
        List<Long> materials = new ArrayList<>(TableLibrary.allMaterials());
        materials.removeIf(material -> !positions(material, library.reader()).areMany());
        materials.sort(Comparator.comparing(
                        (Long material) -> MaterialKey.name(material).length())
                .thenComparing(MaterialKey::name));
        return materials;
    }

    private WonPositions positions(long material, ExactValues truth) {
        return new WonPositions(truth, material, seed);
    }

    private EndingResult play(EndingGames match, long material, ExactValues truth) throws InterruptedException {
        ProgressLine progress = new ProgressLine(err(), games);
        try {
            return match.play(material, truth, played -> progress.show(played, MaterialKey.name(material)));
        } finally {
            progress.clear();
        }
    }
}
