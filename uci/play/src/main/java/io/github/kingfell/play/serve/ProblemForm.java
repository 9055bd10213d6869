package io.github.kingfell.play.serve;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.kingfell.engine.Engine;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Epd;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.search.Interruption;
import io.github.kingfell.workbench.mate.MateAnswer;
import io.github.kingfell.workbench.mate.MateQuestion;
import io.github.kingfell.workbench.mate.MateSettings;
import io.github.kingfell.workbench.mate.TaskQuestion;
import io.github.kingfell.workbench.mate.TimedMateSearch.Shortening;
import io.github.kingfell.workbench.output.JsonObject;
import io.github.kingfell.workbench.problem.SolvingOptions;
import io.github.kingfell.workbench.solution.Restrictions;
import io.github.kingfell.workbench.stipulation.Stipulation;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * A problem as the page asks for it, solved and worded as the command {@code mate} does.
 *
 * @param wishes what is shown besides the solution
 * @param allKeys whether all keys of a long mate are asked for
 * @param seconds time limit
 */
record ProblemForm(Position position, Stipulation stipulation, SolvingOptions wishes, boolean allKeys, int seconds) {
    static final String SET_PLAY = "setPlay";
    static final String TRIES = "tries";
    static final String VARIATIONS = "variations";
    static final String NO_THREATS = "noThreats";
    static final String NO_SHORT_VARIATIONS = "noShortVariations";
    private static final String ALL_KEYS = "allKeys";

    private static final int LONGEST_SIGN = 20;
    private static final int MOST_SHOWN = 8;
    private static final int MOST_SOLUTIONS = 10_000;
    private static final int MOST_SECONDS = 24 * 3_600;

    static ProblemForm of(Asked asked) throws RefusedException {
        List<String> show = asked.texts("show", MOST_SHOWN, LONGEST_SIGN);
        Stipulation stipulation = stipulation(asked.text("stipulation", LONGEST_SIGN));
        // In help play nobody defends: there are no tries and no variations.
        boolean defends = stipulation.isForced();
        SolvingOptions wishes = SolvingOptions.KEYS
                .withSetPlay(show.contains(SET_PLAY))
                .withTries(defends && show.contains(TRIES))
                .withVariations(defends && show.contains(VARIATIONS))
                .withSolutions(asked.has("solutions") ? (int) asked.number("solutions", 0, MOST_SOLUTIONS) : 0);
        wishes = show.contains(NO_THREATS) ? wishes.withoutThreats() : wishes;
        wishes = show.contains(NO_SHORT_VARIATIONS) ? wishes.withoutShortVariations() : wishes;
        return new ProblemForm(AskedGame.of(asked).position(), stipulation, wishes, show.contains(ALL_KEYS), (int)
                asked.number("seconds", 1, MOST_SECONDS));
    }

    private static Stipulation stipulation(String text) throws RefusedException {
        try {
            return Stipulation.parse(text)
                    .filter(known -> known.goal().isPresent())
                    .orElseThrow(() -> RefusedException.of(
                            "stipulation",
                            "no solver for the stipulation " + AskedGame.printable(text)
                                    + "; it is such as #2, h#2.5, s#3, r#2, =2 or ser-h#6"));
        } catch (NotationException e) {
            throw RefusedException.of("stipulation", String.valueOf(e.getMessage()));
        }
    }

    /** Solves the problem; {@code lines} are the words of {@code mate}, {@code play} lines to play on the board. */
    JsonObject solve(Engine engine, int threads, int hashMegabytes, Interruption interruption)
            throws NotationException, InterruptedException {
        MateSettings settings =
                new MateSettings(0, seconds, 0, threads, hashMegabytes, Shortening.SOME_SHORTENING, interruption);
        // Not closed: that would close the engine of the page.
        MateQuestion question =
                TaskQuestion.of(stipulation, wishes, allKeys, new Restrictions(false, null), settings, () -> engine);
        MateAnswer answer = question.answer(new Epd(position, Map.of()));
        return new JsonObject()
                .put("verdict", answer.verdict().name().toLowerCase(Locale.ROOT))
                .put("lines", answer.report())
                .put("effort", answer.effort())
                .putObjects("play", playable(JsonObject.read(answer.details().toString())));
    }

    /** Returns the keys or solutions as lines of moves; none where a side passes. */
    private List<JsonObject> playable(JsonNode details) {
        List<JsonObject> lines = new ArrayList<>();
        if (stipulation.goal().orElseThrow().isSeries()) {
            return lines;
        }
        for (JsonNode key : details.path("keys")) {
            JsonNode move = key.path("move");
            lines.add(line(move.path("san").asText(), List.of(move.path("uci").asText())));
        }
        details.path("shorter").forEach(solution -> lines.add(line(solution)));
        details.path("solutions").forEach(solution -> lines.add(line(solution)));
        if (details.has("pv")) {
            lines.add(line(details));
        }
        return lines;
    }

    private static JsonObject line(JsonNode line) {
        return line(String.join(" ", texts(line.path("san"))), texts(line.path("pv")));
    }

    private static JsonObject line(String san, List<String> moves) {
        return new JsonObject().put("san", san).put("moves", moves);
    }

    private static List<String> texts(JsonNode list) {
        List<String> texts = new ArrayList<>();
        list.forEach(value -> texts.add(value.asText()));
        return texts;
    }
}
