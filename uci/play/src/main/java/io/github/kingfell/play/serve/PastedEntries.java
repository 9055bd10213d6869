package io.github.kingfell.play.serve;

import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.rules.notation.PgnGame;
import io.github.kingfell.workbench.output.JsonObject;
import io.github.kingfell.workbench.problem.SolvingOptions;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** The positions, problems and games of a pasted text, for the page. */
final class PastedEntries {
    private static final int LONGEST = 60_000;

    private PastedEntries() {}

    /** Answers with {@code entries}; refused when none can be used. */
    static JsonObject read(Asked asked) throws RefusedException {
        String text = asked.text("text", LONGEST).strip();
        List<PastedEntry> entries;
        try {
            entries = PastedText.read(text);
        } catch (NotationException e) {
            throw RefusedException.of("text", String.valueOf(e.getMessage()));
        }
        List<JsonObject> objects = new ArrayList<>();
        String error = "";
        boolean anyUsable = false;
        for (PastedEntry entry : entries) {
            JsonObject json = json(entry);
            error = error.isEmpty() ? entry.error() : error;
            anyUsable |= entry.error().isEmpty();
            objects.add(json);
        }
        if (!anyUsable) {
            throw RefusedException.of("text", error);
        }
        return new JsonObject().putObjects("entries", objects);
    }

    private static JsonObject json(PastedEntry entry) throws RefusedException {
        JsonObject json = new JsonObject().put("title", entry.title());
        if (!entry.error().isEmpty()) {
            return json.put("error", entry.error());
        }
        json.put("fen", Fen.format(Objects.requireNonNull(entry.start()))).put("notes", entry.notes());
        entry.stipulation()
                .ifPresent(stated -> json.put("stipulation", stated.text())
                        .put("show", shown(entry.options()))
                        .put("solutions", entry.options().solutions()));
        if (entry.game().isPresent()) {
            PgnGame game = entry.game().get();
            if (MoveTree.count(game.moves()) > AskedGame.MOST_MOVES) {
                throw RefusedException.of("text", "the game has more than " + AskedGame.MOST_MOVES + " moves");
            }
            json.put("moves", MoveTree.format(game.moves()))
                    .put("result", game.result())
                    .put("white", game.tag("White"))
                    .put("black", game.tag("Black"));
        }
        return json;
    }

    /** Returns the names that {@link ProblemForm} reads. */
    private static List<String> shown(SolvingOptions options) {
        List<String> names = new ArrayList<>();
        if (options.setPlay()) {
            names.add(ProblemForm.SET_PLAY);
        }
        if (options.tries()) {
            names.add(ProblemForm.TRIES);
        }
        if (options.variations()) {
            names.add(ProblemForm.VARIATIONS);
        }
        if (!options.threats()) {
            names.add(ProblemForm.NO_THREATS);
        }
        if (!options.shortVariations()) {
            names.add(ProblemForm.NO_SHORT_VARIATIONS);
        }
        return names;
    }
}
