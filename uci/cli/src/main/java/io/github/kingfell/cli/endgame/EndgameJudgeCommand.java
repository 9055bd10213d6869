package io.github.kingfell.cli.endgame;

import io.github.kingfell.arena.endplay.CriticalPositions.TrueValue;
import io.github.kingfell.arena.endplay.VerdictReport;
import io.github.kingfell.arena.endplay.VerdictTrial;
import io.github.kingfell.arena.peer.EngineGoneException;
import io.github.kingfell.arena.peer.EngineUnderTest;
import io.github.kingfell.arena.peer.Pace;
import io.github.kingfell.arena.peer.UnusableEngineException;
import io.github.kingfell.cli.input.EndingNames;
import io.github.kingfell.cli.input.WholeNumber;
import io.github.kingfell.cli.output.ConsoleCommand;
import io.github.kingfell.cli.output.ReportOptions;
import io.github.kingfell.cli.peer.PaceOptions;
import io.github.kingfell.engine.Engine;
import io.github.kingfell.tables.distance.TableLibrary;
import io.github.kingfell.workbench.endgame.MissingTable;
import io.github.kingfell.workbench.output.ExitCode;
import io.github.kingfell.workbench.output.ProgressLine;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Judges an engine's moves and scores in endings by exact tables. */
@Command(
        name = "judge",
        description = {
            "Ask an engine for a move and a score in critical positions of endings, and judge both by exact tables.",
            "Half of the positions are won for the side to move, half are drawn; at most a third of the moves keep the "
                    + "value. To judge search and evaluation alone, forbid the tables: --option Player=alphabeta "
                    + "--option ExactTables=false."
        },
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {"0:every move kept the value", "1:some moves did not", "2:wrong usage"})
public final class EndgameJudgeCommand extends ConsoleCommand {
    private final Supplier<Engine> engines;

    @Mixin
    private TableOptions tables = new TableOptions();

    @Mixin
    private PaceOptions pace = new PaceOptions();

    @Mixin
    private EngineOptions engine = new EngineOptions();

    @Parameters(
            arity = "1..*",
            paramLabel = "ENDING",
            completionCandidates = EndingNames.class,
            description = "an ending of at most five men, such as KRPKR; tables of five men must have been built")
    private List<String> names = List.of();

    @Option(
            names = "--positions",
            converter = WholeNumber.Count.class,
            paramLabel = "N",
            description = "won positions of each ending, and drawn ones; default ${DEFAULT-VALUE}")
    private int positions = 50;

    @Option(names = "--seed", paramLabel = "N", description = "seed of the random positions, default ${DEFAULT-VALUE}")
    private long seed = 1977;

    @Mixin
    private ReportOptions report = new ReportOptions();

    public EndgameJudgeCommand(Supplier<Engine> engines) {
        this.engines = engines;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        report.check(spec.commandLine());
        Pace limit = pace.pace(spec);
        if (limit.isClock()) {
            throw usageError("--tc is for games; single positions have --movetime, --nodes or --depth");
        }
        TableLibrary library = tables.library(spec);
        List<Long> materials = new ArrayList<>();
        names.forEach(name -> materials.add(MaterialName.parseFive(name, spec)));
        for (long material : materials) {
            if (!library.has(material)) {
                throw usageError(MissingTable.sentence(material));
            }
        }
        try (EngineUnderTest asked = engine.engine(engines, spec)) {
            VerdictTrial trial = new VerdictTrial(asked, limit, positions, seed);
            List<VerdictTrial.Answers> all = ask(trial, materials, library);
            boolean clean = all.stream().allMatch(answers -> answers.kept() == answers.asked());
            report.publish(VerdictReport.of(all, trial).lines(), typed(), clean, spec.commandLine());
            return clean ? ExitCode.DONE : ExitCode.NOT_FOUND;
        } catch (UnusableEngineException | EngineGoneException e) {
            throw usageError("cannot use the engine: " + e.getMessage(), e);
        }
    }

    private List<VerdictTrial.Answers> ask(VerdictTrial trial, List<Long> materials, TableLibrary library)
            throws InterruptedException {
        List<VerdictTrial.Answers> all = new ArrayList<>();
        int before = 0;
        int whole = 2 * positions * materials.size();
        ProgressLine progress = new ProgressLine(err(), whole);
        try {
            for (long material : materials) {
                for (TrueValue value : TrueValue.values()) {
                    int done = before;
                    all.add(trial.ask(
                            material,
                            value,
                            library.reader(),
                            asked -> progress.show(done + asked, (done + asked) + " of " + whole + " positions")));
                    before += positions;
                }
            }
        } finally {
            progress.clear();
        }
        return all;
    }
}
