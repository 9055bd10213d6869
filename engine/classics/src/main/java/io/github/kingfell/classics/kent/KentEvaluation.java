package io.github.kingfell.classics.kent;

import io.github.kingfell.rules.board.Attacks;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import java.util.Arrays;

/**
 * Kent's evaluation for the side that has just moved: controlled squares, pieces, and threats. A threat counts half of
 * the threatened piece for the side to move and a third for the other. A piece is threatened when it is attacked at
 * all, and a square belongs to the side with more attackers. This is a reconstruction: the paper leaves open what
 * exactly its two arrays of threats decide.
 */
final class KentEvaluation {
    private final KentTables tables;
    private final boolean subtracting;
    private final int[][] attackers = new int[2][64];

    /** @param subtracting squares that the opponent controls count against the side that has moved */
    KentEvaluation(KentTables tables, boolean subtracting) {
        this.tables = tables;
        this.subtracting = subtracting;
    }

    /**
     * @param position after a move
     * @param move number of the move in the game, from 1
     */
    int evaluate(Position position, int move) {
        int opponent = position.sideToMove();
        int me = opponent ^ 1;
        if (new MoveGenerator(position).count(position) == 0) {
            return position.inCheck() ? tables.checkmate : tables.stalemate;
        }
        count(position, Color.WHITE);
        count(position, Color.BLACK);
        return squares(position, me, move) + pieces(position, me, move) - enPassant(position, me);
    }

    /** Counts how many pieces of a colour attack each square, occupied or not; pins are ignored. */
    private void count(Position position, int color) {
        int[] counts = attackers[color];
        Arrays.fill(counts, 0);
        for (long pieces = position.color(color); pieces != 0; pieces = Bitboard.rest(pieces)) {
            int square = Bitboard.first(pieces);
            int kind = Piece.kind(position.pieceAt(square));
            long reached =
                    kind == Piece.PAWN ? Attacks.pawn(color, square) : Attacks.of(kind, square, position.occupied());
            for (; reached != 0; reached = Bitboard.rest(reached)) {
                counts[Bitboard.first(reached)]++;
            }
        }
    }

    private int squares(Position position, int me, int move) {
        int sum = 0;
        long beside = Attacks.king(position.king(me)) | Attacks.king(position.king(me ^ 1));
        for (int square = 0; square < 64; square++) {
            int control = Integer.signum(attackers[me][square] - attackers[me ^ 1][square]);
            if (control > 0 || control < 0 && subtracting) {
                int bias = Bitboard.contains(beside, square) ? tables.kingBias(move) : 0;
                sum += control * (tables.square(square, move) + bias);
            }
        }
        return sum;
    }

    private int pieces(Position position, int me, int move) {
        int sum = 0;
        for (long pieces = position.occupied(); pieces != 0; pieces = Bitboard.rest(pieces)) {
            int square = Bitboard.first(pieces);
            int piece = position.pieceAt(square);
            int kind = Piece.kind(piece);
            int color = Piece.color(piece);
            boolean attacked = attackers[color ^ 1][square] > 0;
            int value = kind == Piece.KING ? 0 : tables.value(kind, color, square, move);
            if (color == me) {
                sum += value - (attacked ? tables.yourThreat(kind, color, square) : 0);
            } else {
                sum += (attacked ? tables.myThreat(kind, color, square) : 0) - value;
            }
        }
        return sum;
    }

    /**
     * Returns the threat to capture en passant the pawn that has just made its double step; it counts only against the
     * side that has moved. Kent prints 9 for it, a half of his pawn, and 6, a third, for "my" threat en passant: the
     * side that has moved would have it if its move had not ended the right.
     */
    private int enPassant(Position position, int me) {
        int square = position.enPassant();
        boolean threatened =
                square != Square.NONE && (Attacks.pawn(me, square) & position.pieces(me ^ 1, Piece.PAWN)) != 0;
        return threatened ? tables.enPassant : 0;
    }
}
