package io.github.kingfell.rules.prooffile;

import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Square;

/**
 * The squares and promotion of a move text such as {@code e2e4} or {@code a7a8n}; only a position can tell whether the
 * move is legal.
 *
 * @param promoted the kind of piece that a pawn becomes, {@link Piece#NONE} for other moves
 */
record MoveText(int from, int to, int promoted) {
    static MoveText parse(String text, ProofLines lines) throws UnreadableProofException {
        int length = text.length();
        int from = length < 4 ? Square.NONE : Square.parse(text.substring(0, 2));
        int to = length < 4 ? Square.NONE : Square.parse(text.substring(2, 4));
        int promoted = length == 5 ? " nbrq".indexOf(text.charAt(4)) + 1 : Piece.NONE;
        if (from == Square.NONE || to == Square.NONE || length > 5 || length == 5 && promoted < Piece.KNIGHT) {
            throw lines.unreadable("not a move: " + ProofLines.shown(text));
        }
        return new MoveText(from, to, promoted);
    }
}
