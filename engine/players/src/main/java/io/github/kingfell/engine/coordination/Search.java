package io.github.kingfell.engine.coordination;

import io.github.kingfell.engine.route.PlayerRouter;
import io.github.kingfell.engine.route.ProverShare;
import io.github.kingfell.engine.route.Route;
import io.github.kingfell.rules.board.Move;
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
import io.github.kingfell.tables.pawnending.ProvedFortress;
import io.github.kingfell.tables.pawnending.SolvedPosition;
import io.github.kingfell.tables.syzygy.RootRanking;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Runs one search request, from the route to the outcome, on the coordinating search thread. The file reads from top to
 * bottom.
 */
public final class Search implements Runnable {
    private static final Logger LOG = LoggerFactory.getLogger(Search.class);

    private static final Route DEAD = new Route(List.of(), 0, "no mate is possible with this material");

    private static final Route SEVENTY_FIVE_MOVES = new Route(List.of(), 0, "drawn by the seventy-five-move rule");

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
            // A finished infinite analysis only waits.
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
                // Only the best move must wait for the end of an infinite search, not the score.
                found = tellEnd();
                return;
            }
            prepareEndings();
            // The distance table's mate is as short as a remembered one or shorter, and does not depend on earlier
            // searches.
            boolean exact = route.players().get(0).equals(PlayerId.EXACT_TABLE)
                    && players.exact().knows(task);
            if (!exact) {
                memory.recall(root, limits.searchMoves()).ifPresent(this::follow);
            }
            // On the clock a known mate ends the search, unless the user asks for the reasons.
            if (!control.stopRequested() || announcer.announced().isEmpty() || settings.explain()) {
                found = play(route);
            }
        } catch (RuntimeException | Error e) {
            failed("search", e);
        }
    }

    /** Starts to read the certificates that the game may need soon; not when the search is likely to be over first. */
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
        if (root.isSeventyFiveMoveDraw() && !route.players().isEmpty()) {
            return SEVENTY_FIVE_MOVES;
        }
        boolean follows = route.players().contains(PlayerId.EXACT_TABLE) && memory.followsTable(root);
        return follows ? route.beginningWith(PlayerId.EXACT_TABLE) : route;
    }

    /** Returns the outcome of a finished game: no legal move, or no sequence of moves can lead to a mate. */
    private SearchOutcome tellEnd() {
        List<SearchOutcome> ends = Settlement.ends(root, limits.searchMoves(), settings.multiPv());
        announcer.tell(ends);
        return ends.get(0);
    }

    private void follow(MateCertificate known) {
        note("following the proof of the mate announced before");
        announcer.announce(known, memory.author());
    }

    /** Asks the players of the route in turn. Returns the outcome of the one that plays, or null. */
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
            } catch (RuntimeException | Error e) {
                failed(player.title(), e);
            }
        }
        return null;
    }

    private Answer ask(PlayerId player, int proverShare) {
        if (!player.equals(PlayerId.ALPHA_BETA)) {
            return players.get(player).play(task.reportingTo(announcer.desk(player)));
        }
        players.pawnEndings().prepare(task);
        players.fortresses().prepare(task);
        Optional<TableGuidance> guidance = knowledge().map(known -> new TableGuidance(known, announcer.desk(player)));
        SearchTask guided = guidance.map(tables -> tables.guide(task)).orElse(task);
        players.alphaBeta()
                .suggest(guidance.isEmpty() && !settings.limitStrength(limits) ? GainAdviser.advise(task) : Move.NONE);
        Answer answer = ProverShare.isPossible(proverShare, control.clock().budget())
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
                ? new Answer.Plays(plays.outcome().because("the proof-number search beside it proved no mate"))
                : answer;
    }

    /** Returns what is known of the root moves; nothing for a search of limited strength. */
    private Optional<RootKnowledge> knowledge() {
        if (settings.limitStrength(limits)) {
            return Optional.empty();
        }
        Optional<RootRanking> ranking = players.syzygy().rank(root, limits.searchMoves());
        ranking.ifPresent(known -> control.counter().addTableHits(known.moves().size()));
        return ranking.<RootKnowledge>map(SyzygyKnowledge::new)
                .or(this::ofPawnEnding)
                .or(this::ofFortress);
    }

    private Optional<RootKnowledge> ofPawnEnding() {
        Optional<SolvedPosition> solved = players.pawnEndings().root(task);
        int structures = players.pawnEndings().structures(task);
        if (structures > 0) {
            note(PawnEndingKnowledge.note(solved.map(SolvedPosition::value), structures));
        }
        return solved.map(known -> new PawnEndingKnowledge(known, root, limits.searchMoves()));
    }

    private Optional<RootKnowledge> ofFortress() {
        Optional<ProvedFortress> proved = players.fortresses().root(task);
        proved.ifPresent(fortress -> note(FortressKnowledge.note(fortress)));
        return proved.map(fortress -> new FortressKnowledge(fortress, root, limits.searchMoves()));
    }

    private void afterDeclining(PlayerId player) {
        if (player.equals(PlayerId.PROOF_NUMBER) && limits.askForMate()) {
            // The players that follow only have to find a move.
            control.finish();
        }
    }

    /** Adds the remark of the player that does not play: the book and the distance tables know the same endings. */
    private void afterMove(PlayerId player) {
        if (player.equals(PlayerId.FORCING_TREE) && !settings.isAnalysis(limits)) {
            remarkOfTable();
        } else if (player.equals(PlayerId.EXACT_TABLE) && (limits.infinite() || settings.explain())) {
            remarkOfBook();
        }
    }

    /**
     * Adds the distance table's value if less than half of the time is used: a table that has not been used yet must be
     * loaded first.
     */
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

    /** Reports the end of the search, whatever has failed: the listener waits for it. */
    private void finish() {
        SearchOutcome outcome = found;
        try {
            remember(announcer.announced());
            players.syzygy().takeComplaints().forEach(complaint -> note("error: " + complaint));
            outcome = Settlement.of(root, found, announcer.announced(), announcer.best());
        } catch (RuntimeException | Error e) {
            failed("settling", e);
        }
        control.clock().end();
        announcer.finish(outcome == null ? SearchOutcome.ofAnyMove(root) : outcome);
    }

    /**
     * Remembers the announced mate for the next search. A distance table will find its own mate again, so it is not
     * stored. What a distance table says in an analysis does not bind a later game.
     */
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

    /**
     * Reports a failure, and logs it where it is an error of the program. It ends neither the search nor the engine.
     */
    private void failed(String what, Throwable cause) {
        try {
            SearchInfo.Failed failed = new SearchInfo.Failed(what, cause);
            if (!failed.isOutOfMemory()) {
                LOG.error("{} failed on {}", what, Fen.format(root), cause);
            }
            announcer.remark(failed);
        } catch (OutOfMemoryError e) {
            // The best move, which follows, is worth more than this report.
        }
    }
}
