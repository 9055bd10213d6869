package io.github.kingfell.cli.lab;

import io.github.kingfell.book.StandardBook;
import io.github.kingfell.book.predicates.Edition;
import io.github.kingfell.cli.endgame.TableOptions;
import io.github.kingfell.cli.output.ConsoleCommand;
import io.github.kingfell.cli.output.OutputFile;
import io.github.kingfell.cli.output.ReportOptions;
import io.github.kingfell.engine.forcing.endgame.Endgame;
import io.github.kingfell.engine.forcing.endgame.Trait;
import io.github.kingfell.files.WholeFile;
import io.github.kingfell.lab.audit.EndgameAudit;
import io.github.kingfell.lab.audit.ExactDistances;
import io.github.kingfell.lab.audit.ExtraMovesSvg;
import io.github.kingfell.lab.audit.PlayedGames;
import io.github.kingfell.lab.audit.TreeJournal;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.certificate.Automaton;
import io.github.kingfell.rules.certificate.CertificateFile;
import io.github.kingfell.rules.certificate.Placements;
import io.github.kingfell.tables.distance.TableLibrary;
import io.github.kingfell.workbench.endgame.BookFingerprint;
import io.github.kingfell.workbench.output.ExitCode;
import io.github.kingfell.workbench.output.ProgressLine;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Checks the book's knowledge of an ending against the exact table. */
@Command(
        name = "check",
        description =
                "Follow the book from the won positions of an ending to mate against every defence, and compare with "
                        + "the exact table.",
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:the book mates within fifty moves from every position followed",
            "1:from some positions it does not",
            "2:wrong usage"
        })
public final class EndgameCheckCommand extends ConsoleCommand {
    private static final long SEED = 1968;
    private static final int PERCENT = 100;

    @Mixin
    private TableOptions options = new TableOptions();

    @Parameters(index = "0", paramLabel = "ENDING", description = "KRK, KQK, KPK, KBBK, KBNK or KQKR")
    private String name = "";

    @Option(names = "--classic", description = "use the edition of 1968, without our amendments")
    private boolean classic;

    @Option(names = "--sample", paramLabel = "N", description = "follow N random positions, chosen with a fixed seed")
    private @Nullable Integer sample;

    @Option(
            names = "--games",
            description = "play games from a sample against the longest defence; this is always done where Black has "
                    + "two men")
    private boolean games;

    @Option(names = "--exhaustive", description = "follow all positions, up to symmetry; the default")
    private boolean exhaustive;

    @Mixin
    private ReportOptions reporting = new ReportOptions();

    @Option(
            names = "--resume",
            description = "keep every tree in a file beside the report, with the suffix .trees, and continue with the "
                    + "trees already there")
    private boolean resume;

    @Option(
            names = "--certificate",
            paramLabel = "FILE",
            description = "write the strategy to this file as a certificate")
    private @Nullable Path certificate;

    @Override
    public Integer call() throws IOException {
        Path report = reporting.file();
        OutputFile.checkAll(spec.commandLine(), report, certificate);
        Endgame endgame = endgame();
        if (sample != null && (sample < 1 || exhaustive)) {
            throw usageError("--sample must be at least 1 and excludes --exhaustive");
        }
        if (certificate != null && !endgame.traits().contains(Trait.ONE_ORIENTATION)) {
            throw usageError("the edition of 1968 has no certificate, because it plays differently in mirror images");
        }
        if (games || !isFollowed(endgame.material())) {
            return played(endgame);
        }
        EndgameAudit audit = judged(endgame);
        List<String> lines = new ArrayList<>(audit.lines());
        lines.add("");
        lines.add(audit.time());
        if (report != null) {
            Path picture = beside(report, ".svg");
            WholeFile.write(picture, ExtraMovesSvg.of(title(endgame), audit.excess()));
            lines.add("");
            lines.add("![" + title(endgame) + "](" + picture.getFileName() + ")");
        }
        reporting.publish(lines, command(), audit.isClean(), spec.commandLine());
        if (certificate != null) {
            write(audit.certificate(), certificate);
        }
        return audit.isClean() ? ExitCode.DONE : ExitCode.NOT_FOUND;
    }

    /** Returns true for an ending whose positions are few enough to follow all. */
    private static boolean isFollowed(String material) {
        return Placements.cover(material) && !new Placements(material).isDefended();
    }

    /** Plays games: where Black has more than his king there are too many positions to follow all. */
    private int played(Endgame endgame) throws IOException {
        if (sample == null || certificate != null || resume) {
            throw usageError(
                    "games of " + endgame.material() + " take --sample N, and neither --certificate nor --resume");
        }
        EndgameAudit.Scope scope = new EndgameAudit.Scope(sample, SEED);
        PlayedGames games = withTable(endgame, (truth, progress) -> PlayedGames.play(endgame, truth, scope, progress));
        reporting.publish(games.lines(), command(), games.isClean(), spec.commandLine());
        return games.isClean() ? ExitCode.DONE : ExitCode.NOT_FOUND;
    }

    private void write(Automaton automaton, Path file) throws IOException {
        WholeFile.write(file, out -> CertificateFile.write(automaton, out));
        spec.commandLine()
                .getErr()
                .printf(
                        Locale.ROOT,
                        "%n%s: %d positions, %d states, %s; %d bytes%n",
                        file,
                        automaton.positions(),
                        automaton.states(),
                        automaton.isComplete() ? "all won positions" : "some of the won positions",
                        Files.size(file));
    }

    private EndgameAudit judged(Endgame endgame) throws IOException {
        TreeJournal journal = journal(endgame);
        EndgameAudit.Scope scope = sample == null ? EndgameAudit.Scope.ALL : new EndgameAudit.Scope(sample, SEED);
        try {
            return withTable(
                    endgame,
                    (truth, progress) -> EndgameAudit.judge(
                            endgame, truth, scope, new EndgameAudit.RunOptions(options.threads(), journal, progress)));
        } catch (TreeJournal.ForeignJournalException e) {
            throw usageError(e.getMessage(), e);
        }
    }

    /** Work that probes the exact table. */
    @FunctionalInterface
    private interface Judging<T> {
        T done(ExactDistances truth, EndgameAudit.Progress progress) throws IOException;
    }

    private <T> T withTable(Endgame endgame, Judging<T> judging) throws IOException {
        TableLibrary library = options.library(spec);
        options.provide(library, MaterialKey.parse(endgame.material()), spec);
        ExactDistances truth = library.reader()::plies;
        ProgressLine line = new ProgressLine(err(), PERCENT);
        EndgameAudit.Progress progress =
                (done, total, what) -> line.show((int) ((long) PERCENT * done / Math.max(1, total)), what);
        try {
            return judging.done(truth, progress);
        } finally {
            line.clear();
        }
    }

    private @Nullable TreeJournal journal(Endgame endgame) throws IOException {
        if (!resume) {
            return null;
        }
        Path report = reporting.file();
        if (report == null) {
            throw usageError("--resume needs --report, because the trees are kept beside the report");
        }
        String title = command() + " " + BookFingerprint.of(endgame.getClass());
        return new TreeJournal(beside(report, ".trees"), title);
    }

    /** Returns the file of the same name with another ending. */
    private static Path beside(Path file, String suffix) {
        String fileName = file.getFileName().toString();
        int dot = fileName.lastIndexOf('.');
        return file.resolveSibling((dot < 0 ? fileName : fileName.substring(0, dot)) + suffix);
    }

    private static String title(Endgame endgame) {
        return endgame.material() + ": moves more than necessary, by true distance";
    }

    private Endgame endgame() {
        List<Endgame> endgames =
                StandardBook.of(classic ? Edition.CLASSIC : Edition.AMENDED).endgames();
        return endgames.stream()
                .filter(endgame -> endgame.material().equals(name.toUpperCase(Locale.ROOT)))
                .findFirst()
                .orElseThrow(() -> usageError("no ending \"" + name + "\"; there are "
                        + endgames.stream().map(Endgame::material).collect(Collectors.joining(", "))));
    }

    private String command() {
        return "kingfell endgame check " + name.toUpperCase(Locale.ROOT)
                + (classic ? " --classic" : "")
                + (games ? " --games" : "")
                + (sample == null ? " --exhaustive" : " --sample " + sample);
    }
}
