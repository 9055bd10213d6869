package io.github.kingfell.rules.board;

/**
 * Positions of at most {@value #MOST_MEN} men without castling rights as one number each: exact, unlike a Zobrist key.
 * Clocks and side to move are left out; who keeps such numbers keeps those of one side.
 *
 * <p>Four bits stand for the file on which a pawn can be taken en passant (0 for none), then ten for each man: four for
 * the man, six for its square. Pawns come first, then kings, queens, rooks, bishops and knights, White's before Black's
 * of a kind, and of two alike the one on the lower square. In the order of the numbers, positions that lie together in
 * a table come together.
 */
public final class PackedPosition {
    public static final int MOST_MEN = 6;

    /** The number of no position: there is always a king. */
    public static final long NONE = 0;

    private static final int[] ORDER = {Piece.PAWN, Piece.KING, Piece.QUEEN, Piece.ROOK, Piece.BISHOP, Piece.KNIGHT};

    private static final int SQUARE_BITS = 6;
    private static final int MAN_BITS = 10;
    private static final int MAN_MASK = (1 << MAN_BITS) - 1;
    private static final int FILE_SHIFT = MOST_MEN * MAN_BITS;

    private PackedPosition() {}

    /** The number of a position, {@link #NONE} when it has too many men or castling rights. */
    public static long of(Position position) {
        if (position.castling() != 0 || Bitboard.count(position.occupied()) > MOST_MEN) {
            return NONE;
        }
        long packed = 0;
        for (int kind : ORDER) {
            for (int color = Color.WHITE; color <= Color.BLACK; color++) {
                int man = Piece.of(color, kind) << SQUARE_BITS;
                for (long men = position.men(color, kind); men != 0; men = Bitboard.rest(men)) {
                    packed = packed << MAN_BITS | man | Bitboard.first(men);
                }
            }
        }
        return packed | file(position.enPassant());
    }

    /**
     * The number that these men would have, in this order; it is that of a position only if {@link #unpack} finds one
     * that has it.
     *
     * @param pieces at most {@value #MOST_MEN}
     * @param enPassant square, {@link Square#NONE} for none
     */
    public static long of(int[] pieces, int[] squares, int enPassant) {
        long packed = 0;
        for (int i = 0; i < pieces.length; i++) {
            packed = packed << MAN_BITS | pieces[i] << SQUARE_BITS | squares[i];
        }
        return packed | file(enPassant);
    }

    private static long file(int enPassant) {
        return enPassant == Square.NONE ? 0 : (Square.file(enPassant) + 1L) << FILE_SHIFT;
    }

    /**
     * The position of a number, its clocks at the start.
     *
     * @throws IllegalPositionException when there is none
     */
    public static Position unpack(long packed, int sideToMove) throws IllegalPositionException {
        PositionBuilder builder = new PositionBuilder().sideToMove(sideToMove);
        for (int i = 0; i < men(packed); i++) {
            int piece = piece(packed, i);
            int square = square(packed, i);
            int kind = Piece.kind(piece);
            if (kind < Piece.PAWN || kind > Piece.KING || builder.pieceAt(square) != Piece.NONE) {
                throw new IllegalPositionException("no man, or two of them, on " + Square.name(square));
            }
            builder.put(square, piece);
        }
        int enPassant = enPassant(packed, sideToMove);
        return (enPassant == Square.NONE ? builder : builder.enPassant(enPassant)).build();
    }

    /** How many men the number names. */
    public static int men(long packed) {
        long men = packed & (1L << FILE_SHIFT) - 1;
        return (Long.SIZE - Long.numberOfLeadingZeros(men) + MAN_BITS - 1) / MAN_BITS;
    }

    /** One of the men, from 0 on. */
    public static int piece(long packed, int index) {
        return man(packed, index) >>> SQUARE_BITS;
    }

    /** Where it stands. */
    public static int square(long packed, int index) {
        return man(packed, index) & (1 << SQUARE_BITS) - 1;
    }

    /** The square on which the side to move can capture en passant, {@link Square#NONE} for none. */
    public static int enPassant(long packed, int sideToMove) {
        int file = (int) (packed >>> FILE_SHIFT) - 1;
        return file < 0 ? Square.NONE : Square.of(file & 7, sideToMove == Color.WHITE ? 5 : 2);
    }

    private static int man(long packed, int index) {
        return (int) (packed >>> MAN_BITS * (men(packed) - 1 - index)) & MAN_MASK;
    }
}
