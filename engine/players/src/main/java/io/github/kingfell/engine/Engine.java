package io.github.kingfell.engine;

import io.github.kingfell.engine.advice.AdviceLibrary;
import io.github.kingfell.engine.advice.AdvicePlayer;
import io.github.kingfell.engine.alphabeta.AlphaBetaPlayer;
import io.github.kingfell.engine.coordination.MateMemory;
import io.github.kingfell.engine.coordination.Players;
import io.github.kingfell.engine.coordination.Search;
import io.github.kingfell.engine.forcing.ForcingTreePlayer;
import io.github.kingfell.engine.forcing.endgame.EndgameBook;
import io.github.kingfell.engine.forcing.explain.Reasons;
import io.github.kingfell.engine.route.PlayerRouter;
import io.github.kingfell.engine.route.Route;
import io.github.kingfell.engine.table.SyzygyLeaves;
import io.github.kingfell.engine.table.TableLeaves;
import io.github.kingfell.engine.table.TablePlayer;
import io.github.kingfell.prover.ProofNumberPlayer;
import io.github.kingfell.prover.checkpoint.LongSearch;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.certificate.CertificateLibrary;
import io.github.kingfell.rules.check.LemmaProof;
import io.github.kingfell.rules.check.MateCertificate;
import io.github.kingfell.rules.check.MateProof;
import io.github.kingfell.rules.check.ProofChecker;
import io.github.kingfell.rules.check.RejectedProofException;
import io.github.kingfell.search.BackgroundWork;
import io.github.kingfell.search.Lag;
import io.github.kingfell.search.LimitedStrength;
import io.github.kingfell.search.Player;
import io.github.kingfell.search.PlayerId;
import io.github.kingfell.search.SearchControl;
import io.github.kingfell.search.SearchInfo;
import io.github.kingfell.search.SearchLimits;
import io.github.kingfell.search.SearchListener;
import io.github.kingfell.search.SearchOutcome;
import io.github.kingfell.search.SearchRequest;
import io.github.kingfell.search.SearchSettings;
import io.github.kingfell.search.TimeManager;
import io.github.kingfell.tables.distance.TableLemmas;
import io.github.kingfell.tables.distance.TableLibrary;
import io.github.kingfell.tables.syzygy.SyzygyOptions;
import io.github.kingfell.tables.syzygy.SyzygyTables;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.IntPredicate;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The facade: takes requests one at a time and runs each as a {@link Search} on a thread of its own.
 *
 * <p>All methods but {@link #stop}, {@link #ponderHit} and {@link #awaitIdle} belong to one caller's thread.
 */
public final class Engine implements SearchService, AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Engine.class);

    /** A GUI shows that it waits for an engine that is slow to begin. */
    private static final long MOST_MILLIS_OF_WARMING = 500;

    private final EndgameBook book;
    private final CertificateLibrary certificates;
    private final AdviceLibrary advice;
    private final TableLibrary tables;
    private final SyzygyTables syzygy;
    private final Supplier<List<Player>> guests;
    private final PlayerRouter router;
    private final Players players;
    private final BackgroundWork work = new BackgroundWork();
    private final ExecutorService executor = Executors.newCachedThreadPool(Engine::daemon);

    /** Touched by one search at a time, and by the caller between two. */
    private final MateMemory memory = new MateMemory();

    /** Touched by the caller alone. */
    private final Lag lag = new Lag();

    private SearchSettings settings = SearchSettings.DEFAULT;

    /**
     * Megabytes of tables, 0 before they are needed: an engine that is only asked for its options allocates nothing.
     */
    private int allocated;

    /** Open when nothing is being warmed up. */
    private CountDownLatch warmedUp = new CountDownLatch(0);

    /** Whether nobody asked for more, or it was done. */
    private boolean isWarm = true;

    private volatile @Nullable SearchControl control;
    private volatile @Nullable Future<?> running;

    /** What an engine is made from. */
    public static final class Builder {
        private final EndgameBook book;
        private CertificateLibrary certificates = CertificateLibrary.EMPTY;
        private AdviceLibrary advice = AdviceLibrary.EMPTY;
        private Supplier<List<Player>> guests = List::of;
        private TableLibrary tables = TableLibrary.withShippedTables();
        private SyzygyTables syzygy = new SyzygyTables();

        private Builder(EndgameBook book) {
            this.book = book;
        }

        /** What is proved of the book's endings. Without it the book's mates are announced only when they are near. */
        public Builder certificates(CertificateLibrary library) {
            certificates = library;
            return this;
        }

        /** Advice tables, which play where the user asks for them or wants no exact ones. */
        public Builder advice(AdviceLibrary library) {
            advice = library;
            return this;
        }

        /**
         * Players from outside, who play where the user chooses them.
         *
         * @param players makes them, anew for each engine
         */
        public Builder guests(Supplier<List<Player>> players) {
            guests = players;
            return this;
        }

        private Builder tables(TableLibrary library, SyzygyTables others) {
            tables = library;
            syzygy = others;
            return this;
        }

        /** @throws IllegalArgumentException when two players have the same identity */
        public Engine build() {
            return new Engine(this);
        }
    }

    /** Begins with a book, and nothing else. */
    public static Builder builder(EndgameBook book) {
        return new Builder(book);
    }

    /** An engine with a book, and nothing else. */
    public Engine(EndgameBook book) {
        this(builder(book));
    }

    private Engine(Builder parts) {
        book = parts.book;
        certificates = parts.certificates;
        advice = parts.advice;
        guests = parts.guests;
        tables = parts.tables;
        syzygy = parts.syzygy;
        router = new PlayerRouter(book, advice, tables::has);
        ProofNumberPlayer prover =
                new ProofNumberPlayer(1, TableLeaves.ofFiveMen(tables), SyzygyLeaves.everywhere(syzygy));
        players = new Players(
                new ForcingTreePlayer(book, Engine::certify, certificates, work),
                prover,
                new AlphaBetaPlayer(prover.judge(), TableLeaves.everywhere(tables), SyzygyLeaves.unlessRanked(syzygy)),
                new TablePlayer(tables),
                syzygy,
                Stream.concat(Stream.of(new AdvicePlayer(advice)), guests.get().stream())
                        .toList());
    }

    /** Another engine with the same book and the same exact tables, and hash tables of its own. */
    public Engine sibling() {
        return builder(book)
                .certificates(certificates)
                .advice(advice)
                .guests(guests)
                .tables(tables, syzygy)
                .build();
    }

    /** The players that the user may ask for by name. */
    @Override
    public List<PlayerId> players() {
        return players.ids();
    }

    /**
     * Settings for the searches to come. Tables are resized here, so it must not be called during a search.
     *
     * @return megabytes of tables really allocated: fewer than asked for when memory is short
     */
    @Override
    public int configure(SearchSettings settings) {
        boolean fits = settings.hashMegabytes() == this.settings.hashMegabytes()
                && provesAlone(settings) == provesAlone(this.settings);
        if (allocated == 0 || !fits) {
            allocated = players.resize(settings.hashMegabytes(), provesAlone(settings));
        }
        this.settings = settings;
        return allocated;
    }

    private static boolean provesAlone(SearchSettings settings) {
        return settings.player().equals(Optional.of(PlayerId.PROOF_NUMBER));
    }

    /**
     * Tables of five men are read in this directory. Not during a search.
     *
     * @param directory null for none
     */
    @Override
    public void readFiveMenTablesIn(@Nullable Path directory) {
        tables.readFiveMenIn(directory);
    }

    /**
     * True when an exact table can tell the value of a position: it comes with the program, or lies in the directory of
     * tables.
     */
    public boolean mayLookUp(Position position) {
        return tables.has(position);
    }

    /**
     * The mate that the exact tables have in a position, written out however long it is; empty where they have none, or
     * given up. Not during a search, which has to have the tables made or found.
     *
     * @param goOn asked now and then, with the number of positions that the proof has so far
     */
    public Optional<LemmaProof> writeTableMate(Position position, IntPredicate goOn) {
        return tables.has(position) ? TableLemmas.of(tables.reader(), position, goOn) : Optional.empty();
    }

    /** Has the searches to come of the prover alone followed and kept. Not during a search. */
    public void attendProver(LongSearch longSearch) {
        players.prover().attend(longSearch);
    }

    /**
     * Which Syzygy tables are used, and how. Their files are opened when a search first asks them. Not during a search.
     *
     * @return what was found, for the user
     * @throws java.nio.file.InvalidPathException when the path names no directories
     */
    @Override
    public String useSyzygy(SyzygyOptions options) {
        syzygy.configure(options);
        return syzygy.summary();
    }

    /**
     * Reads, judges and works out in the background what is small and often asked for, so that the searches of a
     * process find it done.
     */
    public void warmUp() {
        CountDownLatch ready = new CountDownLatch(2);
        warmedUp = ready;
        isWarm = false;
        executor.execute(() -> {
            players.alphaBeta().warmUp();
            ready.countDown();
        });
        players.forcingTree().warmUp(ready::countDown);
    }

    /**
     * Waits until {@link #warmUp} has done its work, at most half a second. The first time the tables are allocated and
     * another engine searches for a moment, so that the first search that counts finds its code compiled. Not during a
     * search.
     */
    @Override
    public void awaitReady() throws InterruptedException {
        long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(MOST_MILLIS_OF_WARMING);
        if (!isWarm) {
            isWarm = true;
            configure(settings);
            try (Engine other = sibling()) {
                WarmUp.run(other, end);
            }
            warmedUp.await(end - System.nanoTime(), TimeUnit.NANOSECONDS);
        }
    }

    /** Forgets tables, history, remembered trees and the mate announced last. Not during a search. */
    @Override
    public void newGame() {
        players.newGame();
        memory.forget();
        lag.newGame();
        work.forgetWaiting();
    }

    /** Starts a search and returns at once. Not during a search. The listener's last call is onFinished. */
    @Override
    public void go(SearchRequest request, SearchListener listener) {
        if (allocated == 0) {
            configure(settings);
        }
        SearchLimits asked = request.limits();
        SearchLimits limits =
                settings.limitStrength(asked) ? asked.withMostNodes(LimitedStrength.nodes(settings.elo())) : asked;
        int ply = request.position().ply();
        limits.clock().ifPresent(clock -> lag.clockShows(clock, ply));
        SearchControl control =
                new SearchControl(TimeManager.budget(limits, settings, lag.millis()), limits.nodes(), limits.ponder());
        limits.clock().ifPresent(clock -> lag.searchBegins(clock, ply, control.clock()));
        this.control = control;
        SearchRequest limited = new SearchRequest(request.position(), limits);
        Search search = new Search(router, players, limited, settings, control, listener, executor, memory, work);
        running = executor.submit(search);
    }

    /**
     * Searches and returns the end of it, for a caller who has nothing else to do meanwhile. Not during a search.
     * Without limits it returns when another thread calls {@link #stop}.
     *
     * @throws InterruptedException when the caller is interrupted; the search is told to stop
     * @throws IllegalStateException when the search failed
     */
    public SearchOutcome search(SearchRequest request) throws InterruptedException {
        AtomicReference<@Nullable SearchOutcome> outcome = new AtomicReference<>();
        go(request, new SearchListener() {
            @Override
            public void onInfo(SearchInfo info) {}

            @Override
            public void onFinished(SearchOutcome finished) {
                outcome.set(finished);
            }
        });
        try {
            awaitIdle();
        } catch (InterruptedException e) {
            stop();
            throw e;
        }
        return Objects.requireNonNull(outcome.get());
    }

    /** Ends the running search soon; harmless without one. */
    @Override
    public void stop() {
        SearchControl current = control;
        if (current != null) {
            current.stop();
        }
    }

    /** The move pondered on was played; harmless when not pondering. */
    @Override
    public void ponderHit() {
        SearchControl current = control;
        if (current != null) {
            current.ponderHit();
        }
    }

    /** Waits until no search runs. */
    @Override
    public void awaitIdle() throws InterruptedException {
        Future<?> current = running;
        if (current != null) {
            try {
                current.get();
            } catch (ExecutionException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    /** The static evaluation term by term, as text of several lines. */
    @Override
    public String evaluation(Position position) {
        return players.alphaBeta().explain(position);
    }

    /** Which players would take the position in an analysis with the present settings, and why. */
    public Route route(Position position) {
        return route(position, SearchLimits.builder().infinite(true).build());
    }

    /** The same under limits of the user's kind. */
    public Route route(Position position, SearchLimits limits) {
        return router.route(position, limits, settings);
    }

    /** What the book says about the position, whoever would play it. Not during a search. */
    public Reasons reasons(Position position) {
        return players.forcingTree().explain(position);
    }

    /** Stops and releases the threads. */
    @Override
    public void close() {
        stop();
        work.close();
        executor.shutdown();
    }

    private static Optional<MateCertificate> certify(Position root, MateProof proof) {
        try {
            return Optional.of(ProofChecker.check(root, new int[0], proof));
        } catch (RejectedProofException e) {
            // The game history may hold a repetition that the tree knows nothing of.
            LOG.debug("a forcing tree is no proof here", e);
            return Optional.empty();
        }
    }

    private static Thread daemon(Runnable work) {
        Thread thread = new Thread(work, "search");
        thread.setDaemon(true);
        return thread;
    }
}
