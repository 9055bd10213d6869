package io.github.kingfell.problems.plans;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Square;
import java.util.Arrays;

/** Where the men of a plan are after some moves. */
@Hot
final class TrackedMen {
    private static final int NOBODY = -1;
    private static final int KING = PlanMen.MOST;

    /** By man. */
    final int[] forms = new int[PlanMen.MOST];

    final int[] squares = new int[PlanMen.MOST + 1];
    final boolean[] taken = new boolean[PlanMen.MOST];

    int still;
    int all;

    /** The moves that the stalemated side and the other have left, and the men that can be taken of the other. */
    int stillMoves;

    int moves;
    int prey;

    /** A pawn that can be taken in passing, or {@link #NOBODY}. */
    int passing;

    private final int[] manOn = new int[64];

    /** By ply, for taking back. */
    private int[] movers = new int[0];

    private int[] origins = new int[0];
    private int[] formsBefore = new int[0];
    private int[] victims = new int[0];
    private int[] victimSquares = new int[0];
    private int ply;

    void begin(PlanMen men, int plies) {
        still = men.still;
        all = men.all;
        moves = men.moves;
        stillMoves = men.stillMoves;
        prey = men.prey;
        passing = NOBODY;
        Arrays.fill(taken, false);
        Arrays.fill(manOn, NOBODY);
        for (int man = 0; man < all; man++) {
            forms[man] = men.forms[man];
            squares[man] = men.squares[man];
            manOn[squares[man]] = man;
        }
        squares[KING] = men.king;
        manOn[men.king] = KING;
        movers = new int[plies];
        origins = new int[plies];
        formsBefore = new int[plies];
        victims = new int[plies];
        victimSquares = new int[plies];
        ply = 0;
    }

    /** Returns where the king of the stalemated side is. */
    int king() {
        return squares[KING];
    }

    void make(int move) {
        int from = Move.from(move);
        int to = Move.to(move);
        int man = manOn[from];
        int victimSquare = Move.kind(move) == Move.EN_PASSANT ? Square.of(Square.file(to), Square.rank(from)) : to;
        int victim = manOn[victimSquare];
        movers[ply] = man;
        origins[ply] = from;
        formsBefore[ply] = man == KING ? Piece.KING : forms[man];
        victims[ply] = victim;
        victimSquares[ply++] = victimSquare;
        manOn[victimSquare] = NOBODY;
        manOn[from] = NOBODY;
        manOn[to] = man;
        squares[man] = to;
        if (Move.isPromotion(move)) {
            forms[man] = Move.promotedTo(move);
        }
        count(man, victim, 1);
        passing = Move.kind(move) == Move.DOUBLE_PUSH && man < still ? man : NOBODY;
    }

    /** Takes the last move back. */
    void unmake() {
        int man = movers[--ply];
        int victim = victims[ply];
        manOn[squares[man]] = NOBODY;
        manOn[victimSquares[ply]] = victim;
        manOn[origins[ply]] = man;
        squares[man] = origins[ply];
        if (man != KING) {
            forms[man] = formsBefore[ply];
        }
        count(man, victim, -1);
    }

    private void count(int man, int victim, int made) {
        if (man < still || man == KING) {
            stillMoves -= made;
        } else {
            moves -= made;
        }
        if (victim != NOBODY) {
            taken[victim] = made > 0;
            prey -= victim >= still ? made : 0;
        }
    }
}
