package io.github.kingfell.prover.problem;

/** The goal of a problem in n moves. The side to move begins. */
public enum Goal {
    /** #n: the side that begins mates by force. */
    MATE("#", Play.DIRECT, true),
    /** =n: the side that begins stalemates by force. */
    STALEMATE("=", Play.DIRECT, false),
    /** s#n: the side that begins forces the other, which resists, to mate it. */
    SELFMATE("s#", Play.SELF, true),
    /** s=n: the same with stalemate. */
    SELF_STALEMATE("s=", Play.SELF, false),
    /** r#n: as s#n, but each side must mate at once when it can. */
    REFLEX_MATE("r#", Play.REFLEX, true),
    /** r=n: the same with stalemate. */
    REFLEX_STALEMATE("r=", Play.REFLEX, false),
    /** semi-r#n: as s#n, but the other side must mate at once when it can. */
    SEMI_REFLEX_MATE("semi-r#", Play.SEMI_REFLEX, true),
    /** semi-r=n: the same with stalemate. */
    SEMI_REFLEX_STALEMATE("semi-r=", Play.SEMI_REFLEX, false),
    /** h#n: both sides cooperate to mate the side that begins. */
    HELPMATE("h#", Play.HELP, true),
    /** h=n: both sides cooperate to stalemate the side that begins. */
    HELP_STALEMATE("h=", Play.HELP, false),
    /** ser-#n: the side that begins makes n moves in a row, and the last one mates. */
    SERIES_MATE("ser-#", Play.SERIES, true),
    /** ser-=n: the same with stalemate. */
    SERIES_STALEMATE("ser-=", Play.SERIES, false),
    /** ser-h#n: the side that begins makes n moves in a row, and the other side mates it with one move. */
    SERIES_HELPMATE("ser-h#", Play.SERIES_HELP, true),
    /** ser-h=n: the same with stalemate. */
    SERIES_HELP_STALEMATE("ser-h=", Play.SERIES_HELP, false),
    /** h00n: both sides cooperate, and the other side castles with its n-th move. */
    HELP_CASTLING("h00", Play.HELP, false),
    /** ser-00n: the side that begins makes n moves in a row, and castles with the last one. */
    SERIES_CASTLING("ser-00", Play.SERIES, false),
    /** ser-h00n: the side that begins makes n moves in a row, and the other side castles. */
    SERIES_HELP_CASTLING("ser-h00", Play.SERIES_HELP, false);

    /** How the two sides play. */
    public enum Play {
        DIRECT,
        SELF,
        REFLEX,
        SEMI_REFLEX,
        HELP,
        SERIES,
        SERIES_HELP
    }

    private final String sign;
    private final Play play;
    private final boolean mate;

    Goal(String sign, Play play, boolean mate) {
        this.sign = sign;
        this.play = play;
        this.mate = mate;
    }

    /** Returns the sign that problemists write before the number of moves. */
    public String sign() {
        return sign;
    }

    public Play play() {
        return play;
    }

    /** Returns true when the play ends in mate, false when it ends in stalemate or castling. */
    public boolean isMate() {
        return mate;
    }

    /** Returns whether the play ends with castling, whatever the position then is. */
    public boolean isCastling() {
        return this == HELP_CASTLING || this == SERIES_CASTLING || this == SERIES_HELP_CASTLING;
    }

    /** Returns whether one side forces the goal against the other. */
    public boolean isForced() {
        return play == Play.DIRECT || isSelf();
    }

    /** Returns whether the side that begins forces the other to end the play. */
    public boolean isSelf() {
        return play == Play.SELF || play == Play.REFLEX || play == Play.SEMI_REFLEX;
    }

    /** Returns whether one side makes several moves in a row, without giving check before the last one. */
    public boolean isSeries() {
        return play == Play.SERIES || play == Play.SERIES_HELP;
    }

    /** Returns whether the other side makes the last move of a solution in n whole moves. */
    public boolean isHelp() {
        return play == Play.HELP || play == Play.SERIES_HELP;
    }

    /**
     * Returns the plies of a whole solution, which is a line to the goal.
     *
     * @param moves the number in the stipulation
     * @param half half a move more, in help play only
     */
    public int plies(int moves, boolean half) {
        return switch (play) {
            case DIRECT -> 2 * moves - 1;
            case SERIES -> moves;
            case SERIES_HELP -> moves + 1;
            default -> 2 * moves + (half ? 1 : 0);
        };
    }
}
