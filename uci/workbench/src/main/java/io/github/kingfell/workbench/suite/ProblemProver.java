package io.github.kingfell.workbench.suite;

import io.github.kingfell.engine.Engine;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.search.Grounds;
import io.github.kingfell.search.SearchLimits;
import io.github.kingfell.search.SearchSettings;
import io.github.kingfell.workbench.mate.TimedMateSearch;
import io.github.kingfell.workbench.mate.TimedMateSearch.Shortening;
import java.util.List;
import java.util.Optional;

/** Puts questions about mates to the engine, which answers from its prover or from an exact table. */
public final class ProblemProver implements AutoCloseable {
    private final Engine engine;
    private final SuiteSettings settings;

    /** @param engine closed by {@link #close} */
    public ProblemProver(Engine engine, SuiteSettings settings) {
        this.engine = engine;
        this.settings = settings;
    }

    /**
     * The answer to a question.
     *
     * @param mate of either side when no number of moves was asked for
     * @param none the grounds for "there is no mate"; empty when that is open
     * @param noShorter the grounds for "no mate is shorter", by any move; empty when that is open
     */
    record Found(Optional<TimedMateSearch.Mate> mate, Optional<Grounds> none, Optional<Grounds> noShorter) {
        static final Found NOTHING = new Found(Optional.empty(), Optional.empty(), Optional.empty());

        boolean refuted() {
            return none.isPresent();
        }

        int moves() {
            return mate.map(TimedMateSearch.Mate::moves).orElse(0);
        }

        /** Returns the grounds of the mate. */
        Grounds grounds() {
            return mate.map(TimedMateSearch.Mate::grounds).orElseThrow();
        }

        int[] line() {
            return mate.map(found -> found.line().toArray()).orElse(new int[0]);
        }
    }

    /**
     * Asks whether one of these moves mates within this many moves.
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
        Found found = ask(position, limits, Shortening.FIRST_PROOF, budget);
        boolean fits = found.moves() > 0 && found.moves() <= within;
        return new Found(
                fits ? found.mate() : Optional.empty(),
                found.none(),
                fits && first.isEmpty() ? found.noShorter() : Optional.empty());
    }

    /** Asks for the shortest mate of either side that can be found. */
    Found anyMate(Position position, Shortening effort, Budget budget, double share) throws InterruptedException {
        return ask(position, budget.limits(share).shortestMate(true).build(), effort, budget);
    }

    private Found ask(Position position, SearchLimits limits, Shortening effort, Budget budget)
            throws InterruptedException {
        if (!budget.isLeft()) {
            return Found.NOTHING;
        }
        // A mate remembered from the last question could be longer than the bound of this one.
        engine.newGame();
        engine.configure(SearchSettings.builder()
                .threads(settings.threads())
                .hashMegabytes(settings.hash())
                .moveOverhead(0)
                .build());
        TimedMateSearch.Result result = new TimedMateSearch(effort).run(engine, position, limits);
        budget.spend(result.nodes());
        return new Found(result.mate(), result.refutation(limits.mate()), result.noShorter());
    }

    @Override
    public void close() {
        engine.close();
    }
}
