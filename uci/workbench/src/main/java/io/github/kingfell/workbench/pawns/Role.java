package io.github.kingfell.workbench.pawns;

/**
 * The relation of one pawn to another. Each pair has only its most special role: a ram is not listed as a counterpawn
 * too, nor a lever as a sentry. All roles except the two kinds of protector are mutual.
 *
 * <p>The symbols are Tan's. Of his codes 1, 2, 3 and 8 are known; 4 to 7 follow the order of his list.
 */
public enum Role {
    /** An enemy pawn ahead on the same file, whether other pawns are between them or not. */
    COUNTERPAWN("counterpawn", "<->", 1),
    /** Counterpawns face to face, so that neither can move. */
    RAM("ram", "<+>", 2),
    /** An enemy pawn ahead on a neighbouring file. */
    SENTRY("sentry", "<- ->", 3),
    /** Sentries that can capture each other. */
    LEVER("lever", "<+->", 4),
    /** Friendly pawns abreast on neighbouring files. */
    DUO("duo", "==", 5),
    /** Friendly pawns on the same file. */
    TWIN("twin", "==X", 6),
    /** This pawn guards a friendly pawn ahead on a neighbouring file. */
    PROTECTOR("protector", "==/>", 7),
    /** This pawn could guard a friendly pawn ahead on a neighbouring file after an advance. */
    POTENTIAL_PROTECTOR("potential protector", "==>", 8);

    private final String title;
    private final String symbol;
    private final int code;

    Role(String title, String symbol, int code) {
        this.title = title;
        this.symbol = symbol;
        this.code = code;
    }

    /** Returns the name in lower case. */
    public String title() {
        return title;
    }

    /** Returns the symbol, such as {@code <+>}. */
    public String symbol() {
        return symbol;
    }

    /** Returns the number of the role in Tan's printed analyses, 1..8. */
    public int code() {
        return code;
    }

    /** Returns true when both pawns have the same colour. */
    public boolean isFriendly() {
        return compareTo(DUO) >= 0;
    }

    /** Returns true when the pawns have this role for each other. */
    public boolean isMutual() {
        return compareTo(PROTECTOR) < 0;
    }
}
