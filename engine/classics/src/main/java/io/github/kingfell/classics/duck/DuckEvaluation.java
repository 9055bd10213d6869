package io.github.kingfell.classics.duck;

import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;

/**
 * DUCK's evaluation; the paper says no more of it than "a material part and a positional part". The positional part
 * here: pieces towards the centre, pawns forward, the king out of the way while queens are on the board.
 */
final class DuckEvaluation {
    private static final int[] MATERIAL = {0, 100, 300, 320, 500, 900, 0};

    /** Weight of one step towards the centre, by kind; pawns and kings have their own rules. */
    private static final int[] CENTRE = {0, 0, 6, 4, 1, 1, 0};

    private static final int PAWN_STEP = 5;
    private static final int KING_STEP = 8;

    private DuckEvaluation() {}

    /** Returns the exchange value of a kind of piece. */
    static int material(int kind) {
        return MATERIAL[kind];
    }

    /** Returns the evaluation in centipawns for the side to move. */
    static int evaluate(Position position) {
        int white = sum(position, Color.WHITE) - sum(position, Color.BLACK);
        return position.sideToMove() == Color.WHITE ? white : -white;
    }

    private static int sum(Position position, int color) {
        int total = 0;
        for (int kind = Piece.PAWN; kind <= Piece.QUEEN; kind++) {
            for (long pieces = position.pieces(color, kind); pieces != 0; pieces = Bitboard.rest(pieces)) {
                int square = Bitboard.first(pieces);
                total += MATERIAL[kind] + CENTRE[kind] * centrality(square);
                if (kind == Piece.PAWN) {
                    int rank = Square.rank(square);
                    total += PAWN_STEP * (color == Color.WHITE ? rank - 1 : 6 - rank);
                }
            }
        }
        boolean ending = position.kind(Piece.QUEEN) == 0;
        return total + (ending ? KING_STEP : -KING_STEP) * centrality(position.king(color));
    }

    /** Returns the centrality of a square, 0 to 6: 0 at the edge to 3 in the middle, files and ranks added. */
    private static int centrality(int square) {
        int file = Square.file(square);
        int rank = Square.rank(square);
        return Math.min(file, 7 - file) + Math.min(rank, 7 - rank);
    }
}
