package io.github.kingfell.engine.table;

import io.github.kingfell.engine.board.Bitboard;
import io.github.kingfell.engine.board.Color;
import java.util.Arrays;

/**
 * The inner loops of a {@link RetrogradeBuilder}, for one thread. Several share a table: within a step all that write a
 * byte write the same value, and none reads a value that the step may change.
 */
final class RetrogradeWorker {
    private final DtmTable table;
    private final TableMaterial material;
    private final Placement placement;
    private final Evaluation evaluation;
    private int greatest;

    /** Positions with a double step that may be answered en passant: number times 2 plus side to move. */
    private int[] doubleSteps = new int[16];

    private int doubleStepCount;

    RetrogradeWorker(DtmTable table, Conversions conversions) {
        this.table = table;
        material = table.material;
        placement = new Placement(material);
        evaluation = new Evaluation(placement, table, conversions);
    }

    /** The greatest code written or awaited so far. */
    int greatest() {
        return Math.max(greatest, evaluation.latestEnPassant());
    }

    int[] doubleSteps() {
        return Arrays.copyOf(doubleSteps, doubleStepCount);
    }

    /** Finds the numbers that are positions, the mates, and what captures and promotions decide. */
    void initialise(int from, int to) {
        for (int number = from; number < to; number++) {
            table.index.place(number, placement.squares);
            boolean possible = placement.isPossible() && table.index.of(placement.squares) == number;
            for (int side = Color.WHITE; side <= Color.BLACK; side++) {
                long occupied = placement.occupied();
                if (!possible || placement.isChecked(side ^ 1, occupied)) {
                    table.codes[side][number] = (byte) PlyCode.UNUSED;
                    continue;
                }
                if (placement.allowsEnPassant(side, occupied)) {
                    addDoubleStep(number << 1 | side);
                }
                if (mayBeDecided(side, occupied)) {
                    write(side, number, evaluation.evaluate(side, -1));
                }
            }
        }
    }

    /** In check, or with a capture or a promotion: no other position is decided before the first step. */
    private boolean mayBeDecided(int side, long occupied) {
        long own = placement.occupied(side);
        if (placement.isChecked(side, occupied)) {
            return true;
        }
        for (int man = 0; man < material.men; man++) {
            if (material.colors[man] == side) {
                long targets = placement.targets(man, occupied, own);
                if ((targets & occupied) != 0
                        || material.isPawn(man) && (targets & (Bitboard.RANK_1 | Bitboard.RANK_8)) != 0) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Tells the predecessors of all positions that are so many plies from mate. */
    void step(int from, int to, int plies) {
        byte code = (byte) PlyCode.of(plies);
        for (int side = Color.WHITE; side <= Color.BLACK; side++) {
            byte[] codes = table.codes[side];
            for (int number = from; number < to; number++) {
                if (codes[number] == code) {
                    table.index.place(number, placement.squares);
                    tellPredecessors(side ^ 1, plies);
                }
            }
        }
    }

    private void tellPredecessors(int mover, int plies) {
        long occupied = placement.occupied();
        for (int man = 0; man < material.men; man++) {
            if (material.colors[man] != mover) {
                continue;
            }
            int square = placement.squares[man];
            long origins = material.isPawn(man)
                    ? pawnOrigins(man, occupied)
                    : placement.attacks(man, square, occupied) & ~occupied;
            for (; origins != 0; origins = Bitboard.rest(origins)) {
                placement.squares[man] = Bitboard.first(origins);
                int number = table.index.of(placement.squares);
                if (number != TableIndex.NONE) {
                    tell(mover, number, plies);
                }
            }
            placement.squares[man] = square;
        }
    }

    /** Where a pawn may have come from without a capture; not by a double step that en passant could answer. */
    private long pawnOrigins(int man, long occupied) {
        int square = placement.squares[man];
        int forward = Color.forward(material.colors[man]);
        int once = square - forward;
        if (once < 8 || once >= 56 || (occupied >>> once & 1) != 0) {
            return 0;
        }
        int twice = once - forward;
        boolean doubleStep = twice >= 8
                && twice < 56
                && placement.isOnHomeRank(man, twice)
                && (occupied >>> twice & 1) == 0
                && placement.enPassantTaker(material.colors[man], square) == Placement.GONE;
        return 1L << once | (doubleStep ? 1L << twice : 0);
    }

    private void tell(int side, int number, int plies) {
        int code = table.code(side, number);
        if (plies % 2 == 1) {
            if (code == PlyCode.DRAW) {
                table.codes[side][number] = (byte) PlyCode.CANDIDATE;
            }
        } else if (isOpen(code, plies)) {
            write(side, number, PlyCode.of(plies + 1));
        }
    }

    /** Not decided, or won by a conversion that may turn out to be slower than another move. */
    private static boolean isOpen(int code, int plies) {
        return code == PlyCode.DRAW || PlyCode.isWin(code) && PlyCode.plies(code) > plies + 1;
    }

    /** Looks which candidates have no move left that does not lose in so many plies. */
    void decideCandidates(int from, int to, int plies) {
        for (int side = Color.WHITE; side <= Color.BLACK; side++) {
            byte[] codes = table.codes[side];
            for (int number = from; number < to; number++) {
                if (codes[number] == (byte) PlyCode.CANDIDATE) {
                    table.index.place(number, placement.squares);
                    write(side, number, evaluation.evaluate(side, plies));
                }
            }
        }
    }

    /** As {@link #decideCandidates} for the positions whose double steps {@link #step} passes over. */
    void decideDoubleSteps(int[] positions, int from, int to, int plies) {
        for (int i = from; i < to; i++) {
            int number = positions[i] >> 1;
            int side = positions[i] & 1;
            if (isOpen(table.code(side, number), plies)) {
                table.index.place(number, placement.squares);
                write(side, number, evaluation.evaluate(side, plies));
            }
        }
    }

    private void write(int side, int number, int code) {
        table.codes[side][number] = (byte) code;
        greatest = Math.max(greatest, code);
    }

    private void addDoubleStep(int position) {
        if (doubleStepCount == doubleSteps.length) {
            doubleSteps = Arrays.copyOf(doubleSteps, 2 * doubleStepCount);
        }
        doubleSteps[doubleStepCount++] = position;
    }
}
