package io.github.kingfell.problems.pictures;

import io.github.kingfell.problems.reach.PieceReach;
import io.github.kingfell.problems.reach.Ways;
import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Attacks;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Piece;

/**
 * The stalemating pieces that have got a place in a picture, and what they and the others, which are free, can do to
 * the stalemated side.
 */
@Hot
final class PicturePlaces {
    private int[] forms = new int[0];
    private int[] squares = new int[0];
    private int target;
    private int allMoves;
    private int placed;

    /** By the number of placed pieces: where they can take something, on their shortest ways and on others. */
    private final long[] pawnTakesOnWay = new long[65];

    private final long[] officerTakesOnWay = new long[65];
    private final long[] pawnTakes = new long[65];
    private final long[] officerTakes = new long[65];

    /** Where they stand and pin, and what they promote with. */
    private final long[] places = new long[65];

    private final long[] pins = new long[65];
    private final int[] pinners = new int[65];
    private final int[] pawnMoves = new int[65];

    private final int[] indices = new int[65];
    private final int[] goals = new int[65];
    private final int[] moves = new int[65];

    /** The most moves of one piece. */
    private final int[] longest = new int[65];

    /** By piece and moves: where it comes and takes something as long as it has no place; known if read last. */
    private final long[] freeReach = new long[64 * (Ways.MOST_MOVES + 1)];

    private final long[] freePawnTakes = new long[64 * (Ways.MOST_MOVES + 1)];
    private final long[] freeTakes = new long[64 * (Ways.MOST_MOVES + 1)];
    private final int[] readings = new int[64 * (Ways.MOST_MOVES + 1)];
    private int reading;

    private final PictureChances chances = new PictureChances();

    /** Takes over the pieces of a position, and the number of their moves. */
    void read(int[] forms, int[] squares, int moves) {
        this.forms = forms;
        this.squares = squares;
        allMoves = moves;
        reading++;
    }

    /** Begins with no piece placed. */
    void begin(int target) {
        this.target = target;
        placed = 0;
        places[0] = Bitboard.of(target);
    }

    /** Returns where the placed pieces and the stalemated king stand. */
    long places() {
        return places[placed];
    }

    /**
     * Gives a piece a place.
     *
     * @param kind that it has there
     * @param needed moves until it is there
     * @param left moves that it can make at most
     */
    void push(int index, int kind, int to, int needed, int left) {
        int form = forms[index];
        int from = squares[index];
        long pinned = Ways.isLine(kind, to, target) ? Attacks.between(to, target) : 0;
        boolean promotes = form <= Piece.PAWN && kind != Piece.PAWN;
        int next = placed + 1;
        pawnTakesOnWay[next] = pawnTakesOnWay[placed] | Ways.pawnTakesOnWay(form, kind, from, to, needed);
        officerTakesOnWay[next] = officerTakesOnWay[placed] | Ways.officerTakesOnWay(form, kind, from, to, needed);
        pawnTakes[next] = pawnTakes[placed] | Ways.pawnTakesOnWay(form, kind, from, to, left);
        officerTakes[next] = officerTakes[placed] | Ways.officerTakesOnWay(form, kind, from, to, left);
        places[next] = places[placed] | Bitboard.of(to);
        pins[next] = pins[placed] | pinned;
        pinners[next] = pinners[placed] + (pinned == 0 ? 0 : 1);
        pawnMoves[next] = pawnMoves[placed] + (promotes ? Ways.movesToPromote(form, from) : 0);
        longest[next] = Math.max(longest[placed], needed);
        indices[placed] = index;
        goals[placed] = to;
        moves[placed] = needed;
        placed = next;
    }

    /** Takes the last place back. */
    void pop() {
        placed--;
    }

    /** Adds the steps of the placed pieces on their shortest ways. */
    void addSteps(ServingMoves serving, boolean onlyTakes) {
        for (int i = 0; i < placed; i++) {
            int form = forms[indices[i]];
            if (moves[i] > 0) {
                long to = form <= Piece.PAWN ? -1L : Ways.within(form, goals[i], moves[i] - 1);
                serving.addSteps(squares[indices[i]], to, onlyTakes);
            }
        }
    }

    /** Returns what the pieces can do, with the moves that are left when each placed piece goes its shortest way. */
    PictureChances chances(long free, int left) {
        chances.pawnTakesOnWay = pawnTakesOnWay[placed];
        chances.officerTakesOnWay = officerTakesOnWay[placed];
        chances.pawnTakes = pawnTakes[placed];
        chances.officerTakes = officerTakes[placed];
        chances.standing = places[placed];
        chances.blocks = places[placed];
        chances.pins = pins[placed];
        chances.pinners = pinners[placed];
        chances.moves = allMoves;
        chances.officerMoves = allMoves - pawnMoves[placed];
        // Who leaves its shortest way can take something with each of its moves.
        chances.otherTakes = Math.min(left + Math.min(left, placed) * longest[placed], allMoves);
        chances.otherBlocks = Math.min(left, Bitboard.count(free));
        chances.prey = 0;
        for (long rest = free; rest != 0; rest = Bitboard.rest(rest)) {
            addFree(Bitboard.first(rest), left);
        }
        return chances;
    }

    private void addFree(int index, int left) {
        int form = forms[index];
        int from = squares[index];
        int entry = index * (Ways.MOST_MOVES + 1) + left;
        if (readings[entry] != reading) {
            readings[entry] = reading;
            freeReach[entry] = Ways.withinAsAny(form, from, left);
            freePawnTakes[entry] = Ways.pawnTakes(form, from, left);
            freeTakes[entry] = Ways.officerTakes(form, from, left);
        }
        chances.standing |= Bitboard.of(from);
        chances.blocks |= freeReach[entry];
        chances.prey |= form == Piece.KING ? 0 : freeReach[entry];
        chances.pawnTakes |= freePawnTakes[entry];
        chances.officerTakes |= freeTakes[entry];
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
        long lines = Ways.within(path, from, left) & Attacks.of(kind, target, 0);
        for (; lines != 0; lines = Bitboard.rest(lines)) {
            pins |= Attacks.between(target, Bitboard.first(lines));
        }
        return pins;
    }
}
