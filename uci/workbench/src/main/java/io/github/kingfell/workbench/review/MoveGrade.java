package io.github.kingfell.workbench.review;

/** Grades of bad moves, by the part of a point that they lost. The bounds are ours; there is no standard. */
public enum MoveGrade {
    NONE("", "", 0, 0),
    INACCURACY("inaccuracy", "?!", 6, 0.05),
    MISTAKE("mistake", "?", 2, 0.10),
    BLUNDER("blunder", "??", 4, 0.20);

    private final String word;
    private final String sign;
    private final int glyph;
    private final double least;

    MoveGrade(String word, String sign, int glyph, double least) {
        this.word = word;
        this.sign = sign;
        this.glyph = glyph;
        this.least = least;
    }

    /** @param loss part of a point, 0 to 1 */
    static MoveGrade of(double loss) {
        MoveGrade worst = NONE;
        for (MoveGrade judgement : values()) {
            worst = loss >= judgement.least ? judgement : worst;
        }
        return worst;
    }

    /** Returns the grade in words; empty for {@link #NONE}. */
    public String word() {
        return word;
    }

    /** Returns the annotation sign, such as a question mark. */
    public String sign() {
        return sign;
    }

    /** Returns the numeric annotation glyph of PGN; 0 for {@link #NONE}. */
    public int glyph() {
        return glyph;
    }

    /** Returns the least loss of this grade. */
    public double least() {
        return least;
    }
}
