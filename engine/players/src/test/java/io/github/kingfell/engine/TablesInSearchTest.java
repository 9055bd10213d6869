package io.github.kingfell.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.engine.forcing.endgame.EndgameBook;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.search.PlayerId;
import io.github.kingfell.search.Score;
import io.github.kingfell.search.SearchInfo.Iteration;
import io.github.kingfell.search.SearchLimits;
import io.github.kingfell.search.SearchRequest;
import io.github.kingfell.search.SearchSettings;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Distance tables within the limits of a search: they are used when available, and no search waits for them. */
@Timeout(120)
class TablesInSearchTest {
    /** A table that takes long to build. */
    private static final String FOUR_PIECES = "8/4p3/8/3k4/8/8/4P3/4K3 w - - 0 1";

    /** Some moves win, some draw. */
    private static final String ONE_PAWN = "8/6k1/3p4/8/8/8/8/K7 b - - 0 1";

    private final Engine engine = new Engine(EndgameBook.EMPTY);

    @AfterEach
    void close() {
        engine.close();
    }

    private RecordingListener go(String fen, SearchLimits.Builder limits) throws InterruptedException {
        RecordingListener listener = new RecordingListener();
        engine.go(new SearchRequest(Positions.of(fen), limits.build()), listener);
        engine.awaitIdle();
        return listener;
    }

    private static SearchSettings settings(int threads, int multiPv, Optional<PlayerId> player) {
        return SearchSettings.builder()
                .threads(threads)
                .hashMegabytes(8)
                .multiPv(multiPv)
                .moveOverhead(0)
                .player(player)
                .build();
    }

    /** The tables of four men come with the program: the smallest limit leaves time for them. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void theTableAnswersUnderAnyLimit(int threads) throws InterruptedException {
        engine.configure(settings(threads, 1, Optional.empty()));
        for (SearchLimits.Builder limits : List.of(
                SearchLimits.builder().nodes(1),
                SearchLimits.builder().depth(1),
                SearchLimits.builder().mate(1))) {
            RecordingListener listener = go(FOUR_PIECES, limits);
            assertThat(listener.outcome().player()).contains(PlayerId.EXACT_TABLE);
            assertThat(listener.lines().get(0).score())
                    .isEqualTo(listener.outcome().score());
        }
    }

    /** Of drawn and won moves the won ones come first, and the first is played. */
    @Test
    void severalLinesAreNumberedAndTheBestIsPlayed() throws InterruptedException {
        engine.configure(settings(1, 5, Optional.of(PlayerId.EXACT_TABLE)));
        RecordingListener listener = go(ONE_PAWN, SearchLimits.builder().moveTime(20_000));
        List<Iteration> lines = listener.lines();
        List<Iteration> last = lines.subList(lines.size() - 5, lines.size());
        assertThat(last).extracting(Iteration::multiPv).containsExactly(1, 2, 3, 4, 5);
        assertThat(listener.outcome().bestMove()).isEqualTo(last.get(0).line().move(0));
        assertThat(last.get(0).score()).isInstanceOf(Score.Mate.class);
        assertThat(last.get(4).score()).as("a draw").isEqualTo(new Score.Centipawns(0));
    }

    /** The search ends by the distance table, whoever builds it. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void aTableThatIsReadyPlaysInTheSameSearch(int threads) throws InterruptedException {
        engine.configure(settings(threads, 1, Optional.empty()));
        RecordingListener listener = go(ONE_PAWN, SearchLimits.builder().moveTime(30_000));
        assertThat(listener.outcome().player()).contains(PlayerId.EXACT_TABLE);
    }
}
