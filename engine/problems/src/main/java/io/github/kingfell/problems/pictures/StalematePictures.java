package io.github.kingfell.problems.pictures;

import io.github.kingfell.problems.reach.KingRing;
import io.github.kingfell.problems.reach.PieceReach;
import io.github.kingfell.problems.reach.StalemateGuards;
import io.github.kingfell.problems.reach.Ways;
import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import java.util.Arrays;

/**
 * Tells which stalemates are out of reach even if both sides help. A picture of a stalemate is a square for the
 * stalemated king, squares for those pieces of the other side that guard its neighbours, and for each other piece of
 * its own side a way to be taken or to become immobile. Moves are counted on an empty board, so that no stalemate
 * within reach is missed.
 */
@Hot
public final class StalematePictures implements EndPictures {
    private static final int KNOWN = 1 << 9;

    /** Pictures that are tried; then the next square counts as reachable. */
    private static final int MOST_TRIALS = 20_000;

    private final Stillness stillness = new Stillness();
    private final int[] forms = new int[64];
    private final int[] squares = new int[64];
    private int pieces;

    /** Which pieces guard nothing in the picture, or are not yet placed. */
    private long free;

    /** What a piece can guard, by form, place, king and moves; 0 is unknown. */
    private short[] guards = new short[0];

    /** The moves until a set of neighbours of the king's square is filled; -1 is unknown. */
    private final int[] fillings = new int[256];

    private final int[] best = new int[(Ways.MOST_MOVES + 1) * 65];
    private final PicturePlaces placements = new PicturePlaces();

    private final ServingMoves serving = new ServingMoves();
    private boolean met;
    private int target;
    private int spare;
    private int trials;

    /** When a picture is found that leaves a move to spare, the squares that follow stay in the set. */
    @Override
    public long reachable(Position position, long kings, int stalemating, int moves, int otherMoves) {
        int other = stalemating ^ 1;
        serving.addAll();
        if (!position.hasKing(other)
                || moves > Ways.MOST_MOVES
                || position.castling() != 0
                || position.enPassant() != Square.NONE) {
            return kings;
        }
        if (guards.length == 0) {
            // More than a megabyte, which only stalemates need.
            guards = new short[(PieceReach.FORMS << 12) * (Ways.MOST_MOVES + 1)];
        }
        read(position, stalemating);
        int king = position.king(other);
        serving.begin(king, position.sideToMove() == stalemating);
        trials = 0;
        stillness.read(position, other, otherMoves);
        placements.read(forms, squares, moves);
        long found = 0;
        for (long rest = kings & Ways.within(Piece.KING, king, otherMoves); rest != 0; rest = Bitboard.rest(rest)) {
            target = Bitboard.first(rest);
            spare = otherMoves - Square.distance(king, target);
            stillness.begin(target, spare);
            if (isReachable(moves)) {
                found |= Bitboard.of(target);
            }
            if (serving.isAll()) {
                return found | rest;
            }
        }
        return found;
    }

    @Override
    public void keepUseful(Position position, MoveList moves) {
        if (moves.size() > 64) {
            return;
        }
        long useful = 0;
        for (int i = 0; i < moves.size(); i++) {
            boolean serves = serving.contains(moves.get(i), position.isCapture(moves.get(i)));
            useful |= serves ? Bitboard.of(i) : 0;
        }
        moves.retain(useful);
    }

    private void read(Position position, int side) {
        pieces = 0;
        for (long rest = position.color(side); rest != 0; rest = Bitboard.rest(rest)) {
            int square = Bitboard.first(rest);
            forms[pieces] = PieceReach.form(position.pieceAt(square));
            squares[pieces++] = square;
        }
    }

    private boolean isReachable(int moves) {
        Arrays.fill(fillings, -1);
        int edge = KingRing.edge(target);
        int guard = edge;
        for (int index = 0; index < pieces; index++) {
            guard |= all(index, moves);
        }
        if (!suffices(guard)) {
            return false;
        }
        for (int left = 0; left <= moves; left++) {
            int row = left * 65;
            best[row + pieces] = edge;
            for (int index = pieces - 1; index >= 0; index--) {
                best[row + index] = best[row + index + 1] | all(index, left);
            }
        }
        free = (1L << pieces) - 1;
        met = false;
        placements.begin(target);
        if (mayBeStill(moves, 0)) {
            extend(0, moves, edge);
        }
        return met;
    }

    /** Returns all neighbours that a piece can guard within that number of moves, though not all at a time. */
    private int all(int index, int moves) {
        int form = forms[index];
        int guard = all(form, form, squares[index], moves);
        if (form <= Piece.PAWN) {
            guard |= all(PieceReach.promoted(form, Piece.KNIGHT), Piece.KNIGHT, squares[index], moves);
            guard |= all(PieceReach.promoted(form, Piece.QUEEN), StalemateGuards.PROMOTED, squares[index], moves);
        }
        return guard;
    }

    private int all(int path, int shape, int from, int moves) {
        int entry = ((path << 6 | from) << 6 | target) * (Ways.MOST_MOVES + 1) + moves;
        if (guards[entry] == 0) {
            guards[entry] = (short) (KNOWN | measureAll(path, shape, from, moves));
        }
        return guards[entry] & KingRing.RING;
    }

    private int measureAll(int path, int shape, int from, int moves) {
        int guard = 0;
        long places = Ways.within(path, from, moves) & StalemateGuards.useful(shape, target);
        for (; places != 0; places = Bitboard.rest(places)) {
            guard |= StalemateGuards.guard(shape, Bitboard.first(places), target);
        }
        return guard;
    }

    /** Returns whether the neighbours that are not guarded can be filled. */
    private boolean suffices(int guard) {
        int open = ~guard & KingRing.RING;
        if (fillings[open] < 0) {
            fillings[open] = stillness.fill(squares(open));
        }
        return fillings[open] <= spare;
    }

    private long squares(int open) {
        return KingRing.squares(target, open);
    }

    /**
     * Completes the picture with the pieces from an index on and the moves left.
     *
     * @return whether a picture is found with which every move is possible, so that others need not be looked for
     */
    private boolean extend(int index, int left, int guard) {
        trials++;
        long open = squares(~guard & KingRing.RING);
        boolean complete = trials > MOST_TRIALS || suffices(guard) && mayBeStill(left, open);
        if (complete) {
            meet(left, open);
        }
        if (serving.isAll() || complete && open == 0 || index == pieces || !suffices(guard | best[left * 65 + index])) {
            return serving.isAll();
        }
        if (extend(index + 1, left, guard)) {
            return true;
        }
        free &= ~Bitboard.of(index);
        boolean found = place(index, left, guard);
        free |= Bitboard.of(index);
        return found;
    }

    /** Notes the moves that serve a complete picture. */
    private void meet(int left, long open) {
        met = true;
        if (trials > MOST_TRIALS) {
            serving.addAll();
        } else if (serving.isOwn()) {
            meetOwn(left, open);
        } else if (stillness.addSteps(placements.chances(free, left), serving)) {
            serving.addKingSteps(target);
        } else {
            serving.addAll();
        }
    }

    /** The same if the stalemating side moves: when all pieces must be taken, each move must take one. */
    private void meetOwn(int left, long open) {
        PictureChances chances = placements.chances(free, left);
        chances.moves--;
        boolean quiet = stillness.isWithin(chances, open);
        placements.addSteps(serving, !quiet);
        if (left > 0) {
            chances.otherTakes--;
            if (quiet && stillness.isWithin(chances, open)) {
                serving.addAll();
            } else {
                serving.addTakes();
            }
        }
    }

    /** Returns whether the other side's pieces can become immobile, with what is placed and the moves left. */
    private boolean mayBeStill(int left, long open) {
        return stillness.isWithin(placements.chances(free, left), open);
    }

    private boolean place(int index, int left, int guard) {
        int form = forms[index];
        if (form > Piece.PAWN) {
            return place(index, form, form, left, guard);
        }
        return place(index, form, Piece.PAWN, left, guard)
                || place(index, PieceReach.promoted(form, Piece.QUEEN), Piece.QUEEN, left, guard)
                || place(index, PieceReach.promoted(form, Piece.KNIGHT), Piece.KNIGHT, left, guard);
    }

    /** Places a piece of a kind wherever it guards more, and extends that. */
    private boolean place(int index, int path, int kind, int left, int guard) {
        int shape = shape(path, kind);
        int from = squares[index];
        long places = Ways.within(path, from, left) & StalemateGuards.useful(shape, target) & ~placements.places();
        if (path <= Piece.PAWN) {
            places &= ~Ways.farEdge(path);
        }
        for (; places != 0; places = Bitboard.rest(places)) {
            int to = Bitboard.first(places);
            int more = guard | StalemateGuards.guard(shape, to, target);
            int needed = PieceReach.formDistance(path, from, to);
            int rest = left - needed;
            if (more != guard && suffices(more | best[rest * 65 + index + 1])) {
                placements.push(index, kind, to, needed, left);
                boolean found = mayBeStill(rest, 0) && extend(index + 1, rest, more);
                placements.pop();
                if (found) {
                    return true;
                }
            }
        }
        return false;
    }

    private static int shape(int path, int kind) {
        return path > Piece.KING && kind == Piece.QUEEN ? StalemateGuards.PROMOTED : path > Piece.KING ? kind : path;
    }
}
