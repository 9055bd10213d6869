package io.github.kingfell.problems.plans;

import io.github.kingfell.problems.reach.PieceReach;
import io.github.kingfell.problems.reach.Ways;
import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Square;

/** Counts the moves of each man to its place in the plan of a mate. */
@Hot
final class MateBounds implements PlanBounds {
    /** More moves than any side has. */
    private static final int FAR = 64;

    private final TrackedMen men;
    private final PlanList plans;

    MateBounds(TrackedMen men, PlanList plans) {
        this.men = men;
        this.plans = plans;
    }

    @Override
    public boolean isWithin(int plan) {
        int left = men.moves;
        int beatenLeft = men.beatenMoves;
        int end = plans.end(plan);
        for (int i = plans.start(plan); i < end && (left | beatenLeft) >= 0; i++) {
            int place = plans.place(i);
            if (men.isOther(PlaceOfMan.man(place))) {
                left -= moves(place);
            } else {
                beatenLeft -= moves(place);
            }
        }
        return (left | beatenLeft) >= 0;
    }

    /** Returns the least moves of a man to its place, in that way. */
    private int moves(int place) {
        int man = PlaceOfMan.man(place);
        int kind = PlaceOfMan.kind(place);
        int square = PlaceOfMan.square(place);
        if (kind == PlaceOfMan.AWAY) {
            return men.squares[man] == square && !men.isTaken(man) ? 1 : 0;
        }
        boolean straight = PlaceOfMan.isStraight(place) && men.forms[man] <= Piece.PAWN;
        int moves = straight ? straight(man, kind, square) : distance(man, kind, square);
        return moves == 0 && PlaceOfMan.isLast(place) ? goAndReturn(kind) : moves;
    }

    /** Returns the least moves of a pawn or knight that is on its square and has to arrive there with a move. */
    private static int goAndReturn(int kind) {
        return kind == Piece.PAWN ? FAR : 2;
    }

    /** Returns the least moves of a pawn that takes nothing. */
    private int straight(int man, int kind, int to) {
        int form = men.forms[man];
        int from = men.squares[man];
        long file = Bitboard.file(Square.file(from));
        int least = FAR;
        if ((kind == Piece.NONE || kind == Piece.PAWN) && Bitboard.contains(file, to)) {
            least = PieceReach.formDistance(form, from, to);
        }
        if (kind != Piece.PAWN) {
            int edge = Bitboard.first(file & Ways.farEdge(form));
            int steps = PieceReach.formDistance(form, from, edge);
            int on = kind == Piece.NONE
                    ? Math.min(PieceReach.distance(Piece.QUEEN, edge, to), PieceReach.distance(Piece.KNIGHT, edge, to))
                    : PieceReach.distance(kind, edge, to);
            least = Math.min(least, steps + on);
        }
        return least;
    }

    /**
     * Returns the least moves of a man to a square that has not been taken.
     *
     * @param kind that it has there, of {@link Piece}: a queen stands for rook and bishop too; {@link Piece#NONE} for
     *     any
     * @return at least 64 when there is no way
     */
    int distance(int man, int kind, int to) {
        int form = men.forms[man];
        int from = men.squares[man];
        if (kind == Piece.NONE) {
            return PieceReach.distance(form, from, to);
        }
        boolean other = form > Piece.PAWN && form != kind && (kind != Piece.QUEEN || form == Piece.KNIGHT);
        return other ? FAR : PieceReach.distanceAs(form, kind, from, to);
    }
}
