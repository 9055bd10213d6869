package io.github.kingfell.tables.syzygy;

/**
 * What the user wants of Syzygy tables.
 *
 * @param path directories, between them the separator of paths of this system; empty for no tables
 * @param leastDepth a search asks for positions of the most men only with this many plies or more to go, at least 1
 * @param mostMen positions of more men are not looked up, 0 for none at all
 * @param fiftyMoveRule a win that takes too long is a draw
 */
public record SyzygyOptions(String path, int leastDepth, int mostMen, boolean fiftyMoveRule) {
    public static final SyzygyOptions DEFAULT = new SyzygyOptions("", 1, SyzygyMaterial.MOST_MEN, true);
}
