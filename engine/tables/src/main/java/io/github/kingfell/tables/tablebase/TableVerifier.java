package io.github.kingfell.tables.tablebase;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.tables.ExactValues;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.DoubleConsumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Compares values of a table with those of all successors, found with the engine's own rules, which share with the
 * builder nothing but the attack tables. A table all of whose values pass is right, if the tables are right that
 * captures and promotions lead to: a win in n has a successor lost in n - 1 and none lost sooner, a loss in n has only
 * won successors, the slowest in n - 1, and a draw has no lost successor and one that is not won, or no move at all.
 */
public final class TableVerifier {
    private static final long SEED = 1970;

    /** Numbers looked at between two words about how it goes. */
    private static final int PORTION = 1 << 18;

    private final WholeTable table;
    private final long numbers;
    private final List<Inspector> inspectors;

    /** @param readers makes one for each thread; it knows the table, and those that captures and promotions lead to */
    public TableVerifier(TableScan scan, Supplier<? extends ExactValues> readers, int threads) {
        table = scan.table();
        numbers = (long) table.pawns().count() * table.index().size();
        inspectors = Stream.generate(() -> new Inspector(readers.get()))
                .limit(threads)
                .toList();
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
        return run(numbers, at -> at, progress);
    }

    /** Checks positions drawn at random, the same ones every time. */
    public Result sample(long draws, DoubleConsumer progress) {
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
        private final ExactValues reader;
        private final MoveList moves = new MoveList();
        private final Placement placement = new Placement(table.signature());
        private long positions;
        private long wrong;
        private @Nullable Position example;

        Inspector(ExactValues reader) {
            this.reader = reader;
        }

        void inspect(long number) {
            int size = table.index().size();
            if (!placement.place(table, (int) (number / size), (int) (number % size))) {
                return;
            }
            for (int side = Color.WHITE; side <= Color.BLACK; side++) {
                placement.position(side).ifPresent(this::compare);
            }
        }

        private void compare(Position position) {
            positions++;
            if (reader.plies(position) != fromSuccessors(position)) {
                wrong++;
                example = position;
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
