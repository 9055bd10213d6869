package io.github.kingfell.kernel;

import static io.github.kingfell.kernel.Objection.unless;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Checks a proof of mate, or of a gain of material. To mate is to gain without end: until the defender is checkmated every
 * reply of his counts.
 *
 * @param goal the balance of points from which on not every reply counts
 * @param held what has been visited and holds
 */
record AttackCheck(Budget budget, boolean attackerIsWhite, long goal, Map<Visit, Held> held) {
    private static final int MOST_MOVES = 500;
    private static final int[] POINTS = {1, 3, 3, 5, 9};

    /** A node, and all that decides whether it holds, except the clock. */
    record Visit(Node node, Position position, Map<Position, Integer> seen, int patience) {}

    /** Up to which clock a visit holds, and the attacker's moves on its longest branch. */
    record Held(int clock, int moves) {}

    /** Objects unless the tree proves the claim. */
    static void check(ProofFile file, Node tree, Budget budget) {
        Claim claim = file.claim();
        Position start = file.start().position();
        boolean attackerIsWhite = start.white() == claim.attackerMovesFirst();
        boolean gain = claim.kind() == Claim.Kind.GAIN;
        long goal = gain ? balance(start, attackerIsWhite) + claim.number() : Long.MAX_VALUE;
        AttackCheck check = new AttackCheck(budget, attackerIsWhite, goal, new HashMap<>());
        Game game = Game.start(file.start(), Recurring.in(tree, start, budget));
        tree.unless(claim.attackerMovesFirst() || tree.answer.equals(Node.NONE), "the defender is to move");
        int moves = claim.attackerMovesFirst()
                ? check.attack(tree, game, claim.patience(), 0)
                : check.defend(tree, game, claim.patience(), 0);
        unless(gain || moves == claim.number(), "the longest defence takes " + moves + " moves");
    }

    /** The attacker answers, and then no defence helps. Returns his moves on the longest branch. */
    private int attack(Node node, Game game, int patience, int movesBefore) {
        Visit visit = new Visit(node, game.position(), game.seen(), patience);
        Held known = held.getOrDefault(visit, new Held(-1, 0));
        node.unless(movesBefore + Math.max(1, known.moves()) <= MOST_MOVES, "a branch of more than 500 moves");
        if (game.clock() <= known.clock()) {
            return known.moves();
        }
        budget.spend();
        int moves = 1 + defend(node, node.answer(game), patience, movesBefore + 1);
        held.put(visit, new Held(game.clock(), moves));
        return moves;
    }

    /** Every reply that counts is answered, each once, and no other. */
    private int defend(Node node, Game game, int patience, int movesBefore) {
        Position position = game.position();
        List<Move> replies = position.legalMoves();
        boolean inCheck = position.inCheck();
        node.unless(!replies.isEmpty() || inCheck, "the defender is stalemated");
        node.unless(replies.isEmpty() || !game.isClaimable(), "the defender can claim a draw");
        boolean allCount = inCheck || balance(position, attackerIsWhite) < goal;
        int longest = 0;
        int answered = 0;
        for (Move reply : replies) {
            boolean quiet = !allCount && isQuiet(reply, position);
            if (!quiet || patience > 0) {
                Game after = game.play(reply);
                node.unless(!after.isClaimable(), "the defender can claim a draw with " + reply);
                int moves = attack(node.after(reply), after, quiet ? patience - 1 : patience, movesBefore);
                longest = Math.max(longest, moves);
                answered++;
            }
        }
        node.unless(answered == node.branches.size(), "an answer to a move that does not count, or two to one move");
        return longest;
    }

    private static boolean isQuiet(Move move, Position position) {
        return !position.isCapture(move)
                && move.promotion() == ' '
                && !position.play(move).inCheck();
    }

    /** The attacker's points less the defender's. */
    private static int balance(Position position, boolean attackerIsWhite) {
        int balance = 0;
        for (char man : position.board().toCharArray()) {
            int kind = "pnbrq".indexOf(Character.toLowerCase(man));
            int points = kind < 0 ? 0 : POINTS[kind];
            balance += Character.isUpperCase(man) == attackerIsWhite ? points : -points;
        }
        return balance;
    }
}
