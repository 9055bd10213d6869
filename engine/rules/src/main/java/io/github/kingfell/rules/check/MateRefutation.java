package io.github.kingfell.rules.check;

/**
 * Proves that the attacker has no mate in a number of moves: one defence against every legal move of the attacker, down
 * to the last one. It can be checked with the rules alone ({@link RefutationChecker}).
 *
 * <p>The defender gives the answers of the {@link AnswerTree}. A node is a leaf when the attacker has one move left and
 * no move mates, or when the game is drawn. Below the root, the answer {@link io.github.kingfell.rules.board.Move#NONE}
 * marks a game that is drawn before the defender moves.
 *
 * @param moves the number of attacker's moves that do not suffice, at least 1
 * @param answers the defender's answers; nothing is checked here
 */
public record MateRefutation(int moves, AnswerTree answers) {}
