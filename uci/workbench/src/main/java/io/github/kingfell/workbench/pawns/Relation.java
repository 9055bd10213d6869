package io.github.kingfell.workbench.pawns;

import io.github.kingfell.rules.board.Square;

/**
 * One role of one pawn.
 *
 * @param pawn square 0..63 of the pawn that has the role; for a protector, the guarding pawn
 * @param other square of the pawn for which it has the role
 */
public record Relation(int pawn, Role role, int other) {
    @Override
    public String toString() {
        return Square.name(pawn) + " " + role.symbol() + " " + Square.name(other);
    }
}
