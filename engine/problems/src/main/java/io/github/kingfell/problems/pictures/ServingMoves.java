package io.github.kingfell.problems.pictures;

import io.github.kingfell.problems.reach.Ways;
import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Square;
import java.util.Arrays;

/** The next moves that can belong to a way to one of the pictures found. */
@Hot
final class ServingMoves {
    private boolean all;

    /** Whether the stalemating side moves. */
    private boolean own;

    /** Where pieces may go, by the squares where they are, and where they may go if they take something. */
    private final long[] steps = new long[64];

    private final long[] takes = new long[64];
    private boolean allTakes;

    private int king;

    /** Where the stalemated king may go. */
    private long kingSteps;

    /**
     * Begins without a move.
     *
     * @param king where the stalemated king is
     */
    void begin(int king, boolean own) {
        this.king = king;
        this.own = own;
        all = false;
        allTakes = false;
        kingSteps = 0;
        Arrays.fill(steps, 0);
        Arrays.fill(takes, 0);
    }

    boolean isOwn() {
        return own;
    }

    boolean isAll() {
        return all;
    }

    void addAll() {
        all = true;
    }

    /** Adds all moves of the stalemating side that take something. */
    void addTakes() {
        allTakes = true;
    }

    /** Adds steps of a piece of the side to move, or those of them that take something. */
    void addSteps(int from, long to, boolean onlyTakes) {
        if (onlyTakes) {
            takes[from] |= to;
        } else {
            steps[from] |= to;
        }
    }

    /** Adds the steps by which the stalemated king comes nearer to a square, if it must move. */
    void addKingSteps(int target) {
        int distance = Square.distance(king, target);
        kingSteps |= distance == 0 ? 0 : Ways.within(Piece.KING, target, distance - 1);
    }

    /** @param taking whether the move takes something */
    boolean contains(int move, boolean taking) {
        int from = Move.from(move);
        int to = Move.to(move);
        if (all || own && allTakes && taking) {
            return true;
        }
        if (!own && from == king) {
            return Bitboard.contains(kingSteps, to);
        }
        return Bitboard.contains(taking ? steps[from] | takes[from] : steps[from], to);
    }
}
