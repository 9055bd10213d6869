package io.github.kingfell.classics.bell;

/**
 * Costs of one depth.
 *
 * @param lists how often moves were listed
 * @param listed number of moves written into these lists
 * @param played moves made on the board; every one is a position
 * @param illegal how many of these moves left the king en prise, as far as this was noticed
 */
public record LevelCount(Level level, long lists, long listed, long played, long illegal) {}
