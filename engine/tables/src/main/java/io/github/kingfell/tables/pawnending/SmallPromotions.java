package io.github.kingfell.tables.pawnending;

import io.github.kingfell.rules.board.Attacks;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.IllegalPositionException;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.PositionBuilder;
import io.github.kingfell.rules.board.Square;
import io.github.kingfell.tables.ExactValues;
import java.util.HashMap;
import java.util.Map;

/**
 * Asks exact tables about positions after a promotion, where at most four men are left. White has promoted and Black is
 * to move. Answers are kept, since the same few endings come again in every larger one. For one thread.
 */
final class SmallPromotions {
    private static final int[] OTHERS = {Piece.ROOK, Piece.BISHOP, Piece.KNIGHT};

    static final int LOST = -1;
    private static final int DRAWN = 0;
    static final int WON = 1;
    private static final int UNKNOWN = 2;

    /**
     * A promotion.
     *
     * @param white White's other pawns
     */
    record Question(long white, long black, int square) {
        Position position(int whiteKing, int blackKing, int piece) {
            PositionBuilder board = new PositionBuilder()
                    .put(whiteKing, Piece.of(Color.WHITE, Piece.KING))
                    .put(blackKing, Piece.of(Color.BLACK, Piece.KING))
                    .put(square, Piece.of(Color.WHITE, piece))
                    .sideToMove(Color.BLACK);
            put(board, Color.WHITE, white);
            put(board, Color.BLACK, black);
            try {
                return board.enPassant(Square.NONE).build();
            } catch (IllegalPositionException e) {
                throw new IllegalStateException("a promotion that the rules do not know", e);
            }
        }

        private static void put(PositionBuilder board, int color, long pawns) {
            for (long rest = pawns; rest != 0; rest = Bitboard.rest(rest)) {
                board.put(Bitboard.first(rest), Piece.of(color, Piece.PAWN));
            }
        }

        /** Returns the places of the white king with which White may just have promoted. */
        long places(LegalRows legal, int blackKing) {
            long pawn = Bitboard.of(square - 8);
            // With White to move the pawn did not give check.
            long barred = pawn | KingSets.attackedByWhite(pawn) | Bitboard.of(square);
            return Bitboard.contains(barred, blackKing)
                    ? 0
                    : legal.blackToMove[blackKing] & ~pawn & ~Bitboard.of(square);
        }
    }

    private final ExactValues values;
    private final Map<Question, PromotionRows> known = new HashMap<>();

    SmallPromotions(ExactValues values) {
        this.values = values;
    }

    /** Returns true when the values of so few pawns may be in the tables. */
    static boolean mayKnow(long white, long black) {
        return Bitboard.count(white | black) + 3 <= ExactValues.MOST_SHIPPED;
    }

    /**
     * Adds to the rows what the tables know of the places that are not won yet.
     *
     * @param white White's other pawns
     */
    void complete(long white, long black, int square, PromotionRows rows) {
        PromotionRows exact =
                known.computeIfAbsent(new Question(white, black, square), question -> ask(question, rows));
        for (int king = 0; king < 64; king++) {
            rows.won[king] |= exact.won[king];
            rows.notLost[king] |= exact.notLost[king];
            rows.notWon[king] |= exact.notWon[king];
            rows.lost[king] |= exact.lost[king];
        }
    }

    private PromotionRows ask(Question question, PromotionRows sure) {
        PromotionRows rows = new PromotionRows();
        LegalRows legal = new LegalRows();
        legal.places(question.white, question.black);
        for (int king = 0; king < 64; king++) {
            long places = question.places(legal, king) & ~sure.won[king];
            for (long rest = places; rest != 0; rest = Bitboard.rest(rest)) {
                int value = best(question, Bitboard.first(rest), king);
                long bit = rest & -rest;
                rows.won[king] |= value == WON ? bit : 0;
                rows.notLost[king] |= value == WON || value == DRAWN ? bit : 0;
                rows.notWon[king] |= value == LOST || value == DRAWN ? bit : 0;
                rows.lost[king] |= value == LOST ? bit : 0;
            }
        }
        return rows;
    }

    /** Returns the value of the best promotion; unknown when one is unknown that might be better. */
    private int best(Question question, int whiteKing, int blackKing) {
        Position withQueen = question.position(whiteKing, blackKing, Piece.QUEEN);
        int best = value(withQueen);
        if (best == WON || best == UNKNOWN || !mayBeBetter(withQueen, question.square)) {
            return best;
        }
        for (int piece : OTHERS) {
            int value = value(question.position(whiteKing, blackKing, piece));
            if (value == UNKNOWN) {
                return UNKNOWN;
            }
            best = Math.max(best, value);
        }
        return best;
    }

    /**
     * Returns false where no other piece is better than a queen that does not win: it would have to avoid a stalemate,
     * now or when the black pawn is taken at the edge, or to give check as a knight. That these are all cases was found
     * by asking the tables about every position of four men (SmallPromotionsTest).
     */
    static boolean mayBeBetter(Position withQueen, int square) {
        int king = withQueen.king(Color.BLACK);
        return Bitboard.contains(Attacks.knight(square), king)
                || Bitboard.contains(Bitboard.RANK_1, king) && withQueen.pieces(Color.BLACK, Piece.PAWN) != 0
                || MoveList.legal(withQueen).isEmpty();
    }

    private int value(Position position) {
        int plies = values.plies(position);
        if (plies == ExactValues.UNKNOWN) {
            return UNKNOWN;
        }
        return plies == ExactValues.DRAW ? DRAWN : plies % 2 == 0 ? WON : LOST;
    }
}
