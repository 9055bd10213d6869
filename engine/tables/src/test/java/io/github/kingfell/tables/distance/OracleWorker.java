package io.github.kingfell.tables.distance;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Attacks;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.tables.index.KingPairs;
import io.github.kingfell.tables.tablebase.ByteScan;

/**
 * The inner loops of a {@link RetrogradeOracle}, for one thread. Several share a table: within a step all that write a
 * value write the same, none looks for a value that the step may write, and of several that count down one position's
 * replies only one sees the last of them.
 */
@Hot
final class OracleWorker {
    private final OracleTable table;
    private final OracleIndex index;
    private final TableMaterial material;
    private final RepliesLeft left;
    private final TableBoard placement;
    private final int[] squares;
    private final Replies replies;
    private final Conversions conversions;
    private final int[] scratch = new int[TableMaterial.MOST_PIECES];
    private final DoubleSteps doubleSteps = new DoubleSteps();
    private int greatest;

    OracleWorker(OracleTable table, Conversions conversions, RepliesLeft left) {
        this.table = table;
        this.left = left;
        this.conversions = conversions;
        index = table.index;
        material = table.material;
        placement = new TableBoard(material);
        squares = placement.squares;
        replies = new Replies(placement, conversions);
    }

    /** The greatest code written so far. */
    int greatest() {
        return greatest;
    }

    /** The double steps found by {@link #initialise} that may be answered en passant. */
    DoubleSteps doubleSteps() {
        return doubleSteps;
    }

    /** Finds the numbers that are positions, the mates, what captures and promotions decide, and counts the replies. */
    void initialise(int from, int to) {
        for (int number = from; number < to; number++) {
            index.place(number, squares);
            boolean possible = placement.isPossible() && index.of(squares) == number;
            for (int side = Color.WHITE; side <= Color.BLACK; side++) {
                if (possible && !placement.isChecked(side ^ 1, placement.occupied())) {
                    initialisePosition(side, number);
                } else {
                    table.codes[side][number] = (byte) PlyCode.UNUSED;
                    left.setNever(side, number);
                }
            }
        }
    }

    private void initialisePosition(int side, int number) {
        replies.look(side);
        write(side, number, replies.code());
        if (replies.holds() || replies.quiet() == 0) {
            left.setNever(side, number);
        } else {
            left.set(side, number, replies.quiet(), replies.converts());
        }
        if (placement.allowsEnPassant(side, placement.occupied())) {
            addDoubleStep(side, number);
        }
    }

    /** Of two pawns one each, only one can make a double step beside the other when it is this side's move. */
    private void addDoubleStep(int side, int number) {
        int pawn = material.colors[2] == side ? 2 : 3;
        int taker = 5 - pawn;
        int from = squares[pawn];
        int forward = Color.forward(side);
        squares[pawn] = from + 2 * forward;
        if (!placement.isChecked(side, placement.occupied())) {
            replies.look(side ^ 1);
            int capture = enPassant(side, pawn, taker, from + forward);
            doubleSteps.add(side, number, index.of(squares), capture, replies.none());
        }
        squares[pawn] = from;
    }

    /** What it is worth to the opponent to take a pawn in passing, {@link PlyCode#UNUSED} where that is illegal. */
    private int enPassant(int side, int pawn, int taker, int passed) {
        int there = squares[pawn];
        int from = squares[taker];
        squares[pawn] = TableBoard.GONE;
        squares[taker] = passed;
        int code = placement.isChecked(side ^ 1, placement.occupied())
                ? PlyCode.UNUSED
                : PlyCode.before(conversions.of(pawn, taker, Piece.NONE).code(squares, side, scratch));
        squares[taker] = from;
        squares[pawn] = there;
        return code;
    }

    /** Tells the predecessors of all positions at one distance from mate, in plies. */
    void step(int from, int to, int plies) {
        byte code = (byte) PlyCode.of(plies);
        for (int side = Color.WHITE; side <= Color.BLACK; side++) {
            byte[] codes = table.codes[side];
            for (int number = ByteScan.next(codes, from, to, code);
                    number < to;
                    number = ByteScan.next(codes, number + 1, to, code)) {
                index.place(number, squares);
                tellPredecessors(side ^ 1, plies);
            }
        }
    }

    private void tellPredecessors(int mover, int plies) {
        long occupied = placement.occupied();
        int white = squares[Color.WHITE];
        int black = squares[Color.BLACK];
        int third = squares.length > 2 ? squares[2] : 0;
        int fourth = squares.length > 3 ? squares[3] : 0;
        int kings = index.kings(white, black);
        int move = isItsOwnReflection(kings, third, fourth) ? RepliesLeft.MOVE / 2 : RepliesLeft.MOVE;
        // All origins first: telling may overwrite the placement.
        long originsOfKing = Attacks.king(squares[mover]) & ~Attacks.king(squares[mover ^ 1]) & ~occupied;
        long originsOfThird = origins(mover, 2, occupied);
        long originsOfFourth = origins(mover, 3, occupied);
        for (long rest = originsOfKing; rest != 0; rest = Bitboard.rest(rest)) {
            int origin = Bitboard.first(rest);
            int before = mover == Color.WHITE ? index.kings(origin, black) : index.kings(white, origin);
            tell(mover, before, third, fourth, move, plies);
        }
        for (long rest = originsOfThird; rest != 0; rest = Bitboard.rest(rest)) {
            tell(mover, kings, Bitboard.first(rest), fourth, move, plies);
        }
        for (long rest = originsOfFourth; rest != 0; rest = Bitboard.rest(rest)) {
            tell(mover, kings, third, Bitboard.first(rest), move, plies);
        }
    }

    private boolean isItsOwnReflection(int kings, int third, int fourth) {
        return KingPairs.onDiagonal(kings)
                && index.number(kings, third, fourth) == index.reflected(kings, third, fourth);
    }

    /** Where a piece of the mover may have come from without a capture. */
    private long origins(int mover, int piece, long occupied) {
        if (piece >= squares.length || material.colors[piece] != mover) {
            return 0;
        }
        return material.isPawn(piece)
                ? pawnOrigins(piece, occupied)
                : placement.attacks(piece, squares[piece], occupied) & ~occupied;
    }

    /** Not by a double step that en passant could answer: those are listed. */
    private long pawnOrigins(int piece, long occupied) {
        int square = squares[piece];
        int forward = Color.forward(material.colors[piece]);
        int once = square - forward;
        if (once < 8 || once >= 56 || (occupied >>> once & 1) != 0) {
            return 0;
        }
        int twice = once - forward;
        boolean doubleStep = twice >= 8
                && twice < 56
                && placement.isOnHomeRank(piece, twice)
                && (occupied >>> twice & 1) == 0
                && placement.enPassantTaker(material.colors[piece], square) == TableBoard.GONE;
        return 1L << once | (doubleStep ? 1L << twice : 0);
    }

    /**
     * Tells a position that one of its moves leads to a position at this distance from mate, in plies.
     *
     * @param move what the move counts when the position has no reflection of its own
     */
    private void tell(int side, int kings, int third, int fourth, int move, int plies) {
        int number = index.number(kings, third, fourth);
        int weight = move;
        if (KingPairs.onDiagonal(kings)) {
            int reflected = index.reflected(kings, third, fourth);
            weight = number == reflected ? 2 * move : move;
            number = Math.min(number, reflected);
        }
        tell(side, number, weight, plies);
    }

    private void tell(int side, int number, int weight, int plies) {
        if (plies % 2 == 0) {
            if (isOpen(table.code(side, number), plies)) {
                write(side, number, PlyCode.of(plies + 1));
            }
        } else if (left.lose(side, number, weight)) {
            write(side, number, lost(side, number, plies));
        }
    }

    /** Not decided, or won by a conversion that may turn out to be slower than another move. */
    private static boolean isOpen(int code, int plies) {
        return code == PlyCode.DRAW || PlyCode.isWin(code) && PlyCode.plies(code) > plies + 1;
    }

    private int lost(int side, int number, int plies) {
        int code = PlyCode.of(plies + 1);
        if (left.converts(side, number)) {
            index.place(number, squares);
            replies.look(side);
            code = Math.max(code, replies.lossByConversion());
        }
        return code;
    }

    /** As {@link #step} for the listed double steps. */
    void stepBackDoubleSteps(DoubleSteps steps, int from, int to, int plies) {
        int code = PlyCode.of(plies);
        for (int step = from; step < to; step++) {
            if (steps.code(step, table, plies) == code) {
                tell(steps.side(step), steps.before(step), RepliesLeft.MOVE, plies);
            }
        }
    }

    private void write(int side, int number, int code) {
        table.codes[side][number] = (byte) code;
        greatest = Math.max(greatest, code);
    }
}
