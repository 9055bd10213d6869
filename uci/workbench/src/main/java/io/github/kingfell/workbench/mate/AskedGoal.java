package io.github.kingfell.workbench.mate;

import io.github.kingfell.problems.Goal;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.workbench.stipulation.Stipulation;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The goal that a user asks for: one of composed problems, or a gain of material.
 *
 * @param problem the goal of the problem solver
 * @param material true for a gain of material, which is proven over the board
 * @param stipulation the goal with its number of moves, when both were given
 */
public record AskedGoal(Goal problem, boolean material, Optional<Stipulation> stipulation) {
    private static final String MATERIAL = "material";

    /**
     * Reads the name of a goal, its sign, or a stipulation: {@code helpmate}, {@code h#}, {@code h#2.5}.
     *
     * @throws NotationException when there is no such goal
     */
    public static AskedGoal parse(String text) throws NotationException {
        String plain = text.strip().toLowerCase(Locale.ROOT);
        if (plain.equals(MATERIAL)) {
            return new AskedGoal(Goal.MATE, true, Optional.empty());
        }
        Optional<Goal> named = Goal.common().stream()
                .filter(goal -> plain.equals(name(goal)))
                .findFirst()
                .or(() -> Stipulation.goalOf(plain));
        if (named.isPresent()) {
            return new AskedGoal(named.get(), false, Optional.empty());
        }
        Optional<Stipulation> stipulation = Stipulation.parse(plain);
        Goal goal = stipulation
                .flatMap(Stipulation::goal)
                .orElseThrow(() -> new NotationException("expected one of " + String.join(", ", names())
                        + " or a stipulation such as h#2, not \"" + text + '"'));
        return new AskedGoal(goal, false, stipulation);
    }

    /** Returns the goals that have names. */
    public static List<String> names() {
        List<String> names = new ArrayList<>();
        Goal.common().stream().map(AskedGoal::name).forEach(names::add);
        names.add(MATERIAL);
        return names;
    }

    private static String name(Goal goal) {
        String aim = goal.aim().kind().name().toLowerCase(Locale.ROOT);
        String play = switch (goal.play()) {
            case DIRECT -> "";
            case SERIES -> "series-";
            case SERIES_HELP -> goal.equals(Goal.SERIES_HELPMATE) ? "series-help" : "series-help-";
            case SEMI_REFLEX -> "semi-reflex";
            default -> goal.play().name().toLowerCase(Locale.ROOT);
        };
        boolean joined = goal.play() == Goal.Play.DIRECT || goal.isSeries() || aim.equals("mate");
        return play + (joined ? "" : "-") + aim;
    }
}
