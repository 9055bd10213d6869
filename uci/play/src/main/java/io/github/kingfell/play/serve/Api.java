package io.github.kingfell.play.serve;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.workbench.explain.Judge;
import io.github.kingfell.workbench.explain.PositionVerdict;
import io.github.kingfell.workbench.output.JsonObject;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** The requests that are answered with one JSON object; {@code docs/serve.md} describes them. */
final class Api {
    private final Visits visits;
    private final Judge judge;
    private final Map<String, Answer> answers = Map.ofEntries(
            answer("position", asked -> AskedGame.of(asked).json()),
            answer("game", MoveTree::read),
            answer("read", PastedEntries::read),
            answer("pgn", GamePgn::write),
            answer("verdict", this::verdict),
            answer("lessons", asked -> Exercises.list()),
            answer("stop", asked -> visits().of(asked).stop()),
            answer("proof", asked -> visits().of(asked).proof()),
            answer("explain", asked -> visits().of(asked).explain(asked)),
            answer("node", asked -> visits().of(asked).node(asked)),
            answer("practice", asked -> visits().of(asked).practice(asked)),
            answer("practice/new", asked -> visits().of(asked).drawn(asked)),
            answer("practice/reply", asked -> visits().of(asked).reply(asked)),
            answer("practice/hint", asked -> visits().of(asked).hint(asked)),
            answer("leave", this::leave));

    @FunctionalInterface
    private interface Answer {
        JsonObject to(Asked asked) throws RefusedException, InterruptedException;
    }

    /** What a page can have done while it follows the events. */
    private static final Map<String, Start> WORK = Map.of(
            "search",
                    asked -> {
                        SearchForm form = SearchForm.of(asked);
                        return visit -> visit.search(form);
                    },
            "solve",
                    asked -> {
                        ProblemForm form = ProblemForm.of(asked);
                        return visit -> visit.solve(form);
                    },
            "review",
                    asked -> {
                        ReviewForm form = ReviewForm.of(asked);
                        return visit -> visit.review(form);
                    });

    /** Reads what is to be done. */
    @FunctionalInterface
    private interface Start {
        ReadWork of(Asked asked) throws RefusedException;
    }

    /** Work whose request was read. */
    @FunctionalInterface
    interface ReadWork {
        LiveWork start(Visit visit) throws InterruptedException;
    }

    private static Map.Entry<String, Answer> answer(String name, Answer answer) {
        return Map.entry(name, answer);
    }

    /** @param judge knows the user's tables */
    Api(Visits visits, Judge judge) {
        this.visits = visits;
        this.judge = judge;
    }

    private Visits visits() {
        return visits;
    }

    private JsonObject leave(Asked asked) throws RefusedException {
        visits.leave(asked);
        return new JsonObject();
    }

    /** Returns what rules and tables know of a position; {@code sentences} are empty where they know nothing. */
    private JsonObject verdict(Asked asked) throws RefusedException {
        Position position = AskedGame.of(asked).position();
        synchronized (judge) {
            List<String> sentences =
                    judge.known(position).map(PositionVerdict::sentences).orElse(List.of());
            return new JsonObject().put("sentences", sentences);
        }
    }

    JsonObject answer(String name, Asked asked) throws RefusedException, InterruptedException {
        Answer answer = answers.get(name);
        if (answer == null) {
            throw new RefusedException(RefusedException.NOT_FOUND, "unknown request");
        }
        return answer.to(asked);
    }

    /** Returns whether a request starts work, which answers with events. */
    boolean isWork(String name) {
        return WORK.containsKey(name);
    }

    /** Reads a request that starts work. */
    static ReadWork read(String name, Asked asked) throws RefusedException {
        return Objects.requireNonNull(WORK.get(name)).of(asked);
    }

    /** Starts the work that a page asks for. */
    RunningWork start(String name, Asked asked) throws RefusedException, InterruptedException {
        ReadWork read = read(name, asked);
        Visit visit = visits.of(asked);
        return new RunningWork(visit, read.start(visit));
    }

    /** Work with the visit that it belongs to. */
    record RunningWork(Visit visit, LiveWork work) {}
}
