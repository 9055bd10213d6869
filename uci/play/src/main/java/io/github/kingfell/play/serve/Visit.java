package io.github.kingfell.play.serve;

import io.github.kingfell.engine.Engine;
import io.github.kingfell.engine.forcing.explain.Reasons;
import io.github.kingfell.engine.forcing.explain.Wording;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.AnswerTree;
import io.github.kingfell.rules.check.MateCertificate;
import io.github.kingfell.search.SearchLimits;
import io.github.kingfell.search.SearchRequest;
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
    private volatile @Nullable LiveSearch search;
    private @Nullable TreeWalk tree;
    private @Nullable ServedDrill drill;

    /** @param engine closed with the visit */
    Visit(Engine engine, int threads, int hashMegabytes) {
        this.engine = engine;
        this.threads = threads;
        this.hashMegabytes = hashMegabytes;
    }

    void touch() {
        lastRequest = System.nanoTime();
    }

    /** Returns the time since the last request; 0 during a search, because the page listens. */
    long nanosOfSilence() {
        LiveSearch live = search;
        return live != null && !live.hasEnded() ? 0 : System.nanoTime() - lastRequest;
    }

    /** Starts a search; a running one is ended first. */
    synchronized LiveSearch search(SearchForm form) throws InterruptedException {
        halt();
        engine.configure(form.settings(threads, hashMegabytes));
        LiveSearch live = new LiveSearch(form.position());
        engine.go(new SearchRequest(form.position(), form.limits()), live);
        search = live;
        return live;
    }

    /** Ends this search if it is running. */
    synchronized void end(LiveSearch live) {
        if (search == live) {
            engine.stop();
        }
    }

    /** Ends any running search, without waiting. */
    JsonObject stop() {
        engine.stop();
        return new JsonObject();
    }

    private void halt() throws InterruptedException {
        engine.stop();
        engine.awaitIdle();
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

    synchronized JsonObject begin(ServedDrill next) {
        drill = next;
        return next.json();
    }

    /** Plays a move of the user's drill. */
    synchronized JsonObject play(Asked asked) throws RefusedException {
        return drill().play(asked.text("move", AskedGame.LONGEST_MOVE));
    }

    synchronized JsonObject hint() throws RefusedException {
        return drill().hint();
    }

    private ServedDrill drill() throws RefusedException {
        if (drill == null) {
            throw new RefusedException(RefusedException.CONFLICT, "no drill has begun");
        }
        return drill;
    }

    @Override
    public void close() {
        engine.close();
    }
}
