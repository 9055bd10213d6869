package io.github.kingfell.workbench.classic;

import io.github.kingfell.classics.tan.PlanWording;
import io.github.kingfell.classics.tan.Tan;
import io.github.kingfell.classics.tan.TanDecision;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.San;
import io.github.kingfell.rules.notation.UciMove;
import io.github.kingfell.workbench.output.JsonObject;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The move of Tan's program in its own ending, with the reasons. */
public record TanAnswer(Position position, TanDecision decision) {
    /** Returns the answer; empty where the program does not play. */
    public static Optional<TanAnswer> of(Position position) {
        return Tan.accepts(position)
                ? Optional.of(new TanAnswer(position, new Tan().decide(position)))
                : Optional.empty();
    }

    public List<String> sentences() {
        return PlanWording.sentences(position, decision);
    }

    public JsonObject json() {
        return new JsonObject()
                .put("move", UciMove.format(decision.move(), false))
                .put("moveSan", San.format(position, decision.move()))
                .put("outcome", decision.outcome().name().toLowerCase(Locale.ROOT))
                .put("situations", decision.situations())
                .put("sentences", sentences());
    }
}
