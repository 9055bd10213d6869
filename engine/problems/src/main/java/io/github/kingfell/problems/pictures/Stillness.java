package io.github.kingfell.problems.pictures;

import io.github.kingfell.problems.reach.PieceReach;
import io.github.kingfell.problems.reach.Ways;
import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import java.util.Arrays;

/**
 * The moves that the pieces of a stalemated side need, without its king, until none of them can move: each is taken,
 * blocked, pinned, or walled in by others.
 */
@Hot
final class Stillness {
    private static final int FAR = PieceReach.FAR;

    private final int[] forms = new int[64];
    private final int[] squares = new int[64];
    private int pieces;
    private int side;

    /**
     * The moves of each piece with what is on the shortest ways and taken by pawns, and how many fewer it needs if it
     * is pinned, taken by an officer, taken elsewhere, or blocked by a piece that goes there.
     */
    private final int[] costs = new int[64];

    /** The moves of each piece if it is not taken. */
    private final int[] aliveCosts = new int[64];

    private final int[] pinSavings = new int[64];
    private final int[] officerSavings = new int[64];
    private final int[] takeSavings = new int[64];
    private final int[] blockSavings = new int[64];
    private final long[] steps = new long[64];
    private PictureChances chances = new PictureChances();

    private final LeastMoves leastMoves = new LeastMoves();
    private final Walls walls = new Walls();
    private int king;
    private int most;
    private boolean wallsKnown;

    /** Reads the pieces of a side, which has that many moves. */
    void read(Position position, int side, int most) {
        this.side = side;
        pieces = 0;
        long own = position.color(side) & ~position.pieces(side, Piece.KING);
        for (; own != 0; own = Bitboard.rest(own)) {
            int square = Bitboard.first(own);
            forms[pieces] = PieceReach.form(position.pieceAt(square));
            squares[pieces++] = square;
        }
        walls.begin(forms, squares, pieces, most);
    }

    /** Begins with pictures that have the king on a square, and that many moves for the other pieces. */
    void begin(int king, int most) {
        this.king = king;
        this.most = most;
        wallsKnown = false;
    }

    /**
     * Returns whether the moves can suffice for a picture.
     *
     * @param open where pieces of this side must stand in the end
     */
    boolean isWithin(PictureChances chances, long open) {
        this.chances = chances;
        leastMoves.begin(forms, squares, pieces, chances.prey, most);
        return fits(false, open) && (!isTight() || fits(true, open));
    }

    /** Returns whether it makes a difference that few moves are spare. */
    private boolean isTight() {
        return chances.otherTakes < pieces || chances.otherBlocks < pieces;
    }

    private boolean fits(boolean tight, long open) {
        int sum = sum(tight, false);
        if (sum <= most && blocking(open, most - sum) <= most - sum) {
            return true;
        }
        listWalls();
        if (walls.isEmpty() || walls.isFull()) {
            return walls.isFull();
        }
        sum = sum(tight, true);
        return sum <= most && walls.isWithin(costs, aliveCosts, most - sum) && blocking(open, most - sum) <= most - sum;
    }

    private void listWalls() {
        if (!wallsKnown) {
            walls.list(king, most);
            wallsKnown = true;
        }
    }

    /**
     * Adds the moves of the pieces that serve a picture within the moves; all moves when one is spare.
     *
     * @return false when one is spare
     */
    boolean addSteps(PictureChances chances, ServingMoves serving) {
        this.chances = chances;
        leastMoves.begin(forms, squares, pieces, chances.prey, most);
        if (!(isTight() && findSteps(true)) && !findSteps(false)) {
            return false;
        }
        for (int i = 0; i < pieces; i++) {
            serving.addSteps(squares[i], steps[i], false);
        }
        return true;
    }

    private boolean findSteps(boolean tight) {
        Arrays.fill(steps, 0, pieces, 0);
        if (!findSteps(tight, false)) {
            return false;
        }
        listWalls();
        return walls.isEmpty() || !walls.isFull() && findSteps(tight, true);
    }

    private boolean findSteps(boolean tight, boolean walled) {
        int sum = sum(tight, walled);
        for (int i = 0; i < pieces && sum == most; i++) {
            if (costs[i] > 0) {
                steps[i] |= forms[i] <= Piece.PAWN ? -1L : steps(i, tight, walled);
            }
        }
        return sum >= most;
    }

    /** Returns where a piece saves a move, whatever becomes of it. */
    private long steps(int i, boolean tight, boolean walled) {
        long to = nearer(i, tight ? chances.pawnTakesOnWay : chances.pawnTakes);
        to |= nearer(i, tight ? chances.officerTakesOnWay : chances.officerTakes);
        to |= tight ? nearer(i, chances.pawnTakes | chances.officerTakes) : 0;
        to |= chances.pinners > 0 ? nearer(i, chances.pins) : 0;
        return to | (walled ? nearer(i, walls.places(i)) : 0);
    }

    /** Returns the squares from which a piece has a shorter way to a set. */
    private long nearer(int i, long set) {
        int moves = Ways.least(forms[i], squares[i], set, most);
        long nearer = 0;
        for (long rest = moves == 0 || moves > most ? 0 : set; rest != 0; rest = Bitboard.rest(rest)) {
            nearer |= Ways.within(forms[i], Bitboard.first(rest), moves - 1);
        }
        return nearer;
    }

    /** Returns the moves that pieces need beside what they need anyway to stand on each of those squares. */
    private int blocking(long open, int limit) {
        int sum = 0;
        for (long rest = open; rest != 0 && sum <= limit; rest = Bitboard.rest(rest)) {
            int square = Bitboard.first(rest);
            int least = limit + 1;
            for (int i = 0; i < pieces && least > 0; i++) {
                int moves = Math.max(aliveCosts[i], PieceReach.distance(forms[i], squares[i], square));
                least = Math.min(least, Math.max(0, moves - costs[i]));
            }
            sum += least;
        }
        return sum;
    }

    /**
     * Returns a bound of the moves of all pieces.
     *
     * @param tight whether only shortest ways of the other side count, and others as savings
     */
    private int sum(boolean tight, boolean walled) {
        long takes = tight ? chances.pawnTakesOnWay : chances.pawnTakes;
        long others = (walled ? walls.places() : 0) | chances.pins;
        long stops = others | (tight ? chances.standing : chances.blocks);
        int sum = 0;
        int mustBeTaken = 0;
        int needHelp = 0;
        int needMore = 0;
        for (int i = 0; i < pieces; i++) {
            long places = walled ? walls.places(i) : 0;
            int alive = alive(i, stops, places, most);
            int least = Math.min(alive, alive == 0 ? 0 : lost(i, takes, alive));
            costs[i] = least;
            measureSavings(i, alive, tight);
            if (tight) {
                measureOtherSavings(i, alive, others | chances.blocks, places);
            }
            sum += least;
            boolean dear = least > most;
            mustBeTaken += aliveCosts[i] > most ? 1 : 0;
            needHelp += dear ? 1 : 0;
            needMore += dear && least - Math.max(officerSavings[i], pinSavings[i]) > most ? 1 : 0;
        }
        int more = tight ? chances.otherTakes + chances.otherBlocks : 0;
        boolean few = mustBeTaken > chances.moves
                || needHelp > chances.officerMoves + chances.pinners + more
                || needMore > more;
        return few ? most + 1 : lessSavings(sum, tight);
    }

    /** Measures what a piece saves if it is pinned, or taken by an officer. */
    private void measureSavings(int i, int alive, boolean tight) {
        int least = costs[i];
        int pinned = alive == 0 || chances.pinners == 0 ? alive : pinned(i, chances.pins, alive);
        long takes = tight ? chances.officerTakesOnWay : chances.officerTakes;
        aliveCosts[i] = aliveCost(Math.min(alive, pinned));
        pinSavings[i] = Math.max(least - pinned, 0);
        officerSavings[i] = least == 0 ? 0 : Math.max(least - lost(i, takes, least), 0);
    }

    /** Measures what it saves if it is taken away from the shortest ways, or blocked by a piece that goes there. */
    private void measureOtherSavings(int i, int alive, long stops, long places) {
        int least = costs[i];
        int blocked = alive == 0 ? 0 : alive(i, stops, places, alive);
        aliveCosts[i] = Math.min(aliveCosts[i], aliveCost(blocked));
        blockSavings[i] = Math.max(least - blocked, 0);
        long takes = chances.pawnTakes | chances.officerTakes;
        takeSavings[i] = least == 0 ? 0 : Math.max(least - lost(i, takes, least), 0);
    }

    private int aliveCost(int moves) {
        return moves > most ? FAR : moves;
    }

    private int lessSavings(int sum, boolean tight) {
        int less = lessLargest(sum, pinSavings, chances.pinners);
        less = lessLargest(less, officerSavings, chances.officerMoves);
        if (tight) {
            less = lessLargest(less, takeSavings, chances.otherTakes);
            less = lessLargest(less, blockSavings, chances.otherBlocks);
        }
        return less;
    }

    private int lessLargest(int sum, int[] savings, int count) {
        int less = sum;
        for (int i = 0; i < count && less >= most; i++) {
            less -= takeLargest(savings);
        }
        return less;
    }

    private int takeLargest(int[] savings) {
        int largest = 0;
        for (int i = 1; i < pieces; i++) {
            largest = savings[i] > savings[largest] ? i : largest;
        }
        int saving = pieces == 0 ? 0 : savings[largest];
        savings[largest] = 0;
        return saving;
    }

    private int lost(int i, long taken, int limit) {
        return leastMoves.to(i, taken, taken, limit);
    }

    private int alive(int i, long blocks, long walled, int limit) {
        int form = forms[i];
        if (form > Piece.PAWN) {
            return Ways.least(form, squares[i], walled, limit);
        }
        long stops = blocks | leastMoves.otherPawns(i);
        long behind = side == Color.WHITE ? stops >>> 8 : stops << 8;
        return leastMoves.to(i, behind & ~Ways.farEdge(form), walled, limit);
    }

    private int pinned(int i, long pins, int limit) {
        return forms[i] == Piece.QUEEN
                ? limit + 1
                : leastMoves.to(i, forms[i] <= Piece.PAWN ? pins & ~Ways.farEdge(forms[i]) : pins, pins, limit);
    }

    /** Returns a bound of the moves until a piece stands on each of those squares. */
    int fill(long open) {
        return Bitboard.count(open) > pieces ? most + 1 : walls.fill(open);
    }
}
