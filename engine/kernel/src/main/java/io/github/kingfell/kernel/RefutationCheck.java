package io.github.kingfell.kernel;

import static io.github.kingfell.kernel.Objection.unless;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Checks a refutation: the defender survives every attack with a given number of moves. */
record RefutationCheck(Budget budget, Set<Visit> held) {
    /** A node, with all that determines whether it holds. */
    record Visit(Node node, Position position, Map<Position, Integer> seen, int clock, int moves) {}

    /** Objects unless the tree shows that there is no mate in the given number of moves. */
    static void check(ProofFile file, ProofFile.Refutation refutation, Budget budget) {
        Node tree = refutation.tree();
        Game game = Game.start(file.start(), Recurring.in(tree, file.start().position(), budget));
        RefutationCheck check = new RefutationCheck(budget, new HashSet<>());
        int moves = refutation.moves();
        boolean wanted = file.tree().isPresent()
                ? moves >= 1 && moves <= 500
                : moves == file.claim().number();
        unless(wanted, "the claim does not fit a refutation of a mate in " + moves);
        if (file.claim().attackerMovesFirst()) {
            tree.unless(tree.answer.equals(Node.NONE), "the attacker is to move");
            check.attack(tree, game, moves);
        } else {
            check.defend(tree, game, moves);
        }
    }

    /** Checks a node where the defender answers; the attacker has this many moves left after it. */
    private void defend(Node node, Game game, int moves) {
        // All clocks that cannot reach a hundred within the moves left count as equal.
        int clock = game.clock() + 2 * moves + 1 < 100 ? 0 : game.clock();
        if (!held.add(new Visit(node, game.position(), game.seen(), clock, moves))) {
            return;
        }
        budget.spend();
        boolean canMove = !game.position().legalMoves().isEmpty();
        node.unless(canMove || !game.position().inCheck(), "the defender is checkmated");
        boolean drawn = !canMove || game.isClaimable();
        node.unless(!drawn || node.answer.equals(Node.NONE), "an answer follows although the game is already drawn");
        Game answered = drawn ? game : node.answer(game);
        if (drawn || answered.isClaimable()) {
            node.unless(node.branches.isEmpty(), "moves follow a draw");
        } else {
            attack(node, answered, moves);
        }
    }

    /**
     * Checks the attacker's moves with this many moves left: each legal one is answered exactly once, and the last one
     * does not mate.
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
        node.unless(node.branches.size() == answered, "a move is answered twice or does not exist");
    }
}
