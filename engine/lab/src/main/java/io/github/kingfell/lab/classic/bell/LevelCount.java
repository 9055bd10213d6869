package io.github.kingfell.lab.classic.bell;

/**
 * What one depth costs.
 *
 * @param lists how often moves were listed
 * @param listed moves written into these lists
 * @param played moves made on the board; every one is a position
 * @param illegal those among them that leave the king to be taken, as far as this was noticed
 */
public record LevelCount(Level level, long lists, long listed, long played, long illegal) {}
