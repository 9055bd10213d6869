package io.github.kingfell.tables.distance;

/** Hears how the building of tables goes on, on the building thread. */
public interface BuildListener {
    BuildListener SILENT = (material, plies) -> {};

    /**
     * All positions nearer to mate than this, in plies, are known.
     *
     * @param material such as {@code KQKR}
     * @param plies 0 at the start
     */
    void onStep(String material, int plies);
}
