package io.github.kingfell.lab.selfplay;

import io.github.kingfell.engine.Engine;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.search.PlayerId;
import io.github.kingfell.search.Score;
import io.github.kingfell.search.SearchInfo;
import io.github.kingfell.search.SearchLimits;
import io.github.kingfell.search.SearchListener;
import io.github.kingfell.search.SearchOutcome;
import io.github.kingfell.search.SearchRequest;
import io.github.kingfell.search.SearchSettings;
import org.jspecify.annotations.Nullable;

/** Evaluates positions by alpha-beta with a fixed number of nodes. */
final class FixedSearch {
    private static final int MEGABYTES = 16;

    private final Engine engine;
    private final SearchLimits limits;

    /** @param engine used by this object alone */
    FixedSearch(Engine engine, long nodes) {
        this.engine = engine;
        limits = SearchLimits.builder().nodes(nodes).build();
        engine.configure(SearchSettings.builder()
                .hashMegabytes(MEGABYTES)
                .moveOverhead(0)
                .player(PlayerId.ALPHA_BETA)
                .build());
    }

    /** @param centipawns for the side to move, {@link SelfPlayGame#MATE} or its negative for a mate */
    record Judged(int move, int centipawns) {
        /** Returns the value for White. */
        int forWhite(Position position) {
            return position.sideToMove() == Color.WHITE ? centipawns : -centipawns;
        }
    }

    /** Clears the search state, so that the next result does not depend on earlier searches. */
    void forget() {
        engine.newGame();
    }

    /** @param position with a legal move */
    Judged judge(Position position) throws InterruptedException {
        Ending ending = new Ending();
        engine.go(new SearchRequest(position, limits), ending);
        engine.awaitIdle();
        SearchOutcome outcome = ending.outcome;
        if (outcome == null) {
            throw new IllegalStateException("the search did not end: " + Fen.format(position));
        }
        if (outcome.score() instanceof Score.Mate mate) {
            return new Judged(outcome.bestMove(), mate.moves() > 0 ? SelfPlayGame.MATE : -SelfPlayGame.MATE);
        }
        int value = outcome.score() instanceof Score.Centipawns estimate ? estimate.value() : 0;
        return new Judged(outcome.bestMove(), value);
    }

    private static final class Ending implements SearchListener {
        private volatile @Nullable SearchOutcome outcome;

        @Override
        public void onInfo(SearchInfo info) {}

        @Override
        public void onFinished(SearchOutcome outcome) {
            this.outcome = outcome;
        }
    }
}
