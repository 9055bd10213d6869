package io.github.kingfell.classics.bell;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;

/**
 * The board of Bell's program. Each side has a board of its own and a list of the squares of its pieces. The side to
 * move always plays up the board as White; a problem for Black to move is turned upside down.
 *
 * <p>Pieces are numbered from 1 by their squares in ascending order, as in the examples of the book, and keep their
 * numbers. A captured piece keeps its square in the list; it counts as captured as long as no piece of its side stands
 * there. When another piece of its side recaptures on that square, both numbers have the square and that piece's moves
 * are listed twice. This costs time and changes no answer.
 */
final class BellBoard {
    static final int PAWN = 1;
    static final int KNIGHT = 2;
    static final int BISHOP = 3;
    static final int ROOK = 4;
    static final int QUEEN = 5;
    static final int KING = 6;

    static final int WHITE = 0;
    static final int BLACK = 1;

    private final boolean turned;
    /** By side and square: the value of the piece, 0 for none. */
    private final int[][] kindOn = new int[2][MoveTables.OFF_BOARD + 1];
    /** By side: the number of pieces, then the square of each. */
    private final int[][] squareOf = new int[2][];

    private BellBoard(boolean turned) {
        this.turned = turned;
    }

    /** Makes the board of a position. Castling rights and en passant are dropped: Bell's program knows neither. */
    static BellBoard of(Position position) {
        BellBoard board = new BellBoard(position.sideToMove() != Color.WHITE);
        for (int side = WHITE; side <= BLACK; side++) {
            int color = board.turned ? 1 - side : side;
            int[] list = new int[Long.bitCount(position.color(color)) + 1];
            for (int square = 1; square <= MoveTables.SQUARES; square++) {
                int piece = position.pieceAt(board.squareOutside(square));
                if (piece != Piece.NONE && Piece.color(piece) == color) {
                    board.kindOn[side][square] = Piece.kind(piece);
                    list[++list[0]] = square;
                }
            }
            board.squareOf[side] = list;
        }
        return board;
    }

    /** Converts a square to one of the position that this board was made from, 0..63. */
    int squareOutside(int square) {
        return turned ? Square.flip(square - 1) : square - 1;
    }

    int kindOn(int side, int square) {
        return kindOn[side][square];
    }

    int pieceCount(int side) {
        return squareOf[side][0];
    }

    /** Returns the piece numbers in the order in which they are scanned. */
    int[] fromLastToFirst(int side) {
        int[] order = new int[pieceCount(side)];
        for (int place = 0; place < order.length; place++) {
            order[place] = order.length - place;
        }
        return order;
    }

    /** Returns the square of the piece with this number, or the square on which it was captured. */
    int square(int side, int number) {
        return squareOf[side][number];
    }

    /** @return the value of the captured piece, 0 for none */
    int make(int side, int number, int to, int becomes) {
        int captured = kindOn[1 - side][to];
        kindOn[side][squareOf[side][number]] = 0;
        kindOn[side][to] = becomes;
        kindOn[1 - side][to] = 0;
        squareOf[side][number] = to;
        return captured;
    }

    /** @param value of the piece before the move */
    void unmake(int side, int number, int from, int value, int captured) {
        int to = squareOf[side][number];
        kindOn[side][to] = 0;
        kindOn[1 - side][to] = captured;
        kindOn[side][from] = value;
        squareOf[side][number] = from;
    }

    /** Converts a move to one of the position that this board was made from. */
    int outside(Position position, BellMove move) {
        MoveList moves = MoveList.legal(position);
        boolean promotes = move.becomes() != Piece.kind(position.pieceAt(squareOutside(move.from())));
        for (int candidate : moves.toArray()) {
            if (Move.from(candidate) == squareOutside(move.from())
                    && Move.to(candidate) == squareOutside(move.to())
                    && !Move.isCastling(candidate)
                    && (!promotes || Move.promotedTo(candidate) == move.becomes())) {
                return candidate;
            }
        }
        throw new IllegalStateException(move + " is not a legal move of the position");
    }
}
