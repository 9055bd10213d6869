package io.github.kingfell.engine.network;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;

/**
 * What the network sees: one input for each kind of man, own or other, on each square. Each side looks from its own end
 * of the board, and mirrored where its king stands on the king's wing, so that he is always seen on files a to d. (Yu
 * Nasu, "Efficiently updatable neural-network-based evaluation functions", 2018; the mirror: chessprogramming wiki,
 * "NNUE".)
 */
@Hot
public final class NetworkInputs {
    /** Two sides, six kinds, 64 squares. */
    public static final int COUNT = 2 * 6 * 64;

    private static final int MIRROR_FILES = 7;
    private static final int MIRROR_RANKS = 56;

    private NetworkInputs() {}

    /** What is to be changed in a square's number, 0..63, to have it as a side sees it. */
    public static int view(int side, int kingSquare) {
        return (side == Color.WHITE ? 0 : MIRROR_RANKS) | (Square.file(kingSquare) > 3 ? MIRROR_FILES : 0);
    }

    /** What is to be changed in a square's number to have it as a side of this position sees it. */
    static int view(int side, Position position) {
        return view(side, position.king(side));
    }

    /**
     * The input that a man switches on.
     *
     * @param view of the side that looks
     * @return 0 to {@link #COUNT} - 1
     */
    public static int index(int side, int view, int color, int kind, int square) {
        return ((color ^ side) * 6 + kind - Piece.PAWN) << 6 | square ^ view;
    }
}
