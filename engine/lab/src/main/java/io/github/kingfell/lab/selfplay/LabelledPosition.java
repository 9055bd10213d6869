package io.github.kingfell.lab.selfplay;

import io.github.kingfell.rules.board.Position;

/**
 * A quiet position of a game, with the score of its search and the result of the game.
 *
 * @param position is advanced to the next position of its game afterwards
 * @param score of the search in centipawns for White
 * @param result for White: 1, 0.5 or 0
 * @param game identifies the game: positions of one game stay together when a part is held out
 */
public record LabelledPosition(Position position, int score, double result, long game) {}
