package io.github.kingfell.workbench.pawns;

/** The parts of an attack-defence diagram, in the words of Tan 1977 as Bratko, Kopec and Michie (1978) list them. */
public enum DiagramPart {
    WITHIN_FRONTS('a', "relations within fronts", true),
    DEFENCES_WITHIN('b', "defences to threats arising from (a)", false),
    KING_ATTACKS('c', "possible attacks of kings against pawns", true),
    DEFENCES_AGAINST_KINGS('d', "defences to (c)", false),
    SUPPORT('e', "support possibilities", false),
    JOINT_ATTACKS('f', "joint attacks", false);

    private final char letter;
    private final String title;
    private final boolean drawn;

    DiagramPart(char letter, String title, boolean drawn) {
        this.letter = letter;
        this.title = title;
        this.drawn = drawn;
    }

    /** Returns the letter of the part, from a to f. */
    public char letter() {
        return letter;
    }

    /** Returns the name as printed. */
    public String title() {
        return title;
    }

    /**
     * Returns true when we draw this part. The text at hand does not define the others, and its authors had no program
     * for them.
     */
    public boolean isDrawn() {
        return drawn;
    }
}
