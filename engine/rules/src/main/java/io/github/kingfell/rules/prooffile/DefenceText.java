package io.github.kingfell.rules.prooffile;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.StoredPosition;
import io.github.kingfell.rules.check.RejectedProofException;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;

/**
 * A position of a defence as a line of a file: a FEN without side to move and counters, {@code 8/3k4/8/8/8/8/R7/K7 -
 * -}.
 */
final class DefenceText {
    private static final String SHAPE = "[1-8pnbrqkPNBRQK/]+ (-|[A-Ha-hKQkq]{1,4}) (-|[a-h][36])";

    private DefenceText() {}

    static String format(StoredPosition position) {
        String[] fields = Fen.formatShredder(position.position()).split(" ");
        return fields[0] + " " + fields[2] + " " + fields[3];
    }

    /**
     * Reads a position.
     *
     * @throws UnreadableProofException when the line has another shape
     * @throws RejectedProofException when it is no legal position
     */
    static StoredPosition parse(String line, int sideToMove, ProofLines lines)
            throws UnreadableProofException, RejectedProofException {
        if (!line.matches(SHAPE)) {
            throw lines.unreadable("not pieces, castling rights and en-passant square: " + ProofLines.shown(line));
        }
        int end = line.indexOf(' ');
        String side = sideToMove == Color.WHITE ? " w" : " b";
        try {
            return StoredPosition.of(Fen.parse(line.substring(0, end) + side + line.substring(end)));
        } catch (NotationException e) {
            throw new RejectedProofException(lines.place() + e.getMessage());
        }
    }
}
