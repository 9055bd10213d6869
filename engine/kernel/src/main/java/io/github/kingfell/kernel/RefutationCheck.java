package io.github.kingfell.kernel;

import static io.github.kingfell.kernel.Objection.unless;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Checks a refutation: the defender holds out against every attack of a number of moves. */
record RefutationCheck(Budget budget, Set<Visit> held) {
    /** A node, and all that decides whether it holds. */
    record Visit(Node node, Position position, Map<Position, Integer> seen, int clock, int moves) {}

    /** Objects unless the tree shows that there is no mate in so many moves. */
    static void check(ProofFile file, ProofFile.Refutation refutation, Budget budget) {
        Node tree = refutation.tree();
        Game game = Game.start(file.start(), Recurring.in(tree, file.start().position(), budget));
        RefutationCheck check = new RefutationCheck(budget, new HashSet<>());
        int moves = refutation.moves();
        boolean wanted = file.tree().isPresent()
                ? moves >= 1 && moves <= 500
                : moves == file.claim().number();
        unless(wanted, "a refutation of a mate in " + moves);
        if (file.claim().attackerMovesFirst()) {
            tree.unless(tree.answer.equals(Node.NONE), "the attacker is to move");
            check.attack(tree, game, moves);
        } else {
            check.defend(tree, game, moves);
        }
    }

    /** The defender answers; then the attacker has so many moves left. */
    private void defend(Node node, Game game, int moves) {
        // Clocks that cannot come to a hundred within the moves left are alike.
        int clock = game.clock() + 2 * moves + 1 < 100 ? 0 : game.clock();
        if (!held.add(new Visit(node, game.position(), game.seen(), clock, moves))) {
            return;
        }
        budget.spend();
        boolean canMove = !game.position().legalMoves().isEmpty();
        node.unless(canMove || !game.position().inCheck(), "the defender is checkmated");
        boolean drawn = !canMove || game.isClaimable();
        node.unless(!drawn || node.answer.equals(Node.NONE), "the game is drawn before the answer");
        Game answered = drawn ? game : node.answer(game);
        if (drawn || answered.isClaimable()) {
            node.unless(node.branches.isEmpty(), "moves follow a draw");
        } else {
            attack(node, answered, moves);
        }
    }

    /**
     * The attacker has so many moves left: all that he can make are answered, each once, and the last does not mate.
     */
    private void attack(Node node, Game game, int moves) {
        List<Move> attacks = game.position().legalMoves();
        for (Move move : attacks) {
            Game after = game.play(move);
            if (moves > 1) {
                defend(node.after(move), after, moves - 1);
            } else {
                boolean mates = after.position().inCheck()
                        && after.position().legalMoves().isEmpty();
                node.unless(!mates, move + " mates");
            }
        }
        int answered = moves > 1 ? attacks.size() : 0;
        node.unless(node.branches.size() == answered, "an answer to no move, or two to one move");
    }
}
