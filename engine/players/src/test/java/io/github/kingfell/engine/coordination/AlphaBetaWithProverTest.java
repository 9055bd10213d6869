package io.github.kingfell.engine.coordination;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.engine.route.ProverShare;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.search.Answer;
import io.github.kingfell.search.Score;
import io.github.kingfell.search.SearchControl;
import io.github.kingfell.search.SearchInfo;
import io.github.kingfell.search.SearchInfo.Iteration;
import io.github.kingfell.search.SearchLimits;
import io.github.kingfell.search.SearchSettings;
import io.github.kingfell.search.SearchTask;
import io.github.kingfell.search.TimeBudget;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(60)
class AlphaBetaWithProverTest {
    private static final String OPENING = "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 0 1";

    /** Mate in two by two rooks. */
    private static final String MATE = "7k/8/8/8/8/8/R7/1R4K1 w - - 0 1";

    private final ExecutorService executor = Executors.newCachedThreadPool();
    private final List<SearchInfo> byProver = Collections.synchronizedList(new ArrayList<>());
    private final List<Throwable> failures = Collections.synchronizedList(new ArrayList<>());
    private boolean proverTookPart;

    @AfterEach
    void close() {
        executor.shutdownNow();
    }

    private Answer play(String fen, SearchLimits limits, SearchControl control, int threads, int share) {
        SearchSettings settings = SearchSettings.builder().threads(threads).build();
        SearchTask guided = new SearchTask(Positions.of(fen), limits, settings, control, info -> {});
        AlphaBetaWithProver both = new AlphaBetaWithProver(
                FourPlayers.with(),
                guided.reportingTo(byProver::add),
                guided,
                new ProverShare(share, false, false, Optional::empty),
                executor,
                failures::add);
        Answer answer = both.play();
        proverTookPart = both.proverTookPart();
        assertThat(failures).isEmpty();
        return answer;
    }

    private static SearchControl nodes(long nodes) {
        return new SearchControl(TimeBudget.UNLIMITED, nodes, false);
    }

    /** On one thread, by turns: with a share the prover visits nodes, and all nodes together keep the limit. */
    @ParameterizedTest
    @ValueSource(ints = {0, 50})
    void turnsOnOneThread(int share) {
        SearchControl control = nodes(40_000);
        Answer answer = play(OPENING, SearchLimits.builder().nodes(40_000).build(), control, 1, share);
        assertThat(answer).isInstanceOf(Answer.Plays.class);
        assertThat(proverTookPart).isEqualTo(share > 0);
        assertThat(control.counter().nodes()).isEqualTo(40_000);
    }

    /** Without a limit the proof of the shortest mate ends the search, by turns and side by side. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void aProvedMateEndsTheSearch(int threads) {
        SearchControl control = SearchControl.unlimited();
        play(MATE, SearchLimits.builder().build(), control, threads, 50);
        assertThat(control.stopRequested()).isTrue();
        assertThat(byProver)
                .anyMatch(info ->
                        info instanceof Iteration line && line.score() instanceof Score.Mate mate && mate.moves() == 2);
    }

    /** With a limit of depth alpha-beta decides when to end; provers on other threads end with it. */
    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    void alphaBetaEndsASearchByDepth(int threads) {
        SearchControl control = SearchControl.unlimited();
        Answer answer = play(OPENING, SearchLimits.builder().depth(3).build(), control, threads, 50);
        assertThat(answer).isInstanceOf(Answer.Plays.class);
    }

    /** The node limit holds for all threads together; each may exceed it by what it was granted. */
    @Test
    void threadsShareTheNodeLimit() {
        SearchControl control = nodes(60_000);
        play(OPENING, SearchLimits.builder().nodes(60_000).build(), control, 3, 50);
        assertThat(control.counter().nodes()).isBetween(60_000L, 60_000L + 3 * 1024);
        assertThat(proverTookPart).isTrue();
    }
}
