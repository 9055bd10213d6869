package io.github.kingfell.engine.network;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;

/**
 * The sets of output weights of a network. With up to {@value #MOST_KINDS} pieces a set belongs to a range of piece
 * counts and to a kind of ending: pawns alone, minor pieces, rooks, queens. A rook ending and a pawn ending of as many
 * pieces have little in common. With more pieces a set belongs to a range of piece counts.
 */
@Hot
public final class OutputSet {
    /** Number of sets of the first format. */
    static final int FIRST_COUNT = 8;

    /** The most pieces of a position whose kind of ending matters, kings included. */
    private static final int MOST_KINDS = 17;

    private static final int KINDS = 4;

    /** The ranges of piece counts of endings: up to 5, then two numbers each, and from 14 on the rest. */
    private static final int RANGES = 6;

    private static final int ENDINGS = KINDS * RANGES;

    /** Piece counts in a range, beyond those of endings and in the first format. */
    private static final int WIDE_RANGE = 4;

    /** Number of sets. */
    public static final int COUNT = ENDINGS + 4;

    private OutputSet() {}

    /** Returns true when the set of a position depends on the kind of ending. */
    public static boolean isOfEndings(int pieceCount) {
        return pieceCount <= MOST_KINDS;
    }

    /** Returns the set of a position, 0 to {@link #COUNT} - 1. */
    static int of(Position position) {
        int kind;
        if (position.kind(Piece.QUEEN) != 0) {
            kind = Piece.QUEEN;
        } else if (position.kind(Piece.ROOK) != 0) {
            kind = Piece.ROOK;
        } else {
            kind = (position.kind(Piece.KNIGHT) | position.kind(Piece.BISHOP)) != 0 ? Piece.KNIGHT : Piece.PAWN;
        }
        return of(Bitboard.count(position.occupied()), kind);
    }

    /**
     * Returns the set of a position, 0 to {@link #COUNT} - 1.
     *
     * @param pieceCount number of pieces, 2 to 32
     * @param mostPowerful the most powerful kind of piece besides the kings; {@link Piece#PAWN} for bare kings too
     */
    public static int of(int pieceCount, int mostPowerful) {
        if (!isOfEndings(pieceCount)) {
            return ENDINGS + Math.min(COUNT - ENDINGS - 1, (pieceCount - MOST_KINDS - 1) / WIDE_RANGE);
        }
        int kind = switch (mostPowerful) {
            case Piece.QUEEN -> 3;
            case Piece.ROOK -> 2;
            case Piece.BISHOP, Piece.KNIGHT -> 1;
            default -> 0;
        };
        int range = Math.max(0, Math.min(RANGES - 1, (pieceCount - 4) / 2));
        return KINDS * range + kind;
    }

    /**
     * Returns the set of the first format that served the positions of a set. That format had eight sets, of four piece
     * counts each, for all kinds.
     *
     * @param set 0 to {@link #COUNT} - 1
     */
    static int inFirstFormat(int set) {
        return set >= ENDINGS ? set - ENDINGS + WIDE_RANGE : (set / KINDS + 1) / 2;
    }
}
