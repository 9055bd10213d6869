package io.github.kingfell.search;

import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;

/** Replays lines on the game before they are shown. */
public final class PvVerifier {
    private PvVerifier() {}

    /**
     * Returns the part of a line that may be shown. It ends before the first illegal move, and with a move that ends
     * the game by mate, stalemate, third repetition, the fifty-move rule or lack of material.
     *
     * @param root with its game history; not changed
     */
    public static Pv playable(Position root, Pv line) {
        Position position = root.copy();
        MoveGenerator generator = new MoveGenerator(position);
        MoveList moves = new MoveList();
        for (int ply = 0; ply < line.length(); ply++) {
            generator.generate(position, moves);
            if (!moves.contains(line.move(ply))) {
                return line.head(ply);
            }
            position.make(line.move(ply));
            boolean over =
                    position.mayClaimDraw() || position.isInsufficientMaterial() || generator.count(position) == 0;
            if (over) {
                return line.head(ply + 1);
            }
        }
        return line;
    }
}
