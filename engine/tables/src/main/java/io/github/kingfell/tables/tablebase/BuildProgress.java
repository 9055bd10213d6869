package io.github.kingfell.tables.tablebase;

/** Receives the progress of the building of a tablebase, on the building thread. */
public interface BuildProgress {
    BuildProgress SILENT = (material, done, plies) -> {};

    /**
     * Reports the progress. It is called often.
     *
     * @param material such as {@code KRPKR}
     * @param done the part of the table that is solved, from 0 to 1
     * @param plies all positions of the current slice nearer to mate than this are known
     */
    void onStep(String material, double done, int plies);
}
