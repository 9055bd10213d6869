package io.github.kingfell.workbench.mate;

import io.github.kingfell.engine.Engine;
import io.github.kingfell.prover.checkpoint.Checkpoint;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.MateCertificate;
import io.github.kingfell.search.Grounds;
import io.github.kingfell.search.PlayerId;
import io.github.kingfell.search.Pv;
import io.github.kingfell.search.Score;
import io.github.kingfell.search.SearchInfo;
import io.github.kingfell.search.SearchLimits;
import io.github.kingfell.search.SearchListener;
import io.github.kingfell.search.SearchOutcome;
import io.github.kingfell.search.SearchRequest;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * A search for a mate that stops some time after the first proof: {@link Effort} says how long it looks for a shorter
 * mate.
 */
public final class TimedMateSearch implements SearchListener {
    private static final long LEAST_SHORTENING_NANOS = TimeUnit.SECONDS.toNanos(1);
    private static final int SHORTENING_FACTOR = 2;

    /** The time to look for a shorter mate after the first proof. */
    public enum Shortening {
        /** Stop at the first proof. */
        FIRST_PROOF,
        /** Twice the time of the first proof, at least one second. */
        SOME_SHORTENING,
        /** Until the limits end the search. */
        ALL_THE_TIME
    }

    private final Shortening effort;
    private final long begun = System.nanoTime();
    private long firstAfter;
    private @Nullable Mate proved;

    /** The mate of the exact table, before it is proved. */
    private @Nullable Mate byTable;

    private Optional<Grounds> noShorter = Optional.empty();
    private Optional<None> none = Optional.empty();
    private boolean finished;
    private boolean bounded;

    /** True when an exact table covers the position and therefore gives the shortest mate. */
    private boolean hasTable;

    private Optional<String> unproved = Optional.empty();
    private Optional<String> ending = Optional.empty();
    private SearchInfo.@Nullable Failed failure;
    private long nodes;

    /** @param effort time to look for a shorter mate */
    public TimedMateSearch(Shortening effort) {
        this.effort = effort;
    }

    /**
     * A mate of either side.
     *
     * @param moves its signed length, as in a certificate
     * @param certificate empty for a mate of the exact table that is not proved
     */
    public record Mate(int moves, Pv line, Optional<MateCertificate> certificate) {
        private static Mate of(Score.Mate score, Pv shown) {
            Pv line = score.proved().map(proof -> Pv.of(proof.line())).orElse(shown);
            return new Mate(score.moves(), line, score.proved());
        }

        /** Returns the grounds of the mate. */
        public Grounds grounds() {
            return certificate.isPresent() ? Grounds.PROOF : Grounds.TABLE;
        }

        private boolean isShorterThan(@Nullable Mate other) {
            return other == null || Math.abs(moves) < Math.abs(other.moves);
        }
    }

    /**
     * The statement that there is no mate.
     *
     * @param moves within this number of moves; 0 for any length
     */
    public record None(int moves, Grounds grounds) {}

    /**
     * @param mate the shortest mate known
     * @param noShorter the grounds for "no mate is shorter"; empty when that is open
     * @param none the statement that there is no mate, if it is known
     * @param unproved why a mate of the exact tables was not proved
     * @param ending why the search found nothing and gave up, in words
     * @param firstAfter seconds until the first proof; empty when there is none, or when an earlier run found it
     * @param seconds in all
     */
    public record Result(
            Optional<Mate> mate,
            Optional<Grounds> noShorter,
            Optional<None> none,
            Optional<String> unproved,
            Optional<String> ending,
            long nodes,
            OptionalDouble firstAfter,
            double seconds) {
        /** Returns this result after a refutation has proved that no mate is shorter, or that there is none. */
        public Result proved() {
            return new Result(
                    mate,
                    mate.map(any -> Grounds.PROOF),
                    none.map(open -> new None(open.moves, Grounds.PROOF)),
                    unproved,
                    ending,
                    nodes,
                    firstAfter,
                    seconds);
        }

        /** Returns the mate if it has at most this many moves; 0 for any number. */
        public Optional<Mate> mateWithin(int moves) {
            return mate.filter(found -> moves == 0 || Math.abs(found.moves()) <= moves);
        }

        /** Returns the grounds for "no mate in this many moves", 0 for any number; empty when that is open. */
        public Optional<Grounds> refutation(int moves) {
            return none.filter(known -> known.moves == 0 || moves > 0 && known.moves >= moves)
                    .map(None::grounds);
        }

        /** Returns this result with the effort of earlier runs added. */
        public Result after(Checkpoint earlier) {
            double before = earlier.millis() / 1000.0;
            OptionalDouble first = firstAfter.isEmpty() || earlier.hasMate()
                    ? OptionalDouble.empty()
                    : OptionalDouble.of(before + firstAfter.getAsDouble());
            return new Result(
                    mate, noShorter, none, unproved, ending, earlier.nodes() + nodes, first, before + seconds);
        }
    }

    /**
     * Searches on the engine's threads and waits for the end.
     *
     * @throws IllegalStateException when a part of the search failed and the rest found nothing: "no mate found" would
     *     then be false
     * @throws OutOfMemoryError when it failed for lack of memory
     */
    public Result run(Engine engine, Position position, SearchLimits limits) throws InterruptedException {
        bounded = limits.mate() > 0;
        hasTable = engine.mayLookUp(position) && !limits.areReproducible();
        engine.go(new SearchRequest(position, limits), this);
        awaitEnd();
        engine.stop();
        engine.awaitIdle();
        Result result = result();
        SearchInfo.Failed failed = failure;
        if (failed != null && result.mate().isEmpty() && result.none().isEmpty()) {
            failed.raise();
        }
        return result;
    }

    private synchronized void awaitEnd() throws InterruptedException {
        while (!finished) {
            if (proved == null || effort == Shortening.ALL_THE_TIME || hasTable && effort != Shortening.FIRST_PROOF) {
                wait();
                continue;
            }
            long extra = effort == Shortening.FIRST_PROOF
                    ? 0
                    : Math.max(LEAST_SHORTENING_NANOS, SHORTENING_FACTOR * firstAfter);
            long left = firstAfter + extra - elapsed();
            if (left <= 0) {
                return;
            }
            TimeUnit.NANOSECONDS.timedWait(this, left);
        }
    }

    private synchronized Result result() {
        Mate table = byTable;
        boolean isByTable = table != null && table.isShorterThan(proved);
        OptionalDouble first = proved == null ? OptionalDouble.empty() : OptionalDouble.of(firstAfter / 1e9);
        return new Result(
                Optional.ofNullable(isByTable ? table : proved),
                isByTable ? Optional.of(Grounds.TABLE) : noShorter,
                none,
                unproved,
                ending,
                nodes,
                first,
                elapsed() / 1e9);
    }

    @Override
    public synchronized void onInfo(SearchInfo info) {
        if (info instanceof SearchInfo.Iteration iteration) {
            nodes = Math.max(nodes, iteration.nodes());
            note(iteration.score(), iteration.line());
        } else {
            noteResult(info);
        }
        notifyAll();
    }

    private void noteResult(SearchInfo info) {
        // "Mate in N" asks about the side to move only; a search without N asks about either side.
        if (info instanceof SearchInfo.NoMate known && (bounded || known.eitherSide())) {
            none = Optional.of(new None(known.moves(), known.grounds()));
        } else if (info instanceof SearchInfo.Drawn) {
            none = Optional.of(new None(0, Grounds.TABLE));
        } else if (info instanceof SearchInfo.NoShorterMate known) {
            noShorter = Optional.of(known.grounds());
        } else if (info instanceof SearchInfo.Unproved why) {
            unproved = Optional.of(why.reason());
        } else if (info instanceof SearchInfo.Declined leaves && leaves.player().equals(PlayerId.PROOF_NUMBER)) {
            ending = Optional.of(leaves.reason());
        } else if (info instanceof SearchInfo.Failed failed) {
            failure = failed;
            unproved = Optional.of(failed.reason());
        }
    }

    @Override
    public synchronized void onFinished(SearchOutcome outcome) {
        note(outcome.score(), outcome.line());
        finished = true;
        notifyAll();
    }

    private void note(Score score, Pv line) {
        if (!(score instanceof Score.Mate found)) {
            return;
        }
        Mate mate = Mate.of(found, line);
        if (!found.isProved()) {
            byTable = mate;
            return;
        }
        if (proved == null) {
            firstAfter = elapsed();
        }
        if (mate.isShorterThan(proved)) {
            proved = mate;
        }
    }

    private long elapsed() {
        return System.nanoTime() - begun;
    }
}
