package io.github.kingfell.engine.coordination;

import io.github.kingfell.engine.route.Effort;
import io.github.kingfell.engine.route.PlayerRouter;
import io.github.kingfell.engine.route.ProverShare;
import io.github.kingfell.engine.route.Route;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.MateCertificate;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.search.Answer;
import io.github.kingfell.search.BackgroundWork;
import io.github.kingfell.search.Clock;
import io.github.kingfell.search.PlayerId;
import io.github.kingfell.search.Score;
import io.github.kingfell.search.SearchControl;
import io.github.kingfell.search.SearchInfo;
import io.github.kingfell.search.SearchLimits;
import io.github.kingfell.search.SearchListener;
import io.github.kingfell.search.SearchOutcome;
import io.github.kingfell.search.SearchRequest;
import io.github.kingfell.search.SearchSettings;
import io.github.kingfell.search.SearchTask;
import io.github.kingfell.tables.syzygy.RootRanking;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** One request from route to outcome; reads from top to bottom. Runs on the coordinating search thread. */
public final class Search implements Runnable {
    private static final Logger LOG = LoggerFactory.getLogger(Search.class);

    private static final Route DEAD = new Route(List.of(), 0, "these men can mate nowhere");

    private final PlayerRouter router;
    private final Players players;
    private final Position root;
    private final SearchLimits limits;
    private final SearchSettings settings;
    private final SearchControl control;
    private final ExecutorService executor;
    private final MateMemory memory;
    private final BackgroundWork work;
    private final Announcer announcer;
    private final SearchTask task;
    private @Nullable SearchOutcome found;

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
        root = request.position();
        limits = request.limits();
        this.settings = settings;
        this.control = control;
        this.executor = executor;
        this.memory = memory;
        this.work = work;
        announcer = new Announcer(request, settings.multiPv(), control, listener);
        task = new SearchTask(root, limits, settings, control, announcer.desk(PlayerId.ALPHA_BETA));
    }

    @Override
    public void run() {
        try {
            if (settings.threads() == 1) {
                work.hold();
            }
            search();
            // An analysis that has come to an end only waits.
            work.release();
            control.awaitRelease(limits.infinite());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            work.release();
            finish();
        }
    }

    private void search() {
        try {
            Route route = route();
            note("router: " + route);
            if (route.players().isEmpty()) {
                // Only the best move has to wait, not the score.
                found = tellEnd();
                return;
            }
            prepareEndings();
            // What the table says is as short or shorter, and the same whatever was searched before.
            boolean exact = route.players().get(0).equals(PlayerId.EXACT_TABLE)
                    && players.exact().knows(task);
            if (!exact) {
                memory.recall(root, limits.searchMoves()).ifPresent(this::follow);
            }
            // On the clock a mate is all there is to find; but the reasons for it may be asked for.
            if (!control.stopRequested() || announcer.announced().isEmpty() || settings.explain()) {
                found = play(route);
            }
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
            failed("search", e);
        }
    }

    /** Has the certificates read that the game may soon ask for; none when it is over before they are there. */
    private void prepareEndings() {
        if (!limits.areReproducible() && limits.clock().filter(Clock::isHurried).isEmpty()) {
            players.forcingTree().prepare(root);
        }
    }

    private Route route() {
        if (root.isInsufficientMaterial()) {
            return DEAD;
        }
        Route route = router.route(root, limits, settings);
        boolean follows = route.players().contains(PlayerId.EXACT_TABLE) && memory.followsTable(root);
        return follows ? route.beginningWith(PlayerId.EXACT_TABLE) : route;
    }

    /** The game is over: without a legal move, or since no moves can lead to a mate. */
    private SearchOutcome tellEnd() {
        List<SearchOutcome> ends = Settlement.ends(root, limits.searchMoves(), settings.multiPv());
        announcer.tell(ends);
        return ends.get(0);
    }

    private void follow(MateCertificate known) {
        note("following the proof of the mate announced before");
        announcer.announce(known, memory.author());
    }

    /** Asks the players of the route in turn; the outcome of the one that plays, or null. */
    private @Nullable SearchOutcome play(Route route) {
        for (PlayerId player : route.players()) {
            try {
                Answer answer = ask(player, route.proverShare());
                if (answer instanceof Answer.Plays plays) {
                    afterMove(player);
                    return plays.outcome();
                }
                if (answer instanceof Answer.Declines declines) {
                    announcer.remark(new SearchInfo.Declined(player, declines.reason()));
                    afterDeclining(player);
                }
            } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
                failed(player.title(), e);
            }
        }
        return null;
    }

    private Answer ask(PlayerId player, int proverShare) {
        if (!player.equals(PlayerId.ALPHA_BETA)) {
            return players.get(player).play(task.reportingTo(announcer.desk(player)));
        }
        Optional<TableGuidance> guidance = guidance();
        SearchTask guided = guidance.map(tables -> tables.guide(task)).orElse(task);
        Answer answer = Effort.allowsProver(proverShare, control.clock().budget())
                ? searchAndProve(guided, proverShare)
                : players.alphaBeta().play(guided);
        return guidance.map(tables -> tables.settle(answer)).orElse(answer);
    }

    private Answer searchAndProve(SearchTask guided, int proverShare) {
        ProverShare share = new ProverShare(proverShare, isInGame(), settings.multiPv() > 1, announcer::bestLine);
        SearchTask proving = task.reportingTo(announcer.desk(PlayerId.PROOF_NUMBER));
        AlphaBetaWithProver both =
                new AlphaBetaWithProver(players, proving, guided, share, executor, e -> failed("prover", e));
        Answer answer = both.play();
        return answer instanceof Answer.Plays plays && both.proverTookPart()
                ? new Answer.Plays(plays.outcome().because("proof-number search beside it proved no mate"))
                : answer;
    }

    /** Who plays below his strength does so without tables. */
    private Optional<TableGuidance> guidance() {
        if (settings.limitStrength(limits)) {
            return Optional.empty();
        }
        Optional<RootRanking> ranking = players.syzygy().rank(root, limits.searchMoves());
        ranking.ifPresent(known -> control.counter().addTableHits(known.moves().size()));
        return ranking.map(known -> new TableGuidance(known, announcer.desk(PlayerId.ALPHA_BETA)));
    }

    private void afterDeclining(PlayerId player) {
        if (player.equals(PlayerId.PROOF_NUMBER) && limits.askForMate()) {
            // What follows only has to find a move.
            control.finish();
        }
    }

    /** Book and table know the same endings: the one that does not play is heard too. */
    private void afterMove(PlayerId player) {
        if (player.equals(PlayerId.FORCING_TREE) && !settings.isAnalysis(limits)) {
            remarkOfTable();
        } else if (player.equals(PlayerId.EXACT_TABLE) && (limits.infinite() || settings.explain())) {
            remarkOfBook();
        }
    }

    /** Only with half of the time left: a table that has not been used yet has to be read first. */
    private void remarkOfTable() {
        if (settings.exactTables()
                && 2 * control.clock().elapsedOnClock()
                        < control.clock().budget().hard()) {
            players.exact().remark(task).ifPresent(this::note);
        }
    }

    private void remarkOfBook() {
        SearchTask withoutLines = task.reportingTo(info -> {
            if (info instanceof SearchInfo.Note) {
                announcer.remark(info);
            }
        });
        if (players.forcingTree().play(withoutLines) instanceof Answer.Plays book) {
            String mate = book.outcome().score() instanceof Score.Mate proved
                    ? "mate in at most " + proved.moves() + "; "
                    : "";
            note("the book: " + mate + book.outcome().reason());
        }
    }

    /** Whatever fails, the listener hears of the end: somebody waits for it. */
    private void finish() {
        SearchOutcome outcome = found;
        try {
            remember(announcer.announced());
            players.syzygy().takeComplaints().forEach(complaint -> note("error: " + complaint));
            outcome = Settlement.of(root, found, announcer.announced(), announcer.best());
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
            failed("settling", e);
        }
        control.clock().end();
        announcer.finish(outcome == null ? SearchOutcome.ofAnyMove(root) : outcome);
    }

    /** A table will know its mate again, and what it says in an analysis is not what a game has to follow. */
    private void remember(Optional<Signed> announced) {
        boolean byTable =
                announced.filter(line -> line.by().equals(PlayerId.EXACT_TABLE)).isPresent();
        memory.followTable(byTable && !settings.isAnalysis(limits) ? root : null);
        announced
                .filter(line -> !byTable)
                .flatMap(line -> ((Score.Mate) line.line().score()).proved())
                .filter(mate -> mate.moves() != 0 && !mate.isOfStrategy())
                .ifPresent(mate -> memory.remember(mate, announced.orElseThrow().by()));
    }

    private boolean isInGame() {
        return limits.clock().isPresent();
    }

    private void note(String text) {
        announcer.remark(new SearchInfo.Note(text));
    }

    /** What fails ends neither the search nor the engine. */
    private void failed(String what, Throwable cause) {
        LOG.error("{} failed on {}", what, Fen.format(root), cause);
        announcer.remark(new SearchInfo.Note("error: " + what + " failed, see the log"));
    }
}
