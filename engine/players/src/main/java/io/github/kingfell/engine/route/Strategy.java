package io.github.kingfell.engine.route;

/** The players a route can name. */
public enum Strategy {
    EXACT("exact table"),
    ADVICE("advice table"),
    FORCING_TREE("forcing tree"),
    PROOF_NUMBER("proof-number"),
    ALPHA_BETA("alpha-beta");

    private final String title;

    Strategy(String title) {
        this.title = title;
    }

    /** The name shown to users. */
    public String title() {
        return title;
    }
}
