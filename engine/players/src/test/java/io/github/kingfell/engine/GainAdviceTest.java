package io.github.kingfell.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.engine.forcing.endgame.EndgameBook;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.search.PlayerId;
import io.github.kingfell.search.SearchInfo;
import io.github.kingfell.search.SearchLimits;
import io.github.kingfell.search.SearchListener;
import io.github.kingfell.search.SearchOutcome;
import io.github.kingfell.search.SearchRequest;
import io.github.kingfell.search.SearchSettings;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** The prover as adviser of alpha-beta. */
class GainAdviceTest {
    /** A knight forks king and queen. */
    private static final String FORK = "8/8/8/1q3k2/8/1P3N2/8/K7 w - - 0 1";

    private static final long NODES = 40_000;

    private final Engine engine = new Engine(EndgameBook.EMPTY);
    private final List<String> told = new ArrayList<>();
    private final List<SearchOutcome> outcomes = new ArrayList<>();
    private long nodes;

    @AfterEach
    void close() {
        engine.close();
    }

    private void search(String fen, boolean advice) throws InterruptedException {
        told.clear();
        engine.newGame();
        engine.configure(SearchSettings.builder()
                .hashMegabytes(4)
                .player(PlayerId.ALPHA_BETA)
                .gainAdvice(advice)
                .build());
        SearchLimits limits = SearchLimits.builder().nodes(NODES).build();
        engine.go(new SearchRequest(Positions.of(fen), limits), new SearchListener() {
            @Override
            public void onInfo(SearchInfo info) {
                if (info instanceof SearchInfo.Remark remark) {
                    told.add(remark.words());
                } else if (info instanceof SearchInfo.Iteration line) {
                    nodes = line.nodes();
                }
            }

            @Override
            public void onFinished(SearchOutcome outcome) {
                outcomes.add(outcome);
            }
        });
        engine.awaitIdle();
    }

    @Test
    void aProvedGainIsToldAndPlayed() throws InterruptedException {
        search(FORK, true);
        assertThat(told).contains("prover: gain of 9 proved, Nd4+");
        assertThat(nodes).isLessThanOrEqualTo(NODES);
        search(FORK, true);
        assertThat(outcomes)
                .extracting(SearchOutcome::bestMove)
                .containsOnly(Positions.move(Positions.of(FORK), "f3d4"));
        assertThat(outcomes.get(1).line()).isEqualTo(outcomes.get(0).line());
    }

    @Test
    void nothingIsToldWithoutTheOptionOrWithoutAGain() throws InterruptedException {
        search(FORK, false);
        assertThat(told).noneMatch(words -> words.startsWith("prover: "));
        search("8/8/4k3/8/8/4K3/4P3/8 w - - 0 1", true);
        assertThat(told).noneMatch(words -> words.startsWith("prover: "));
    }
}
