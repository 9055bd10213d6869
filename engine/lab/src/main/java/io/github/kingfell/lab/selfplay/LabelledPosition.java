package io.github.kingfell.lab.selfplay;

import io.github.kingfell.rules.board.Position;

/**
 * A quiet position of a game, what the search said of it, and how the game ended.
 *
 * @param position goes on to the next position of its game afterwards
 * @param score of the search in centipawns for White
 * @param result for White: 1, 0.5 or 0
 * @param game positions of one game stay together when a part is held out
 */
public record LabelledPosition(Position position, int score, double result, long game) {}
