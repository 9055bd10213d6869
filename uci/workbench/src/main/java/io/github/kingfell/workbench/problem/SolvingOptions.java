package io.github.kingfell.workbench.problem;

import io.github.kingfell.workbench.stipulation.LeftOut;

/**
 * What is shown of a problem besides its solutions, and how many solutions are looked for.
 *
 * @param setPlay what happens if the other side were to move
 * @param tries first moves with few refutations
 * @param variations threats and defences after each key
 * @param threats false when variations show every reply and no threats
 * @param shortVariations false when replies are left out that are answered sooner than the longest ones
 * @param refutations the most that a try may have
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
        int refutations,
        int solutions,
        int seconds,
        LeftOut leftOut) {
    /** The solutions alone. */
    public static final SolvingOptions KEYS =
            new SolvingOptions(false, false, false, true, true, 1, 0, 0, LeftOut.NOTHING);

    /** Returns the options with what the user wants to see too. */
    public SolvingOptions with(SolvingOptions more) {
        return new SolvingOptions(
                setPlay || more.setPlay,
                tries || more.tries,
                variations || more.variations,
                threats && more.threats,
                shortVariations && more.shortVariations,
                refutations,
                solutions,
                seconds,
                leftOut);
    }

    public SolvingOptions withSetPlay(boolean shown) {
        return new SolvingOptions(
                shown, tries, variations, threats, shortVariations, refutations, solutions, seconds, leftOut);
    }

    public SolvingOptions withTries(boolean shown) {
        return new SolvingOptions(
                setPlay, shown, variations, threats, shortVariations, refutations, solutions, seconds, leftOut);
    }

    public SolvingOptions withVariations(boolean shown) {
        return new SolvingOptions(
                setPlay, tries, shown, threats, shortVariations, refutations, solutions, seconds, leftOut);
    }

    /** Returns the options without threats. */
    public SolvingOptions withoutThreats() {
        return new SolvingOptions(
                setPlay, tries, variations, false, shortVariations, refutations, solutions, seconds, leftOut);
    }

    /** Returns the options without short variations. */
    public SolvingOptions withoutShortVariations() {
        return new SolvingOptions(setPlay, tries, variations, threats, false, refutations, solutions, seconds, leftOut);
    }

    /** Returns the options with tries that have up to so many refutations. */
    public SolvingOptions withRefutations(int most) {
        return new SolvingOptions(
                setPlay, most > 0, variations, threats, shortVariations, most, solutions, seconds, leftOut);
    }

    public SolvingOptions withSolutions(int most) {
        return new SolvingOptions(
                setPlay, tries, variations, threats, shortVariations, refutations, most, seconds, leftOut);
    }

    public SolvingOptions withSeconds(int limit) {
        return new SolvingOptions(
                setPlay, tries, variations, threats, shortVariations, refutations, solutions, limit, leftOut);
    }

    public SolvingOptions leaving(LeftOut out) {
        return new SolvingOptions(
                setPlay, tries, variations, threats, shortVariations, refutations, solutions, seconds, out);
    }

    /** Returns the parts besides the solutions, each after a blank. */
    public String words() {
        return (setPlay ? " set play" : "")
                + (tries ? " tries" + (refutations > 1 ? " of up to " + refutations + " refutations" : "") : "")
                + (variations ? " variations" : "")
                + (threats ? "" : " without threats")
                + (shortVariations ? "" : " without short variations")
                + (solutions == 0 ? "" : " at most " + solutions + " solutions")
                + leftOut.words();
    }
}
