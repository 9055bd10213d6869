package io.github.kingfell.tables.tablebase;

/** Hears how the building of a tablebase goes on, on the building thread. */
public interface BuildProgress {
    BuildProgress SILENT = (material, done, plies) -> {};

    /**
     * Told often.
     *
     * @param material such as {@code KRPKR}
     * @param done the part of the table that is solved, from 0 to 1
     * @param plies all positions of the slice in hand are known that are nearer to mate
     */
    void onStep(String material, double done, int plies);
}
