package io.github.kingfell.workbench.pawns;

import io.github.kingfell.rules.board.Square;

/**
 * One role of one pawn.
 *
 * @param pawn square 0..63 of the pawn whose role it is; of a protector, the one that guards
 * @param other square of the pawn it has the role for
 */
public record Relation(int pawn, Role role, int other) {
    @Override
    public String toString() {
        return Square.name(pawn) + " " + role.symbol() + " " + Square.name(other);
    }
}
