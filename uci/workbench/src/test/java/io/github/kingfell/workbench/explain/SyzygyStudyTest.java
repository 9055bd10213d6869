package io.github.kingfell.workbench.explain;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.book.StandardBook;
import io.github.kingfell.engine.Engine;
import io.github.kingfell.engine.study.Slip;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.San;
import io.github.kingfell.tables.distance.ExactVerdict;
import io.github.kingfell.tables.distance.TableLibrary;
import io.github.kingfell.tables.syzygy.RootRanking;
import io.github.kingfell.tables.syzygy.SyzygyOptions;
import io.github.kingfell.tables.syzygy.SyzygyTables;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.TreeSet;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The distance tables judge what the Syzygy tables are said to know: who wins, and which moves throw it away. */
class SyzygyStudyTest {
    private static final Path FILES = Path.of("../../engine/tables/src/test/resources/syzygy");

    private final ExactSource exact = new ExactSource(TableLibrary.withShippedTables());

    @ParameterizedTest
    @CsvSource({"KPK, 200", "KQKQ, 60", "KQK, 60"})
    void agreesWithTheDistanceTables(String ending, int positions) {
        Function<Position, Optional<RootRanking>> rankings = rankings(FILES);
        Random random = new Random(59);
        int slips = 0;
        for (int i = 0; i < positions; ) {
            Optional<Position> drawn = ExplanationTruthTest.draw(ending, random, 0);
            if (drawn.isPresent()) {
                i++;
                slips += compare(drawn.get(), rankings);
            }
        }
        assertThat(slips).isPositive();
    }

    /** Returns the number of slips. */
    private int compare(Position position, Function<Position, Optional<RootRanking>> rankings) {
        String fen = Fen.format(position);
        ExactVerdict known = exact.verdict(position).orElseThrow();
        PositionVerdict byDistance = new ExactWording(position, known).verdict();
        SyzygyStudy study = SyzygyStudy.of(position, rankings, List.of()).orElseThrow();
        PositionVerdict bySyzygy = study.verdict();
        assertThat(bySyzygy.kind()).as(fen).isEqualTo(byDistance.kind());
        assertThat(bySyzygy.sentences().get(0))
                .as(fen)
                .startsWith(winner(byDistance))
                .endsWith("(by the Syzygy tables)");
        if (!known.distance().isLoss()) {
            assertThat(bySyzygy.sentences().get(1))
                    .as(fen)
                    .endsWith(kept(byDistance.sentences().get(1)));
        }
        List<Slip> expected = Slip.of(position, known, exact.probe());
        List<Slip> found = Slip.of(position, rankings.apply(position).orElseThrow(), rankings);
        assertThat(words(position, found)).as(fen).isEqualTo(words(position, expected));
        assertThat(study.slips().natural())
                .as(fen)
                .hasSameSizeAs(expected.stream().filter(Slip::isNatural).toList());
        return found.size();
    }

    /** The verdict without its distance, such as {@code White wins}. */
    private static String winner(PositionVerdict verdict) {
        return verdict.title().split(",")[0];
    }

    /** How many moves keep the result; the best move of a win depends on the kind of distance. */
    private static String kept(String sentence) {
        return sentence.startsWith("best: ") ? sentence.substring(sentence.indexOf(';')) : sentence;
    }

    private static List<String> words(Position position, List<Slip> slips) {
        return slips.stream()
                .map(slip -> San.format(position, slip.move()) + " " + slip.outcome() + " " + slip.appeal() + " of "
                        + slip.legalReplies() + ": " + new TreeSet<>(slip.replies()))
                .sorted()
                .toList();
    }

    /** Where Syzygy tables alone know a position, its slips are told in words and as data. */
    @Test
    void theSlipsAreData() throws Exception {
        Position position = Fen.parse("3k4/8/4K3/3P4/8/8/8/8 w - - 0 1");
        SyzygyStudy study = SyzygyStudy.of(position, rankings(FILES), List.of()).orElseThrow();
        try (Engine engine = new Engine(StandardBook.create())) {
            Explanation explanation = new Explanation(
                    study.verdict(),
                    Optional.empty(),
                    Optional.of(study.slips()),
                    List.of(),
                    List.of(),
                    engine.reasons(position),
                    "none");
            String json = ReasonsJson.of(explanation).toString();
            assertThat(json)
                    .contains("\"san\":\"d6\",\"natural\":true,\"appeal\":\"push\",\"outcome\":\"draw\"")
                    .contains("\"replies\":[\"Ke8\"]")
                    .contains("\"kind\":\"syzygy\"");
            assertThat(explanation.lessons())
                    .contains("  "
                            + study.slips().sentence(study.slips().natural().get(0)));
            assertThat(explanation.forThePage().toString()).contains("d6 draws");
        }
    }

    @Test
    void everyMoveMustBeKnown(@TempDir Path folder) throws Exception {
        for (String name : List.of("KPvK.rtbw", "KRvK.rtbw", "KBvK.rtbw", "KNvK.rtbw")) {
            Files.copy(FILES.resolve(name), folder.resolve(name));
        }
        Position promotes = Fen.parse("8/1P6/8/8/8/1k6/8/1K6 w - - 0 1");
        assertThat(SyzygyStudy.of(promotes, rankings(folder), List.of())).isEmpty();
        Files.copy(FILES.resolve("KQvK.rtbw"), folder.resolve("KQvK.rtbw"));
        assertThat(SyzygyStudy.of(promotes, rankings(folder), List.of())).isPresent();
    }

    @Test
    void aWinThatTheCounterSpoilsIsADraw() throws Exception {
        Position position = Fen.parse("8/8/8/8/3k4/8/1R6/1K6 w - - 96 90");
        PositionVerdict verdict = SyzygyStudy.of(position, rankings(FILES), List.of())
                .orElseThrow()
                .verdict();
        assertThat(verdict.kind()).isEqualTo(PositionVerdict.Kind.DRAWN);
        assertThat(verdict.sentences().get(0))
                .isEqualTo("drawn: the win of White takes too long for the fifty-move rule (by the Syzygy tables)");
        assertThat(verdict.json().toString()).contains("\"outcome\":\"draw\"");
    }

    private static Function<Position, Optional<RootRanking>> rankings(Path folder) {
        SyzygyTables tables = new SyzygyTables();
        tables.configure(new SyzygyOptions(folder.toString(), 1, 7, true));
        return position -> tables.rank(position, new int[0]);
    }
}
