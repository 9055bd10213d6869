package io.github.kingfell.engine.forcing.endgame;

import java.util.List;

/**
 * How the trees of an ending are found.
 *
 * @param ladder what is refused in the first try for a tree, and in the next ones when it finds none; not empty
 * @param onlyWhatLasts true when better counts only where no black reply undoes it: where after each of them
 *     {@link Judgement#progress} is larger than in the root. Then it grows from root to root, so trees cannot lead in a
 *     circle, whatever rule 3.7 is worth
 */
public record TreeRules(TreeMethod method, TreeLimits limits, List<Refusal> ladder, boolean onlyWhatLasts) {
    /** One try with all that is worse. */
    private static final List<Refusal> CLASSIC_LADDER = List.of(Refusal.WITH_ADDITIONS);

    public TreeRules {
        ladder = List.copyOf(ladder);
    }

    /** Those of Huberman 1968, chapter 2. */
    public static TreeRules classic(TreeLimits limits) {
        return new TreeRules(TreeMethod.LEVEL_BY_LEVEL, limits, CLASSIC_LADDER, false);
    }
}
