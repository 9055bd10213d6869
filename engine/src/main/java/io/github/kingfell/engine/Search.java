package io.github.kingfell.engine;

import io.github.kingfell.engine.board.Move;
import io.github.kingfell.engine.board.MoveGenerator;
import io.github.kingfell.engine.board.MoveList;
import io.github.kingfell.engine.board.Position;
import io.github.kingfell.engine.check.MateCertificate;
import io.github.kingfell.engine.notation.Fen;
import io.github.kingfell.engine.route.PlayerRouter;
import io.github.kingfell.engine.route.Route;
import io.github.kingfell.engine.route.Strategy;
import io.github.kingfell.engine.search.Answer;
import io.github.kingfell.engine.search.Player;
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
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** One request from route to outcome. Runs on the coordinating search thread. */
final class Search implements Runnable {
    private static final Logger LOG = LoggerFactory.getLogger(Search.class);

    /** Nodes between two looks of a prover that has a thread of its own. */
    private static final long THREAD_SLICE = 16_384;

    private final PlayerRouter router;
    private final Players players;
    private final SearchRequest request;
    private final SearchSettings settings;
    private final SearchControl control;
    private final ExecutorService executor;
    private final Announcer announcer;

    Search(
            PlayerRouter router,
            Players players,
            SearchRequest request,
            SearchSettings settings,
            SearchControl control,
            SearchListener listener,
            ExecutorService executor) {
        this.router = router;
        this.players = players;
        this.request = request;
        this.settings = settings;
        this.control = control;
        this.executor = executor;
        announcer = new Announcer(request, settings.multiPv(), control, listener);
    }

    @Override
    public void run() {
        SearchOutcome outcome = fallback();
        try {
            Route route = router.route(request.position(), request.limits(), settings);
            note("router: " + route);
            outcome = play(route);
            SearchLimits limits = request.limits();
            control.awaitRelease(limits.infinite());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            announcer.finish(outcome);
        }
    }

    /** Asks the players of the route in turn. */
    private SearchOutcome play(Route route) {
        for (Strategy strategy : route.strategies()) {
            try {
                Answer answer = ask(strategy, route.proverShare());
                if (answer instanceof Answer.Plays plays) {
                    return withAnnouncedMate(plays.outcome());
                }
                if (answer instanceof Answer.Declines declines) {
                    note(strategy.title() + " declines: " + declines.reason());
                    if (request.limits().mate() > 0) {
                        // What follows only has to find a move.
                        control.finish();
                    }
                }
            } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
                LOG.error("{} failed on {}", strategy.title(), Fen.format(request.position()), e);
                note("error: " + strategy.title() + " failed, see the log");
            }
        }
        return withAnnouncedMate(fallback());
    }

    private Answer ask(Strategy strategy, int proverShare) {
        return switch (strategy) {
            case EXACT -> players.exact().play(task(settings));
            case FORCING_TREE -> players.forcingTree().play(task(settings));
            case PROOF_NUMBER -> players.prover().play(task(settings));
            case ALPHA_BETA -> playAlphaBeta(proverShare);
        };
    }

    private Answer playAlphaBeta(int proverShare) {
        Player alphaBeta = players.alphaBeta();
        if (proverShare == 0) {
            return alphaBeta.play(task(settings));
        }
        SearchTask task = task(settings);
        Proving proving = new Proving(players.prover().begin(task), task);
        return settings.threads() == 1
                ? playInTurns(alphaBeta, proving, proverShare)
                : playSideBySide(alphaBeta, proving);
    }

    private Answer playInTurns(Player alphaBeta, Proving proving, int share) {
        SearchLimits limits = request.limits();
        boolean byNodes = limits.nodes() > 0 || limits.depth() > 0;
        control.attach(new ProverTurns(proving, control, share, byNodes));
        Answer answer = alphaBeta.play(task(settings));
        control.detach();
        if (!alphaBetaDecides()) {
            // It may have nothing left to search while the prover has.
            proveOn(proving);
        }
        return answer;
    }

    private Answer playSideBySide(Player alphaBeta, Proving proving) {
        Future<?> prover = executor.submit(() -> proveOn(proving));
        SearchSettings others = new SearchSettings(
                settings.threads() - 1,
                settings.hashMegabytes(),
                settings.multiPv(),
                settings.moveOverhead(),
                settings.player(),
                settings.explain());
        Answer answer = alphaBeta.play(task(others));
        if (alphaBetaDecides()) {
            control.finish();
        }
        try {
            prover.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException e) {
            LOG.error("prover failed on {}", Fen.format(request.position()), e);
        }
        return answer;
    }

    /** A depth is alpha-beta's to reach, and on the clock it knows when to save time. */
    private boolean alphaBetaDecides() {
        return request.limits().depth() > 0 || request.limits().clock().isPresent();
    }

    private void proveOn(Proving proving) {
        while (!proving.isFinished() && !control.stopRequested()) {
            proving.advance(THREAD_SLICE);
        }
    }

    /** Score, line and best move come from one strategy: the one that proved a mate, if any did. */
    private SearchOutcome withAnnouncedMate(SearchOutcome outcome) {
        Optional<MateCertificate> mate = announcer.mate();
        if (mate.isEmpty() || mate.get().moves() == 0) {
            return outcome;
        }
        Pv line = Pv.of(mate.get().line());
        return new SearchOutcome(line.move(0), new Score.Mate(mate.get()), line, outcome.player(), "proved mate");
    }

    /** The answer when there is no legal move, and the last resort when every player failed: what is known so far. */
    private SearchOutcome fallback() {
        Optional<Iteration> reported = announcer.bestLine();
        if (reported.isPresent() && reported.get().line().length() > 0) {
            Pv line = reported.get().line();
            return new SearchOutcome(line.move(0), reported.get().score(), line, "last line reported", "");
        }
        Position position = request.position();
        MoveList moves = new MoveList();
        new MoveGenerator(position).generate(position, moves);
        if (!moves.isEmpty()) {
            return new SearchOutcome(moves.get(0), new Score.Centipawns(0), Pv.of(moves.get(0)), "rules", "");
        }
        Score score =
                position.inCheck() ? new Score.Mate(MateCertificate.ofMatedRoot(position)) : new Score.Centipawns(0);
        return new SearchOutcome(Move.NONE, score, Pv.EMPTY, "rules", "");
    }

    private SearchTask task(SearchSettings withSettings) {
        return new SearchTask(request.position(), request.limits(), withSettings, control, announcer);
    }

    private void note(String text) {
        announcer.report(new SearchInfo.Note(text));
    }
}
