package io.github.kingfell.workbench.solution;

import io.github.kingfell.search.AttackRestriction;
import org.jspecify.annotations.Nullable;

/**
 * The moves that the attacker leaves out.
 *
 * @param checksOnly true when the attacker may only give check
 * @param kingMoves the most squares that the defending king may have after each attacking move; null for no limit
 */
public record Restrictions(boolean checksOnly, @Nullable Integer kingMoves) {
    public boolean areSet() {
        return checksOnly || kingMoves != null;
    }

    public AttackRestriction asRule() {
        AttackRestriction rule = checksOnly ? AttackRestriction.CHECKS_ONLY : AttackRestriction.NONE;
        return kingMoves == null ? rule : rule.and(AttackRestriction.kingSteps(kingMoves));
    }

    /** Returns the restrictions in words, each after a blank; empty without any. */
    public String words() {
        return (checksOnly ? " with checks only" : "")
                + (kingMoves == null ? "" : " with at most " + kingMoves + " king moves");
    }
}
