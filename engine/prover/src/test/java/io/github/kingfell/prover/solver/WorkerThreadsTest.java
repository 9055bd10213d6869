package io.github.kingfell.prover.solver;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.prover.ProofNumberPlayer;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.search.Answer;
import io.github.kingfell.search.PlayerId;
import io.github.kingfell.search.Score;
import io.github.kingfell.search.SearchControl;
import io.github.kingfell.search.SearchInfo;
import io.github.kingfell.search.SearchLimits;
import io.github.kingfell.search.SearchSettings;
import io.github.kingfell.search.SearchTask;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(120)
class WorkerThreadsTest {
    private static final String DETOUR = "b4r1k/pq2rp2/1p1bpn1p/3PN2n/2P2P2/P2B3K/1B2Q2N/3R2R1 w - - 0 1";

    private final ProofNumberPlayer player = new ProofNumberPlayer(16);
    private final SearchControl control = SearchControl.unlimited();

    private final List<SearchInfo> told = new ArrayList<>();

    private SearchTask task(Position position, int mate, int lines, int threads) {
        SearchLimits limits = SearchLimits.builder().mate(mate).build();
        SearchSettings settings = SearchSettings.builder()
                .threads(threads)
                .hashMegabytes(16)
                .multiPv(lines)
                .moveOverhead(0)
                .player(PlayerId.PROOF_NUMBER)
                .build();
        return new SearchTask(position, limits, settings, control, told::add);
    }

    @Test
    void workersSearchBesideTheFirst() {
        MateSearch search = player.begin(task(Fen.start(), 0, 1, 1));
        try (WorkerThreads workers = new WorkerThreads(search, 2, control)) {
            while (workers.nodes() < 10_000) {
                search.advance(1_000);
            }
            assertThat(control.counter().nodes()).isGreaterThan(search.nodes());
        }
    }

    /** When the first mate is found, all workers search the moves without it. */
    @Test
    void furtherWorkersFollowFromLineToLine() {
        MateSearch search = player.begin(task(Positions.of(DETOUR), 0, 3, 1));
        ProofWorker further = search.worker();
        MateLine first = search.current();
        while (search.current() == first || !first.isFinished()) {
            search.advance(100);
        }
        assertThat(search.isFinished()).isFalse();
        further.advance(100);
        assertThat(further.nodes()).isPositive();
    }

    /** The first worker has no turn here. */
    @Test
    void whoProvesAMateReportsIt() {
        MateSearch search = player.begin(task(Positions.of(DETOUR), 0, 1, 1));
        ProofWorker further = search.worker();
        while (!search.isFinished()) {
            further.advance(4_096);
        }
        assertThat(told)
                .hasAtLeastOneElementOfType(SearchInfo.Iteration.class)
                .hasAtLeastOneElementOfType(SearchInfo.NoShorterMate.class);
        assertThat(search.nodes()).isZero();
    }

    /** The workers end with the search, and the mate is proved whichever worker found it. */
    @Test
    void theProverAloneUsesAllThreads() {
        Answer answer = player.play(task(Positions.of(DETOUR), 3, 1, 3));
        assertThat(answer).isInstanceOf(Answer.Plays.class);
        Score score = ((Answer.Plays) answer).outcome().score();
        assertThat(score).isInstanceOf(Score.Mate.class);
        assertThat(((Score.Mate) score).moves()).isEqualTo(3);
        assertThat(Thread.getAllStackTraces().keySet())
                .noneMatch(thread -> thread.getName().startsWith("prover "));
    }
}
