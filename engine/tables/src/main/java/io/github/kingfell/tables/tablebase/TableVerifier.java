package io.github.kingfell.tables.tablebase;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.IllegalPositionException;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.PositionBuilder;
import io.github.kingfell.tables.ExactValues;
import java.io.IOException;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.DoubleConsumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Compares values of a tablebase with those of all successors, found with the engine's own rules, which share with the
 * builder nothing but the attack tables. A table all of whose values pass is right, if the tables are right that
 * captures and promotions lead to: a win in n has a successor lost in n - 1 and none lost sooner, a loss in n has only
 * won successors, the slowest in n - 1, and a draw has no lost successor and one that is not won, or no move at all.
 */
public final class TableVerifier {
    private static final long SEED = 1970;

    /** Numbers looked at between two words about how it goes. */
    private static final int PORTION = 1 << 18;

    private final Tablebase tablebase;
    private final TableFile table;
    private final List<Inspector> inspectors;

    /** @throws java.nio.file.NoSuchFileException when the table is not there */
    public TableVerifier(Tablebase tablebase, long material, int threads) throws IOException {
        this.tablebase = tablebase;
        table = tablebase.open(material);
        inspectors = Stream.generate(Inspector::new).limit(threads).toList();
    }

    /**
     * What the check found.
     *
     * @param positions compared, up to symmetry
     * @param wrong values that do not follow from their successors
     * @param example one of these, null when there is none
     */
    public record Result(
            long positions, long wrong, @Nullable Position example) {}

    /** Checks all positions. */
    public Result all(DoubleConsumer progress) {
        long numbers = (long) table.layout.slices * table.layout.sliceSize;
        return run(numbers, at -> at, progress);
    }

    /** Checks positions drawn at random, the same ones every time. */
    public Result sample(long draws, DoubleConsumer progress) {
        long numbers = (long) table.layout.slices * table.layout.sliceSize;
        return run(draws, at -> new SplittableRandom(SEED + at).nextLong(numbers), progress);
    }

    /** Which number of the whole table is looked at next. */
    private interface Choice {
        long number(long at);
    }

    private Result run(long count, Choice choice, DoubleConsumer progress) {
        try (WorkerPool<Inspector> pool = new WorkerPool<>(inspectors, () -> false)) {
            for (long begin = 0; begin < count; begin += PORTION) {
                progress.accept((double) begin / count);
                long base = begin;
                pool.share((int) Math.min(PORTION, count - begin), (inspector, from, to) -> {
                    for (int at = from; at < to; at++) {
                        inspector.inspect(choice.number(base + at));
                    }
                });
            }
        }
        AtomicReference<@Nullable Position> example = new AtomicReference<>();
        inspectors.forEach(inspector -> example.compareAndSet(null, inspector.example));
        return new Result(
                inspectors.stream().mapToLong(inspector -> inspector.positions).sum(),
                inspectors.stream().mapToLong(inspector -> inspector.wrong).sum(),
                example.get());
    }

    /** Looks at its share of the positions. */
    private final class Inspector {
        private final TablebaseReader reader = tablebase.reader();
        private final MoveList moves = new MoveList();
        private final int[] squares = new int[table.signature.men];
        private long positions;
        private long wrong;
        private @Nullable Position example;

        void inspect(long number) {
            table.pawns.place((int) (number / table.layout.sliceSize), squares);
            int numberInSlice = (int) (number % table.layout.sliceSize);
            table.index.place(numberInSlice, squares);
            if (!areApart() || table.index.of(squares) != numberInSlice) {
                return;
            }
            for (int side = Color.WHITE; side <= Color.BLACK; side++) {
                Position position = position(side);
                if (position != null) {
                    positions++;
                    if (reader.plies(position) != fromSuccessors(position)) {
                        wrong++;
                        example = position;
                    }
                }
            }
        }

        private boolean areApart() {
            long occupied = 0;
            for (int square : squares) {
                occupied |= 1L << square;
            }
            return Long.bitCount(occupied) == squares.length;
        }

        /** Null where the side that is not to move is in check. */
        private @Nullable Position position(int side) {
            PositionBuilder builder = new PositionBuilder().sideToMove(side);
            for (int man = 0; man < squares.length; man++) {
                builder.put(squares[man], Piece.of(table.signature.colors[man], table.signature.kinds[man]));
            }
            try {
                return builder.build();
            } catch (IllegalPositionException e) {
                return null;
            }
        }

        /** The value that follows from the successors alone, in plies. */
        private int fromSuccessors(Position position) {
            new MoveGenerator(position).generate(position, moves);
            if (moves.isEmpty()) {
                return position.inCheck() ? 0 : ExactValues.DRAW;
            }
            int best = ExactValues.UNKNOWN;
            for (int i = 0; i < moves.size(); i++) {
                position.make(moves.get(i));
                int after = reader.plies(position);
                position.unmake(moves.get(i));
                if (after == ExactValues.UNKNOWN) {
                    throw new IllegalStateException("a table is missing, or damaged");
                }
                int value = EnPassant.before(after);
                best = best == ExactValues.UNKNOWN ? value : EnPassant.better(best, value);
            }
            return best;
        }
    }
}
