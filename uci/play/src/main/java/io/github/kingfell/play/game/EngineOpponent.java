package io.github.kingfell.play.game;

import io.github.kingfell.engine.Engine;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.search.PlayerId;
import io.github.kingfell.search.SearchLimits;
import io.github.kingfell.search.SearchOutcome;
import io.github.kingfell.search.SearchRequest;

/** The engine as opponent, with a limit for each move. */
public final class EngineOpponent implements Opponent {
    private final Engine engine;
    private final SearchLimits limits;
    private String credit = "";
    private String reason = "";

    public EngineOpponent(Engine engine, SearchLimits limits) {
        this.engine = engine;
        this.limits = limits;
    }

    @Override
    public int move(Position position) throws InterruptedException {
        SearchOutcome outcome = engine.search(new SearchRequest(position, limits));
        credit = outcome.credit().orElse("");
        String player = outcome.player().map(PlayerId::title).orElse("");
        reason = player + (outcome.reason().isEmpty() ? "" : ": " + outcome.reason());
        return outcome.bestMove();
    }

    @Override
    public String credit() {
        return credit;
    }

    @Override
    public String reason() {
        return reason;
    }

    @Override
    public String name() {
        return "Kingfell";
    }
}
