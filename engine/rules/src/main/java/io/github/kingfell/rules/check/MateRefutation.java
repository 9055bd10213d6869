package io.github.kingfell.rules.check;

/**
 * Shows that the attacker has no mate in a number of moves: one defence against every legal move of the attacker, down
 * to the last one. It can be checked with the rules alone ({@link RefutationChecker}).
 *
 * <p>The defender answers, in the sense of {@link AnswerTree}. A node ends where the attacker has one move left, none
 * of which mates, or where the game is drawn; the answer {@link io.github.kingfell.rules.board.Move#NONE} below the
 * root says that it is drawn before the defender moves.
 *
 * @param moves how many moves of the attacker are not enough, at least 1
 * @param answers the defender's; nothing is checked here
 */
public record MateRefutation(int moves, AnswerTree answers) {}
