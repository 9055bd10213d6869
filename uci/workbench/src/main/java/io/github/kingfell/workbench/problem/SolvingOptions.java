package io.github.kingfell.workbench.problem;

/**
 * What is shown of a problem besides its solutions, and how many solutions are looked for.
 *
 * @param setPlay what happens if the other side were to move
 * @param tries first moves with exactly one refutation
 * @param variations threats and defences after each key
 * @param threats false when variations show every reply and no threats
 * @param shortVariations false when replies are left out that are answered sooner than the longest ones
 * @param solutions the most solutions to look for; 0 for all
 * @param seconds a time limit of the problem's own; 0 for none
 * @param leftOut what is neither searched nor shown
 */
public record SolvingOptions(
        boolean setPlay,
        boolean tries,
        boolean variations,
        boolean threats,
        boolean shortVariations,
        int solutions,
        int seconds,
        LeftOut leftOut) {
    /** The solutions alone. */
    public static final SolvingOptions KEYS =
            new SolvingOptions(false, false, false, true, true, 0, 0, LeftOut.NOTHING);

    /** Returns the options with what the user wants to see too. */
    public SolvingOptions with(SolvingOptions more) {
        return new SolvingOptions(
                setPlay || more.setPlay,
                tries || more.tries,
                variations || more.variations,
                threats && more.threats,
                shortVariations && more.shortVariations,
                solutions,
                seconds,
                leftOut);
    }

    public SolvingOptions withSetPlay(boolean shown) {
        return new SolvingOptions(shown, tries, variations, threats, shortVariations, solutions, seconds, leftOut);
    }

    public SolvingOptions withTries(boolean shown) {
        return new SolvingOptions(setPlay, shown, variations, threats, shortVariations, solutions, seconds, leftOut);
    }

    public SolvingOptions withVariations(boolean shown) {
        return new SolvingOptions(setPlay, tries, shown, threats, shortVariations, solutions, seconds, leftOut);
    }

    /** Returns the options without threats. */
    public SolvingOptions withoutThreats() {
        return new SolvingOptions(setPlay, tries, variations, false, shortVariations, solutions, seconds, leftOut);
    }

    /** Returns the options without short variations. */
    public SolvingOptions withoutShortVariations() {
        return new SolvingOptions(setPlay, tries, variations, threats, false, solutions, seconds, leftOut);
    }

    public SolvingOptions withSolutions(int most) {
        return new SolvingOptions(setPlay, tries, variations, threats, shortVariations, most, seconds, leftOut);
    }

    public SolvingOptions withSeconds(int limit) {
        return new SolvingOptions(setPlay, tries, variations, threats, shortVariations, solutions, limit, leftOut);
    }

    public SolvingOptions leaving(LeftOut out) {
        return new SolvingOptions(setPlay, tries, variations, threats, shortVariations, solutions, seconds, out);
    }

    /** Returns the parts besides the solutions, each after a blank. */
    public String words() {
        return (setPlay ? " set play" : "")
                + (tries ? " tries" : "")
                + (variations ? " variations" : "")
                + (threats ? "" : " without threats")
                + (shortVariations ? "" : " without short variations")
                + (solutions == 0 ? "" : " at most " + solutions + " solutions")
                + leftOut.words();
    }
}
