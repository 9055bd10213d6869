package io.github.kingfell.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.engine.forcing.endgame.EndgameBook;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.search.PlayerId;
import io.github.kingfell.search.Score;
import io.github.kingfell.search.SearchLimits;
import io.github.kingfell.search.SearchOutcome;
import io.github.kingfell.search.SearchRequest;
import io.github.kingfell.search.SearchSettings;
import io.github.kingfell.tables.tablebase.BuildProgress;
import io.github.kingfell.tables.tablebase.TablebaseBuilder;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The players with a five-men distance table. */
@Tag("slow")
class FiveMenTest {
    @TempDir
    private static Path directory;

    private static final Engine ENGINE = new Engine(EndgameBook.EMPTY);

    @BeforeAll
    static void build() throws IOException {
        TablebaseBuilder builder = new TablebaseBuilder(directory, 2, 1L << 30, () -> false);
        for (long material : TablebaseBuilder.order(List.of(MaterialKey.parse("KRNKR")))) {
            builder.build(material, BuildProgress.SILENT);
        }
        ENGINE.readFiveMenTablesIn(directory);
    }

    @AfterAll
    static void close() {
        ENGINE.close();
    }

    private static SearchOutcome search(String fen, PlayerId player, long nodes) throws InterruptedException {
        SearchSettings d = SearchSettings.DEFAULT;
        ENGINE.newGame();
        ENGINE.configure(SearchSettings.builder().player(player).build());
        SearchLimits limits = SearchLimits.builder().nodes(nodes).build();
        return ENGINE.search(new SearchRequest(Positions.of(fen), limits));
    }

    /** Wins and losses for both colours; the certificate was checked before the score is a mate. */
    @ParameterizedTest
    @CsvSource({
        "1k6/8/8/R7/3N4/5K2/2r5/8 w - - 0 1, 10",
        "8/8/8/3N2k1/8/5K2/8/rR6 w - - 0 1, 8",
        "1K6/8/8/2r5/3n4/5k2/8/2R5 b - - 0 1, 7",
    })
    void aMateIsAnnouncedWithItsWholeLine(String fen, int moves) throws InterruptedException {
        SearchOutcome outcome = search(fen, PlayerId.EXACT_TABLE, 100_000);
        assertThat(outcome.score()).isInstanceOf(Score.Mate.class);
        assertThat(((Score.Mate) outcome.score()).moves()).isEqualTo(moves);
        assertThat(outcome.line().length()).isEqualTo(2 * moves - 1);
    }

    @Test
    void theRouteAsksTheTable() {
        SearchSettings d = SearchSettings.DEFAULT;
        ENGINE.configure(SearchSettings.builder().build());
        assertThat(ENGINE.route(Positions.of("1k6/8/8/R7/3N4/5K2/2r5/8 w - - 0 1"))
                        .players())
                .first()
                .isEqualTo(PlayerId.EXACT_TABLE);
        assertThat(ENGINE.route(Positions.of("1k6/8/8/R7/3B4/5K2/2r5/8 w - - 0 1"))
                        .players())
                .doesNotContain(PlayerId.EXACT_TABLE);
    }

    /** With six pieces the prover probes the positions after a capture, long before it could search that far. */
    @Test
    void theProversLeavesAreExact() throws InterruptedException {
        SearchOutcome outcome = search("6r1/2R4K/8/8/4k3/2p5/8/1N6 w - - 0 1", PlayerId.PROOF_NUMBER, 500_000);
        assertThat(outcome.score()).isInstanceOf(Score.Mate.class);
        assertThat(((Score.Mate) outcome.score()).moves()).isBetween(1, 14);
    }
}
