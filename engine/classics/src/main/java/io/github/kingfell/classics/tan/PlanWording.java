package io.github.kingfell.classics.tan;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.San;
import java.util.ArrayList;
import java.util.List;

/**
 * Describes a {@link TanDecision} in sentences: the move, its idea, and the path through the network that led to it.
 */
public final class PlanWording {
    private PlanWording() {}

    /** @param position for which the decision was made */
    public static List<String> sentences(Position position, TanDecision decision) {
        String idea = decision.idea().isEmpty() ? "no node proposes a move, so every move was tried" : decision.idea();
        List<String> lines = new ArrayList<>();
        lines.add("Tan's program plays " + San.format(position, decision.move()) + ": " + idea);
        lines.add("it judges the position as " + judgement(position, decision.outcome()) + ", after "
                + decision.situations() + " situations");
        lines.add("considered: "
                + String.join(
                        ", ",
                        decision.considered().stream()
                                .map(move -> San.format(position, move))
                                .toList()));
        decision.path().forEach(step -> lines.add("asked: " + step));
        return lines;
    }

    static String judgement(Position position, ExpectedOutcome outcome) {
        return switch (outcome) {
            case WIN -> "a win for " + (Tan.isMirrored(position) ? "Black" : "White");
            case DRAW -> "a draw";
            case OPEN -> "undecided";
        };
    }
}
