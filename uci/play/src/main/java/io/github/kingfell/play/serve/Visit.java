package io.github.kingfell.play.serve;

import io.github.kingfell.engine.Engine;
import io.github.kingfell.engine.forcing.explain.Reasons;
import io.github.kingfell.engine.forcing.explain.Wording;
import io.github.kingfell.play.game.Coach;
import io.github.kingfell.play.game.ExactAnswers;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.AnswerTree;
import io.github.kingfell.rules.check.MateCertificate;
import io.github.kingfell.search.Interruption;
import io.github.kingfell.search.SearchLimits;
import io.github.kingfell.search.SearchRequest;
import io.github.kingfell.search.SearchSettings;
import io.github.kingfell.tables.distance.TableLibrary;
import io.github.kingfell.workbench.explain.ExactSource;
import io.github.kingfell.workbench.output.JsonObject;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** One open page with its own engine, which does one thing at a time. */
final class Visit implements AutoCloseable {
    private static final int MOST_PATH = 1_000;

    private final Engine engine;
    private final int threads;
    private final int hashMegabytes;
    private volatile long lastRequest = System.nanoTime();
    private final ExactAnswers answers;
    private final Coach coach;
    private Interruption interruption = new Interruption();
    private volatile @Nullable LiveWork work;
    private @Nullable LiveSearch search;
    private @Nullable TreeWalk tree;

    /** @param engine closed with the visit */
    Visit(Engine engine, TableLibrary tables, int threads, int hashMegabytes) {
        this.engine = engine;
        answers = new ExactAnswers(new ExactSource(tables), engine);
        coach = new Coach(answers, engine);
        this.threads = threads;
        this.hashMegabytes = hashMegabytes;
    }

    void touch() {
        lastRequest = System.nanoTime();
    }

    /** Returns the time since the last request; 0 during work, because the page listens. */
    long nanosOfSilence() {
        LiveWork live = work;
        return live != null && !live.events().haveEnded() ? 0 : System.nanoTime() - lastRequest;
    }

    /** Starts a search. Like all work, it first ends what is running. */
    synchronized LiveWork search(SearchForm form) throws InterruptedException {
        halt();
        engine.configure(form.settings(threads, hashMegabytes));
        LiveSearch live = new LiveSearch(form.position(), engine);
        engine.go(new SearchRequest(form.position(), form.limits()), live);
        search = live;
        work = live;
        return live;
    }

    /** Starts to solve a problem. */
    synchronized LiveWork solve(ProblemForm form) throws InterruptedException {
        halt();
        Interruption end = interruption;
        LiveWork live = ThreadedWork.start(end, events -> form.solve(engine, threads, hashMegabytes, end));
        work = live;
        return live;
    }

    /** Starts to review a game. */
    synchronized LiveWork review(ReviewForm form) throws InterruptedException {
        halt();
        Interruption end = interruption;
        LiveWork live = ThreadedWork.start(end, events -> form.run(engine, threads, hashMegabytes, end, events));
        work = live;
        return live;
    }

    /** Ends this work if it is running. */
    synchronized void end(LiveWork live) {
        if (work == live) {
            live.stop();
        }
    }

    /** Ends any running work, without waiting. */
    JsonObject stop() {
        LiveWork live = work;
        if (live != null) {
            live.stop();
        }
        // A move in a game of practice is no work that a page follows.
        engine.stop();
        return new JsonObject();
    }

    private void halt() throws InterruptedException {
        stop();
        LiveWork live = work;
        if (live != null) {
            live.awaitEnd();
        }
        engine.awaitIdle();
        interruption = new Interruption();
        engine.heed(interruption);
    }

    /** Returns the root of the proof of the mate that the last search found. */
    synchronized JsonObject proof() throws RefusedException {
        LiveSearch live = search;
        Optional<MateCertificate> mate = live == null ? Optional.empty() : live.mate();
        if (mate.isEmpty()) {
            throw new RefusedException(RefusedException.CONFLICT, "the last search has not ended with a mate");
        }
        AnswerTree answers = mate.get().proof().answers();
        TreeWalk walk = new TreeWalk(mate.get().root(), MateNode.root(answers));
        tree = walk;
        return new JsonObject()
                .put("kind", "mate")
                .put("moves", mate.get().moves())
                .put("tree", walk.at(List.of()));
    }

    /** Explains a position by the book, with its forcing tree if it has one. */
    synchronized JsonObject explain(Asked asked) throws RefusedException, InterruptedException {
        Position position = AskedGame.of(asked).position();
        halt();
        Reasons reasons = engine.reasons(position);
        Wording wording = new Wording(reasons);
        JsonObject json = new JsonObject()
                .put("kind", "forcing")
                .put(
                        "player",
                        engine.route(
                                        position,
                                        SearchLimits.builder().infinite(true).build())
                                .toString())
                .put("sentences", wording.sentences());
        if (reasons.plan().isPresent()) {
            TreeWalk walk =
                    new TreeWalk(position, new ForcingNode(reasons.plan().get().tree(), wording));
            tree = walk;
            json.put("tree", walk.at(List.of()));
        }
        return json;
    }

    /** Returns a node of the tree shown last. */
    synchronized JsonObject node(Asked asked) throws RefusedException {
        if (tree == null) {
            throw new RefusedException(RefusedException.CONFLICT, "no tree is open");
        }
        return tree.at(asked.texts("path", MOST_PATH, AskedGame.LONGEST_MOVE));
    }

    /** Returns a game of practice with its remarks. */
    synchronized JsonObject practice(Asked asked) throws RefusedException, InterruptedException {
        return played(asked).json(asked);
    }

    /** Returns the opponent's move in a game of practice. */
    synchronized JsonObject reply(Asked asked) throws RefusedException, InterruptedException {
        return played(asked).reply();
    }

    /** Returns hints for the user's move in a game of practice. */
    synchronized JsonObject hint(Asked asked) throws RefusedException, InterruptedException {
        return played(asked).hint();
    }

    /** Returns a position to practise. */
    synchronized JsonObject drawn(Asked asked) throws RefusedException {
        return Exercises.drawn(asked, answers);
    }

    private ServedPractice played(Asked asked) throws RefusedException, InterruptedException {
        halt();
        engine.configure(SearchSettings.builder()
                .threads(threads)
                .hashMegabytes(hashMegabytes)
                .purpose(SearchSettings.Purpose.GAME)
                .build());
        return ServedPractice.of(asked, answers, coach, engine);
    }

    @Override
    public void close() {
        stop();
        engine.close();
    }
}
