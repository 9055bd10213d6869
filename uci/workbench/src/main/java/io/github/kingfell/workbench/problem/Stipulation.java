package io.github.kingfell.workbench.problem;

import io.github.kingfell.prover.problem.Goal;
import io.github.kingfell.rules.notation.NotationException;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The task of a problem.
 *
 * @param plies of a solution up to its end; 0 when no number is stated
 * @param text as printed, such as {@code s#2}
 */
public record Stipulation(Kind kind, int plies, String text) {
    /** The goals of stipulations. */
    public enum Kind {
        /** The side to move mates. */
        MATE(Goal.MATE),
        STALEMATE(Goal.STALEMATE),
        SELFMATE(Goal.SELFMATE),
        SELF_STALEMATE(Goal.SELF_STALEMATE),
        REFLEX_MATE(Goal.REFLEX_MATE),
        REFLEX_STALEMATE(Goal.REFLEX_STALEMATE),
        SEMI_REFLEX_MATE(Goal.SEMI_REFLEX_MATE),
        SEMI_REFLEX_STALEMATE(Goal.SEMI_REFLEX_STALEMATE),
        HELPMATE(Goal.HELPMATE),
        HELP_STALEMATE(Goal.HELP_STALEMATE),
        SERIES_MATE(Goal.SERIES_MATE),
        SERIES_STALEMATE(Goal.SERIES_STALEMATE),
        SERIES_HELPMATE(Goal.SERIES_HELPMATE),
        SERIES_HELP_STALEMATE(Goal.SERIES_HELP_STALEMATE),
        HELP_CASTLING(Goal.HELP_CASTLING),
        SERIES_CASTLING(Goal.SERIES_CASTLING),
        SERIES_HELP_CASTLING(Goal.SERIES_HELP_CASTLING),
        /** The side to move is mated, whatever it plays. */
        MATED(null),
        /** The side to move has no mate in that number of moves. */
        NO_MATE(null),
        /** The book gives best moves only. */
        OPEN(null),
        /** A stipulation that problemists know but no solver here can solve. */
        OTHER(null);

        private final @Nullable Goal goal;

        Kind(@Nullable Goal goal) {
            this.goal = goal;
        }

        static Kind of(Goal goal) {
            return Arrays.stream(values())
                    .filter(kind -> kind.goal == goal)
                    .findFirst()
                    .orElseThrow();
        }
    }

    /** Only a best move is given: neither a goal nor a number. */
    static final Stipulation UNSTATED = new Stipulation(Kind.OPEN, 0, "bm");

    /** A mate of any length. */
    static final Stipulation ANY_MATE = new Stipulation(Kind.OPEN, 0, "mate");

    private static final int MOST_MOVES = 9999;
    private static final Pattern SIGN = Pattern.compile(
            "((?:semi-r|ser-h|ser-|[hsr])?[#=]|(?:ser-h|ser-|h)00|nomate )(-?)(\\d{1,5})([.,]5|\\u00bd)?");
    private static final Pattern OTHER =
            Pattern.compile("(?:ser-?)?(?:semi-)?(?:h|s|r|hs|hr|p|)[#=+]{1,2}\\d{1,3}(?:[.,]5)?");

    /**
     * Parses a stipulation in signs, such as {@code #2}, {@code h#2.5} or {@code nomate 3}; empty for any other text.
     *
     * @throws NotationException when the number does not suit the sign
     */
    public static Optional<Stipulation> parse(String text) throws NotationException {
        String plain = text.strip().toLowerCase(Locale.ROOT);
        Matcher parts = SIGN.matcher(plain);
        if (!parts.matches()) {
            return OTHER.matcher(plain).matches()
                    ? Optional.of(new Stipulation(Kind.OTHER, 0, plain))
                    : Optional.empty();
        }
        boolean half = parts.group(4) != null;
        boolean negative = !parts.group(2).isEmpty();
        int moves = Integer.parseInt(parts.group(3));
        Kind kind = negative && parts.group(1).equals("#") ? Kind.MATED : kind(parts.group(1));
        boolean help = kind.goal != null && kind.goal.play() == Goal.Play.HELP;
        if (half && !help || negative && kind != Kind.MATED) {
            throw new NotationException("unknown stipulation: " + text.strip());
        }
        return Optional.of(of(kind, moves, half));
    }

    /** @param moves negative when the side to move is mated */
    static Stipulation mate(int moves) throws NotationException {
        return of(moves < 0 ? Kind.MATED : Kind.MATE, Math.abs(moves), false);
    }

    /** @param half half a move more, in help play only */
    public static Stipulation of(Goal goal, int moves, boolean half) throws NotationException {
        return of(Kind.of(goal), moves, half);
    }

    private static Stipulation of(Kind kind, int moves, boolean half) throws NotationException {
        if (moves + (half ? 1 : 0) < 1 || moves > MOST_MOVES) {
            throw new NotationException("a number of moves from 1 to " + MOST_MOVES + " is expected, not " + moves);
        }
        int plies = kind == Kind.NO_MATE
                ? Goal.MATE.plies(moves, false)
                : kind.goal == null ? 2 * moves : kind.goal.plies(moves, half);
        return new Stipulation(kind, plies, sign(kind) + moves + (half ? ".5" : ""));
    }

    /** Returns the number of moves of the side that begins. */
    public int moves() {
        Goal goal = kind.goal;
        if (goal != null && goal.isSeries()) {
            return plies - goal.plies(0, false);
        }
        return (plies + 1) / 2;
    }

    /** Returns whether help play has half a move more than whole moves. */
    public boolean isHalf() {
        return kind.goal != null && kind.goal.play() == Goal.Play.HELP && plies % 2 == 1;
    }

    /** Returns the same help play without its first half move: h#n becomes h#(n-½). Series play stays as it is. */
    Stipulation withoutFirstHalf() throws NotationException {
        return kind.goal == null || kind.goal.play() != Goal.Play.HELP
                ? this
                : of(kind.goal, (plies - 1) / 2, plies % 2 == 0);
    }

    /** Returns the goal that the problem solver knows; empty for none. */
    public Optional<Goal> goal() {
        return Optional.ofNullable(kind.goal);
    }

    /** Returns true for problems in which the other side defends. */
    public boolean isForced() {
        return kind.goal != null && kind.goal.isForced();
    }

    /** Returns true for problems of help and series play. */
    public boolean isHelp() {
        return kind.goal != null && !kind.goal.isForced();
    }

    /** Returns whether White begins by the conventions of problems: Black begins help play of whole moves. */
    public boolean whiteBegins() {
        return kind.goal == null || !kind.goal.isHelp() || isHalf();
    }

    private static Kind kind(String sign) {
        return Arrays.stream(Goal.values())
                .filter(goal -> goal.sign().equals(sign))
                .findFirst()
                .map(Kind::of)
                .orElse(Kind.NO_MATE);
    }

    private static String sign(Kind kind) {
        if (kind.goal != null) {
            return kind.goal.sign();
        }
        return switch (kind) {
            case MATED -> "#-";
            case NO_MATE -> "nomate ";
            default -> "#";
        };
    }
}
