package io.github.kingfell.engine.coordination;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.MateProof;
import io.github.kingfell.rules.check.ProofChecker;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.UciMove;
import io.github.kingfell.search.PlayerId;
import io.github.kingfell.search.Pv;
import io.github.kingfell.search.Score;
import io.github.kingfell.search.SearchControl;
import io.github.kingfell.search.SearchInfo;
import io.github.kingfell.search.SearchInfo.Bound;
import io.github.kingfell.search.SearchLimits;
import io.github.kingfell.search.SearchListener;
import io.github.kingfell.search.SearchOutcome;
import io.github.kingfell.search.SearchRequest;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** However a search goes, the last line is exact and begins with the best move. */
class AnnouncerTest {
    private final Position root = Fen.start();
    private final int move = UciMove.parse("e2e4", root);
    private final int other = UciMove.parse("d2d4", root);
    private final List<SearchInfo> infos = new ArrayList<>();
    private int ends;
    private final SearchListener listener = new SearchListener() {
        @Override
        public void onInfo(SearchInfo info) {
            infos.add(info);
        }

        @Override
        public void onFinished(SearchOutcome outcome) {
            ends++;
        }
    };

    private Announcer announcer(int multiPv) {
        SearchLimits limits = SearchLimits.builder().depth(4).build();
        return new Announcer(new SearchRequest(root, limits), multiPv, SearchControl.unlimited(), listener);
    }

    private static SearchInfo.Iteration line(int first, int rank, Bound bound) {
        return new SearchInfo.Iteration(4, 4, rank, new Score.Centipawns(7), bound, 99, 0, 0, Pv.of(first));
    }

    private static void report(Announcer announcer, SearchInfo.Iteration line) {
        announcer.desk(PlayerId.ALPHA_BETA).report(line);
    }

    private static SearchOutcome outcome(int first, Optional<PlayerId> player) {
        return new SearchOutcome(first, new Score.Centipawns(7), Pv.of(first), player, "");
    }

    private void assertLast(int first) {
        assertThat(ends).isOne();
        SearchInfo last = infos.get(infos.size() - 1);
        assertThat(last).isInstanceOf(SearchInfo.Iteration.class);
        assertThat(((SearchInfo.Iteration) last).bound()).isEqualTo(Bound.EXACT);
        assertThat(((SearchInfo.Iteration) last).line().move(0)).isEqualTo(first);
    }

    @Test
    void withoutALineTheOutcomeIsShown() {
        announcer(1).finish(outcome(move, Optional.of(PlayerId.FORCING_TREE)));
        assertThat(infos).hasSize(2);
        assertLast(move);
    }

    @Test
    void aLineOfAnotherMoveAndABoundWillNotDo() {
        Announcer announcer = announcer(1);
        report(announcer, line(other, 1, Bound.EXACT));
        report(announcer, line(move, 1, Bound.LOWER));
        announcer.finish(outcome(move, Optional.empty()));
        assertThat(infos).hasSize(3);
        assertLast(move);
    }

    @Test
    void theLineIsShownAgainAfterTheCredit() {
        Announcer announcer = announcer(1);
        report(announcer, line(move, 1, Bound.EXACT));
        announcer.finish(outcome(move, Optional.of(PlayerId.ALPHA_BETA)));
        assertThat(infos).hasSize(3);
        assertThat(infos.get(1)).isEqualTo(new SearchInfo.Note("move by alpha-beta"));
        assertLast(move);
    }

    @Test
    void nothingIsShownTwiceWithoutACredit() {
        Announcer announcer = announcer(1);
        report(announcer, line(move, 1, Bound.EXACT));
        announcer.finish(outcome(move, Optional.empty()));
        assertThat(infos).hasSize(1);
    }

    @Test
    void severalLinesAreShownAgainInTheirOrder() {
        Announcer announcer = announcer(2);
        announcer
                .desk(PlayerId.ALPHA_BETA)
                .reportLines(List.of(line(move, 1, Bound.EXACT), line(other, 2, Bound.EXACT)));
        announcer.finish(outcome(move, Optional.of(PlayerId.ALPHA_BETA)));
        assertThat(infos).hasSize(5);
        assertLast(other);
    }

    /** A proof of many plies says nothing about how deep the other moves were searched. */
    @Test
    void eachLineHasADepthOfItsOwn() throws Exception {
        Position mated = Fen.parse("7k/8/8/8/8/8/R7/1R4K1 w - - 0 1");
        int[] mating = new int[3];
        Position after = mated.copy();
        for (int ply = 0; ply < mating.length; ply++) {
            mating[ply] = UciMove.parse(List.of("a2a7", "h8g8", "b1b8").get(ply), after);
            after.make(mating[ply]);
        }
        MateProof proof = new MateProof(new int[] {mating[0], 1, mating[1], 4, mating[2], 0});
        SearchRequest request =
                new SearchRequest(mated, SearchLimits.builder().depth(9).build());
        Announcer announcer = new Announcer(request, 2, SearchControl.unlimited(), listener);
        SearchInfo.Iteration estimate = new SearchInfo.Iteration(
                2, 2, 1, new Score.Centipawns(7), Bound.EXACT, 99, 0, 0, Pv.of(UciMove.parse("b1b7", mated)));
        announcer.desk(PlayerId.ALPHA_BETA).reportLines(List.of(estimate));
        report(announcer, RankedLines.line(ProofChecker.check(mated, new int[0], proof)));
        assertThat(infos)
                .map(SearchInfo.Iteration.class::cast)
                .map(line -> line.multiPv() + ": " + line.depth())
                .containsExactly("1: 2", "1: 3", "2: 2");
    }
}
