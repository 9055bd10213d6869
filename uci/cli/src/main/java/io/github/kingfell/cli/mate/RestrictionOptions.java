package io.github.kingfell.cli.mate;

import io.github.kingfell.workbench.mate.Restrictions;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Options that leave out moves of the attacker. */
final class RestrictionOptions {
    @Option(
            names = "--checks-only",
            description = "the attacker only gives check. A mate found so is proved; that none is found proves nothing")
    private boolean checksOnly;

    @Option(
            names = "--king-moves",
            paramLabel = "K",
            description = "the attacker only makes moves that leave the other king at most K steps; as --checks-only,"
                    + " it proves mates and refutes none")
    private @Nullable Integer kingMoves;

    boolean areValid() {
        return kingMoves == null || kingMoves >= 0;
    }

    Restrictions chosen() {
        return new Restrictions(checksOnly, kingMoves);
    }
}
