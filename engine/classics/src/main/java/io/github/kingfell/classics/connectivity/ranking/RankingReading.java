package io.github.kingfell.classics.connectivity.ranking;

/**
 * A choice where section 3.3 of the paper leaves one.
 *
 * @param centre the squares of the last feature
 * @param flatPawns the printed table of square values for pawns is lost; true gives a pawn 2 for each square, plus the
 *     enemy on it, so that only pieces have a premium for the centre
 * @param emptyNet true counts the squares around the enemy king only where no enemy stands: {@code BK = <... S_i ...>}
 *     may mean his flight squares alone
 */
public record RankingReading(Centre centre, boolean flatPawns, boolean emptyNet) {
    /** The reading that play and analysis use. */
    public static final RankingReading STANDARD = new RankingReading(Centre.FOUR, false, false);
}
