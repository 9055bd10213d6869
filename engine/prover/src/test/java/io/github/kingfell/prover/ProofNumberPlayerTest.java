package io.github.kingfell.prover;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.search.Answer;
import io.github.kingfell.search.Grounds;
import io.github.kingfell.search.PlayerId;
import io.github.kingfell.search.Score;
import io.github.kingfell.search.SearchControl;
import io.github.kingfell.search.SearchInfo;
import io.github.kingfell.search.SearchLimits;
import io.github.kingfell.search.SearchOutcome;
import io.github.kingfell.search.SearchSettings;
import io.github.kingfell.search.SearchTask;
import io.github.kingfell.search.TimeBudget;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class ProofNumberPlayerTest {
    private static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    private static final String DETOUR = "b4r1k/pq2rp2/1p1bpn1p/3PN2n/2P2P2/P2B3K/1B2Q2N/3R2R1 w - - 0 1";

    private final ProofNumberPlayer player = new ProofNumberPlayer(64);
    private final List<SearchInfo> infos = new ArrayList<>();
    private final SearchLimits.Builder limits = SearchLimits.builder();

    @Test
    void playsTheShortestMateAndSaysSo() {
        SearchOutcome outcome = plays(play(DETOUR, SearchControl.unlimited()));
        assertThat(mateIn(outcome.score())).isEqualTo(3);
        assertThat(outcome.line().length()).isEqualTo(5);
        assertThat(outcome.bestMove()).isEqualTo(outcome.line().move(0));
        assertThat(outcome.player()).contains(PlayerId.PROOF_NUMBER);
        assertThat(infos).contains(new SearchInfo.NoShorterMate(3, Grounds.SEARCH));
        List<SearchInfo.Iteration> iterations = iterations();
        assertThat(iterations).isNotEmpty();
        for (SearchInfo.Iteration iteration : iterations) {
            assertThat(iteration.line().length()).isEqualTo(2 * mateIn(iteration.score()) - 1);
            assertThat(iteration.depth()).isEqualTo(iteration.line().length());
            assertThat(iteration.nodes()).isPositive();
        }
        assertThat(iterations.get(iterations.size() - 1).score()).isEqualTo(outcome.score());
    }

    @Test
    void declinesWhenThereIsNoMate() {
        limits.mate(2);
        Answer answer = play("8/8/8/8/1K4R1/8/k7/8 w - - 0 1", SearchControl.unlimited());
        assertThat(answer).isEqualTo(new Answer.Declines("no mate in 2 (disproved by search)"));
        assertThat(infos).containsExactly(new SearchInfo.NoMate(2, true, true, Grounds.SEARCH));
    }

    @Test
    @Timeout(120)
    void aDepthAloneIsLeftToTheNextPlayer() {
        limits.depth(3);
        assertThat(play(START, SearchControl.unlimited())).isInstanceOf(Answer.Declines.class);
        limits.mate(1);
        assertThat(play(START, SearchControl.unlimited()))
                .isEqualTo(new Answer.Declines("no mate in 1 (disproved by search)"));
    }

    @Test
    void declinesWhenTheNodesAreSpent() {
        SearchControl control = new SearchControl(TimeBudget.UNLIMITED, 5000, false);
        assertThat(play(START, control)).isEqualTo(new Answer.Declines("no mate found within 5000 nodes"));
        assertThat(control.counter().nodes()).isBetween(4900L, 5000L);
        assertThat(infos).isEmpty();
    }

    @Test
    void declinesWithoutALegalMove() {
        assertThat(play("R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1", SearchControl.unlimited()))
                .isEqualTo(new Answer.Declines("no legal move"));
    }

    @Test
    void mateInNStopsAtTheFirstProofOfEitherSide() {
        limits.mate(4);
        SearchOutcome mated = plays(play("6k1/8/R7/8/8/8/8/1R4K1 b - - 0 1", SearchControl.unlimited()));
        assertThat(mateIn(mated.score())).isBetween(-4, -2);
        SearchOutcome mates = plays(play("8/8/8/8/1K4R1/8/k7/8 w - - 0 1", SearchControl.unlimited()));
        assertThat(mateIn(mates.score())).isBetween(3, 4);
    }

    @Test
    void keepsToTheSearchMoves() {
        String fen = "7k/8/8/8/8/8/R7/1R4K1 w - - 0 1";
        int move = Positions.move(Positions.of(fen), "b1b6");
        limits.searchMoves(move);
        SearchOutcome outcome = plays(play(fen, SearchControl.unlimited()));
        assertThat(outcome.bestMove()).isEqualTo(move);
        assertThat(infos).noneMatch(SearchInfo.NoShorterMate.class::isInstance);
    }

    /** The time is up from the start: not one slice is searched. */
    @Test
    void searchesNothingWithoutTime() {
        SearchControl control = new SearchControl(new TimeBudget(0, 0), 0, false);
        assertThat(play(START, control)).isInstanceOf(Answer.Declines.class);
        assertThat(control.counter().nodes()).isZero();
    }

    /** Nothing but the clock ends this search. */
    @Test
    @Timeout(120)
    void endsWithTheTime() {
        SearchControl control = new SearchControl(new TimeBudget(100, 200), 0, false);
        assertThat(play(START, control)).isEqualTo(new Answer.Declines("no mate found in the time"));
    }

    @Test
    @Tag("slow")
    void theMemoryGrantedIsBounded() {
        assertThat(player.resize(16)).isEqualTo(16);
        assertThat(player.resize(0)).isEqualTo(1);
        long heap = Runtime.getRuntime().maxMemory() >> 20;
        assertThat((long) player.resize(1 << 20)).isLessThanOrEqualTo(heap);
    }

    @Test
    void aNewGameChangesNothing() {
        limits.mate(5);
        SearchOutcome first = plays(play(DETOUR, SearchControl.unlimited()));
        player.newGame();
        SearchOutcome second = plays(play(DETOUR, SearchControl.unlimited()));
        assertThat(second.line()).isEqualTo(first.line());
    }

    private Answer play(String fen, SearchControl control) {
        return player.play(
                new SearchTask(Positions.of(fen), limits.build(), SearchSettings.DEFAULT, control, infos::add));
    }

    private static SearchOutcome plays(Answer answer) {
        assertThat(answer).isInstanceOf(Answer.Plays.class);
        return ((Answer.Plays) answer).outcome();
    }

    private static int mateIn(Score score) {
        assertThat(score).isInstanceOf(Score.Mate.class);
        return ((Score.Mate) score).moves();
    }

    private List<SearchInfo.Iteration> iterations() {
        return infos.stream()
                .filter(SearchInfo.Iteration.class::isInstance)
                .map(SearchInfo.Iteration.class::cast)
                .toList();
    }
}
