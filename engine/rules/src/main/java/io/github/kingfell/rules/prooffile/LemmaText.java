package io.github.kingfell.rules.prooffile;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.PackedPosition;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Square;
import io.github.kingfell.rules.check.LemmaProof;

/**
 * A lemma as a line of a file, {@code Pb2Kd1kg7Rd6ra2 b2b4}: the pieces by their FEN letters, and the attacker's move.
 */
final class LemmaText {
    private static final char EN_PASSANT = '/';

    /** Characters of a piece and of an en-passant square. */
    private static final int WIDTH = 3;

    private LemmaText() {}

    static String format(LemmaProof proof, int lemma) {
        StringBuilder text = new StringBuilder(32);
        long position = proof.position(lemma);
        for (int i = 0; i < PackedPosition.pieceCount(position); i++) {
            text.append(Piece.symbol(PackedPosition.piece(position, i)))
                    .append(Square.name(PackedPosition.square(position, i)));
        }
        int enPassant = PackedPosition.enPassant(position, proof.attacker());
        if (enPassant != Square.NONE) {
            text.append(EN_PASSANT).append(Square.name(enPassant));
        }
        text.append(' ').append(Square.name(proof.from(lemma))).append(Square.name(proof.to(lemma)));
        int promoted = proof.promoted(lemma);
        if (promoted != Piece.NONE) {
            text.append(Piece.symbol(Piece.of(Color.BLACK, promoted)));
        }
        return text.toString();
    }

    /** Adds the lemma of a line to the proof; neither its truth nor the legality of its position is checked. */
    static void parse(String line, LemmaProof proof, ProofLines lines) throws UnreadableProofException {
        int space = line.indexOf(' ');
        int slash = line.indexOf(EN_PASSANT);
        int end = slash < 0 ? space : slash;
        boolean shaped = end >= 0 && end % WIDTH == 0 && end / WIDTH <= PackedPosition.MOST_PIECES;
        if (!shaped || slash >= 0 && space != slash + WIDTH) {
            throw notALemma(line, lines);
        }
        int[] pieces = new int[end / WIDTH];
        int[] squares = new int[pieces.length];
        for (int i = 0; i < pieces.length; i++) {
            pieces[i] = Piece.fromSymbol(line.charAt(WIDTH * i));
            squares[i] = square(line, WIDTH * i + 1, lines);
            if (pieces[i] == Piece.NONE) {
                throw notALemma(line, lines);
            }
        }
        int enPassant = slash < 0 ? Square.NONE : square(line, slash + 1, lines);
        MoveText move = MoveText.parse(line.substring(space + 1), lines);
        proof.add(PackedPosition.of(pieces, squares, enPassant), move.from(), move.to(), move.promoted());
    }

    private static int square(String line, int at, ProofLines lines) throws UnreadableProofException {
        int square = Square.parse(line.substring(at, at + 2));
        if (square == Square.NONE) {
            throw notALemma(line, lines);
        }
        return square;
    }

    private static UnreadableProofException notALemma(String line, ProofLines lines) {
        return lines.unreadable("not a lemma: " + ProofLines.shown(line));
    }
}
