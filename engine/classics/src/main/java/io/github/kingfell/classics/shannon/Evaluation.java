package io.github.kingfell.classics.shannon;

import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;

/**
 * The evaluating function f(P) of section 3, in tenths of a pawn: 200 (K-K') + 9 (Q-Q') + 5 (R-R') + 3 (B-B'+N-N') +
 * (P-P') - 0.5 (D-D'+S-S'+I-I') + 0.1 (M-M'). The mated side has lost its king.
 *
 * <p>Reconstruction: the mobility M of the side that is not to move counts as if it were to move; the capture of the
 * king is no move.
 */
final class Evaluation {
    /** The value of the king. */
    static final int MATE = 2000;

    private static final int WEAKNESS = 5;
    private static final int MOVE = 1;

    private final PawnWeaknesses weaknesses;
    private final boolean stalemateIsDraw;
    private final MoveGenerator generator;
    private final MoveList moves = new MoveList();

    /**
     * @param stalemateIsDraw false when a stalemate is evaluated as any other position; the paper does not mention
     *     stalemate
     */
    Evaluation(Position position, PawnWeaknesses weaknesses, boolean stalemateIsDraw) {
        generator = new MoveGenerator(position);
        this.weaknesses = weaknesses;
        this.stalemateIsDraw = stalemateIsDraw;
    }

    /** Returns f(P) in tenths of a pawn, for the side to move. */
    int value(Position position) {
        int own = generator.count(position);
        if (own == 0 && !position.inCheck() && stalemateIsDraw) {
            return 0;
        }
        int us = position.sideToMove();
        int king = own == 0 && position.inCheck() ? -MATE : 0;
        return king
                + material(position, us)
                - material(position, us ^ 1)
                - WEAKNESS * (weaknesses(position, us) - weaknesses(position, us ^ 1))
                + MOVE * (own - mobilityOfTheOther(position));
    }

    private int weaknesses(Position position, int color) {
        return weaknesses.count(position.pieces(color, Piece.PAWN), position.pieces(color ^ 1, Piece.PAWN), color);
    }

    private int mobilityOfTheOther(Position position) {
        boolean check = position.inCheck();
        int king = position.king(position.sideToMove());
        position.makeNull();
        int count = check ? movesElsewhere(position, king) : generator.count(position);
        position.unmakeNull();
        return count;
    }

    /** Counts all moves except those to a square. */
    private int movesElsewhere(Position position, int square) {
        generator.generate(position, moves);
        int count = 0;
        for (int i = 0; i < moves.size(); i++) {
            count += Move.to(moves.get(i)) == square ? 0 : 1;
        }
        return count;
    }

    private static int material(Position position, int color) {
        return 90 * Bitboard.count(position.pieces(color, Piece.QUEEN))
                + 50 * Bitboard.count(position.pieces(color, Piece.ROOK))
                + 30 * Bitboard.count(position.pieces(color, Piece.BISHOP) | position.pieces(color, Piece.KNIGHT))
                + 10 * Bitboard.count(position.pieces(color, Piece.PAWN));
    }

    /** Converts a value for the side to move to one for White, as in the paper. */
    static int white(int value, Position position) {
        return position.sideToMove() == Color.WHITE ? value : -value;
    }
}
