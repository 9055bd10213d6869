package io.github.kingfell.problems;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The goal of a problem in n moves: how the sides play, and what the last move achieves. The side to move begins.
 *
 * @param aim of the last move
 * @param first what the side that begins may achieve with its last move instead, in reciprocal play; otherwise the aim
 * @param exact whether a shorter way to the goal does not count; it makes a difference in forced play only
 * @param intro the moves in a row that the other side makes before a series
 * @param wrongSide what it means that the side for which the aim is not meant reaches it
 */
public record Goal(Play play, ProblemAim aim, ProblemAim first, boolean exact, int intro, WrongSide wrongSide) {
    /** #n: the side that begins mates by force. */
    public static final Goal MATE = of(Play.DIRECT, ProblemAim.MATE);

    public static final Goal STALEMATE = of(Play.DIRECT, ProblemAim.STALEMATE);
    public static final Goal SELFMATE = of(Play.SELF, ProblemAim.MATE);
    public static final Goal REFLEX_MATE = of(Play.REFLEX, ProblemAim.MATE);
    public static final Goal SEMI_REFLEX_MATE = of(Play.SEMI_REFLEX, ProblemAim.MATE);

    /** h#n: both sides cooperate to mate the side that begins. */
    public static final Goal HELPMATE = of(Play.HELP, ProblemAim.MATE);

    /** dia n: White and Black have made n moves each since the start of a game, or White one more. */
    public static final Goal PROOF_GAME = of(Play.PROOF_GAME, ProblemAim.of(ProblemAim.Kind.DIAGRAM));

    public static final Goal SERIES_MATE = of(Play.SERIES, ProblemAim.MATE);
    public static final Goal SERIES_HELPMATE = of(Play.SERIES_HELP, ProblemAim.MATE);

    public Goal {
        if (!play.isReciprocal() && !first.equals(aim)) {
            throw new IllegalArgumentException("two aims need reciprocal play");
        }
        boolean diagram = aim.isBoard();
        boolean game = play == Play.PROOF_GAME || diagram;
        boolean varied = intro > 0 || wrongSide != WrongSide.NOTHING;
        if (game && !(diagram && play.isGame(aim)) || !suits(play, aim) || aim.followsPieces() && varied) {
            throw new IllegalArgumentException(play + " and " + aim);
        }
        if (intro < 0 || intro > 0 && (diagram || !play.isSeries())) {
            throw new IllegalArgumentException("moves before a play that is no series");
        }
        if (exact && play.isReflex()) {
            throw new IllegalArgumentException("what must be played at once cannot be put off");
        }
        if (!wrongSide.suits(play) || wrongSide != WrongSide.NOTHING && diagram) {
            throw new IllegalArgumentException(wrongSide.sign() + play.sign() + aim.sign());
        }
    }

    /** Returns whether a solver knows the aim in such a play. */
    public static boolean suits(Play play, ProblemAim aim) {
        boolean plain = play == Play.DIRECT || play == Play.HELP || play == Play.SERIES || play == Play.SERIES_HELP;
        return play == Play.PASSING_HELP
                ? aim.equals(ProblemAim.MATE)
                : plain || !aim.followsPieces() && aim.kind() != ProblemAim.Kind.AUTO_MATE;
    }

    /** Makes a goal without moves before it. */
    public Goal(Play play, ProblemAim aim, ProblemAim first, boolean exact) {
        this(play, aim, first, exact, 0, WrongSide.NOTHING);
    }

    /** Returns the same after moves in a row of the other side. */
    public Goal after(int moves) {
        return new Goal(play, aim, first, exact, moves, wrongSide);
    }

    /** Returns the same with another meaning of what the wrong side reaches. */
    public Goal with(WrongSide meaning) {
        return new Goal(play, aim, first, exact, intro, meaning);
    }

    /** What it means that the side for which the aim is not meant reaches it. */
    public enum WrongSide {
        NOTHING(""),
        /** That solves the problem too. */
        SOLVES("quodlibet-"),
        /** That ends the play, and the problem is not solved. */
        ENDS("goalisend-");

        private final String sign;

        WrongSide(String sign) {
            this.sign = sign;
        }

        /** Returns the sign before that of the play. */
        public String sign() {
            return sign;
        }

        /** Returns whether the solvers know it in such a play. */
        public boolean suits(Play play) {
            return switch (this) {
                case NOTHING -> true;
                case SOLVES -> play == Play.SELF || play == Play.SEMI_REFLEX;
                case ENDS ->
                    Set.of(Play.DIRECT, Play.SELF, Play.HELP, Play.SERIES, Play.SERIES_HELP)
                            .contains(play);
            };
        }
    }

    /** How the two sides play. */
    public enum Play {
        /** The side that begins reaches the goal by force. */
        DIRECT(""),
        /** The side that begins forces the other, which resists, to reach it. */
        SELF("s"),
        /** As {@link #SELF}, but each side must reach the goal at once when it can. */
        REFLEX("r"),
        /** As {@link #SELF}, but the other side must reach the goal at once when it can. */
        SEMI_REFLEX("semi-r"),
        /** Both sides cooperate, and the other side reaches the goal. */
        HELP("h"),
        /** Both sides cooperate until the side that begins forces the other to reach the goal with its last move. */
        HELP_SELF("hs"),
        /** The same, but the other side must reach the goal only if it can. */
        HELP_REFLEX("hr"),
        /** As {@link #HELP}, and the side that begins could reach its goal with its last move instead. */
        RECIPROCAL("reci-h"),
        /** The side that begins makes all moves. */
        SERIES("ser-"),
        /** The side that begins makes n moves in a row, and the other reaches the goal with one move. */
        SERIES_HELP("ser-h"),
        /** The same, but the other side is forced to reach it. */
        SERIES_SELF("ser-s"),
        /** The same, but the other side reaches it whenever it can. */
        SERIES_REFLEX("ser-r"),
        /** As {@link #SERIES_HELP}, and the last move of the series could reach a goal instead. */
        SERIES_RECIPROCAL("ser-reci-h"),
        /** As {@link #SERIES_HELP}, but a check may be given, and is parried with a move. */
        PARRY_SERIES_HELP("pser-h"),
        /**
         * One side makes all moves and reaches the goal by force. The other passes, but resists when it is in check: it
         * then parries.
         */
        PARRY_SERIES("pser-"),
        /** The same, but the other side is forced to reach the goal. */
        PARRY_SERIES_SELF("pser-s"),
        /** As {@link #HELP} to a mate, but a side may pass that is not in check, unless the other has just passed. */
        PASSING_HELP("passing-h"),
        /** A game from the first position to the diagram; in a series as {@link #SERIES}. */
        PROOF_GAME("");

        private final String sign;

        Play(String sign) {
            this.sign = sign;
        }

        /** Returns the sign before that of the aim. */
        public String sign() {
            return sign;
        }

        /** Returns whether a game in such a play may lead to a board. */
        private boolean isGame(ProblemAim board) {
            boolean parries = this == PARRY_SERIES_HELP;
            return this == PROOF_GAME || this == SERIES || parries && board.kind() == ProblemAim.Kind.DIAGRAM;
        }

        private boolean isSeries() {
            return switch (this) {
                case SERIES, SERIES_HELP, SERIES_SELF, SERIES_REFLEX, SERIES_RECIPROCAL, PARRY_SERIES_HELP -> true;
                default -> false;
            };
        }

        /** Returns whether a side must reach the goal at once when it can. */
        public boolean isReflex() {
            return this == REFLEX || this == SEMI_REFLEX || this == HELP_REFLEX || this == SERIES_REFLEX;
        }

        public boolean isReciprocal() {
            return this == RECIPROCAL || this == SERIES_RECIPROCAL;
        }
    }

    public static Goal of(Play play, ProblemAim aim) {
        return new Goal(play, aim, aim, false);
    }

    /** Returns the goals that the first problems of each kind have: mate, stalemate and castling. */
    public static List<Goal> common() {
        Stream<Play> plays = Stream.of(
                Play.DIRECT, Play.SELF, Play.REFLEX, Play.SEMI_REFLEX, Play.HELP, Play.SERIES, Play.SERIES_HELP);
        Stream<Goal> ends = plays.flatMap(play -> Stream.of(of(play, ProblemAim.MATE), of(play, ProblemAim.STALEMATE)));
        Stream<Play> castling = Stream.of(Play.HELP, Play.SERIES, Play.SERIES_HELP);
        return Stream.concat(ends, castling.map(play -> of(play, ProblemAim.CASTLING)))
                .toList();
    }

    /** Returns where the play begins: in the position of the problem, but a proof game at the start of a game. */
    public Position start(Position problem) {
        return aim.kind() == ProblemAim.Kind.DIAGRAM ? Fen.start() : problem;
    }

    /** Returns the board that a game leads to. */
    Position diagram(Position problem) {
        return aim.kind() == ProblemAim.Kind.BOARD ? aim.position() : problem;
    }

    /** Returns whether the play leads to a given board. */
    public boolean isProofGame() {
        return aim.isBoard();
    }

    /** Returns the sign that problemists write before the number of moves. */
    public String sign() {
        String other = first.equals(aim) ? "" : "(" + first.sign() + ")";
        return wrongSide.sign()
                + (intro > 0 ? intro + "->" : "")
                + (exact ? "exact-" : "")
                + play.sign()
                + other
                + aim.sign();
    }

    /** Returns whether the play ends with castling, whatever the position then is. */
    public boolean isCastling() {
        return aim.kind() == ProblemAim.Kind.CASTLING;
    }

    /** Returns whether one side forces the goal against the other from the first move on. */
    public boolean isForced() {
        return play == Play.DIRECT || isParrySeries() || isSelf();
    }

    /** Returns whether the side that begins forces the other to end the play, from the first move on. */
    public boolean isSelf() {
        return switch (play) {
            case SELF, REFLEX, SEMI_REFLEX, PARRY_SERIES_SELF -> true;
            default -> false;
        };
    }

    /** Returns whether the side that resists passes unless it is in check. */
    public boolean isParrySeries() {
        return play == Play.PARRY_SERIES || play == Play.PARRY_SERIES_SELF;
    }

    /** Returns whether one side makes several moves in a row, and the other does not resist. */
    public boolean isSeries() {
        return play.isSeries();
    }

    /** Returns whether both sides have moves in turn, and cooperate at first. */
    public boolean isHelpInTurn() {
        return !isForced() && !isSeries();
    }

    /**
     * Returns whether Black begins by the conventions of problems, when n is a whole number: the side that begins helps
     * the other to reach the goal.
     */
    public boolean isHelp() {
        return switch (play) {
            case HELP, PASSING_HELP, RECIPROCAL, SERIES_HELP, SERIES_RECIPROCAL, PARRY_SERIES_HELP -> true;
            default -> false;
        };
    }

    /** Returns the plies after the choice with which the help ends: 2 when the last two belong together. */
    int lastPlies() {
        return switch (play) {
            case HELP_SELF, HELP_REFLEX, RECIPROCAL, SERIES_SELF, SERIES_REFLEX, SERIES_RECIPROCAL -> 2;
            default -> 1;
        };
    }

    /**
     * Returns the plies of a whole solution, which is a line to the goal. Parries do not count.
     *
     * @param moves the number in the stipulation
     * @param half half a move more, in help play only
     */
    public int plies(int moves, boolean half) {
        return switch (play) {
            case DIRECT, PARRY_SERIES -> 2 * moves - 1;
            case SERIES -> moves;
            case SERIES_HELP, SERIES_SELF, SERIES_REFLEX, SERIES_RECIPROCAL, PARRY_SERIES_HELP -> moves + 1;
            default -> 2 * moves + (half ? 1 : 0);
        };
    }
}
