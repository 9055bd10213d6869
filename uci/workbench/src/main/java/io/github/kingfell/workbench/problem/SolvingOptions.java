package io.github.kingfell.workbench.problem;

import io.github.kingfell.workbench.stipulation.LeftOut;
import java.util.function.Consumer;

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

    /** The same options while some are changed. */
    private static final class Draft {
        boolean setPlay;
        boolean tries;
        boolean variations;
        boolean threats;
        boolean shortVariations;
        int refutations;
        int solutions;
        int seconds;
        LeftOut leftOut;

        Draft(SolvingOptions options) {
            setPlay = options.setPlay;
            tries = options.tries;
            variations = options.variations;
            threats = options.threats;
            shortVariations = options.shortVariations;
            refutations = options.refutations;
            solutions = options.solutions;
            seconds = options.seconds;
            leftOut = options.leftOut;
        }

        SolvingOptions options() {
            return new SolvingOptions(
                    setPlay, tries, variations, threats, shortVariations, refutations, solutions, seconds, leftOut);
        }
    }

    private SolvingOptions changed(Consumer<Draft> change) {
        Draft draft = new Draft(this);
        change.accept(draft);
        return draft.options();
    }

    /** Returns the options with what the user wants to see too. */
    public SolvingOptions with(SolvingOptions more) {
        return changed(draft -> {
            draft.setPlay |= more.setPlay;
            draft.tries |= more.tries;
            draft.variations |= more.variations;
            draft.threats &= more.threats;
            draft.shortVariations &= more.shortVariations;
        });
    }

    public SolvingOptions withSetPlay(boolean shown) {
        return changed(draft -> draft.setPlay = shown);
    }

    public SolvingOptions withTries(boolean shown) {
        return changed(draft -> draft.tries = shown);
    }

    public SolvingOptions withVariations(boolean shown) {
        return changed(draft -> draft.variations = shown);
    }

    /** Returns the options without threats. */
    public SolvingOptions withoutThreats() {
        return changed(draft -> draft.threats = false);
    }

    /** Returns the options without short variations. */
    public SolvingOptions withoutShortVariations() {
        return changed(draft -> draft.shortVariations = false);
    }

    /** Returns the options with tries that have up to so many refutations. */
    public SolvingOptions withRefutations(int most) {
        return changed(draft -> {
            draft.tries = most > 0;
            draft.refutations = most;
        });
    }

    public SolvingOptions withSolutions(int most) {
        return changed(draft -> draft.solutions = most);
    }

    public SolvingOptions withSeconds(int limit) {
        return changed(draft -> draft.seconds = limit);
    }

    public SolvingOptions leaving(LeftOut out) {
        return changed(draft -> draft.leftOut = out);
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
