package io.github.kingfell.engine.coordination;

import io.github.kingfell.engine.route.PlayerRouter;
import io.github.kingfell.engine.route.Route;
import io.github.kingfell.engine.search.Answer;
import io.github.kingfell.engine.search.BackgroundWork;
import io.github.kingfell.engine.search.Player;
import io.github.kingfell.engine.search.PlayerId;
import io.github.kingfell.engine.search.Pv;
import io.github.kingfell.engine.search.Score;
import io.github.kingfell.engine.search.SearchControl;
import io.github.kingfell.engine.search.SearchInfo;
import io.github.kingfell.engine.search.SearchInfo.Iteration;
import io.github.kingfell.engine.search.SearchLimits;
import io.github.kingfell.engine.search.SearchListener;
import io.github.kingfell.engine.search.SearchOutcome;
import io.github.kingfell.engine.search.SearchRequest;
import io.github.kingfell.engine.search.SearchSettings;
import io.github.kingfell.engine.search.SearchTask;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.MateCertificate;
import io.github.kingfell.rules.notation.Fen;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.function.DoubleSupplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** One request from route to outcome. Runs on the coordinating search thread. */
public final class Search implements Runnable {
    private static final Logger LOG = LoggerFactory.getLogger(Search.class);

    /** Nodes between two looks of a prover that has a thread of its own. */
    private static final long THREAD_SLICE = 16_384;

    /** With less time than this the prover could not even begin. */
    private static final long LEAST_MILLIS_FOR_TURNS = 50;

    /** One part in so many of the time may go into a table after the book has moved. */
    private static final int LENT_SHARE = 4;

    private final PlayerRouter router;
    private final Players players;
    private final SearchRequest request;
    private final SearchSettings settings;
    private final SearchControl control;
    private final ExecutorService executor;
    private final MateMemory memory;
    private final BackgroundWork work;
    private final Announcer announcer;
    private final long material;
    private @Nullable SearchOutcome found;

    /** The exact table would play, and is being built. */
    private boolean awaitsTable;

    public Search(
            PlayerRouter router,
            Players players,
            SearchRequest request,
            SearchSettings settings,
            SearchControl control,
            SearchListener listener,
            ExecutorService executor,
            MateMemory memory,
            BackgroundWork work) {
        this.router = router;
        this.players = players;
        this.request = request;
        this.settings = settings;
        this.control = control;
        this.executor = executor;
        this.memory = memory;
        this.work = work;
        material = request.position().material();
        announcer = new Announcer(request, settings.multiPv(), control, listener);
    }

    @Override
    public void run() {
        try {
            if (lends()) {
                work.hold();
            }
            search();
            // An analysis that has come to an end only waits.
            work.release();
            control.awaitRelease(request.limits().infinite());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            work.release();
            finish();
        }
    }

    /** Whatever fails, the listener hears of the end: somebody waits for it. */
    private void finish() {
        SearchOutcome outcome = found;
        try {
            announcer
                    .mate()
                    .filter(mate -> mate.moves() != 0 && !mate.isOfStrategy())
                    .ifPresent(memory::remember);
            outcome = settled();
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
            failed("settling", e);
        }
        announcer.finish(outcome == null ? anyMove() : outcome);
    }

    private void search() {
        try {
            Route route = router.route(request.position(), request.limits(), settings);
            note("router: " + route);
            prepare();
            memory.recall(request.position(), request.limits().searchMoves()).ifPresent(this::announce);
            // On the clock a mate is all there is to find; but the reasons for it may be asked for.
            if (!control.stopRequested() || announcer.mate().isEmpty() || settings.explain()) {
                found = play(route);
            }
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
            failed("search", e);
        }
    }

    /** Orders what the game may soon ask for. */
    private void prepare() {
        if (!request.limits().areReproducible()) {
            players.forcingTree().prepare(request.position());
            if (isInGame() && settings.exactTables()) {
                players.supply().orderReachable(task(settings));
            }
        }
    }

    private void announce(MateCertificate known) {
        note("following the proof of the mate announced before");
        announcer.announce(known);
    }

    /** The outcome of the first player that plays, or of the exact table when it has come meanwhile. */
    private @Nullable SearchOutcome play(Route route) {
        SearchOutcome outcome = firstThatPlays(route);
        control.shareWithBackground(null);
        control.resume();
        if (awaitsTable && isTableThere()) {
            try {
                if (players.exact().play(task(settings)) instanceof Answer.Plays plays) {
                    return plays.outcome();
                }
            } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
                failed(PlayerId.EXACT_TABLE.title(), e);
            }
        }
        return outcome;
    }

    /** The search goes on beside the background, and ends for the table that it waits for. */
    private void shareWithBackground() {
        boolean wantsLeaves =
                !isInGame() && settings.exactTables() && !request.limits().areReproducible();
        if (awaitsTable) {
            control.shareWithBackground(new BackgroundTurns(work, control, lends(), this::isTableThere));
        } else if (wantsLeaves && lends()) {
            control.shareWithBackground(new BackgroundTurns(work, control, true, () -> false));
        }
    }

    /** The book has moved at once; some of the time that it saved goes into the table that is being built. */
    private void lendRest(PlayerId player) {
        if (player.equals(PlayerId.FORCING_TREE)
                && awaitsTable
                && !control.budget().isUnlimited()) {
            long until = control.elapsedOnClock() + control.budget().hard() / LENT_SHARE;
            work.lend(control, until, this::isTableThere);
        }
    }

    /** True when there is no thread for the background beside the search. */
    private boolean lends() {
        return settings.threads() == 1;
    }

    private boolean isTableThere() {
        return players.supply().isThere(material);
    }

    /** Asks the players of the route in turn; the outcome of the one that plays, or null. */
    private @Nullable SearchOutcome firstThatPlays(Route route) {
        for (PlayerId player : route.players()) {
            if (control.isInterrupted()) {
                return null;
            }
            try {
                Answer answer = ask(player, route.proverShare());
                if (answer instanceof Answer.Plays plays) {
                    lendRest(player);
                    tellOtherMate(player);
                    return plays.outcome();
                }
                if (answer instanceof Answer.Declines declines) {
                    announcer.report(new SearchInfo.Declined(player, declines.reason()));
                    if (player.equals(PlayerId.EXACT_TABLE)) {
                        awaitsTable = players.exact().isAwaited(task(settings));
                    }
                    if (!control.isInterrupted()
                            && request.limits().mate() > 0
                            && player.equals(PlayerId.PROOF_NUMBER)) {
                        // What follows only has to find a move.
                        control.finish();
                    }
                }
            } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
                failed(player.title(), e);
            }
        }
        return null;
    }

    /** Book and table know the same endings: in an endless analysis the one that does not play proves its mate too. */
    private void tellOtherMate(PlayerId playing) {
        if (!request.limits().infinite()) {
            return;
        }
        if (playing.equals(PlayerId.FORCING_TREE)) {
            players.exact().mate(task(settings)).ifPresent(mate -> note("the exact table: mate in " + mate.moves()));
        } else if (playing.equals(PlayerId.EXACT_TABLE)) {
            SearchTask silent = new SearchTask(request.position(), request.limits(), settings, control, info -> {});
            if (players.forcingTree().play(silent) instanceof Answer.Plays book
                    && book.outcome().score() instanceof Score.Mate mate) {
                note("the book: mate in " + mate.moves());
            }
        }
    }

    private void note(String text) {
        announcer.report(new SearchInfo.Note(text));
    }

    private Answer ask(PlayerId player, int proverShare) {
        if (player.equals(PlayerId.PROOF_NUMBER) || player.equals(PlayerId.ALPHA_BETA)) {
            shareWithBackground();
        }
        return player.equals(PlayerId.ALPHA_BETA)
                ? playAlphaBeta(proverShare)
                : players.get(player).play(task(settings));
    }

    private Answer playAlphaBeta(int proverShare) {
        Player alphaBeta = players.alphaBeta();
        if (proverShare == 0 || control.budget().hard() < LEAST_MILLIS_FOR_TURNS) {
            return alphaBeta.play(task(settings));
        }
        SearchTask task = task(settings);
        Proving proving = new Proving(players.prover(), task);
        ProverShare share = new ProverShare(proverShare, isInGame(), announcer::bestLine);
        return settings.threads() == 1 || isInGame()
                ? playInTurns(alphaBeta, proving, share)
                : playSideBySide(alphaBeta, proving, share);
    }

    private Answer playInTurns(Player alphaBeta, Proving proving, ProverShare share) {
        SearchLimits limits = request.limits();
        boolean byNodes = limits.nodes() > 0 || limits.depth() > 0;
        control.attach(new ProverTurns(proving, control, share::ratio, byNodes, e -> failed("prover", e)));
        Answer answer;
        try {
            answer = alphaBeta.play(task(settings));
        } finally {
            control.detach();
        }
        if (!alphaBetaDecides()) {
            // It may have nothing left to search while the prover has.
            proveOn(proving);
        }
        return answer;
    }

    private boolean isInGame() {
        return request.limits().clock().isPresent();
    }

    private Answer playSideBySide(Player alphaBeta, Proving proving, ProverShare share) {
        ThreadShares shares = ThreadShares.of(settings.threads(), share.percent());
        List<Future<?>> provers = new ArrayList<>();
        provers.add(executor.submit(() -> proveOn(proving)));
        for (int i = 1; i < shares.provers(); i++) {
            Helping helping = new Helping(proving);
            provers.add(executor.submit(() -> proveOn(helping)));
        }
        Helping turns = new Helping(proving);
        if (shares.alphaBeta() == 1) {
            DoubleSupplier ratio =
                    () -> ThreadShares.of(settings.threads(), share.percent()).turnsRatio();
            control.attach(new ProverTurns(turns, control, ratio, false, e -> failed("prover", e)));
        }
        boolean goOn = false;
        try {
            Answer answer = alphaBeta.play(task(settings.withThreads(shares.alphaBeta())));
            goOn = !alphaBetaDecides();
            return answer;
        } finally {
            control.detach();
            if (!goOn) {
                control.finish();
            }
            proveOn(turns);
            provers.forEach(this::await);
        }
    }

    private void await(Future<?> prover) {
        try {
            prover.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException e) {
            failed("prover", e);
        }
    }

    /** A depth is alpha-beta's to reach, and on the clock it knows when to save time. */
    private boolean alphaBetaDecides() {
        return request.limits().depth() > 0 || isInGame();
    }

    private void proveOn(ProverTurns.Work work) {
        while (!work.isFinished() && !control.stopRequested()) {
            work.advance(THREAD_SLICE);
        }
    }

    /** Score, line and best move come from one strategy: the one that proved a mate, if any did. */
    private SearchOutcome settled() {
        SearchOutcome outcome = found;
        Optional<MateCertificate> mate = announcer.mate();
        if (mate.isPresent() && mate.get().moves() != 0) {
            Pv line = Pv.of(mate.get().line());
            Optional<PlayerId> player = outcome == null ? Optional.of(PlayerId.PROOF_NUMBER) : outcome.player();
            return new SearchOutcome(line.move(0), new Score.Mate(mate.get()), line, player, "proved mate");
        }
        Optional<Iteration> best = announcer.bestLine();
        // Of several lines a proof may have changed the order.
        boolean stands = outcome != null && (best.isEmpty() || best.get().line().move(0) == outcome.bestMove());
        return outcome != null && stands ? outcome : fallback();
    }

    /** The answer when there is no legal move, and the last resort when every player failed: what is known so far. */
    private SearchOutcome fallback() {
        Optional<Iteration> reported = announcer.bestLine();
        if (reported.isPresent() && reported.get().line().length() > 0) {
            Pv line = reported.get().line();
            return new SearchOutcome(
                    line.move(0), reported.get().score(), line, Optional.empty(), "last line reported");
        }
        return anyMove();
    }

    private SearchOutcome anyMove() {
        Position position = request.position();
        MoveList moves = new MoveList();
        new MoveGenerator(position).generate(position, moves);
        if (!moves.isEmpty()) {
            return new SearchOutcome(moves.get(0), new Score.Centipawns(0), Pv.of(moves.get(0)), Optional.empty(), "");
        }
        Score score =
                position.inCheck() ? new Score.Mate(MateCertificate.ofMatedRoot(position)) : new Score.Centipawns(0);
        return new SearchOutcome(Move.NONE, score, Pv.EMPTY, Optional.empty(), "");
    }

    private SearchTask task(SearchSettings withSettings) {
        return new SearchTask(request.position(), request.limits(), withSettings, control, announcer);
    }

    /** What fails ends neither the search nor the engine. */
    private void failed(String what, Throwable cause) {
        LOG.error("{} failed on {}", what, Fen.format(request.position()), cause);
        announcer.report(new SearchInfo.Note("error: " + what + " failed, see the log"));
    }
}
