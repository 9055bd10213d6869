package io.github.kingfell.problems.pictures;

import io.github.kingfell.problems.reach.KingRing;
import io.github.kingfell.problems.reach.PieceReach;
import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Square;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** What a piece can guard round a king within a number of its own moves, as {@link KingRing} counts the squares. */
@Hot
final class MateGuards {
    /** The most moves that the tables hold. */
    static final int MOST_MOVES = 12;

    private static final int KNOWN = 1 << 9;

    /** By form and square: what a piece there can guard; filled on demand. */
    private final @Nullable Guards[] guards = new Guards[(Piece.KING + 1) << 6];

    /** The guards that one piece gains with its last move, and their sums with those of fewer moves; 0 is unknown. */
    private static final class Guards {
        final short[] @Nullable [] gained = new short[(MOST_MOVES + 1) << 6][];
        final short[] all = new short[(MOST_MOVES + 1) << 6];
    }

    /**
     * Returns the guards that a piece can have after that number of moves and with fewer not, none part of another.
     *
     * @param moves 0..{@link #MOST_MOVES}; with 0 the result has at most one guard
     */
    short[] gained(int form, int from, int moves, int king) {
        Guards piece = piece(form, from);
        int index = moves << 6 | king;
        short[] known = piece.gained[index];
        if (known == null) {
            known = guards(form, from, moves, king);
            piece.gained[index] = known;
        }
        return known;
    }

    /** Returns all squares that the piece can guard within that number of moves, though not all at a time. */
    int all(int form, int from, int moves, int king) {
        short[] all = piece(form, from).all;
        int index = moves << 6 | king;
        if (all[index] == 0) {
            int sum = moves == 0 ? KNOWN : all(form, from, moves - 1, king) | KNOWN;
            for (short guard : gained(form, from, moves, king)) {
                sum |= guard;
            }
            all[index] = (short) sum;
        }
        return all[index] & (KingRing.CHECK | KingRing.RING);
    }

    private Guards piece(int form, int from) {
        Guards known = guards[form << 6 | from];
        if (known == null) {
            known = new Guards();
            guards[form << 6 | from] = known;
        }
        return known;
    }

    private short[] guards(int form, int from, int moves, int king) {
        short[] guards = new short[3 * 64];
        int size = 0;
        for (int to = 0; to < 64; to++) {
            size = addGuard(form, form, from, to, moves, king, guards, size);
            if (form <= Piece.PAWN) {
                size = addGuard(
                        PieceReach.promoted(form, Piece.KNIGHT), Piece.KNIGHT, from, to, moves, king, guards, size);
                size = addGuard(
                        PieceReach.promoted(form, Piece.QUEEN), Piece.QUEEN, from, to, moves, king, guards, size);
            }
        }
        short[] kept = new short[size];
        int count = 0;
        for (int i = 0; i < size; i++) {
            if (!isSurpassed(guards, i, size) && !hadBefore(guards[i], form, from, moves, king)) {
                kept[count++] = guards[i];
            }
        }
        return Arrays.copyOf(kept, count);
    }

    private static int addGuard(int path, int shape, int from, int to, int moves, int king, short[] guards, int size) {
        boolean touches = shape == Piece.KING && Square.distance(to, king) < 2;
        if (PieceReach.formDistance(path, from, to) != moves || to == king || touches) {
            return size;
        }
        int guard = KingRing.guard(PieceReach.attacks(shape, to, 0), king);
        if ((guard & ~KingRing.edge(king)) == 0) {
            return size;
        }
        guards[size] = (short) guard;
        return size + 1;
    }

    /** Returns whether another guard has all squares of this one; of equal ones the first is kept. */
    private static boolean isSurpassed(short[] guards, int index, int size) {
        for (int i = 0; i < size; i++) {
            boolean has = (guards[index] & ~guards[i]) == 0;
            if (has && (guards[i] != guards[index] || i < index)) {
                return true;
            }
        }
        return false;
    }

    private boolean hadBefore(short guard, int form, int from, int moves, int king) {
        for (int fewer = 0; fewer < moves; fewer++) {
            for (short earlier : gained(form, from, fewer, king)) {
                if ((guard & ~earlier) == 0) {
                    return true;
                }
            }
        }
        return false;
    }
}
