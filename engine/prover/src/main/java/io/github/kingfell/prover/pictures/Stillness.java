package io.github.kingfell.prover.pictures;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;

/**
 * The moves that the pieces of a stalemated side need, without its king, until none of them can move: each is taken,
 * blocked, pinned, or walled in by others.
 */
@Hot
final class Stillness {
    private final int[] forms = new int[64];
    private final int[] squares = new int[64];
    private int pieces;
    private int side;

    /**
     * The moves of each piece if it is neither pinned nor taken by an officer, and how many fewer it needs if it is.
     */
    private final int[] costs = new int[64];

    /** The moves of each piece if it is not taken. */
    private final int[] aliveCosts = new int[64];

    private final int[] pinSavings = new int[64];
    private final int[] officerSavings = new int[64];
    private PictureChances chances = new PictureChances();

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
        int sum = sum(chances.blocks, 0);
        if (sum <= most && blocking(open, most - sum) <= most - sum) {
            return true;
        }
        if (!wallsKnown) {
            walls.list(king, most);
            wallsKnown = true;
        }
        if (walls.isEmpty() || walls.isFull()) {
            return walls.isFull();
        }
        sum = sum(chances.blocks | walls.places(), walls.places());
        return sum <= most && walls.isWithin(costs, most - sum) && blocking(open, most - sum) <= most - sum;
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

    private int sum(long blocks, long walled) {
        int sum = 0;
        int mustBeTaken = 0;
        int needHelp = 0;
        for (int i = 0; i < pieces; i++) {
            int alive = alive(i, blocks | chances.pins, walled, most);
            int least = Math.min(alive, alive == 0 ? 0 : lost(i, chances.pawnTakes, alive));
            int pinned = alive == 0 || chances.pinners == 0 ? alive : pinned(i, chances.pins, alive);
            costs[i] = least;
            aliveCosts[i] = Math.min(alive, pinned);
            pinSavings[i] = Math.max(least - pinned, 0);
            officerSavings[i] = least == 0 ? 0 : Math.max(least - lost(i, chances.officerTakes, least), 0);
            sum += least;
            mustBeTaken += alive > most ? 1 : 0;
            needHelp += least > most ? 1 : 0;
        }
        if (mustBeTaken > chances.moves + chances.pinners || needHelp > chances.officerMoves + chances.pinners) {
            return most + 1;
        }
        for (int pin = 0; pin < chances.pinners && sum > most; pin++) {
            sum -= takeLargest(pinSavings);
        }
        for (int move = 0; move < chances.officerMoves && sum > most; move++) {
            sum -= takeLargest(officerSavings);
        }
        return sum;
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
        return promotedOrNot(i, taken, taken, limit);
    }

    /** Returns the least moves to a set, of the pawn itself and of what it becomes; above the limit when none. */
    private int promotedOrNot(int i, long asPawn, long promoted, int limit) {
        int form = forms[i];
        int from = squares[i];
        if (form > Piece.PAWN) {
            return Ways.least(form, from, asPawn, limit);
        }
        if (isStraight(i)) {
            return straight(form, from, asPawn, promoted, limit);
        }
        int least = Ways.least(form, from, asPawn, limit);
        if (least > 0 && promoted != 0) {
            least = Math.min(least, Ways.least(PieceReach.promoted(form, Piece.QUEEN), from, promoted, least));
            least = Math.min(least, Ways.least(PieceReach.promoted(form, Piece.KNIGHT), from, promoted, least));
        }
        return least;
    }

    /** Returns whether a pawn has nothing to take. */
    private boolean isStraight(int i) {
        return (Ways.pawnTakes(forms[i], squares[i], most) & chances.prey) == 0;
    }

    /** The same for a pawn that has nothing to take. */
    private static int straight(int form, int from, long asPawn, long promoted, int limit) {
        long file = Bitboard.file(Square.file(from));
        int least = Ways.least(form, from, asPawn & file, limit);
        int edge = Bitboard.first(file & Ways.farEdge(form));
        int steps = PieceReach.formDistance(form, from, edge);
        if (steps < least && promoted != 0) {
            least = Math.min(least, steps + Ways.least(Piece.QUEEN, edge, promoted, least - steps));
            least = Math.min(least, steps + Ways.least(Piece.KNIGHT, edge, promoted, least - steps));
        }
        return least;
    }

    private int alive(int i, long blocks, long walled, int limit) {
        int form = forms[i];
        if (form > Piece.PAWN) {
            return Ways.least(form, squares[i], walled, limit);
        }
        long stops = blocks | others(i);
        long behind = side == Color.WHITE ? stops >>> 8 : stops << 8;
        return promotedOrNot(i, behind & ~Ways.farEdge(form), walled, limit);
    }

    private int pinned(int i, long pins, int limit) {
        return forms[i] == Piece.QUEEN
                ? limit + 1
                : promotedOrNot(i, forms[i] <= Piece.PAWN ? pins & ~Ways.farEdge(forms[i]) : pins, pins, limit);
    }

    /** Returns where other pawns may be. */
    private long others(int i) {
        long reach = 0;
        for (int j = 0; j < pieces; j++) {
            if (j != i && forms[j] <= Piece.PAWN) {
                long files = isStraight(j) ? Bitboard.file(Square.file(squares[j])) : -1L;
                reach |= Ways.within(forms[j], squares[j], most) & ~Ways.farEdge(forms[j]) & files;
            }
        }
        return reach;
    }

    /** Returns a bound of the moves until a piece stands on each of those squares. */
    int fill(long open) {
        return Bitboard.count(open) > pieces ? most + 1 : walls.fill(open);
    }
}
