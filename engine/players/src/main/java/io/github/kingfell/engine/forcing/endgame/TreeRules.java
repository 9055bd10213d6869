package io.github.kingfell.engine.forcing.endgame;

import java.util.List;

/**
 * The rules by which the trees of an ending are found.
 *
 * @param ladder the refusals of the first try for a tree, and of the next tries when it finds none; not empty
 * @param onlyWhatLasts true when better requires that no black reply undoes it: after each of them
 *     {@link Judgement#progress} must be larger than in the root. Progress then grows from root to root, so trees
 *     cannot lead in a circle, even where rule 3.7 does not prevent it
 */
public record TreeRules(TreeMethod method, TreeLimits limits, List<Refusal> ladder, boolean onlyWhatLasts) {
    /** One try with all refusals. */
    private static final List<Refusal> CLASSIC_LADDER = List.of(Refusal.WITH_ADDITIONS);

    public TreeRules {
        ladder = List.copyOf(ladder);
    }

    /** Returns the rules of Huberman 1968, chapter 2. */
    public static TreeRules classic(TreeLimits limits) {
        return new TreeRules(TreeMethod.LEVEL_BY_LEVEL, limits, CLASSIC_LADDER, false);
    }
}
