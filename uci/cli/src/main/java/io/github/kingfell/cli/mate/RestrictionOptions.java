package io.github.kingfell.cli.mate;

import io.github.kingfell.workbench.solution.Restrictions;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Options that leave out moves of the attacker. */
final class RestrictionOptions {
    @Option(
            names = "--checks-only",
            description = "the attacker may only give check. A mate found in this way is proved; no mate found proves "
                    + "nothing")
    private boolean checksOnly;

    @Option(
            names = "--king-moves",
            paramLabel = "K",
            description = "the attacker may only make moves that leave the other king at most K moves; like "
                    + "--checks-only, it proves mates but disproves none")
    private @Nullable Integer kingMoves;

    boolean areValid() {
        return kingMoves == null || kingMoves >= 0;
    }

    Restrictions chosen() {
        return new Restrictions(checksOnly, kingMoves);
    }
}
