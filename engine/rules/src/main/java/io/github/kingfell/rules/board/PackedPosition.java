package io.github.kingfell.rules.board;

/**
 * Packs positions of at most {@value #MOST_PIECES} pieces without castling rights into one number each. The number is
 * exact, unlike a Zobrist key. Clocks and side to move are left out, so a collection of such numbers must hold
 * positions of one side to move only.
 *
 * <p>Four bits hold the file on which a pawn can be captured en passant (0 for none), followed by ten bits for each
 * piece: four for the piece, six for its square. Pawns come first, then kings, queens, rooks, bishops and knights,
 * White's before Black's of a kind; of two equal pieces the one on the lower square comes first. Sorted by number,
 * positions that lie together in a distance table come together.
 */
public final class PackedPosition {
    public static final int MOST_PIECES = 6;

    /** The number of no position; every real number contains a king. */
    public static final long NONE = 0;

    private static final int[] ORDER = {Piece.PAWN, Piece.KING, Piece.QUEEN, Piece.ROOK, Piece.BISHOP, Piece.KNIGHT};

    private static final int SQUARE_BITS = 6;
    private static final int PIECE_BITS = 10;
    private static final int PIECE_MASK = (1 << PIECE_BITS) - 1;
    private static final int FILE_SHIFT = MOST_PIECES * PIECE_BITS;

    private PackedPosition() {}

    /** The number of a position, {@link #NONE} when it has too many pieces or castling rights. */
    public static long of(Position position) {
        if (position.castling() != 0 || Bitboard.count(position.occupied()) > MOST_PIECES) {
            return NONE;
        }
        long packed = 0;
        for (int kind : ORDER) {
            for (int color = Color.WHITE; color <= Color.BLACK; color++) {
                int piece = Piece.of(color, kind) << SQUARE_BITS;
                for (long pieces = position.pieces(color, kind); pieces != 0; pieces = Bitboard.rest(pieces)) {
                    packed = packed << PIECE_BITS | piece | Bitboard.first(pieces);
                }
            }
        }
        return packed | file(position.enPassant());
    }

    /**
     * Returns the number that these pieces would have in this order. It is the number of a position only if
     * {@link #unpack} returns a position with that number.
     *
     * @param pieces at most {@value #MOST_PIECES}
     * @param enPassant the en-passant square, {@link Square#NONE} for none
     */
    public static long of(int[] pieces, int[] squares, int enPassant) {
        long packed = 0;
        for (int i = 0; i < pieces.length; i++) {
            packed = packed << PIECE_BITS | pieces[i] << SQUARE_BITS | squares[i];
        }
        return packed | file(enPassant);
    }

    private static long file(int enPassant) {
        return enPassant == Square.NONE ? 0 : (Square.file(enPassant) + 1L) << FILE_SHIFT;
    }

    /**
     * The position of a number, with its clocks at the start.
     *
     * @throws IllegalPositionException when the number has no position
     */
    public static Position unpack(long packed, int sideToMove) throws IllegalPositionException {
        PositionBuilder builder = new PositionBuilder().sideToMove(sideToMove);
        for (int i = 0; i < pieceCount(packed); i++) {
            int piece = piece(packed, i);
            int square = square(packed, i);
            int kind = Piece.kind(piece);
            if (kind < Piece.PAWN || kind > Piece.KING || builder.pieceAt(square) != Piece.NONE) {
                throw new IllegalPositionException("no piece or two pieces on " + Square.name(square));
            }
            builder.put(square, piece);
        }
        int enPassant = enPassant(packed, sideToMove);
        return (enPassant == Square.NONE ? builder : builder.enPassant(enPassant)).build();
    }

    /** The number of pieces. */
    public static int pieceCount(long packed) {
        long pieces = packed & (1L << FILE_SHIFT) - 1;
        return (Long.SIZE - Long.numberOfLeadingZeros(pieces) + PIECE_BITS - 1) / PIECE_BITS;
    }

    /** One of the pieces, from index 0 on. */
    public static int piece(long packed, int index) {
        return entry(packed, index) >>> SQUARE_BITS;
    }

    /** The square of that piece. */
    public static int square(long packed, int index) {
        return entry(packed, index) & (1 << SQUARE_BITS) - 1;
    }

    /** The square on which the side to move can capture en passant, {@link Square#NONE} for none. */
    public static int enPassant(long packed, int sideToMove) {
        int file = (int) (packed >>> FILE_SHIFT) - 1;
        return file < 0 ? Square.NONE : Square.of(file & 7, sideToMove == Color.WHITE ? 5 : 2);
    }

    private static int entry(long packed, int index) {
        return (int) (packed >>> PIECE_BITS * (pieceCount(packed) - 1 - index)) & PIECE_MASK;
    }
}
