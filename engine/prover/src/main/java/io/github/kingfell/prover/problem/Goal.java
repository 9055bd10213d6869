package io.github.kingfell.prover.problem;

/** What is to be reached in n moves. The side to move begins. */
public enum Goal {
    /** #n: the side that begins mates by force. */
    MATE("#"),
    /** =n: the side that begins stalemates by force. */
    STALEMATE("="),
    /** s#n: the side that begins forces the other, which resists, to mate it. */
    SELFMATE("s#"),
    /** h#n: both sides help each other that the side that begins is mated. */
    HELPMATE("h#");

    private final String sign;

    Goal(String sign) {
        this.sign = sign;
    }

    /** What problemists write before the number of moves. */
    public String sign() {
        return sign;
    }

    /** True when one side forces it against the other. */
    public boolean isForced() {
        return this != HELPMATE;
    }
}
