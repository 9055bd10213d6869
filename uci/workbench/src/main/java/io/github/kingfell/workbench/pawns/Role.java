package io.github.kingfell.workbench.pawns;

/**
 * What a pawn is to another. Each pair has the most special role only: a ram is not listed as a counterpawn again, nor
 * a lever as a sentry. All but the two kinds of protector go both ways.
 *
 * <p>The symbols are Tan's. Of his codes 1, 2, 3 and 8 are known; 4 to 7 follow the order of his list.
 */
public enum Role {
    /** An enemy pawn ahead on the same file, other pawns between them or not. */
    COUNTERPAWN("counterpawn", "<->", 1),
    /** Counterpawns head to head, so that neither can move. */
    RAM("ram", "<+>", 2),
    /** An enemy pawn ahead on a neighbouring file. */
    SENTRY("sentry", "<- ->", 3),
    /** Sentries of which each can capture the other. */
    LEVER("lever", "<+->", 4),
    /** Friendly pawns abreast on neighbouring files. */
    DUO("duo", "==", 5),
    /** Friendly pawns on the same file. */
    TWIN("twin", "==X", 6),
    /** A friendly pawn ahead on a neighbouring file is guarded by this one. */
    PROTECTOR("protector", "==/>", 7),
    /** A friendly pawn ahead on a neighbouring file could be guarded, if this one advanced. */
    POTENTIAL_PROTECTOR("potential protector", "==>", 8);

    private final String title;
    private final String symbol;
    private final int code;

    Role(String title, String symbol, int code) {
        this.title = title;
        this.symbol = symbol;
        this.code = code;
    }

    /** The name in lower case. */
    public String title() {
        return title;
    }

    /** Such as {@code <+>}. */
    public String symbol() {
        return symbol;
    }

    /** The number of the role in Tan's printed analyses, 1..8. */
    public int code() {
        return code;
    }

    /** True when both pawns have one colour. */
    public boolean isFriendly() {
        return compareTo(DUO) >= 0;
    }

    /** True when the pawns have this role for each other. */
    public boolean isMutual() {
        return compareTo(PROTECTOR) < 0;
    }
}
