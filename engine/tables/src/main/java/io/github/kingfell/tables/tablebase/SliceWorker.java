package io.github.kingfell.tables.tablebase;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Attacks;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.tables.index.Signature;
import io.github.kingfell.tables.index.SliceIndex;
import java.util.ArrayList;
import java.util.List;

/**
 * The inner loops of a {@link SliceSolver}, for one thread. Several workers share a slice without locks. Within a step,
 * all workers that write a value write the same one. It replaces a draw so far, a slower win, or the bound of a loss. A
 * worker may read such a value before or after it is replaced: in this step it tells the predecessors nothing either
 * way. When several workers count down the moves of one position, only one of them sees the count reach its end.
 */
@Hot
final class SliceWorker {
    private final Slice slice;
    private final SliceIndex index;
    private final Signature signature;
    private final PlacedPieces pieces;
    private final int[] squares;
    private final MoveSurvey survey;

    /** The most plies to mate written so far. */
    private int furthest;

    private final List<Beyond> beyond = new ArrayList<>();

    /** A position that was found to win too slowly to be stored; rare. */
    private record Beyond(int side, int number) {}

    SliceWorker(Slice slice, int[] pawns, Successors successors) {
        this.slice = slice;
        index = slice.index;
        signature = slice.signature;
        pieces = new PlacedPieces(signature);
        squares = pieces.squares;
        System.arraycopy(pawns, 0, squares, 0, squares.length);
        survey = new MoveSurvey(pieces, successors);
    }

    int furthest() {
        return furthest;
    }

    /**
     * Checks at the end that every win too slow to be stored has turned out to be quicker.
     *
     * @throws IllegalStateException when one has not
     */
    void checkBeyond() {
        for (Beyond slow : beyond) {
            if (slice.codes[slow.side][slow.number] == MoveCode.DRAW) {
                throw new IllegalStateException("a mate in more than " + MoveCode.MOST_MOVES + " moves");
            }
        }
    }

    /**
     * Finds the numbers that are positions, the mates, and the values decided by moves out of the slice; counts the
     * other moves.
     */
    void initialise(int from, int to) {
        for (int number = from; number < to; number++) {
            index.place(number, squares);
            boolean possible = pieces.arePossible() && index.of(squares) == number;
            for (int side = Color.WHITE; side <= Color.BLACK; side++) {
                if (possible && !pieces.isChecked(side ^ 1)) {
                    initialisePosition(side, number);
                } else {
                    slice.setUnused(side, number);
                }
            }
        }
    }

    private void initialisePosition(int side, int number) {
        survey.look(side);
        int best = survey.best();
        if (survey.winsBeyond() && best == MoveCode.DRAW) {
            beyond.add(new Beyond(side, number));
        }
        if (survey.leaves() && best >= MoveCode.DRAW) {
            slice.setSafe(side, number, (byte) best);
            reach(best);
        } else if (survey.leaves()) {
            // The slowest loss so far; final when no move is left.
            slice.setCounted(side, number, (byte) best, survey.staying());
            reach(survey.staying() == 0 ? best : MoveCode.DRAW);
        } else if (survey.staying() > 0) {
            slice.setCounted(side, number, MoveCode.DRAW, survey.staying());
        } else if (survey.inCheck()) {
            slice.setCounted(side, number, MoveCode.MATED, 0);
        } else {
            slice.setSafe(side, number, MoveCode.DRAW);
        }
    }

    private void reach(int code) {
        if (code != MoveCode.DRAW) {
            furthest = Math.max(furthest, MoveCode.plies(code));
        }
    }

    /** Updates the predecessors of all positions at one distance from mate, in plies. */
    void step(int from, int to, int plies) {
        byte code = MoveCode.ofPlies(plies);
        for (int side = Color.WHITE; side <= Color.BLACK; side++) {
            byte[] codes = slice.codes[side];
            for (int number = ByteScan.next(codes, from, to, code);
                    number < to;
                    number = ByteScan.next(codes, number + 1, to, code)) {
                if (slice.isFinal(side, number, code)) {
                    index.place(number, squares);
                    tellPredecessors(side ^ 1, number, plies);
                }
            }
        }
    }

    private void tellPredecessors(int mover, int number, int plies) {
        long occupied = pieces.occupied();
        boolean simple = index.isSimple(number);
        int move = !simple && index.isItsOwnReflection(squares) ? Slice.MOVE / 2 : Slice.MOVE;
        for (int piece = 2; piece < signature.firstPawn; piece++) {
            if (signature.colors[piece] == mover) {
                int square = squares[piece];
                int shift = index.shift(piece);
                long origins = pieces.attacks(piece, occupied) & ~occupied;
                for (long rest = origins; rest != 0; rest = Bitboard.rest(rest)) {
                    int origin = Bitboard.first(rest);
                    if (simple) {
                        tell(mover, number + (origin - square << shift), move, plies);
                    } else {
                        squares[piece] = origin;
                        tellUnordered(mover, move, plies);
                    }
                }
                squares[piece] = square;
            }
        }
        int king = squares[mover];
        long origins = Attacks.king(king) & ~Attacks.king(squares[mover ^ 1]) & ~occupied;
        for (long rest = origins; rest != 0; rest = Bitboard.rest(rest)) {
            squares[mover] = Bitboard.first(rest);
            tellUnordered(mover, move, plies);
        }
        squares[mover] = king;
    }

    /** Updates the position that stands on the board now. */
    private void tellUnordered(int side, int move, int plies) {
        int weight = index.isItsOwnReflection(squares) ? 2 * move : move;
        tell(side, index.of(squares), weight, plies);
    }

    /** Records for a position that one of its moves leads to a position at this distance from mate, in plies. */
    private void tell(int side, int number, int weight, int plies) {
        if (plies % 2 == 0) {
            int moves = plies / 2 + 1;
            byte known = slice.codes[side][number];
            if (known <= MoveCode.DRAW || known > moves) {
                write(side, number, MoveCode.win(moves));
            }
        } else if (slice.lose(side, number, weight)) {
            // A move out of the slice may lose more slowly.
            byte slowest = slice.codes[side][number];
            byte loss = MoveCode.loss((plies + 1) / 2);
            write(side, number, slowest < MoveCode.DRAW && slowest > loss ? slowest : loss);
        }
    }

    private void write(int side, int number, byte code) {
        slice.codes[side][number] = code;
        reach(code);
    }

    /**
     * Makes positions that were never decided draws; gives numbers that are no positions their neighbour's value, for
     * better compression.
     */
    void finish(int from, int to) {
        for (int side = Color.WHITE; side <= Color.BLACK; side++) {
            byte[] codes = slice.codes[side];
            byte last = MoveCode.DRAW;
            for (int number = from; number < to; number++) {
                if (!slice.isPosition(side, number)) {
                    codes[number] = last;
                } else if (codes[number] < MoveCode.DRAW && !slice.isFinal(side, number, codes[number])) {
                    codes[number] = MoveCode.DRAW;
                }
                last = codes[number];
            }
        }
    }
}
