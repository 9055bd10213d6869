package io.github.kingfell.uci;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.search.LimitedStrength;
import io.github.kingfell.search.PlayerId;
import io.github.kingfell.search.SearchLimits;
import io.github.kingfell.search.SearchSettings;
import io.github.kingfell.tables.syzygy.SyzygyOptions;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class UciOptionsTest {
    private static final Pattern SPIN =
            Pattern.compile("option name (.+) type spin default (\\S+) min (\\S+) max (\\S+)");

    private final AtomicInteger cleared = new AtomicInteger();
    private static final List<PlayerId> PLAYERS = List.of(
            PlayerId.FORCING_TREE,
            PlayerId.PROOF_NUMBER,
            PlayerId.ALPHA_BETA,
            PlayerId.EXACT_TABLE,
            PlayerId.ADVICE_TABLE);

    private final UciOptions options = options(1000, cleared::incrementAndGet);

    private static UciOptions options(int hash, Runnable clearHash) {
        return new UciOptions(PLAYERS, hash, "Kingfell 1", new UciOptions.Actions(clearHash, new ProtocolLog()::to));
    }

    static List<String> declarations() {
        return options(1000, () -> {}).declarations();
    }

    @Test
    void declaresWhatRunnersAskFor() {
        assertThat(options.declarations())
                .containsExactly(
                        "option name Hash type spin default 64 min 1 max 1000",
                        "option name Clear Hash type button",
                        "option name Threads type spin default 1 min 1 max 256",
                        "option name MultiPV type spin default 1 min 1 max 256",
                        "option name Ponder type check default false",
                        "option name Move Overhead type spin default 30 min 0 max 5000",
                        "option name UCI_Chess960 type check default false",
                        "option name UCI_LimitStrength type check default false",
                        "option name UCI_Elo type spin default " + LimitedStrength.highestElo() + " min "
                                + LimitedStrength.lowestElo() + " max " + LimitedStrength.highestElo(),
                        "option name UCI_AnalyseMode type check default false",
                        "option name UCI_Opponent type string default <empty>",
                        "option name UCI_EngineAbout type string default Kingfell 1",
                        "option name UCI_ShowWDL type check default false",
                        "option name Player type combo default auto var auto var forcing var proof var alphabeta "
                                + "var exact var advice",
                        "option name Explain type check default false",
                        "option name ExactTables type check default true",
                        "option name RememberedTrees type check default true",
                        "option name PawnStructures type check default true",
                        "option name GainAdvice type check default false",
                        "option name TablePath type string default <empty>",
                        "option name SyzygyPath type string default <empty>",
                        "option name SyzygyProbeDepth type spin default 1 min 1 max 100",
                        "option name SyzygyProbeLimit type spin default 7 min 0 max 7",
                        "option name Syzygy50MoveRule type check default true",
                        "option name Debug Log File type string default <empty>");
    }

    @ParameterizedTest
    @MethodSource("declarations")
    void declarationsAreGrammatical(String declaration) {
        new OutputGrammar().accept(declaration);
    }

    @ParameterizedTest
    @MethodSource("declarations")
    void everyOptionTakesItsRangeAndNothingElse(String declaration) {
        String name = declaration.replaceFirst("option name (.+) type .*", "$1");
        Matcher spin = SPIN.matcher(declaration);
        if (spin.matches()) {
            long min = Long.parseLong(spin.group(3));
            long max = Long.parseLong(spin.group(4));
            assertThat(options.set(name, Long.toString(min))).isEmpty();
            assertThat(options.set(name, Long.toString(max))).isEmpty();
            assertThat(options.set(name, Long.toString(min - 1))).contains("\"" + (min - 1) + "\"");
            assertThat(options.set(name, Long.toString(max + 1))).contains("\"" + (max + 1) + "\"");
        } else if (declaration.contains(" type check ")) {
            assertThat(options.set(name, "true")).isEmpty();
            assertThat(options.set(name, "FALSE")).isEmpty();
        } else if (declaration.contains(" type button")) {
            assertThat(options.set(name, "")).isEmpty();
            assertThat(options.set(name, "")).isEmpty();
            return;
        } else if (declaration.contains(" type string")) {
            assertThat(options.set(name, "")).isEmpty();
            assertThat(options.set(name, "<empty>")).isEmpty();
            // Options that are only informative accept any value.
            assertThat(options.set(name, "no\0path").isEmpty()).isEqualTo(name.startsWith("UCI_"));
            return;
        }
        for (String nonsense : List.of("", "text", "two words", "<empty>", "1.5", "\u0665", "/home/\u00fcber uns")) {
            assertThat(options.set(name, nonsense)).as(nonsense).isNotEmpty();
        }
    }

    @Test
    void tablesAreKeptInADirectoryThatIsThere(@TempDir Path directory) throws IOException {
        Path there = Files.createDirectory(directory.resolve("\u00fcber uns"));
        Path missing = directory.resolve("missing");
        Path file = Files.createFile(directory.resolve("file"));
        assertThat(options.set("TablePath", there.toString())).isEmpty();
        assertThat(options.tablePath()).isEqualTo(there);
        for (Path wrong : List.of(missing, missing.resolve("deeper"), file)) {
            assertThat(options.set("TablePath", wrong.toString()))
                    .startsWith("existing directory expected for TablePath in \"");
            assertThat(options.tablePath()).isEqualTo(there);
        }
        assertThat(missing).doesNotExist();
        assertThat(options.set("TablePath", "<empty>")).isEmpty();
        assertThat(options.tablePath()).isNull();
    }

    @Test
    void syzygyTablesMayLieInSeveralDirectories(@TempDir Path directory) throws IOException {
        String one = Files.createDirectory(directory.resolve("one")).toString();
        String two = Files.createDirectory(directory.resolve("two")).toString();
        String both = one + File.pathSeparator + two;
        assertThat(options.set("SyzygyPath", both)).isEmpty();
        assertThat(options.set("SyzygyPath", directory.resolve("three") + File.pathSeparator + directory.resolve("4")))
                .startsWith("existing directories expected for SyzygyPath in \"");
        assertThat(options.set("SyzygyProbeLimit", "5")).isEmpty();
        assertThat(options.set("SyzygyProbeLimit", "8")).isNotEmpty();
        assertThat(options.set("SyzygyProbeDepth", "3")).isEmpty();
        assertThat(options.set("Syzygy50MoveRule", "false")).isEmpty();
        assertThat(options.syzygy()).isEqualTo(new SyzygyOptions(both, 3, 5, false));
        String oneThere = one + File.pathSeparator + directory.resolve("three");
        assertThat(options.set("SyzygyPath", oneThere))
                .as("what is there is used")
                .isEmpty();
        assertThat(options.syzygy().path()).isEqualTo(oneThere);
        assertThat(options.set("SyzygyPath", "<empty>")).isEmpty();
        assertThat(options.syzygy().path()).isEmpty();
    }

    @Test
    void aValueThatDoesNotFitChangesNothing() {
        assertThat(options.set("Hash", "100")).isEmpty();
        assertThat(options.set("Hash", "1001")).isEqualTo("number from 1 to 1000 expected for Hash in \"1001\"");
        assertThat(options.set("Hash", "lots")).isNotEmpty();
        assertThat(options.settings().hashMegabytes()).isEqualTo(100);
    }

    @ParameterizedTest
    @CsvSource({"hash, 7", "HASH, 7", "move overhead, 7", "MOVE OVERHEAD, 7", "uci_chess960, true", "multipv, 7"})
    void namesInAnyCase(String name, String value) {
        assertThat(options.set(name, value)).isEmpty();
    }

    @Test
    void settingsFollow() {
        Function<String, SearchSettings> set = text -> {
            assertThat(options.set(text.split("=")[0], text.split("=")[1])).isEmpty();
            return options.settings();
        };
        assertThat(options.settings()).isEqualTo(SearchSettings.DEFAULT);
        assertThat(set.apply("Threads=4").threads()).isEqualTo(4);
        assertThat(set.apply("MultiPV=3").multiPv()).isEqualTo(3);
        assertThat(set.apply("Move Overhead=0").moveOverhead()).isZero();
        assertThat(set.apply("Player=Proof").player()).isEqualTo(Optional.of(PlayerId.PROOF_NUMBER));
        assertThat(set.apply("Player=advice").player()).isEqualTo(Optional.of(PlayerId.ADVICE_TABLE));
        assertThat(set.apply("ExactTables=false").exactTables()).isFalse();
        assertThat(set.apply("Explain=true").explain()).isTrue();
        assertThat(set.apply("UCI_Chess960=true")).isNotNull();
        assertThat(options.chess960()).isTrue();
    }

    @Test
    void theButtonWorksEveryTime() {
        options.set("Clear Hash", "");
        options.set("clear hash", "");
        assertThat(cleared).hasValue(2);
    }

    /** In analysis the strength is not limited. */
    @Test
    void analysisIsNotLimited() {
        options.set("UCI_LimitStrength", "true");
        options.set("UCI_Elo", Integer.toString(LimitedStrength.lowestElo()));
        SearchLimits limits = SearchLimits.builder().moveTime(100).build();
        assertThat(options.settings().limitStrength(limits)).isTrue();
        assertThat(options.settings().isAnalysis(limits)).isFalse();
        options.set("UCI_AnalyseMode", "true");
        assertThat(options.settings().limitStrength(limits)).isFalse();
        assertThat(options.settings().isAnalysis(limits)).isTrue();
        options.set("UCI_AnalyseMode", "false");
        assertThat(options.settings().limitStrength(limits)).isTrue();
    }

    /** Titles, ratings and names as GUIs send them. */
    @ParameterizedTest
    @ValueSource(strings = {"GM 2800 human Gary Kasparow", "none none computer Shredder", "", "nonsense"})
    void anyOpponentWillDo(String opponent) {
        assertThat(options.set("UCI_Opponent", opponent)).isEmpty();
    }

    @Test
    void aSmallHeapOffersLess() {
        UciOptions small = options(12, () -> {});
        assertThat(small.declarations().get(0)).isEqualTo("option name Hash type spin default 12 min 1 max 12");
    }
}
