package io.github.kingfell.cli.suite;

import io.github.kingfell.cli.mate.TimedMateSearch;
import io.github.kingfell.cli.mate.TimedMateSearch.Effort;
import io.github.kingfell.engine.Engine;
import io.github.kingfell.engine.search.Grounds;
import io.github.kingfell.engine.search.Score;
import io.github.kingfell.engine.search.SearchLimits;
import io.github.kingfell.engine.search.SearchSettings;
import io.github.kingfell.rules.board.Position;
import java.util.List;
import java.util.Optional;

/** Puts questions about mates to the engine: to its prover, or to the exact table where there is one. */
final class Prover implements AutoCloseable {
    private final Engine engine;
    private final SuiteSettings settings;

    /** @param engine closed in the end */
    Prover(Engine engine, SuiteSettings settings) {
        this.engine = engine;
        this.settings = settings;
    }

    /**
     * What came of a question.
     *
     * @param mate proved; of either side when no number of moves was asked for
     * @param none what it rests on that there is none; empty when that is open
     * @param shortest true when no mate of any move is shorter
     */
    record Found(Optional<Score.Mate> mate, Optional<Grounds> none, boolean shortest) {
        boolean refuted() {
            return none.isPresent();
        }

        /** In brackets, for a fault that rests on it. */
        String grounds() {
            return none.map(grounds -> " (" + grounds.words() + ")").orElse("");
        }

        int moves() {
            return mate.map(Score.Mate::moves).orElse(0);
        }

        int[] line() {
            return mate.map(found -> found.certificate().line()).orElse(new int[0]);
        }
    }

    /**
     * Does one of these moves mate within so many moves?
     *
     * @param first the only first moves that count; empty for all
     * @param share of the budget
     */
    Found mate(Position position, List<Integer> first, int within, Budget budget, double share)
            throws InterruptedException {
        SearchLimits limits = budget.limits(share)
                .mate(within)
                .searchMoves(first.stream().mapToInt(Integer::intValue).toArray())
                .build();
        Found found = ask(position, limits, Effort.FIRST_PROOF, budget);
        boolean fits = found.moves() > 0 && found.moves() <= within;
        return fits ? found : new Found(Optional.empty(), found.none(), false);
    }

    /** The shortest mate of either side that can be found. */
    Found anyMate(Position position, Effort effort, Budget budget, double share) throws InterruptedException {
        return ask(position, budget.limits(share).shortestMate(true).build(), effort, budget);
    }

    private Found ask(Position position, SearchLimits limits, Effort effort, Budget budget)
            throws InterruptedException {
        if (!budget.isLeft()) {
            return new Found(Optional.empty(), Optional.empty(), false);
        }
        // A mate remembered from the last question would be the answer to this one, whose bound it may not keep.
        engine.newGame();
        engine.configure(new SearchSettings(settings.threads(), settings.hash(), 1, 0, Optional.empty(), false));
        TimedMateSearch.Result result = new TimedMateSearch(effort).run(engine, position, limits);
        budget.spend(result.nodes());
        return new Found(result.mate(), result.refutation(limits.mate()), result.isShortest());
    }

    @Override
    public void close() {
        engine.close();
    }
}
