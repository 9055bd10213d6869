package io.github.kingfell.problems.pictures;

import io.github.kingfell.problems.reach.Ways;
import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Square;

/** The least moves of the pieces of one side to sets of squares, where pawns take only what they can meet. */
@Hot
final class LeastMoves {
    private int[] forms = new int[0];
    private int[] squares = new int[0];

    /** Which pawns have nothing to take, where each may be, and where one or several of them may. */
    private final boolean[] straight = new boolean[64];

    private final long[] pawns = new long[64];
    private long onePawn;
    private long twoPawns;

    /**
     * Finds out where pawns may be, and which have nothing to take.
     *
     * @param prey where there may be something to take
     */
    void begin(int[] forms, int[] squares, int pieces, long prey, int most) {
        this.forms = forms;
        this.squares = squares;
        onePawn = 0;
        twoPawns = 0;
        for (int i = 0; i < pieces; i++) {
            pawns[i] = 0;
            if (forms[i] <= Piece.PAWN) {
                straight[i] = (Ways.pawnTakes(forms[i], squares[i], most) & prey) == 0;
                long files = straight[i] ? Bitboard.file(Square.file(squares[i])) : -1L;
                pawns[i] = Ways.within(forms[i], squares[i], most) & ~Ways.farEdge(forms[i]) & files;
                twoPawns |= onePawn & pawns[i];
                onePawn |= pawns[i];
            }
        }
    }

    /** Returns where pawns other than that may be. */
    long otherPawns(int i) {
        return twoPawns | onePawn & ~pawns[i];
    }

    /**
     * Returns the least moves to a set, of a pawn itself and of what it becomes; above the limit when there is none.
     */
    int to(int i, long asPawn, long promoted, int limit) {
        int form = forms[i];
        int from = squares[i];
        if (form > Piece.PAWN) {
            return Ways.least(form, from, asPawn, limit);
        }
        return straight[i]
                ? Ways.leastStraight(form, from, asPawn, promoted, limit)
                : Ways.leastOfPawn(form, from, asPawn, promoted, limit);
    }
}
