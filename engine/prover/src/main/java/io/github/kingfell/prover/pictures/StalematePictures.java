package io.github.kingfell.prover.pictures;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Attacks;
import io.github.kingfell.rules.board.Bitboard;
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
public final class StalematePictures {
    private static final int KNOWN = 1 << 9;

    /** Pictures that are tried for one square of the king; then the square counts as reachable. */
    private static final int MOST_TRIALS = 20_000;

    private final Stillness stillness = new Stillness();
    private final int[] forms = new int[64];
    private final int[] squares = new int[64];
    private int pieces;

    /** Which pieces guard nothing in the picture, or are not yet placed. */
    private long free;

    /** What a piece can guard, by form, place, king and moves; 0 is unknown. */
    private final short[] guards = new short[(PieceReach.FORMS << 12) * (Ways.MOST_MOVES + 1)];

    /** The neighbours of the king's square by direction, and the moves until a set of them is filled; -1 is unknown. */
    private final long[] neighbours = new long[8];

    private final int[] fillings = new int[256];
    private final int[] best = new int[(Ways.MOST_MOVES + 1) * 65];
    /** By the number of placed pieces: where they can take something, stand and pin, and what they promote with. */
    private final long[] pawnTakes = new long[65];

    private final long[] officerTakes = new long[65];
    private final long[] blocks = new long[65];
    private final long[] pins = new long[65];
    private final int[] pinners = new int[65];
    private final int[] pawnMoves = new int[65];
    private final PictureChances chances = new PictureChances();
    private int placed;

    private int target;
    private int spare;
    private int allMoves;
    private int trials;

    /**
     * Returns those squares on which the stalemated king may stand in the end. Squares above the first that passes are
     * not examined, and stay in the set.
     *
     * @param kings the squares to examine
     * @param stalemating the side that stalemates
     * @param moves that this side has left, the last one included
     * @param otherMoves that the other side has left
     */
    public long reachable(Position position, long kings, int stalemating, int moves, int otherMoves) {
        int other = stalemating ^ 1;
        if (!position.hasKing(other)
                || moves > Ways.MOST_MOVES
                || position.castling() != 0
                || position.enPassant() != Square.NONE) {
            return kings;
        }
        read(position, stalemating);
        stillness.read(position, other, otherMoves);
        allMoves = moves;
        int king = position.king(other);
        for (long rest = kings & Ways.within(Piece.KING, king, otherMoves); rest != 0; rest = Bitboard.rest(rest)) {
            target = Bitboard.first(rest);
            spare = otherMoves - Square.distance(king, target);
            stillness.begin(target, spare);
            if (isReachable(moves)) {
                return rest;
            }
        }
        return 0;
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
        int edge = 0;
        for (int direction = 0; direction < 8; direction++) {
            int square = PieceReach.neighbour(target, direction);
            edge |= square == Square.NONE ? 1 << direction : 0;
            neighbours[direction] = square == Square.NONE ? 0 : Bitboard.of(square);
        }
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
        trials = 0;
        placed = 0;
        blocks[0] = Bitboard.of(target);
        return mayBeStill(moves, 0) && extend(0, moves, edge);
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
        return guards[entry] & PieceReach.RING;
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
        int open = ~guard & PieceReach.RING;
        if (fillings[open] < 0) {
            fillings[open] = stillness.fill(squares(open));
        }
        return fillings[open] <= spare;
    }

    private long squares(int open) {
        long squares = 0;
        for (int rest = open; rest != 0; rest &= rest - 1) {
            squares |= neighbours[Integer.numberOfTrailingZeros(rest)];
        }
        return squares;
    }

    /** Returns whether the pieces from an index on can complete the picture with the moves left. */
    private boolean extend(int index, int left, int guard) {
        if (++trials > MOST_TRIALS || suffices(guard) && mayBeStill(left, squares(~guard & PieceReach.RING))) {
            return true;
        }
        if (index == pieces || !suffices(guard | best[left * 65 + index])) {
            return false;
        }
        if (extend(index + 1, left, guard)) {
            return true;
        }
        free &= ~Bitboard.of(index);
        boolean found = place(index, left, guard);
        free |= Bitboard.of(index);
        return found;
    }

    /** Returns whether the other side's pieces can become immobile, with what is placed and the moves left. */
    private boolean mayBeStill(int left, long open) {
        chances.pawnTakes = pawnTakes[placed];
        chances.officerTakes = officerTakes[placed];
        chances.blocks = blocks[placed];
        chances.pins = pins[placed];
        chances.pinners = pinners[placed];
        chances.moves = allMoves;
        chances.officerMoves = allMoves - pawnMoves[placed];
        chances.prey = 0;
        for (long rest = free; rest != 0; rest = Bitboard.rest(rest)) {
            addChances(Bitboard.first(rest), left);
        }
        return stillness.isWithin(chances, open);
    }

    private void addChances(int index, int left) {
        int form = forms[index];
        int from = squares[index];
        long reach = Ways.within(form, from, left);
        if (form <= Piece.PAWN) {
            reach |= Ways.within(PieceReach.promoted(form, Piece.KNIGHT), from, left);
            reach |= Ways.within(PieceReach.promoted(form, Piece.QUEEN), from, left);
        }
        chances.blocks |= reach;
        chances.prey |= form == Piece.KING ? 0 : reach;
        chances.pawnTakes |= Ways.pawnTakes(form, from, left);
        chances.officerTakes |= Ways.officerTakes(form, from, left);
        long pinned = pins(form, from, left);
        chances.pins |= pinned;
        chances.pinners += pinned == 0 ? 0 : 1;
    }

    /** Returns where a piece can pin something. With two moves it reaches each of its lines. */
    private long pins(int form, int from, int left) {
        if (form == Piece.KNIGHT || form == Piece.KING) {
            return 0;
        }
        int kind = form <= Piece.PAWN ? Piece.QUEEN : form;
        int path = form <= Piece.PAWN ? PieceReach.promoted(form, Piece.QUEEN) : form;
        if (kind != Piece.BISHOP && left > 1 && Ways.within(path, from, left - 2) != 0) {
            return Attacks.of(kind, target, 0);
        }
        long pins = 0;
        long places = Ways.within(path, from, left) & Attacks.of(kind, target, 0);
        for (; places != 0; places = Bitboard.rest(places)) {
            pins |= Attacks.between(target, Bitboard.first(places));
        }
        return pins;
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
        long places = Ways.within(path, from, left) & StalemateGuards.useful(shape, target) & ~blocks[placed];
        if (path <= Piece.PAWN) {
            places &= ~Ways.farEdge(path);
        }
        for (; places != 0; places = Bitboard.rest(places)) {
            int to = Bitboard.first(places);
            int more = guard | StalemateGuards.guard(shape, to, target);
            int rest = left - PieceReach.formDistance(path, from, to);
            if (more != guard && suffices(more | best[rest * 65 + index + 1])) {
                push(index, kind, to, left);
                boolean found = mayBeStill(rest, 0) && extend(index + 1, rest, more);
                placed--;
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

    private void push(int index, int kind, int to, int left) {
        int form = forms[index];
        int from = squares[index];
        long pinned = Ways.isLine(kind, to, target) ? Attacks.between(to, target) : 0;
        boolean promotes = form <= Piece.PAWN && kind != Piece.PAWN;
        int next = placed + 1;
        pawnTakes[next] = pawnTakes[placed] | Ways.pawnTakesOnWay(form, kind, from, to, left);
        officerTakes[next] = officerTakes[placed] | Ways.officerTakesOnWay(form, kind, from, to, left);
        blocks[next] = blocks[placed] | Bitboard.of(to);
        pins[next] = pins[placed] | pinned;
        pinners[next] = pinners[placed] + (pinned == 0 ? 0 : 1);
        pawnMoves[next] = pawnMoves[placed] + (promotes ? Ways.movesToPromote(form, from) : 0);
        placed = next;
    }
}
