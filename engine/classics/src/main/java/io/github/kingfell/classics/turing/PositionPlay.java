package io.github.kingfell.classics.turing;

import io.github.kingfell.rules.board.Attacks;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.CastlingRights;
import io.github.kingfell.rules.board.CheckingMoves;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import java.util.Arrays;

/**
 * The position-play value (page 6), in tenths: the contributions of the machine's own pieces and of the enemy king,
 * without search. Square roots are rounded to one decimal place, as in the game that Turing played by hand (page 7).
 *
 * <p>Reconstruction: the machine's moves are counted after it has moved, as if it were to move again. The capture of
 * the king is no move. A threat of mate is a mate on that second move; there is none while the enemy is in check.
 */
final class PositionPlay {
    private static final int DEFENDED = 10;
    private static final int TWICE_DEFENDED = 5;
    private static final int MAY_CASTLE_LATER = 10;
    private static final int MAY_CASTLE_NEXT = 10;
    private static final int PAWN_RANK = 2;
    private static final int PAWN_DEFENDED = 3;
    private static final int THREAT_OF_MATE = 10;
    private static final int CHECK = 5;

    /**
     * A side that has castled keeps the bonuses for being able to castle and gets another 1.0; otherwise the machine
     * would lose by castling what it gains by preparing it.
     */
    private static final int CASTLED = MAY_CASTLE_LATER + MAY_CASTLE_NEXT + 10;

    private final Position position;
    private final MoveGenerator generator;
    private final CheckingMoves checks;
    private final MoveList moves = new MoveList();

    /** Number of moves of the piece on a square; captures count twice. */
    private final int[] steps = new int[64];

    PositionPlay(Position position) {
        this.position = position;
        generator = new MoveGenerator(position);
        checks = new CheckingMoves(position);
    }

    /** Returns the value in tenths for the side to move, before its move. */
    int now() {
        return value(false);
    }

    /** Returns the value in tenths for the side to move, after a legal move. */
    int after(int move) {
        position.make(move);
        boolean check = position.inCheck();
        position.makeNull();
        int value = value(check);
        position.unmakeNull();
        position.unmake(move);
        return value + (check ? CHECK : 0) + (Move.isCastling(move) ? CASTLED : 0);
    }

    private int value(boolean check) {
        int us = position.sideToMove();
        generator.generate(position, moves);
        int value = castling(us) + (!check && threatensMate() ? THREAT_OF_MATE : 0);
        countSteps();
        for (long pieces = position.color(us); pieces != 0; pieces = Bitboard.rest(pieces)) {
            int square = Bitboard.first(pieces);
            int kind = Piece.kind(position.pieceAt(square));
            value += kind == Piece.PAWN ? pawn(us, square) : root(steps[square]) + piece(us, square, kind);
        }
        return value;
    }

    private void countSteps() {
        Arrays.fill(steps, 0);
        int enemyKing = position.king(position.sideToMove() ^ 1);
        for (int i = 0; i < moves.size(); i++) {
            int move = moves.get(i);
            if (!Move.isCastling(move) && Move.to(move) != enemyKing) {
                steps[Move.from(move)] += position.isCapture(move) ? 2 : 1;
            }
        }
    }

    /** Rules ii and iv: the safety of pieces, and the exposure of the king. */
    private int piece(int us, int square, int kind) {
        if (kind == Piece.QUEEN) {
            return 0;
        }
        if (kind == Piece.KING) {
            long enemyKing = 1L << position.king(us ^ 1);
            long queen = Attacks.queen(square, position.occupied()) & ~position.color(us) & ~enemyKing;
            return -root(Bitboard.count(queen) + Bitboard.count(queen & position.color(us ^ 1)));
        }
        long defenders = defenders(us, square);
        return defenders == 0 ? 0 : Bitboard.several(defenders) ? DEFENDED + TWICE_DEFENDED : DEFENDED;
    }

    /** Rules vi and vii. */
    private int pawn(int us, int square) {
        int advanced = us == Color.WHITE ? Square.rank(square) - 1 : 6 - Square.rank(square);
        boolean defended = (defenders(us, square) & ~position.kind(Piece.PAWN)) != 0;
        return PAWN_RANK * advanced + (defended ? PAWN_DEFENDED : 0);
    }

    private long defenders(int us, int square) {
        return position.attackersTo(square, position.occupied()) & position.color(us);
    }

    /** Rule v, except for the castling move itself. */
    private int castling(int us) {
        int rights = 1 << CastlingRights.index(us, CastlingRights.KING_SIDE)
                | 1 << CastlingRights.index(us, CastlingRights.QUEEN_SIDE);
        if ((position.castling() & rights) == 0) {
            return 0;
        }
        for (int i = 0; i < moves.size(); i++) {
            if (Move.isCastling(moves.get(i))) {
                return MAY_CASTLE_LATER + MAY_CASTLE_NEXT;
            }
        }
        return MAY_CASTLE_LATER;
    }

    private boolean threatensMate() {
        checks.prepare(position);
        for (int i = 0; i < moves.size(); i++) {
            int move = moves.get(i);
            if (checks.gives(move)) {
                position.make(move);
                boolean mate = generator.count(position) == 0;
                position.unmake(move);
                if (mate) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Returns the square root in tenths, rounded. */
    static int root(int number) {
        return (int) Math.round(10 * Math.sqrt(number));
    }
}
