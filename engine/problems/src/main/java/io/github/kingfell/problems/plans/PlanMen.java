package io.github.kingfell.problems.plans;

import io.github.kingfell.problems.pictures.PieceReach;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;

/**
 * The men of the position for which plans are made, by number: those of the stalemated side without its king, then
 * those of the other side.
 */
final class PlanMen {
    /** Sides with more men together have no plans. */
    static final int MOST = 40;

    final int[] forms = new int[MOST];
    final int[] squares = new int[MOST];

    /** The men of the stalemated side. */
    int still;

    /** All men. */
    int all;

    /** The stalemated side, its king and its moves. */
    int side;

    int king;
    int stillMoves;

    /** The moves of the other side, and its men that can be taken. */
    int moves;

    int prey;

    /** Reads a position; returns false if it has too many men. */
    boolean read(Position position, int stalemating, int moves, int stillMoves) {
        side = stalemating ^ 1;
        king = position.king(side);
        this.moves = moves;
        this.stillMoves = stillMoves;
        if (Bitboard.count(position.occupied()) > MOST) {
            return false;
        }
        all = 0;
        add(position, position.color(side) & ~Bitboard.of(king));
        still = all;
        add(position, position.color(stalemating));
        prey = all - still - (position.hasKing(stalemating) ? 1 : 0);
        return true;
    }

    private void add(Position position, long men) {
        for (long rest = men; rest != 0; rest = Bitboard.rest(rest)) {
            squares[all] = Bitboard.first(rest);
            forms[all] = PieceReach.form(position.pieceAt(squares[all]));
            all++;
        }
    }

    /** Returns the men of the other side as a set of numbers. */
    long others() {
        return (1L << all) - (1L << still);
    }

    /** Returns a bound of the moves of a man to a square as that kind. */
    int count(int man, int kind, int captures, int to) {
        return ManMoves.count(forms[man], kind, captures, squares[man], to);
    }

    /** Returns the same in whatever kind. */
    int least(int man, int captures, int to) {
        int least = ManMoves.FAR;
        for (int kind = ManMoves.firstKind(forms[man]); kind <= ManMoves.lastKind(forms[man]); kind++) {
            least = Math.min(least, count(man, kind, captures, to));
        }
        return least;
    }

    /** Returns the shape of a man that guards as a piece of that kind. */
    int shape(int man, int kind) {
        return kind == Piece.PAWN ? forms[man] : kind;
    }
}
