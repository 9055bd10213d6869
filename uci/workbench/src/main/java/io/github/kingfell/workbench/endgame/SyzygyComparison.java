package io.github.kingfell.workbench.endgame;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.tables.ExactValues;
import io.github.kingfell.tables.WdlValues;
import io.github.kingfell.tables.syzygy.SyzygyProbe;
import io.github.kingfell.tables.tablebase.Placement;
import io.github.kingfell.tables.tablebase.TableScan;
import org.jspecify.annotations.Nullable;

/**
 * Compares the outcome of every position of a table with that of the user's Syzygy tables, an independent source. A win
 * that the fifty-move rule takes away counts as a win here. For one thread.
 */
public final class SyzygyComparison implements TableScan.Visitor {
    private final SyzygyProbe probe;
    private long positions;
    private long spoiled;
    private long unknown;
    private long wrong;
    private @Nullable Position example;

    public SyzygyComparison(SyzygyProbe probe) {
        this.probe = probe;
    }

    @Override
    public void visit(Placement placement) {
        for (int side = Color.WHITE; side <= Color.BLACK; side++) {
            int plies = placement.plies(side);
            if (plies != ExactValues.UNKNOWN) {
                compare(placement.position(side).orElseThrow(), plies);
            }
        }
    }

    private void compare(Position position, int plies) {
        int wdl = probe.wdl(position);
        if (wdl == WdlValues.UNKNOWN) {
            unknown++;
            return;
        }
        positions++;
        spoiled += Math.abs(wdl) == WdlValues.CURSED_WIN ? 1 : 0;
        int expected = plies == ExactValues.DRAW ? 0 : plies % 2 == 1 ? 1 : -1;
        if (Integer.signum(wdl) != expected) {
            wrong++;
            example = position;
        }
    }

    public void add(SyzygyComparison other) {
        positions += other.positions;
        spoiled += other.spoiled;
        unknown += other.unknown;
        wrong += other.wrong;
        example = example == null ? other.example : example;
    }

    /** Returns the number of positions compared, up to symmetry. */
    public long positions() {
        return positions;
    }

    /** Returns how many of them are won or lost, but drawn under the fifty-move rule. */
    public long spoiled() {
        return spoiled;
    }

    /** Returns the number of positions that the available Syzygy tables do not know. */
    public long unknown() {
        return unknown;
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
