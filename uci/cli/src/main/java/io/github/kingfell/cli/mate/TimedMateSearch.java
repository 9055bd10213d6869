package io.github.kingfell.cli.mate;

import io.github.kingfell.engine.Engine;
import io.github.kingfell.engine.proof.Checkpoint;
import io.github.kingfell.engine.search.PlayerId;
import io.github.kingfell.engine.search.Score;
import io.github.kingfell.engine.search.SearchInfo;
import io.github.kingfell.engine.search.SearchLimits;
import io.github.kingfell.engine.search.SearchListener;
import io.github.kingfell.engine.search.SearchOutcome;
import io.github.kingfell.engine.search.SearchRequest;
import io.github.kingfell.rules.board.Position;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** A search for a mate that ends, once it has one, with the effort that a shorter one is worth. */
public final class TimedMateSearch implements SearchListener {
    private static final long LEAST_SHORTENING_NANOS = TimeUnit.SECONDS.toNanos(1);
    private static final int SHORTENING_FACTOR = 2;

    /** What is done for a shorter mate after the first proof. */
    public enum Effort {
        /** Nothing. */
        FIRST_PROOF,
        /** Twice the time the first proof took, at least a second. */
        SOME_SHORTENING,
        /** All the limits leave. */
        ALL_THE_TIME
    }

    private final Effort effort;
    private final long begun = System.nanoTime();
    private long firstAfter;
    private Score.@Nullable Mate mate;
    private boolean shortest;
    private boolean declined;
    private boolean refuted;
    private boolean finished;
    private boolean bounded;
    private Optional<String> unproved = Optional.empty();
    private long nodes;

    /** @param effort for a shorter mate than the first */
    public TimedMateSearch(Effort effort) {
        this.effort = effort;
    }

    /**
     * @param mate the shortest one proved
     * @param shortest true when it is proved that no mate is shorter
     * @param refuted true when it is proved that there is none within the limit on its length
     * @param unproved why the mate that the exact tables have was not proved
     * @param firstAfter seconds until the first proof; empty where there is none, or one of an earlier run
     * @param seconds in all
     */
    public record Result(
            Optional<Score.Mate> mate,
            boolean shortest,
            boolean refuted,
            Optional<String> unproved,
            long nodes,
            OptionalDouble firstAfter,
            double seconds) {
        /** The same, when somebody else has proved that no mate is shorter. */
        Result withoutShorter() {
            return new Result(mate, true, refuted, unproved, nodes, firstAfter, seconds);
        }

        /** The same with the effort of earlier runs. */
        Result after(Checkpoint earlier) {
            double before = earlier.millis() / 1000.0;
            OptionalDouble first = firstAfter.isEmpty() || earlier.hasMate()
                    ? OptionalDouble.empty()
                    : OptionalDouble.of(before + firstAfter.getAsDouble());
            return new Result(mate, shortest, refuted, unproved, earlier.nodes() + nodes, first, before + seconds);
        }
    }

    /** Searches, on the engine's threads, and waits. */
    public Result run(Engine engine, Position position, SearchLimits limits) throws InterruptedException {
        bounded = limits.mate() > 0;
        engine.go(new SearchRequest(position, limits), this);
        awaitEnd();
        engine.stop();
        engine.awaitIdle();
        return result();
    }

    private synchronized void awaitEnd() throws InterruptedException {
        // Where the prover has given up, alpha-beta goes on to find a move; nobody asks for one here.
        while (!finished && !declined) {
            if (mate == null || effort == Effort.ALL_THE_TIME) {
                wait();
                continue;
            }
            long extra =
                    effort == Effort.FIRST_PROOF ? 0 : Math.max(LEAST_SHORTENING_NANOS, SHORTENING_FACTOR * firstAfter);
            long left = firstAfter + extra - elapsed();
            if (left <= 0) {
                return;
            }
            TimeUnit.NANOSECONDS.timedWait(this, left);
        }
    }

    private synchronized Result result() {
        OptionalDouble first = mate == null ? OptionalDouble.empty() : OptionalDouble.of(firstAfter / 1e9);
        return new Result(Optional.ofNullable(mate), shortest, refuted, unproved, nodes, first, elapsed() / 1e9);
    }

    @Override
    public synchronized void onInfo(SearchInfo info) {
        if (info instanceof SearchInfo.Iteration iteration) {
            nodes = Math.max(nodes, iteration.nodes());
            note(iteration.score());
        } else {
            // Asked for a mate in N one means the side to move; asked for any mate, either side's.
            refuted |= info instanceof SearchInfo.NoMate none && (bounded || none.eitherSide());
            declined |= info instanceof SearchInfo.Declined leaves
                    && !leaves.player().equals(PlayerId.EXACT_TABLE);
            refuted |= info instanceof SearchInfo.Drawn;
            shortest |= info instanceof SearchInfo.ShortestProved;
            if (info instanceof SearchInfo.Unproved why) {
                unproved = Optional.of(why.reason());
            }
        }
        notifyAll();
    }

    @Override
    public synchronized void onFinished(SearchOutcome outcome) {
        note(outcome.score());
        finished = true;
        notifyAll();
    }

    private void note(Score score) {
        if (score instanceof Score.Mate found && found.isProved()) {
            if (mate == null) {
                firstAfter = elapsed();
            }
            if (mate == null || Math.abs(found.moves()) < Math.abs(mate.moves())) {
                mate = found;
            }
        }
    }

    private long elapsed() {
        return System.nanoTime() - begun;
    }
}
