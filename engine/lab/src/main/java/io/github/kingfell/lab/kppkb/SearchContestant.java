package io.github.kingfell.lab.kppkb;

import io.github.kingfell.engine.Engine;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.search.PlayerId;
import io.github.kingfell.search.SearchLimits;
import io.github.kingfell.search.SearchRequest;
import io.github.kingfell.search.SearchSettings;

/**
 * Alpha-beta of the engine within fixed limits, its extensions and captures beyond them included. It starts each move
 * afresh.
 */
public record SearchContestant(Engine engine, String name, SearchLimits limits) implements Contestant {
    /** Leaves alpha-beta as the only player. */
    public static void prepare(Engine engine) {
        engine.configure(SearchSettings.builder()
                .hashMegabytes(4)
                .player(PlayerId.ALPHA_BETA)
                .build());
    }

    @Override
    public int move(Position position) {
        engine.newGame();
        try {
            return engine.search(new SearchRequest(position, limits)).bestMove();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }
}
