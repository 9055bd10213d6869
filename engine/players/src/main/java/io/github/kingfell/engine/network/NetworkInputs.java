package io.github.kingfell.engine.network;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;

/**
 * The network's inputs: one for each kind of piece, own or enemy, on each square. Each side sees the board from its own
 * end, mirrored if its king stands on the king's wing, so that its king is always on files a to d. (Yu Nasu,
 * "Efficiently updatable neural-network-based evaluation functions", 2018; the mirror: chessprogramming wiki, "NNUE".)
 */
@Hot
public final class NetworkInputs {
    /** Two sides, six kinds, 64 squares. */
    public static final int COUNT = 2 * 6 * 64;

    private static final int MIRROR_FILES = 7;
    private static final int MIRROR_RANKS = 56;

    private NetworkInputs() {}

    /** Returns the mask that converts a square number, 0..63, by XOR into the side's view. */
    public static int view(int side, int kingSquare) {
        return (side == Color.WHITE ? 0 : MIRROR_RANKS) | (Square.file(kingSquare) > 3 ? MIRROR_FILES : 0);
    }

    /** Returns the XOR mask of a side's view in a position. */
    static int view(int side, Position position) {
        return view(side, position.king(side));
    }

    /**
     * Returns the input that a piece activates.
     *
     * @param view mask of the side that looks
     * @return 0 to {@link #COUNT} - 1
     */
    public static int index(int side, int view, int color, int kind, int square) {
        return ((color ^ side) * 6 + kind - Piece.PAWN) << 6 | square ^ view;
    }
}
