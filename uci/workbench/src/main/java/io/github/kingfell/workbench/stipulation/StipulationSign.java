package io.github.kingfell.workbench.stipulation;

import io.github.kingfell.problems.Goal;
import io.github.kingfell.problems.ProblemAim;
import io.github.kingfell.rules.board.Square;
import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The sign of a goal, such as {@code ser-h#}, {@code exact-s=}, {@code zd5} or {@code reci-h(=)#}. */
final class StipulationSign {
    private static final String AIM = "#=|==|!=|!#|#|=|\\+|x|ep|00|~|c81|<>|[zk][a-h][1-8]";

    /** The sign of a goal, and then a number. */
    static final String PATTERN =
            "(?:quodlibet-|goalisend-)?(?:\\d{1,2}->)?(?:exact-)?(?:(?:ser-|pser-h)?dia|(?:p?ser-)?(?:semi-r|passing-h|reci-h(?:\\((?:"
                    + AIM + ")\\))?|h[sr]|[hsr])?(?:" + AIM + "))";

    private static final Pattern PARTS = Pattern.compile(
            "(exact-)?((?:p?ser-)?(?:semi-r|passing-h|reci-h|h[sr]|[hsr])?)(?:\\((" + AIM + ")\\))?(" + AIM + ")");

    /** The moves of the other side before a series. */
    private static final Pattern INTRO = Pattern.compile("([1-9]\\d?)->(.*)");

    private StipulationSign() {}

    private static final String DIAGRAM = "(?:exact-)?(?:ser-|pser-h)?dia";

    /** Returns the goal of a sign in small letters; empty when no solver plays so. */
    static Optional<Goal> parse(String sign) {
        for (Goal.WrongSide meaning : Goal.WrongSide.values()) {
            if (meaning != Goal.WrongSide.NOTHING && sign.startsWith(meaning.sign())) {
                return parse(sign.substring(meaning.sign().length()))
                        .filter(goal -> meaning.suits(goal.play()) && !goal.isProofGame())
                        .filter(goal -> !goal.aim().followsPieces())
                        .map(goal -> goal.with(meaning));
            }
        }
        Matcher intro = INTRO.matcher(sign);
        if (intro.matches()) {
            int moves = Integer.parseInt(intro.group(1));
            return parse(intro.group(2))
                    .filter(goal -> goal.isSeries() && !goal.isProofGame())
                    .filter(goal -> !goal.aim().followsPieces())
                    .map(goal -> goal.after(moves));
        }
        if (sign.matches(DIAGRAM)) {
            ProblemAim aim = Goal.PROOF_GAME.aim();
            Goal.Play series = sign.contains("pser-") ? Goal.Play.PARRY_SERIES_HELP : Goal.Play.SERIES;
            Goal.Play play = sign.contains("ser-") ? series : Goal.Play.PROOF_GAME;
            return Optional.of(new Goal(play, aim, aim, sign.startsWith("exact")));
        }
        Matcher parts = PARTS.matcher(sign);
        if (!parts.matches()) {
            return Optional.empty();
        }
        String play = parts.group(2);
        ProblemAim aim = aim(parts.group(4));
        ProblemAim first = parts.group(3) == null ? aim : aim(parts.group(3));
        boolean exact = parts.group(1) != null;
        return Arrays.stream(Goal.Play.values())
                .filter(known -> known.sign().equals(play))
                .filter(known -> !exact || !known.isReflex())
                .filter(known -> known.isReciprocal() || first.equals(aim))
                .filter(known -> Goal.suits(known, aim) && Goal.suits(known, first))
                .findFirst()
                .map(known -> new Goal(known, aim, first, exact));
    }

    private static ProblemAim aim(String sign) {
        if (sign.startsWith(ProblemAim.Kind.SQUARE.sign())) {
            return ProblemAim.square(Square.parse(sign.substring(1)));
        }
        if (sign.startsWith(ProblemAim.Kind.KISS.sign())) {
            return ProblemAim.kiss(Square.parse(sign.substring(1)));
        }
        return Arrays.stream(ProblemAim.Kind.values())
                .filter(kind -> kind.sign().equals(sign))
                .findFirst()
                .map(ProblemAim::of)
                .orElseThrow();
    }
}
