package io.github.kingfell.cli.mate;

import io.github.kingfell.engine.search.AttackRestriction;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Options that leave out moves of the attacker. */
final class Restrictions {
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

    boolean areSet() {
        return checksOnly || kingMoves != null;
    }

    boolean areValid() {
        return kingMoves == null || kingMoves >= 0;
    }

    AttackRestriction asRule() {
        AttackRestriction rule = checksOnly ? AttackRestriction.CHECKS_ONLY : AttackRestriction.NONE;
        return kingMoves == null ? rule : rule.and(AttackRestriction.kingSteps(kingMoves));
    }

    /** The restrictions in words, each after a blank; empty without any. */
    String words() {
        return (checksOnly ? " with checks only" : "")
                + (kingMoves == null ? "" : " with at most " + kingMoves + " king moves");
    }
}
