package io.github.kingfell.lab.tournament;

import io.github.kingfell.engine.Engine;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.search.PlayerId;
import io.github.kingfell.search.Score;
import io.github.kingfell.search.SearchLimits;
import io.github.kingfell.search.SearchOutcome;
import io.github.kingfell.search.SearchRequest;
import io.github.kingfell.search.SearchSettings;
import java.util.Optional;
import java.util.function.Supplier;

/** Today's alpha-beta, under a limit of nodes for each move. */
public final class ModernContender implements Contender {
    private static final int MEGABYTES = 16;

    private final Engine engine;
    private final SearchLimits limits;

    private ModernContender(Engine engine, long nodes) {
        this.engine = engine;
        limits = SearchLimits.builder().nodes(nodes).build();
        engine.configure(SearchSettings.builder()
                .hashMegabytes(MEGABYTES)
                .moveOverhead(0)
                .player(PlayerId.ALPHA_BETA)
                .build());
    }

    /** @param nodes that alpha-beta may visit for a move */
    public static Entrant entrant(Supplier<Engine> engines, long nodes) {
        return new Entrant(PlayerId.ALPHA_BETA.option(), () -> new ModernContender(engines.get(), nodes));
    }

    @Override
    public void newGame() {
        engine.newGame();
    }

    @Override
    public Optional<CommentedMove> play(Position position) throws InterruptedException {
        SearchOutcome outcome = engine.search(new SearchRequest(position, limits));
        return Optional.of(new CommentedMove(outcome.bestMove(), value(outcome.score()), ""));
    }

    private static String value(Score score) {
        if (score instanceof Score.Mate mate) {
            return (mate.moves() > 0 ? "#" : "#-") + Math.abs(mate.moves());
        }
        return score instanceof Score.Centipawns estimate ? ClassicContender.centipawns(estimate.value()) : "";
    }

    @Override
    public void close() {
        engine.close();
    }
}
