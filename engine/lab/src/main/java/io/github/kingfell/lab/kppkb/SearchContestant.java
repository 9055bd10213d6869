package io.github.kingfell.lab.kppkb;

import io.github.kingfell.engine.Engine;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.search.PlayerId;
import io.github.kingfell.search.SearchLimits;
import io.github.kingfell.search.SearchRequest;
import io.github.kingfell.search.SearchSettings;

/**
 * The engine's alpha-beta within fixed limits, including extensions and quiescence search. It starts each move afresh.
 */
public record SearchContestant(Engine engine, String name, SearchLimits limits) implements Contestant {
    /** Makes alpha-beta the only player of the engine. */
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
