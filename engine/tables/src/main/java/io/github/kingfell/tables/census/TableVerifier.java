package io.github.kingfell.tables.census;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.tables.EnPassant;
import io.github.kingfell.tables.ExactValues;
import io.github.kingfell.tables.tablebase.Placement;
import io.github.kingfell.tables.tablebase.TableScan;
import java.io.IOException;
import java.util.List;
import java.util.Objects;
import java.util.function.DoubleConsumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Verifies a table: compares its values with those of all successors. The moves come from the engine's own rules, which
 * share only the attack tables with the builder. If all values pass, the table is right, provided that the tables after
 * captures and promotions are right: a win in n has a successor lost in n - 1 and none lost sooner; a loss in n has
 * only won successors, the slowest in n - 1; a draw has no lost successor and one that is not won, or no move at all.
 */
public final class TableVerifier {
    private final TableScan scan;
    private final Supplier<? extends ExactValues> readers;
    private final int threads;

    /**
     * @param readers makes a reader for each thread, which answers from the table and from those that captures and
     *     promotions lead to
     */
    public TableVerifier(TableScan scan, Supplier<? extends ExactValues> readers, int threads) {
        this.scan = scan;
        this.readers = readers;
        this.threads = threads;
    }

    /**
     * The result of the check.
     *
     * @param positions number of positions compared, up to symmetry
     * @param wrong number of values that do not follow from their successors
     * @param example one of these, null when there is none
     */
    public record Result(
            long positions, long wrong, @Nullable Position example) {}

    /**
     * Checks all positions.
     *
     * @throws IOException when the table is in a file that is damaged
     */
    public Result all(DoubleConsumer progress) throws IOException {
        return result(scan.run(threads, this::inspector, progress));
    }

    /** Checks positions drawn at random, the same ones in every run. */
    public Result sample(long draws, DoubleConsumer progress) {
        return result(scan.sample(draws, threads, this::inspector, progress));
    }

    private Inspector inspector() {
        return new Inspector(readers.get());
    }

    private static Result result(List<Inspector> inspectors) {
        return new Result(
                inspectors.stream().mapToLong(inspector -> inspector.positions).sum(),
                inspectors.stream().mapToLong(inspector -> inspector.wrong).sum(),
                inspectors.stream()
                        .map(inspector -> inspector.example)
                        .filter(Objects::nonNull)
                        .findFirst()
                        .orElse(null));
    }

    /** Checks one thread's share of the positions. */
    private static final class Inspector implements TableScan.Visitor {
        private final ExactValues reader;
        private final MoveList moves = new MoveList();
        private long positions;
        private long wrong;
        private @Nullable Position example;

        Inspector(ExactValues reader) {
            this.reader = reader;
        }

        @Override
        public void visit(Placement placement) {
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

        /** Returns the value in plies that follows from the successors alone. */
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
