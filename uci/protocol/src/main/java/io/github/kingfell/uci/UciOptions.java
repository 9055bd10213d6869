package io.github.kingfell.uci;

import io.github.kingfell.search.LimitedStrength;
import io.github.kingfell.search.PlayerId;
import io.github.kingfell.search.SearchSettings;
import io.github.kingfell.tables.syzygy.SyzygyOptions;
import io.github.kingfell.tables.syzygy.SyzygyTables;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The options that a GUI can set. To add an option, add its entry to the list; printing, parsing and checking are
 * generic.
 */
final class UciOptions {
    private static final int LONGEST_OVERHEAD = 5000;

    /** The value of {@code Player} that leaves the choice to the router. */
    private static final String ROUTER = "auto";

    private final List<UciOption> all;

    private final SearchSettings.Builder asked = SearchSettings.builder();
    private boolean chess960;
    private boolean limitStrength;
    private int elo = LimitedStrength.highestElo();
    private boolean winRates;
    private boolean analyseMode;
    private @Nullable Path tablePath;
    private SyzygyOptions syzygy = SyzygyOptions.DEFAULT;

    /**
     * The actions that take effect at once.
     *
     * @param clearHash the action of the button
     * @param logFile sets the log file by name and returns the complaint
     */
    record Actions(Runnable clearHash, UnaryOperator<String> logFile) {}

    /**
     * @param players the players that the user may choose
     * @param maxHashMegabytes the largest hash size that this machine can grant
     * @param about the description of the engine that a GUI may show
     * @param actions the actions that take effect at once
     */
    UciOptions(List<PlayerId> players, int maxHashMegabytes, String about, Actions actions) {
        SearchSettings before = asked.hashMegabytes(Math.min(SearchSettings.DEFAULT.hashMegabytes(), maxHashMegabytes))
                .build();
        int overhead = (int) before.moveOverhead();
        all = List.of(
                new UciOption.Spin("Hash", before.hashMegabytes(), 1, maxHashMegabytes, asked::hashMegabytes),
                new UciOption.Button("Clear Hash", actions.clearHash()),
                new UciOption.Spin("Threads", before.threads(), 1, SearchSettings.MOST_THREADS, asked::threads),
                new UciOption.Spin("MultiPV", before.multiPv(), 1, SearchSettings.MOST_LINES, asked::multiPv),
                // Tells only that the GUI may ponder; "go ponder" works without it.
                new UciOption.Check("Ponder", false, value -> {}),
                new UciOption.Spin("Move Overhead", overhead, 0, LONGEST_OVERHEAD, asked::moveOverhead),
                new UciOption.Check("UCI_Chess960", chess960, value -> chess960 = value),
                new UciOption.Check("UCI_LimitStrength", limitStrength, value -> limitStrength = value),
                new UciOption.Spin(
                        "UCI_Elo",
                        elo,
                        LimitedStrength.lowestElo(),
                        LimitedStrength.highestElo(),
                        value -> elo = value),
                // A GUI that sets it is not playing: exact values are shown, and strength is not limited.
                new UciOption.Check("UCI_AnalyseMode", analyseMode, value -> analyseMode = value),
                // Declared for the user's information; nothing depends on them.
                new UciOption.Text("UCI_Opponent", "", value -> ""),
                new UciOption.Text("UCI_EngineAbout", about, value -> ""),
                new UciOption.Check("UCI_ShowWDL", winRates, value -> winRates = value),
                new UciOption.Combo("Player", playerNames(players), name -> choosePlayer(players, name)),
                new UciOption.Check("Explain", before.explain(), asked::explain),
                new UciOption.Check("ExactTables", before.exactTables(), asked::exactTables),
                new UciOption.Check("RememberedTrees", before.rememberedTrees(), asked::rememberedTrees),
                new UciOption.Check("PawnStructures", before.pawnStructures(), asked::pawnStructures),
                new UciOption.Check("GainAdvice", before.gainAdvice(), asked::gainAdvice),
                new UciOption.Text("TablePath", "", this::chooseTablePath),
                new UciOption.Text("SyzygyPath", "", this::chooseSyzygyPath),
                new UciOption.Spin("SyzygyProbeDepth", syzygy.leastDepth(), 1, 100, this::chooseSyzygyDepth),
                new UciOption.Spin(
                        "SyzygyProbeLimit", syzygy.mostPieces(), 0, syzygy.mostPieces(), this::chooseSyzygyLimit),
                new UciOption.Check("Syzygy50MoveRule", syzygy.fiftyMoveRule(), this::chooseSyzygyRule),
                new UciOption.Text("Debug Log File", "", actions.logFile()));
    }

    /** The declarations, one line each. */
    List<String> declarations() {
        return all.stream()
                .map(option -> "option name " + option.name() + " type " + option.declaration())
                .toList();
    }

    /**
     * Sets an option, its name in any case.
     *
     * @return the complaint; empty when it was set
     */
    String set(String name, String value) {
        return all.stream()
                .filter(option -> option.name().equalsIgnoreCase(name))
                .findFirst()
                .map(option -> option.set(value))
                .orElseGet(() -> "no such option in " + Words.shown(name));
    }

    /** The search settings that the options ask for. */
    SearchSettings settings() {
        return asked.elo(limitStrength ? elo : 0)
                .purpose(analyseMode ? SearchSettings.Purpose.ANALYSIS : SearchSettings.Purpose.BY_LIMITS)
                .build();
    }

    /** The directory of the distance tables; null to keep them in memory only. */
    @Nullable
    Path tablePath() {
        return tablePath;
    }

    /** Sets the directory, which must exist: a mistyped name must not create one. */
    private String chooseTablePath(String path) {
        try {
            Path directory = path.isBlank() ? null : Path.of(path.strip());
            if (directory == null || Files.isDirectory(directory)) {
                tablePath = directory;
                return "";
            }
        } catch (InvalidPathException e) {
            // Reported below, like a directory that does not exist.
        }
        return "existing directory expected for TablePath in " + Words.shown(path);
    }

    /** The Syzygy tables to use, and how to use them. */
    SyzygyOptions syzygy() {
        return syzygy;
    }

    private String chooseSyzygyPath(String path) {
        try {
            // Directories that exist are used; the missing ones are reported with what was found.
            List<Path> directories = SyzygyTables.directories(path);
            if (!directories.isEmpty() && directories.stream().noneMatch(Files::isDirectory)) {
                return "existing directories expected for SyzygyPath in " + Words.shown(path);
            }
        } catch (InvalidPathException e) {
            return "existing directories expected for SyzygyPath in " + Words.shown(path);
        }
        syzygy = new SyzygyOptions(path.strip(), syzygy.leastDepth(), syzygy.mostPieces(), syzygy.fiftyMoveRule());
        return "";
    }

    private void chooseSyzygyDepth(int plies) {
        syzygy = new SyzygyOptions(syzygy.path(), plies, syzygy.mostPieces(), syzygy.fiftyMoveRule());
    }

    private void chooseSyzygyLimit(int pieceCount) {
        syzygy = new SyzygyOptions(syzygy.path(), syzygy.leastDepth(), pieceCount, syzygy.fiftyMoveRule());
    }

    private void chooseSyzygyRule(boolean counts) {
        syzygy = new SyzygyOptions(syzygy.path(), syzygy.leastDepth(), syzygy.mostPieces(), counts);
    }

    boolean chess960() {
        return chess960;
    }

    OutputStyle outputStyle() {
        return new OutputStyle(chess960, winRates);
    }

    private void choosePlayer(List<PlayerId> players, String name) {
        asked.player(
                players.stream().filter(known -> known.option().equals(name)).findFirst());
    }

    private static List<String> playerNames(List<PlayerId> players) {
        return Stream.concat(Stream.of(ROUTER), players.stream().map(PlayerId::option))
                .toList();
    }
}
