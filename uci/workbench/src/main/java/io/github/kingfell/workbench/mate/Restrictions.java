package io.github.kingfell.workbench.mate;

import io.github.kingfell.search.AttackRestriction;
import org.jspecify.annotations.Nullable;

/**
 * Moves that the attacker leaves out.
 *
 * @param checksOnly true when the attacker only gives check
 * @param kingMoves squares that the other king may at most go to after the attacker's moves; null for any number
 */
public record Restrictions(boolean checksOnly, @Nullable Integer kingMoves) {
    public boolean areSet() {
        return checksOnly || kingMoves != null;
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
