package io.github.kingfell.search;

/**
 * The identity of a player in settings, routes and reports. The engine's own players are listed here;
 * {@code Engine.players} returns those that an engine has.
 *
 * @param option one lower-case word, by which the user selects the player
 * @param title shown to users, such as {@code alpha-beta}
 */
public record PlayerId(String option, String title) {
    public static final PlayerId FORCING_TREE = new PlayerId("forcing", "forcing tree");

    /** The forcing-tree player with a tree that it did not search but took from an ending's certificate. */
    public static final PlayerId REMEMBERED_TREE = new PlayerId("remembered", "remembered tree");

    public static final PlayerId PROOF_NUMBER = new PlayerId("proof", "proof-number");
    public static final PlayerId ALPHA_BETA = new PlayerId("alphabeta", "alpha-beta");
    public static final PlayerId EXACT_TABLE = new PlayerId("exact", "exact table");
    public static final PlayerId ADVICE_TABLE = new PlayerId("advice", "advice table");

    /**
     * Makes an identity. The option is one word, because GUIs split the values of an option at blanks.
     *
     * @throws IllegalArgumentException when the option is not one word of the letters a to z
     */
    public PlayerId {
        if (option.isEmpty() || !option.chars().allMatch(letter -> letter >= 'a' && letter <= 'z')) {
            throw new IllegalArgumentException("no option value: " + option);
        }
    }

    @Override
    public String toString() {
        return title;
    }
}
