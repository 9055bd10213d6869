package io.github.kingfell.tables.outcome;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.tables.ExactValues;
import io.github.kingfell.tables.WdlValues;
import io.github.kingfell.tables.tablebase.Placement;
import io.github.kingfell.tables.tablebase.TableScan;
import org.jspecify.annotations.Nullable;

/**
 * Compares the outcomes of a file with the distances that it was made from, as the search reads them. One that the
 * reader holds to be sure must come within fifty moves; whether a late one is kept apart is no matter of right or wrong
 * at the last two plies, since the reader may have made a move. For one thread.
 */
public final class OutcomeComparison implements TableScan.Visitor {
    private static final int SURE_PLIES = OutcomeCode.MOST_PLIES + 2;

    private final OutcomeReader reader;
    private final int every;
    private long positions;
    private long wrong;
    private @Nullable Position example;

    /** @param every of so many placements one is compared */
    public OutcomeComparison(OutcomeReader reader, int every) {
        this.reader = reader;
        this.every = every;
    }

    @Override
    public void visit(Placement placement) {
        if (placement.ordinal() % every == 0) {
            for (int side = Color.WHITE; side <= Color.BLACK; side++) {
                int plies = placement.plies(side);
                if (plies != ExactValues.UNKNOWN) {
                    compare(placement.position(side).orElseThrow(), plies);
                }
            }
        }
    }

    private void compare(Position position, int plies) {
        positions++;
        int sign = plies == ExactValues.DRAW ? 0 : plies % 2 == 1 ? 1 : -1;
        int wdl = reader.wdl(position);
        boolean isLate = wdl == WdlValues.UNKNOWN;
        boolean right = isLate ? plies > OutcomeCode.MOST_PLIES : wdl == WdlValues.WIN * sign && plies <= SURE_PLIES;
        if (!right || reader.sign(position) != sign) {
            wrong++;
            example = position;
        }
    }

    public void add(OutcomeComparison other) {
        positions += other.positions;
        wrong += other.wrong;
        example = example == null ? other.example : example;
    }

    /** Returns the number of positions compared, up to symmetry. */
    public long positions() {
        return positions;
    }

    public long wrong() {
        return wrong;
    }

    /** Returns a position that differs, null when there is none. */
    @Nullable
    public Position example() {
        return example;
    }
}
