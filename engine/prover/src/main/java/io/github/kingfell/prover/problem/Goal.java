package io.github.kingfell.prover.problem;

/** The goal of a problem in n moves. The side to move begins. */
public enum Goal {
    /** #n: the side that begins mates by force. */
    MATE("#"),
    /** =n: the side that begins stalemates by force. */
    STALEMATE("="),
    /** s#n: the side that begins forces the other, which resists, to mate it. */
    SELFMATE("s#"),
    /** h#n: both sides cooperate to mate the side that begins. */
    HELPMATE("h#");

    private final String sign;

    Goal(String sign) {
        this.sign = sign;
    }

    /** Returns the sign that problemists write before the number of moves. */
    public String sign() {
        return sign;
    }

    /** Returns whether one side forces the goal against the other. */
    public boolean isForced() {
        return this != HELPMATE;
    }
}
