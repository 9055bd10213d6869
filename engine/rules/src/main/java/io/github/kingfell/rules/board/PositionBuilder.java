package io.github.kingfell.rules.board;

import java.util.Arrays;

/**
 * Builds a {@link Position} piece by piece and checks it once, in {@link #build}. Positions that cannot arise in a game
 * but can be searched (nine queens and eight pawns, for example) are accepted, because problems use them.
 */
public final class PositionBuilder {
    private static final int MOST_PIECES = 32;
    private static final int MOST_MOVES = 9999;

    final byte[] board = new byte[64];

    /**
     * Occupied squares, kept because positions with a few pieces are built by the hundred thousand when a certificate
     * is checked.
     */
    long occupied;

    final int[] castlingRooks = new int[4];
    int sideToMove = Color.WHITE;
    int enPassant = Square.NONE;
    int halfmoveClock;
    int fullmoveNumber = 1;
    private boolean kingsMayLack;

    /** Creates an empty board: White to move, no castling rights, move 1. */
    public PositionBuilder() {
        Arrays.fill(castlingRooks, Square.NONE);
    }

    /** Puts a piece on a square, 0..63, and replaces what stands there; {@link Piece#NONE} empties it. */
    public PositionBuilder put(int square, int piece) {
        board[square] = (byte) piece;
        occupied = piece == Piece.NONE ? occupied & ~Bitboard.of(square) : occupied | Bitboard.of(square);
        return this;
    }

    /** The piece on a square, {@link Piece#NONE} if empty. */
    public int pieceAt(int square) {
        return board[square];
    }

    /** Sets the colour to move, {@link Color#WHITE} or {@link Color#BLACK}. */
    public PositionBuilder sideToMove(int color) {
        sideToMove = color;
        return this;
    }

    /** Grants the right to castle with the rook on this square; the wing follows from the king's square. */
    public PositionBuilder castlingRook(int color, int rookSquare) throws IllegalPositionException {
        int king = kingSquare(color);
        if (king == Square.NONE
                || Square.rank(king) != 7 * color
                || Square.rank(rookSquare) != 7 * color
                || board[rookSquare] != Piece.of(color, Piece.ROOK)) {
            throw new IllegalPositionException("castling right without king and rook on the back rank");
        }
        int wing = rookSquare > king ? CastlingRights.KING_SIDE : CastlingRights.QUEEN_SIDE;
        int right = CastlingRights.index(color, wing);
        if (castlingRooks[right] != Square.NONE && castlingRooks[right] != rookSquare) {
            throw new IllegalPositionException("two castling rights for the same wing");
        }
        castlingRooks[right] = rookSquare;
        return this;
    }

    /** Sets the square that the last double step passed over; {@link #build} drops it when no capture is legal. */
    public PositionBuilder enPassant(int square) {
        enPassant = square;
        return this;
    }

    /** Sets the plies since the last capture or pawn move, and the number of the next move. */
    public PositionBuilder counters(int halfmoveClock, int fullmoveNumber) {
        this.halfmoveClock = halfmoveClock;
        this.fullmoveNumber = fullmoveNumber;
        return this;
    }

    /** Lets {@link #build} accept a side without a king, which some composed problems have; it is never in check. */
    public PositionBuilder kingsMayLack() {
        kingsMayLack = true;
        return this;
    }

    /** The square of the first king of the colour, or {@link Square#NONE}. */
    public int kingSquare(int color) {
        for (int square = 0; square < 64; square++) {
            if (board[square] == Piece.of(color, Piece.KING)) {
                return square;
            }
        }
        return Square.NONE;
    }

    /**
     * Builds the position.
     *
     * @throws IllegalPositionException when the colours do not have one king each (or at most one, where
     *     {@link #kingsMayLack}), there are more than 32 pieces, a pawn stands on the first or last rank, the side not
     *     to move is in check, the en-passant square is impossible, or a counter is out of range
     */
    public Position build() throws IllegalPositionException {
        checkPieces();
        checkEnPassant();
        check(halfmoveClock >= 0 && halfmoveClock <= MOST_MOVES, "halfmove clock out of range 0.." + MOST_MOVES);
        check(fullmoveNumber >= 0 && fullmoveNumber <= MOST_MOVES, "move number out of range 0.." + MOST_MOVES);
        Position position = new Position(this);
        boolean safe =
                !position.hasKing(sideToMove ^ 1) || !position.isAttacked(position.king(sideToMove ^ 1), sideToMove);
        check(safe, "the side not to move is in check");
        return position;
    }

    private void checkPieces() throws IllegalPositionException {
        int[] kings = new int[2];
        for (long pieces = occupied; pieces != 0; pieces = Bitboard.rest(pieces)) {
            int square = Bitboard.first(pieces);
            int kind = Piece.kind(board[square]);
            if (kind == Piece.KING) {
                kings[Piece.color(board[square])]++;
            } else if (kind == Piece.PAWN && (Square.rank(square) == 0 || Square.rank(square) == 7)) {
                throw new IllegalPositionException("pawn on " + Square.name(square));
            }
        }
        checkKings("White", kings[Color.WHITE]);
        checkKings("Black", kings[Color.BLACK]);
        check(Bitboard.count(occupied) <= MOST_PIECES, "more than " + MOST_PIECES + " pieces");
    }

    private void checkKings(String side, int kings) throws IllegalPositionException {
        if (kings != 1 && !(kingsMayLack && kings == 0)) {
            throw new IllegalPositionException(side + " has " + kings + " kings");
        }
    }

    private void checkEnPassant() throws IllegalPositionException {
        if (enPassant == Square.NONE) {
            return;
        }
        int mover = sideToMove ^ 1;
        int step = Color.forward(mover);
        boolean possible = Square.rank(enPassant) == (mover == Color.WHITE ? 2 : 5)
                && board[enPassant] == Piece.NONE
                && board[enPassant - step] == Piece.NONE
                && board[enPassant + step] == Piece.of(mover, Piece.PAWN);
        check(possible, "impossible en-passant square " + Square.name(enPassant));
    }

    private static void check(boolean condition, String complaint) throws IllegalPositionException {
        if (!condition) {
            throw new IllegalPositionException(complaint);
        }
    }
}
