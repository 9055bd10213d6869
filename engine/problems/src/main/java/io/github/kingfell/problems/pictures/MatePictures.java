package io.github.kingfell.problems.pictures;

import io.github.kingfell.problems.reach.KingRing;
import io.github.kingfell.problems.reach.PieceReach;
import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.CastlingRights;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;

/**
 * Tells which mates are out of reach even if both sides help. A picture of a mate is a square for the mated king, a
 * check, and for each neighbour of the king a guard or a piece of the mated side that blocks it. The moves that the
 * pieces need are counted on an empty board, each piece alone, so that no mate within reach is missed.
 *
 * <p>The idea is that of Popeye's "intelligent mode", which lists the pictures and searches for each. Here every node
 * asks whether a picture is left.
 */
@Hot
public final class MatePictures implements EndPictures {
    /** Combinations of guards that are tried for one square of the king; then the square counts as reachable. */
    private static final int MOST_TRIALS = 4000;

    /** Starting points of a piece: its square, and where it stands after castling on either wing. */
    private static final int STARTS = 3;

    private static final int FAR = 64;

    private final MateGuards guards = new MateGuards();

    /** The mating side's pieces: forms, and {@link #STARTS} squares each. */
    private final int[] forms = new int[64];

    private final int[] starts = new int[64 * STARTS];
    private int pieces;

    /** The index of the mating king, -1 for none. */
    private int matingKing;

    /** The mated side's pieces without its king; a rook that may castle is there twice or thrice. */
    private final int[] blockerForms = new int[64];

    private final int[] blockerSquares = new int[64];
    private int blockers;
    private long blocked;
    private final int[] matedKings = new int[STARTS];

    /** A rook may arrive next to its king without a move of its own. */
    private boolean matedRooksCastle;

    /** The moves of the nearest blocker, by direction from the king. */
    private final int[] costs = new int[8];

    /** The guards of the pieces from an index on, if none moves. */
    private final int[] stays = new int[65];

    /** All guards of the pieces from an index on, if each had all moves; by moves and index. */
    private final int[] best = new int[(MateGuards.MOST_MOVES + 1) * 65];

    private int target;
    private int spare;
    private int trials;

    @Override
    public long reachable(Position position, long kings, int mating, int matingMoves, int matedMoves) {
        if (!position.hasKing(mating ^ 1)) {
            return 0;
        }
        if (matingMoves > MateGuards.MOST_MOVES) {
            return kings;
        }
        readMating(position, mating);
        readMated(position, mating ^ 1);
        for (long rest = kings; rest != 0; rest = Bitboard.rest(rest)) {
            target = Bitboard.first(rest);
            spare = matedMoves - kingMoves();
            if (spare >= 0 && isReachable(matingMoves)) {
                return rest;
            }
        }
        return 0;
    }

    private void readMating(Position position, int mating) {
        pieces = 0;
        matingKing = -1;
        for (long rest = position.color(mating); rest != 0; rest = Bitboard.rest(rest)) {
            int square = Bitboard.first(rest);
            forms[pieces] = PieceReach.form(position.pieceAt(square));
            starts[pieces * STARTS] = square;
            starts[pieces * STARTS + 1] = castled(position, mating, square, CastlingRights.KING_SIDE);
            starts[pieces * STARTS + 2] = castled(position, mating, square, CastlingRights.QUEEN_SIDE);
            if (square == position.king(mating)) {
                matingKing = pieces;
            }
            pieces++;
        }
    }

    private void readMated(Position position, int mated) {
        int king = position.king(mated);
        matedKings[0] = king;
        blocked = position.color(mated) & ~Bitboard.of(king);
        blockers = 0;
        matedRooksCastle = false;
        for (long rest = blocked; rest != 0; rest = Bitboard.rest(rest)) {
            addBlocker(position, Bitboard.first(rest), Bitboard.first(rest));
        }
        for (int wing = CastlingRights.KING_SIDE; wing <= CastlingRights.QUEEN_SIDE; wing++) {
            matedKings[1 + wing] = castled(position, mated, king, wing);
            int rook = position.castlingRook(CastlingRights.index(mated, wing));
            if (matedKings[1 + wing] != Square.NONE) {
                matedRooksCastle = true;
                addBlocker(position, rook, castled(position, mated, rook, wing));
            }
        }
    }

    private void addBlocker(Position position, int piece, int start) {
        blockerForms[blockers] = PieceReach.form(position.pieceAt(piece));
        blockerSquares[blockers++] = start;
    }

    /** Returns where a king or a rook stands after castling, or {@link Square#NONE} when it cannot castle. */
    private static int castled(Position position, int color, int square, int wing) {
        int right = CastlingRights.index(color, wing);
        if (!Bitboard.contains(position.castling(), right)) {
            return Square.NONE;
        }
        int kingTo = CastlingRights.kingTarget(color, wing);
        if (square == position.king(color)) {
            return kingTo;
        }
        int rookTo = wing == CastlingRights.KING_SIDE ? kingTo - 1 : kingTo + 1;
        return square == position.castlingRook(right) ? rookTo : Square.NONE;
    }

    private int kingMoves() {
        int least = Square.distance(matedKings[0], target);
        for (int start = 1; start < STARTS; start++) {
            if (matedKings[start] != Square.NONE) {
                least = Math.min(least, 1 + Square.distance(matedKings[start], target));
            }
        }
        return least;
    }

    private boolean isReachable(int moves) {
        measureBlockers();
        stays[pieces] = KingRing.edge(target);
        for (int index = pieces - 1; index >= 0; index--) {
            stays[index] = stays[index + 1] | guards.all(forms[index], starts[index * STARTS], 0, target);
        }
        if (suffices(stays[0])) {
            return true;
        }
        for (int left = 0; left <= moves; left++) {
            int row = left * 65;
            best[row + pieces] = stays[pieces];
            for (int index = pieces - 1; index >= 0; index--) {
                best[row + index] = best[row + index + 1] | all(index, left);
            }
        }
        trials = 0;
        return extend(0, moves, stays[pieces]);
    }

    private void measureBlockers() {
        for (int direction = 0; direction < 8; direction++) {
            int square = KingRing.neighbour(target, direction);
            int least = FAR;
            if (square != Square.NONE && Bitboard.contains(blocked, square)) {
                least = 0;
            } else if (square != Square.NONE && (spare > 0 || matedRooksCastle)) {
                for (int i = 0; i < blockers; i++) {
                    least = Math.min(least, PieceReach.distance(blockerForms[i], blockerSquares[i], square));
                }
            }
            costs[direction] = least;
        }
    }

    private int all(int index, int moves) {
        int sum = 0;
        for (int start = 0; start < STARTS; start++) {
            int left = moves - cost(index, start);
            if (starts[index * STARTS + start] != Square.NONE && left >= 0) {
                sum |= guards.all(forms[index], starts[index * STARTS + start], left, target);
            }
        }
        return sum;
    }

    /** Returns the moves that a starting point costs: castling is a move of the king. */
    private int cost(int index, int start) {
        return start > 0 && index == matingKing ? 1 : 0;
    }

    /** Returns whether the pieces from an index on can complete the guard with the moves left. */
    private boolean extend(int index, int left, int guard) {
        if (suffices(guard | stays[index]) || ++trials > MOST_TRIALS) {
            return true;
        }
        if (index == pieces || !suffices(guard | best[left * 65 + index])) {
            return false;
        }
        int stay = guards.all(forms[index], starts[index * STARTS], 0, target);
        if (extend(index + 1, left, guard | stay)) {
            return true;
        }
        for (int start = 0; start < STARTS; start++) {
            if (starts[index * STARTS + start] != Square.NONE && extend(index, start, left, guard)) {
                return true;
            }
        }
        return false;
    }

    private boolean extend(int index, int start, int left, int guard) {
        int from = starts[index * STARTS + start];
        int cost = cost(index, start);
        for (int moves = start == 0 ? 1 : 0; moves + cost <= left; moves++) {
            for (short gained : guards.gained(forms[index], from, moves, target)) {
                if (extend(index + 1, left - moves - cost, guard | gained)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean suffices(int guard) {
        if ((guard & KingRing.CHECK) == 0) {
            return false;
        }
        int sum = 0;
        for (int open = ~guard & KingRing.RING; open != 0; open &= open - 1) {
            sum += costs[Integer.numberOfTrailingZeros(open)];
        }
        return sum <= spare;
    }
}
