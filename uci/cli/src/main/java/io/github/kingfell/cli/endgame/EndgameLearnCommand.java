package io.github.kingfell.cli.endgame;

import io.github.kingfell.cli.input.EndingNames;
import io.github.kingfell.cli.input.WholeNumber;
import io.github.kingfell.cli.output.ConsoleCommand;
import io.github.kingfell.cli.output.OutputFile;
import io.github.kingfell.cli.output.ReportOptions;
import io.github.kingfell.files.WholeFile;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.certificate.Automaton;
import io.github.kingfell.rules.certificate.CertificateFile;
import io.github.kingfell.tables.distance.TableLibrary;
import io.github.kingfell.tables.ladder.AdviceLadder;
import io.github.kingfell.tables.ladder.EndingGraph;
import io.github.kingfell.tables.ladder.HoldLearner;
import io.github.kingfell.tables.ladder.LadderCertificate;
import io.github.kingfell.tables.ladder.LadderLearner;
import io.github.kingfell.tables.ladder.LadderPlay;
import io.github.kingfell.tables.ladder.LadderVerdict;
import io.github.kingfell.workbench.endgame.HoldReport;
import io.github.kingfell.workbench.endgame.LadderReport;
import io.github.kingfell.workbench.output.ExitCode;
import io.github.kingfell.workbench.output.ProgressLine;
import java.io.IOException;
import java.nio.file.Path;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Learns advice for an ending. */
@Command(
        name = "learn",
        description =
                "Learn advice for an ending of three or four men from its exact table, print it as a person reads it, "
                        + "and judge it over all won positions against every reply. Each pattern that is learned "
                        + "forces a lower one without exception. An ending of four men takes minutes. Exit code 1 "
                        + "when some won position is not had or, with --hold, some draw is not held for ever.")
public final class EndgameLearnCommand extends ConsoleCommand {
    private static final int MOST_MOVES = 9;

    @Parameters(
            index = "0",
            paramLabel = "MATERIAL",
            completionCandidates = EndingNames.class,
            description = "White's pieces, then Black's, each from the king on, such as KRK")
    private String name = "";

    @Option(
            names = "--ahead",
            converter = WholeNumber.Count.class,
            paramLabel = "N",
            description = "own moves that a person looks ahead, 1 to " + MOST_MOVES + ", default ${DEFAULT-VALUE}")
    private int ahead = 4;

    @Option(
            names = "--patterns",
            converter = WholeNumber.Count.class,
            paramLabel = "N",
            description = "learn at most N patterns, default ${DEFAULT-VALUE}")
    private int patterns = 30;

    @Option(
            names = "--clues",
            converter = WholeNumber.Count.class,
            paramLabel = "N",
            description = "conditions of one pattern, at most N, default ${DEFAULT-VALUE}")
    private int clues = 6;

    @Option(
            names = "--hold",
            description = "learn how the weaker side holds the drawn positions, and judge it over all of these")
    private boolean hold;

    @Option(
            names = "--threads",
            converter = WholeNumber.Threads.class,
            paramLabel = "N",
            description = "threads that build the exact table, default ${DEFAULT-VALUE}")
    private int threads = 2;

    @Option(
            names = "--certificate",
            paramLabel = "FILE",
            description = "write the play as a certificate too, which \"certificate check\" judges by the rules alone; "
                    + "against a bare king, without pawns")
    private @Nullable Path certificate;

    @Mixin
    private ReportOptions report = new ReportOptions();

    @Override
    public Integer call() throws IOException {
        OutputFile.checkAll(spec.commandLine(), report.file(), certificate);
        long material = MaterialKey.strongerWhite(MaterialName.parse(name, spec));
        if (!EndingGraph.covers(material)) {
            throw usageError("advice is learned for three or four men");
        } else if (ahead > MOST_MOVES) {
            throw usageError("--ahead is at most " + MOST_MOVES);
        } else if (certificate != null && !LadderCertificate.covers(material)) {
            throw usageError("--certificate is for endings against a bare king, without pawns");
        } else if (certificate != null && hold) {
            throw usageError("--certificate is of a win, not of --hold");
        }
        EndingGraph graph = EndingGraph.of(material, TableLibrary.withShippedTables(), threads);
        return hold ? holding(graph, material) : winning(graph, material);
    }

    private int holding(EndingGraph graph, long material) throws IOException {
        HoldLearner.Learned learned = learn(graph.drawn(), listener -> HoldLearner.learn(graph, limits(), listener));
        boolean all = learned.isWhole();
        report.publish(
                HoldReport.of(material, learned.advice(), learned.verdict()).lines(), typed(), all, spec.commandLine());
        return all ? ExitCode.DONE : ExitCode.NOT_FOUND;
    }

    private int winning(EndingGraph graph, long material) throws IOException {
        AdviceLadder ladder = learn(graph.won(), LadderLearner.winning(graph, limits())::learn);
        LadderPlay play = new LadderPlay(graph, ladder);
        LadderVerdict verdict = play.verdict();
        if (certificate != null) {
            Automaton automaton = LadderCertificate.of(graph, play);
            WholeFile.write(certificate, out -> CertificateFile.write(automaton, out));
        }
        boolean all = verdict.kept() == verdict.won();
        report.publish(LadderReport.of(material, ladder, verdict).lines(), typed(), all, spec.commandLine());
        return all ? ExitCode.DONE : ExitCode.NOT_FOUND;
    }

    private LadderLearner.Limits limits() {
        return new LadderLearner.Limits(ahead, patterns, clues);
    }

    private <T> T learn(int all, Function<LadderLearner.Listener, T> learning) {
        ProgressLine progress = new ProgressLine(err(), all);
        try {
            return learning.apply((found, covered) -> progress.show(covered, found + " patterns"));
        } finally {
            progress.clear();
        }
    }
}
