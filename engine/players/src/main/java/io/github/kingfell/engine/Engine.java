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
import io.github.kingfell.engine.table.FortressWork;
import io.github.kingfell.engine.table.OutcomeLeaves;
import io.github.kingfell.engine.table.PawnEndingWork;
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
import io.github.kingfell.search.Interruption;
import io.github.kingfell.search.Lag;
import io.github.kingfell.search.LeafOutcomes;
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
import io.github.kingfell.tables.syzygy.RootRanking;
import io.github.kingfell.tables.syzygy.SyzygyOptions;
import io.github.kingfell.tables.syzygy.SyzygyTables;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.IntPredicate;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The engine facade: runs one search request at a time, each as a {@link Search} on its own thread.
 *
 * <p>Only {@link #stop}, {@link #ponderHit} and {@link #awaitIdle} may be called from any thread. All other methods
 * must be called from one and the same thread.
 */
public final class Engine implements SearchService, AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Engine.class);

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

    /** Used by one search at a time, and by the caller between two searches. */
    private final MateMemory memory = new MateMemory();

    /** Used by the caller only. */
    private final Lag lag = new Lag();

    private Interruption interruption = new Interruption();

    private SearchSettings settings = SearchSettings.DEFAULT;

    /**
     * Megabytes of allocated hash tables; 0 before the first use, so that an engine that only lists its options
     * allocates nothing.
     */
    private int allocated;

    private final WarmUp warmUp = new WarmUp();

    private volatile @Nullable SearchControl control;
    private volatile @Nullable Future<?> running;

    /** Builds an engine. */
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

        /**
         * Sets the certificates of the book's endings. Without them the book's mates are announced only when they are
         * near.
         */
        public Builder certificates(CertificateLibrary library) {
            certificates = library;
            return this;
        }

        /** Sets the advice tables. They play when the user asks for them or switches the exact tables off. */
        public Builder advice(AdviceLibrary library) {
            advice = library;
            return this;
        }

        /**
         * Sets additional players, which play when the user selects them.
         *
         * @param players creates new players for each engine
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

        /**
         * Builds the engine.
         *
         * @throws IllegalArgumentException when two players have the same identity
         */
        public Engine build() {
            return new Engine(this);
        }
    }

    /** Returns a builder for an engine with a book and nothing else. */
    public static Builder builder(EndgameBook book) {
        return new Builder(book);
    }

    /** Creates an engine with a book and nothing else. */
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
        PawnEndingWork pawnEndings = new PawnEndingWork(tables, work);
        LeafOutcomes outcomes =
                SyzygyLeaves.unlessRanked(syzygy, OutcomeLeaves.before(SyzygyLeaves.everywhere(syzygy), tables));
        players = new Players(
                new ForcingTreePlayer(book, Engine::certify, certificates, work),
                prover,
                new AlphaBetaPlayer(prover.judge(), TableLeaves.everywhere(tables), pawnEndings.leaves(outcomes)),
                new TablePlayer(tables),
                syzygy,
                pawnEndings,
                new FortressWork(work),
                Stream.concat(Stream.of(new AdvicePlayer(advice)), guests.get().stream())
                        .toList());
    }

    /** Returns another engine with the same book and the same exact tables, but its own hash tables. */
    public Engine sibling() {
        return builder(book)
                .certificates(certificates)
                .advice(advice)
                .guests(guests)
                .tables(tables, syzygy)
                .build()
                .heed(interruption);
    }

    /**
     * Sets what stops every search from now on, also one that begins later. Must not be called during a search.
     *
     * @return this engine
     */
    public Engine heed(Interruption request) {
        interruption = request;
        return this;
    }

    /** Returns the players that the user may select by name. */
    @Override
    public List<PlayerId> players() {
        return players.ids();
    }

    /**
     * Sets the settings of later searches. It resizes the hash tables, so it must not be called during a search.
     *
     * @return megabytes of hash tables really allocated: fewer than asked for when memory is short
     */
    @Override
    public int configure(SearchSettings settings) {
        boolean fits = settings.hashMegabytes() == this.settings.hashMegabytes()
                && provesAlone(settings) == provesAlone(this.settings);
        if (allocated == 0 || !fits) {
            allocated =
                    players.resize(Math.min(settings.hashMegabytes(), HashMemory.mostGranted()), provesAlone(settings));
        }
        this.settings = settings;
        return allocated;
    }

    private static boolean provesAlone(SearchSettings settings) {
        return settings.player().equals(Optional.of(PlayerId.PROOF_NUMBER));
    }

    /**
     * Sets the directory of the five-men distance tables. Must not be called during a search.
     *
     * @param directory null for none
     */
    @Override
    public void readFiveMenTablesIn(@Nullable Path directory) {
        tables.readFiveMenIn(directory);
    }

    /** Returns true when a distance table covers the position: a built-in one, or one in the table directory. */
    public boolean mayLookUp(Position position) {
        return tables.has(position);
    }

    /**
     * Returns the proof of the mate that the distance tables know in a position, however long it is; empty when they
     * know none or {@code goOn} gave up. Must not be called during a search. It builds or opens the distance tables
     * where needed.
     *
     * @param goOn called now and then with the number of positions in the proof so far; false ends the work
     */
    public Optional<LemmaProof> writeTableMate(Position position, IntPredicate goOn) {
        return tables.has(position) ? TableLemmas.of(tables.reader(), position, goOn) : Optional.empty();
    }

    /**
     * Sets what watches and saves later searches in which the prover works alone. Must not be called during a search.
     */
    public void attendProver(LongSearch longSearch) {
        players.prover().attend(longSearch);
    }

    /**
     * Configures the Syzygy tables. Their files are opened when a search first probes them. Must not be called during a
     * search.
     *
     * @return what was found, for the user
     * @throws java.nio.file.InvalidPathException when the path names no directories
     */
    @Override
    public String useSyzygy(SyzygyOptions options) {
        syzygy.configure(options);
        return syzygy.summary();
    }

    /** Returns the legal moves as the Syzygy tables rank them; empty where they do not know all. */
    public Optional<RootRanking> rankBySyzygy(Position position) {
        return syzygy.rank(position, new int[0]);
    }

    /** Returns the names of the Syzygy files that a position needs and that are not there. */
    public List<String> missingSyzygyFiles(Position position) {
        return syzygy.missing(position);
    }

    /**
     * Starts loading, checking and computing small, often needed data in the background, so that the searches of this
     * process find it ready.
     */
    public void warmUp() {
        Runnable ready = warmUp.begin(2);
        executor.execute(() -> {
            players.alphaBeta().warmUp();
            ready.run();
        });
        players.forcingTree().warmUp(ready);
    }

    /**
     * Waits until {@link #warmUp} has finished, for half a second at most, and after {@link #newGame} once for two. The
     * first call allocates the hash tables and lets another engine search for a moment, so that the first real search
     * finds its code compiled. Must not be called during a search.
     */
    @Override
    public void awaitReady() throws InterruptedException {
        if (warmUp.isDue()) {
            configure(settings);
            warmUp.run(this::sibling);
        }
    }

    /**
     * Clears the hash tables, the history tables, the remembered trees and the last announced mate. Must not be called
     * during a search.
     */
    @Override
    public void newGame() {
        players.newGame();
        memory.forget();
        lag.newGame();
        work.forgetWaiting();
        warmUp.gameBegins();
    }

    /**
     * Starts a search and returns at once. Must not be called during a search. The listener's last call is onFinished.
     */
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
        this.control = interruption.stops(control);
        SearchRequest limited = new SearchRequest(request.position(), limits);
        Search search = new Search(router, players, limited, settings, control, listener, executor, memory, work);
        running = executor.submit(search);
    }

    /**
     * Searches and returns the outcome. This is for a caller that has nothing else to do meanwhile. Must not be called
     * during a search. Without limits it returns when another thread calls {@link #stop}.
     *
     * @throws InterruptedException when the caller is interrupted; the search is told to stop
     * @throws IllegalStateException when the search failed and no player found a move
     * @throws OutOfMemoryError when it failed for lack of memory
     */
    public SearchOutcome search(SearchRequest request) throws InterruptedException {
        AtomicReference<@Nullable SearchOutcome> outcome = new AtomicReference<>();
        AtomicReference<SearchInfo.@Nullable Failed> failure = new AtomicReference<>();
        go(request, new SearchListener() {
            @Override
            public void onInfo(SearchInfo info) {
                if (info instanceof SearchInfo.Failed failed) {
                    failure.set(failed);
                }
            }

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
        SearchOutcome found = Objects.requireNonNull(outcome.get());
        SearchInfo.Failed failed = failure.get();
        if (failed != null && found.player().isEmpty()) {
            failed.raise();
        }
        return found;
    }

    /** Makes the running search end soon; does nothing without one. */
    @Override
    public void stop() {
        SearchControl current = control;
        if (current != null) {
            current.stop();
        }
    }

    /** Tells the search that the pondered move was played; does nothing when the engine is not pondering. */
    @Override
    public void ponderHit() {
        SearchControl current = control;
        if (current != null) {
            current.ponderHit();
        }
    }

    /** Waits until no search is running. */
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

    /** Returns the static evaluation term by term, as text of several lines. */
    @Override
    public String evaluation(Position position) {
        return players.alphaBeta().explain(position);
    }

    /** Returns the players that would analyse the position under the present settings, with the reason. */
    public Route route(Position position) {
        return route(position, SearchLimits.builder().infinite(true).build());
    }

    /** Returns the players that would search the position under the given limits, with the reason. */
    public Route route(Position position, SearchLimits limits) {
        return router.route(position, limits, settings);
    }

    /**
     * Returns what the book says about the position, whichever player would play it. Must not be called during a
     * search.
     */
    public Reasons reasons(Position position) {
        return players.forcingTree().explain(position);
    }

    /** Stops the search and ends the threads. */
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
            // The game history may hold a repetition that the tree does not take into account.
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
