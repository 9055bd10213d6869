package io.github.kingfell.uci;

import io.github.kingfell.engine.search.Pv;
import io.github.kingfell.engine.search.SearchInfo;
import io.github.kingfell.engine.search.SearchListener;
import io.github.kingfell.engine.search.SearchOutcome;
import io.github.kingfell.engine.search.WinRates;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Puts one search on the wire. Whatever the players send, the last lines are an exact score whose line begins with the
 * best move, and then {@code bestmove}; nothing follows.
 */
final class SearchReport implements SearchListener {
    /** Bounds and current moves before this are noise. */
    private static final long QUIET_MILLIS = 3000;

    private static final long MILLIS_BETWEEN_CURRENT_MOVES = 100;

    private final UciWriter writer;
    private final Position root;
    private final int men;
    private final OutputStyle style;
    private final Job job;
    private final long begun = System.nanoTime();
    private long nextCurrentMove = QUIET_MILLIS;
    private SearchInfo.@Nullable Iteration mainLine;
    private SearchInfo.@Nullable Iteration lastExact;
    private boolean finished;

    /**
     * @param root not changed by anyone during the search
     * @param job ends when the best move is written; forsaken, it does not even write that
     */
    SearchReport(UciWriter writer, Position root, OutputStyle style, Job job) {
        this.writer = writer;
        this.root = root;
        this.style = style;
        men = WinRates.men(root);
        this.job = job;
    }

    @Override
    public synchronized void onInfo(SearchInfo info) {
        if (finished || job.isForsaken()) {
            return;
        }
        if (info instanceof SearchInfo.Iteration iteration) {
            onIteration(iteration);
        } else if (info instanceof SearchInfo.CurrentMove current) {
            onCurrentMove(current);
        } else {
            writer.note(words(info));
        }
    }

    private static String words(SearchInfo info) {
        if (info instanceof SearchInfo.NoMate none) {
            return "no mate in " + none.moves()
                    + (none.eitherSide() ? "" : " by the side to move")
                    + (none.allMoves() ? "" : " with the given moves")
                    + " (proved)";
        }
        if (info instanceof SearchInfo.Declined declined) {
            return declined.player() + " declines: " + declined.reason();
        }
        if (info instanceof SearchInfo.Note note) {
            return note.text();
        }
        if (info instanceof SearchInfo.ShortestProved) {
            return "shortest proved";
        }
        throw new IllegalArgumentException("no words for " + info);
    }

    private void onIteration(SearchInfo.Iteration iteration) {
        boolean exact = iteration.bound() == SearchInfo.Bound.EXACT;
        if (!exact && iteration.millis() < QUIET_MILLIS) {
            return;
        }
        writer.info(iteration, style, men);
        if (exact) {
            lastExact = iteration;
            mainLine = iteration.multiPv() == 1 ? iteration : mainLine;
        }
    }

    private void onCurrentMove(SearchInfo.CurrentMove current) {
        long now = elapsedMillis();
        if (now >= nextCurrentMove) {
            nextCurrentMove = now + MILLIS_BETWEEN_CURRENT_MOVES;
            writer.currentMove(current, style);
        }
    }

    @Override
    public synchronized void onFinished(SearchOutcome outcome) {
        if (finished) {
            return;
        }
        finished = true;
        job.end();
        try {
            if (!job.isForsaken()) {
                SearchInfo.Iteration main = mainLine;
                boolean fits = main != null && main.line().move(0) == outcome.bestMove();
                writer.finish(
                        fits ? Optional.ofNullable(lastExact) : Optional.empty(),
                        fits && main != null ? main : lineOf(outcome),
                        outcome.bestMove(),
                        ponderMove(outcome),
                        style,
                        men);
            }
        } finally {
            job.finish();
        }
    }

    /** For a best move that no line announced. */
    private SearchInfo.Iteration lineOf(SearchOutcome outcome) {
        int best = outcome.bestMove();
        Pv line = best == outcome.line().move(0) ? outcome.line() : Pv.of(best);
        int least = best == Move.NONE ? 0 : 1;
        SearchInfo.Iteration last = mainLine;
        return new SearchInfo.Iteration(
                last == null ? least : Math.max(least, last.depth()),
                last == null ? least : last.selectiveDepth(),
                1,
                outcome.score(),
                SearchInfo.Bound.EXACT,
                last == null ? 0 : last.nodes(),
                elapsedMillis(),
                last == null ? 0 : last.hashfull(),
                line);
    }

    /** The expected reply, if it is legal and the game goes on after it; otherwise there is nothing to ponder on. */
    private int ponderMove(SearchOutcome outcome) {
        Position position = root.copy();
        MoveGenerator generator = new MoveGenerator(position);
        MoveList moves = new MoveList();
        int reply = Move.NONE;
        for (int ply = 0; ply < 2; ply++) {
            reply = ply == 0 ? outcome.bestMove() : outcome.line().move(1);
            generator.generate(position, moves);
            if (!moves.contains(reply) || outcome.line().move(0) != outcome.bestMove()) {
                return Move.NONE;
            }
            position.make(reply);
        }
        boolean over = position.mayClaimDraw() || position.isInsufficientMaterial() || generator.count(position) == 0;
        return over ? Move.NONE : reply;
    }

    private long elapsedMillis() {
        return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - begun);
    }
}
