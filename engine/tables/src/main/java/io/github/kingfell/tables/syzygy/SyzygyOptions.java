package io.github.kingfell.tables.syzygy;

/**
 * The user's options for Syzygy tables.
 *
 * @param path directories, joined by the path separator of this system; empty for no tables
 * @param leastDepth a search probes positions with the most pieces only with this remaining depth or more, in plies, at
 *     least 1
 * @param mostPieces positions of more pieces are not probed, 0 for none at all
 * @param fiftyMoveRule true makes a win that takes too long a draw
 */
public record SyzygyOptions(String path, int leastDepth, int mostPieces, boolean fiftyMoveRule) {
    public static final SyzygyOptions DEFAULT = new SyzygyOptions("", 1, SyzygyMaterial.MOST_PIECES, true);
}
