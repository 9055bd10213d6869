package io.github.kingfell.lab.network;

import io.github.kingfell.engine.network.OutputSet;

/** The weights that a training changes. */
public enum Scope {
    /** All weights. */
    ALL,
    /**
     * The output weights of endings, {@link OutputSet#isOfEndings}, learned from such positions only. All other
     * positions keep their values.
     */
    ENDINGS;

    /** Returns the first row of weights that changes. */
    int firstRow() {
        return this == ALL ? 0 : Weights.OUTPUT_WEIGHTS;
    }

    /** Returns true when a position of the set is learned from. */
    boolean takes(TrainingSet set, int index) {
        return this == ALL || OutputSet.isOfEndings(set.pieceCount(index));
    }

    @Override
    public String toString() {
        return this == ALL ? "all" : "endings";
    }
}
