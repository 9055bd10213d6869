package io.github.kingfell.prover.joblevel;

import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.rules.notation.UciMove;

/**
 * A question to a worker: is there a mate from a node of the master's tree?
 *
 * @param moves from the root to the node, in UCI's form with castling as king takes rook, separated by blanks; empty
 *     for the root. They name the node
 * @param left moves of the attacker from the node on, at least 1
 * @param nodes that the worker may visit
 */
public record MateJob(String moves, int left, long nodes) {
    /**
     * Returns the node's position with the moves from the root as its history.
     *
     * @throws NotationException when a move is not legal
     */
    public Position position(Position root) throws NotationException {
        Position position = root.copy();
        for (String text : moves.isEmpty() ? new String[0] : moves.split(" ")) {
            int move = UciMove.parse(text, position);
            if (move == Move.NONE) {
                throw new NotationException("not a legal move: " + text + " of \"" + moves + "\"");
            }
            position.make(move);
        }
        return position;
    }
}
