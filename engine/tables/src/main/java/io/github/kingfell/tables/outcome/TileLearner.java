package io.github.kingfell.tables.outcome;

import java.util.Arrays;
import java.util.List;

/** Learns a model from examples of tiles. For one thread. */
final class TileLearner extends TileWalk {
    /** What a cell's neighbours show depends on the model, so it is learnt several times. */
    private static final int ROUNDS = 3;

    private final int[] counts = new int[TileModel.CONTEXTS * OutcomeCode.COUNT];
    private final byte[] cells = new byte[TileGrid.CELLS];
    private byte[] allowed = {};
    private double bits;

    TileLearner(TileGrid grid) {
        super(grid);
    }

    /** An example. */
    static final class Example {
        private final int slice;
        private final int own;
        private final byte[] allowed;

        /**
         * @param own number of the tile in the slice
         * @param allowed by cell: the outcomes that may stand there, as bits
         */
        Example(int slice, int own, byte[] allowed) {
            this.slice = slice;
            this.own = own;
            this.allowed = allowed;
        }
    }

    /** Returns a model of tiles with the grid's side to move. */
    TileModel learn(List<Example> examples) {
        TileModel model = new TileModel();
        for (int round = 0; round < ROUNDS; round++) {
            Arrays.fill(counts, 0);
            bits = 0;
            for (Example example : examples) {
                allowed = example.allowed;
                walk(model, example.slice, grid.side, example.own, cells);
            }
            TileModel better = new TileModel();
            for (int context = 0; context < TileModel.CONTEXTS; context++) {
                better.learn(context, counts, context * OutcomeCode.COUNT);
            }
            model = better;
        }
        return model;
    }

    /** Returns about how many bits the examples of the last {@link #learn} took in its last round. */
    double bits() {
        return bits;
    }

    @Override
    int outcome(TileModel model, int context, int cell) {
        int outcome = model.likeliest(context, allowed[cell]);
        counts[context * OutcomeCode.COUNT + outcome]++;
        double part = (double) model.ofFirst(context) / TileModel.WHOLE;
        bits -= Math.log(outcome == model.first(context) ? part : 1 - part) / Math.log(2);
        return outcome;
    }
}
