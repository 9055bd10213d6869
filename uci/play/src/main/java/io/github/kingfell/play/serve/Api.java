package io.github.kingfell.play.serve;

import io.github.kingfell.workbench.output.JsonObject;
import java.util.Map;

/** The requests that are answered with one JSON object; {@code docs/serve.md} describes them. */
final class Api {
    private final Visits visits;
    private final Drills drills;
    private final Map<String, Answer> answers = Map.ofEntries(
            answer("position", asked -> AskedGame.of(asked).json()),
            answer("read", PastedGame::read),
            answer("pgn", GamePgn::write),
            answer("lessons", asked -> LessonList.json()),
            answer("stop", asked -> visits().of(asked).stop()),
            answer("proof", asked -> visits().of(asked).proof()),
            answer("explain", asked -> visits().of(asked).explain(asked)),
            answer("node", asked -> visits().of(asked).node(asked)),
            answer("drill", asked -> visits().of(asked).begin(drills().begin(asked))),
            answer("drill/move", asked -> visits().of(asked).play(asked)),
            answer("drill/hint", asked -> visits().of(asked).hint()),
            answer("leave", this::leave));

    @FunctionalInterface
    private interface Answer {
        JsonObject to(Asked asked) throws RefusedException, InterruptedException;
    }

    private static Map.Entry<String, Answer> answer(String name, Answer answer) {
        return Map.entry(name, answer);
    }

    Api(Visits visits, Drills drills) {
        this.visits = visits;
        this.drills = drills;
    }

    private Visits visits() {
        return visits;
    }

    private Drills drills() {
        return drills;
    }

    private JsonObject leave(Asked asked) throws RefusedException {
        visits.leave(asked);
        return new JsonObject();
    }

    boolean has(String name) {
        return answers.containsKey(name);
    }

    JsonObject answer(String name, Asked asked) throws RefusedException, InterruptedException {
        Answer answer = answers.get(name);
        if (answer == null) {
            throw new RefusedException(RefusedException.NOT_FOUND, "unknown request");
        }
        return answer.to(asked);
    }

    /** Starts the search that a page asks for. */
    RunningSearch search(Asked asked) throws RefusedException, InterruptedException {
        SearchForm form = SearchForm.of(asked);
        Visit visit = visits.of(asked);
        return new RunningSearch(visit, visit.search(form));
    }

    /** A search with the visit that it belongs to. */
    record RunningSearch(Visit visit, LiveSearch search) {}
}
