package io.github.kingfell.cli.prooffile;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.PackedPosition;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Square;
import io.github.kingfell.rules.check.LemmaProof;
import java.util.Locale;

/** A lemma as a line of a file, such as {@code Pb2Kd1kg7Rd6ra2 b2b4}: the men by their FEN letters, and the attacker's
 * move. */
final class LemmaText {
    private static final char EN_PASSANT = '/';

    private LemmaText() {}

    static String format(LemmaProof proof, int lemma) {
        StringBuilder text = new StringBuilder(32);
        long position = proof.position(lemma);
        for (int i = 0; i < PackedPosition.men(position); i++) {
            text.append(Piece.symbol(PackedPosition.piece(position, i)))
                    .append(Square.name(PackedPosition.square(position, i)));
        }
        int enPassant = PackedPosition.enPassant(position, proof.attacker());
        if (enPassant != Square.NONE) {
            text.append(EN_PASSANT).append(Square.name(enPassant));
        }
        text.append(' ').append(Square.name(proof.from(lemma))).append(Square.name(proof.to(lemma)));
        int promoted = proof.promoted(lemma);
        return promoted == Piece.NONE
                ? text.toString()
                : text.append(letter(promoted)).toString();
    }

    private static String letter(int promoted) {
        return String.valueOf(Piece.symbol(Piece.of(Color.BLACK, promoted))).toLowerCase(Locale.ROOT);
    }

    /** Adds what a line says to the proof; whether it is true, or a position at all, is not asked. */
    static void parse(String line, LemmaProof proof, ProofLines lines) throws UnreadableProofException {
        int space = line.indexOf(' ');
        int slash = line.indexOf(EN_PASSANT);
        int end = slash < 0 ? space : slash;
        if (space < 0 || end > space || end % 3 != 0 || end / 3 > PackedPosition.MOST_MEN) {
            throw lines.unreadable("not a lemma: " + ProofLines.shown(line));
        }
        int[] pieces = new int[end / 3];
        int[] squares = new int[pieces.length];
        for (int i = 0; i < pieces.length; i++) {
            pieces[i] = Piece.fromSymbol(line.charAt(3 * i));
            squares[i] = square(line, 3 * i + 1, lines);
            if (pieces[i] == Piece.NONE) {
                throw lines.unreadable("not a lemma: " + ProofLines.shown(line));
            }
        }
        int enPassant = slash < 0 ? Square.NONE : square(line, slash + 1, lines);
        int length = line.length() - space - 1;
        int promoted = length == 5 ? Piece.kind(Piece.fromSymbol(line.charAt(space + 5))) : Piece.NONE;
        boolean unfit = length == 5 && (promoted < Piece.KNIGHT || promoted > Piece.QUEEN);
        if (slash >= 0 && space != slash + 3 || length < 4 || length > 5 || unfit) {
            throw lines.unreadable("not a lemma: " + ProofLines.shown(line));
        }
        proof.add(
                PackedPosition.of(pieces, squares, enPassant),
                square(line, space + 1, lines),
                square(line, space + 3, lines),
                promoted);
    }

    private static int square(String line, int at, ProofLines lines) throws UnreadableProofException {
        int file = at < line.length() ? line.charAt(at) - 'a' : -1;
        int rank = at + 1 < line.length() ? line.charAt(at + 1) - '1' : -1;
        if (file < 0 || file > 7 || rank < 0 || rank > 7) {
            throw lines.unreadable("not a lemma: " + ProofLines.shown(line));
        }
        return Square.of(file, rank);
    }
}
