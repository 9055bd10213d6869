package io.github.kingfell.workbench.stipulation;

import io.github.kingfell.problems.Goal;
import io.github.kingfell.problems.ProblemAim;
import io.github.kingfell.problems.structured.StructuredParser;
import io.github.kingfell.problems.structured.StructuredPlay;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.NotationException;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The task of a problem.
 *
 * @param goal that the problem solver knows; empty for none
 * @param plies of a solution up to its end; 0 when no number is stated
 * @param text as printed, such as {@code s#2}
 */
public record Stipulation(Kind kind, Optional<Goal> goal, int plies, String text) {
    /** The kinds of stipulations. */
    public enum Kind {
        /** A goal of composed problems. */
        GOAL,
        /** The side to move is mated, whatever it plays. */
        MATED,
        /** The side to move has no mate in that number of moves. */
        NO_MATE,
        /** A structured stipulation; the text is that, after the side that begins. */
        STRUCTURED,
        /** The book gives best moves only. */
        OPEN,
        /** A stipulation that problemists know but no solver here can solve. */
        OTHER
    }

    /** Only a best move is given: neither a goal nor a number. */
    public static final Stipulation UNSTATED = new Stipulation(Kind.OPEN, Optional.empty(), 0, "bm");

    /** A mate of any length. */
    public static final Stipulation ANY_MATE = new Stipulation(Kind.OPEN, Optional.empty(), 0, "mate");

    private static final int MOST_MOVES = 9999;
    private static final Pattern SIGN =
            Pattern.compile("(" + StipulationSign.PATTERN + "|nomate )(-?)(\\d{1,5})([.,][05]|\\u00bd)?");

    private static final Pattern STRUCTURED = Pattern.compile("(white|black)\\s+(.*\\[.*)");

    /** A game from the position to another board. */
    private static final Pattern TO_BOARD =
            Pattern.compile("(?i)(exact-)?(ser-)?a=>((?:[1-8pnbrqk]+/){7}[1-8pnbrqk]+):(\\d{1,5})([.,]5)?");

    /** What a solver of problems may be asked and is not answered here. */
    private static final Pattern OTHER = Pattern.compile("(?:\\d{1,2}->)?(?:exact-)?(?:ph?ser-?|ser-?)?(?:semi-|reci-)?"
            + "(?:hs|hr|h|s|r|p)?(?:\\([^()]{1,3}\\))?"
            + "(?:[#=+!]{1,3}|dia|a=>b|%|~|x|ep|00|z[a-h][1-8]|k[a-h][1-8]|ctr?|<>r?|c81)\\d{1,3}(?:[.,]5)?");

    /**
     * Parses a stipulation in signs, such as {@code #2}, {@code h#2.5} or {@code nomate 3}; empty for any other text.
     *
     * @throws NotationException when the number does not suit the sign
     */
    public static Optional<Stipulation> parse(String text) throws NotationException {
        Matcher toBoard = TO_BOARD.matcher(text.strip());
        if (toBoard.matches()) {
            ProblemAim aim = ProblemAim.board(toBoard.group(3));
            Goal.Play play = toBoard.group(2) == null ? Goal.Play.PROOF_GAME : Goal.Play.SERIES;
            return Optional.of(of(
                    new Goal(play, aim, aim, toBoard.group(1) != null),
                    Integer.parseInt(toBoard.group(4)),
                    toBoard.group(5) != null));
        }
        String plain = text.strip().toLowerCase(Locale.ROOT);
        Matcher structured = STRUCTURED.matcher(plain);
        if (structured.matches()) {
            return Optional.of(structured(structured.group(1).equals("white"), structured.group(2)));
        }
        Matcher parts = SIGN.matcher(plain);
        if (!parts.matches()) {
            return OTHER.matcher(plain).matches() ? Optional.of(other(plain)) : Optional.empty();
        }
        boolean half = parts.group(4) != null && !parts.group(4).endsWith("0");
        boolean negative = !parts.group(2).isEmpty();
        int moves = Integer.parseInt(parts.group(3));
        if (parts.group(1).startsWith("nomate") && !half && !negative) {
            return Optional.of(of(Kind.NO_MATE, moves));
        }
        if (parts.group(1).equals("#") && negative && !half) {
            return Optional.of(of(Kind.MATED, moves));
        }
        Optional<Goal> goal = StipulationSign.parse(parts.group(1));
        if (goal.isEmpty() && !negative && !parts.group(1).startsWith("nomate")) {
            return Optional.of(other(plain));
        }
        if (goal.isEmpty() || negative || half && !goal.get().isHelpInTurn()) {
            throw new NotationException("unknown stipulation: " + text.strip());
        }
        return Optional.of(of(goal.get(), moves, half));
    }

    /** Returns the goal of a sign without a number, such as {@code hs#}; empty for any other text. */
    public static Optional<Goal> goalOf(String sign) {
        return StipulationSign.parse(sign.strip().toLowerCase(Locale.ROOT));
    }

    /**
     * Returns a structured stipulation.
     *
     * @param play without the side that begins
     * @throws NotationException when it cannot be read
     */
    public static Stipulation structured(boolean white, String play) throws NotationException {
        if (StructuredParser.parse(play) instanceof StructuredPlay.OtherSide) {
            return structured(!white, play.substring(play.indexOf('-') + 1));
        }
        return new Stipulation(Kind.STRUCTURED, Optional.empty(), 0, (white ? "white " : "black ") + play.strip());
    }

    /** Returns the play of a structured stipulation. */
    public StructuredPlay structured() {
        try {
            return StructuredParser.parse(text.substring(text.indexOf(' ')));
        } catch (NotationException e) {
            throw new IllegalStateException(text, e);
        }
    }

    private static Stipulation other(String text) {
        return new Stipulation(Kind.OTHER, Optional.empty(), 0, text);
    }

    /** @param moves negative when the side to move is mated */
    public static Stipulation mate(int moves) throws NotationException {
        return moves < 0 ? of(Kind.MATED, -moves) : of(Goal.MATE, moves, false);
    }

    /** @param half half a move more, in help play only */
    public static Stipulation of(Goal goal, int moves, boolean half) throws NotationException {
        checkNumber(moves, half);
        String text = goal.sign() + moves + (half ? ".5" : "");
        return new Stipulation(Kind.GOAL, Optional.of(goal), goal.plies(moves, half), text);
    }

    private static Stipulation of(Kind kind, int moves) throws NotationException {
        checkNumber(moves, false);
        return kind == Kind.NO_MATE
                ? new Stipulation(kind, Optional.empty(), Goal.MATE.plies(moves, false), "nomate " + moves)
                : new Stipulation(kind, Optional.empty(), 2 * moves, "#-" + moves);
    }

    private static void checkNumber(int moves, boolean half) throws NotationException {
        if (moves + (half ? 1 : 0) < 1 || moves > MOST_MOVES) {
            throw new NotationException("a number of moves from 1 to " + MOST_MOVES + " is expected, not " + moves);
        }
    }

    /** Returns the number of moves of the side that begins. */
    public int moves() {
        boolean series = goal.filter(Goal::isSeries).isPresent();
        return series ? plies - goal.get().plies(0, false) : (plies + 1) / 2;
    }

    /** Returns whether help play has half a move more than whole moves. */
    public boolean isHalf() {
        return goal.filter(Goal::isHelpInTurn).isPresent() && plies % 2 == 1;
    }

    /** Returns the same help play without its first half move: h#n becomes h#(n-½). Other play stays as it is. */
    public Stipulation withoutFirstHalf() throws NotationException {
        return goal.filter(Goal::isHelpInTurn).isEmpty() ? this : of(goal.get(), (plies - 1) / 2, plies % 2 == 0);
    }

    /**
     * Returns the same with another meaning of what the wrong side reaches.
     *
     * @throws NotationException when no solver plays so
     */
    public Stipulation with(Goal.WrongSide meaning) throws NotationException {
        Goal known = goal.orElseThrow(() -> new NotationException("no stipulation"));
        if (!meaning.suits(known.play()) || known.isProofGame() || known.aim().followsPieces()) {
            throw new NotationException(meaning.sign() + text + " is not supported");
        }
        return new Stipulation(kind, Optional.of(known.with(meaning)), plies, meaning.sign() + text);
    }

    /**
     * Returns the same help play with passes.
     *
     * @throws NotationException when no solver plays so
     */
    public Stipulation passing() throws NotationException {
        if (goal.filter(Goal.HELPMATE::equals).isEmpty()) {
            throw new NotationException("null moves are supported in helpmates only");
        }
        Goal passing = Goal.of(Goal.Play.PASSING_HELP, ProblemAim.MATE);
        return new Stipulation(kind, Optional.of(passing), plies, "passing-" + text);
    }

    /** Returns where the moves of a solution begin: in the position, but a proof game at the start of a game. */
    public Position start(Position problem) {
        return goal.map(known -> known.start(problem)).orElse(problem);
    }

    /** Returns true for a direct mate. */
    public boolean isMate() {
        return goal.filter(Goal.MATE::equals).isPresent();
    }

    /** Returns true for problems in which the other side defends. */
    public boolean isForced() {
        return goal.filter(Goal::isForced).isPresent();
    }

    /** Returns true for problems of help and series play. */
    public boolean isHelp() {
        return goal.filter(known -> !known.isForced()).isPresent();
    }

    /** Returns whether White begins by the conventions of problems: Black begins help play of whole moves. */
    public boolean whiteBegins() {
        if (kind == Kind.STRUCTURED) {
            return text.startsWith("white");
        }
        if (goal.filter(Goal::isProofGame).isPresent()) {
            // A diagram stands after the game, another board after that of the problem. White makes the moves of a
            // series, after which Black may have made the last one.
            return !isHalf()
                    && goal.filter(known -> known.play() == Goal.Play.SERIES).isEmpty();
        }
        boolean other = goal.filter(known -> known.intro() > 0).isPresent();
        return other ^ goal.filter(Goal::isHelp).isPresent() == isHalf();
    }
}
