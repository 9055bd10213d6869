package io.github.kingfell.kernel;

import static io.github.kingfell.kernel.Objection.unless;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Checks a proof of mate or of a gain of material. A mate is treated as a gain without bound: every reply of the
 * defender counts until he is checkmated.
 *
 * @param budget the remaining cost of the check
 * @param attackerIsWhite whether White is the attacker
 * @param goal the balance of points from which on not every reply counts
 * @param held the visits that were found to hold
 */
record AttackCheck(Budget budget, boolean attackerIsWhite, long goal, Map<Visit, Held> held) {
    private static final int MOST_MOVES = 500;
    private static final int[] POINTS = {0, 1, 3, 3, 5, 9};

    /** Means that every clock is allowed. */
    static final int ANY_CLOCK = 9999;

    /** A node, with all that determines in how many moves and up to which clock it holds. */
    record Visit(Node node, Position position, Map<Position, Integer> seen, int patience) {}

    /**
     * The number of attacker's moves on the longest branch, and the greatest clock with which no draw comes before its
     * end.
     */
    record Held(int moves, int clock) {}

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
        Held held = claim.attackerMovesFirst()
                ? check.attack(tree, game, claim.patience(), 0)
                : check.defend(tree, game, claim.patience(), 0);
        unless(gain || held.moves() == claim.number(), "the longest defence takes " + held.moves() + " moves");
        unless(file.start().clock() <= held.clock(), "the fifty-move rule ends the game before mate");
    }

    /** Checks a node with the attacker to move: he answers, and then no defence helps. */
    private Held attack(Node node, Game game, int patience, int movesBefore) {
        Visit visit = new Visit(node, game.position(), game.seen(), patience);
        Held known = held.get(visit);
        node.unless(movesBefore + (known == null ? 1 : known.moves()) <= MOST_MOVES, "a branch of more than 500 moves");
        if (known != null) {
            return known;
        }
        budget.spend();
        Game answered = node.answer(game);
        Held defence = defend(node, answered, patience, movesBefore + 1);
        // At 150 the seventy-five-move rule has ended the game.
        Held attack = new Held(1 + defence.moves(), answered.clock() == 0 ? 149 : Math.min(149, defence.clock() - 1));
        node.unless(defence.clock() >= 0 && attack.clock() >= 0, "the defender can claim a draw by fifty moves");
        held.put(visit, attack);
        return attack;
    }

    /**
     * Checks a node with the defender to move: every counting reply is answered exactly once, and no other reply is.
     * The defender can claim a draw neither in the position nor with a reply.
     */
    private Held defend(Node node, Game game, int patience, int movesBefore) {
        Position position = game.position();
        List<Move> replies = position.legalMoves();
        boolean inCheck = position.inCheck();
        node.unless(!replies.isEmpty() || inCheck, "the defender is stalemated");
        node.unless(replies.isEmpty() || !game.isThirdTime(), "the defender can claim a draw by repetition");
        node.unless(!position.isDead(), "the position is drawn: nobody can mate with these pieces");
        boolean allCount = inCheck || balance(position, attackerIsWhite) < goal;
        int longest = 0;
        int clock = replies.isEmpty() ? ANY_CLOCK : 99;
        int answered = 0;
        for (Move reply : replies) {
            boolean quiet = !allCount && isQuiet(reply, position);
            if (!quiet || patience > 0) {
                Game after = game.play(reply);
                node.unless(!after.isThirdTime(), "the defender can claim a draw by repetition with " + reply);
                Held next = attack(node.after(reply), after, quiet ? patience - 1 : patience, movesBefore);
                longest = Math.max(longest, next.moves());
                clock = after.clock() == 0 ? clock : Math.min(clock, Math.min(99, next.clock()) - 1);
                answered++;
            }
        }
        node.unless(answered == node.branches.size(), "a move is answered twice or needs no answer");
        return new Held(longest, clock);
    }

    private static boolean isQuiet(Move move, Position position) {
        return !position.isCapture(move)
                && move.promotion() == ' '
                && !position.play(move).inCheck();
    }

    /** The attacker's points minus the defender's. */
    private static int balance(Position position, boolean attackerIsWhite) {
        int balance = 0;
        for (char piece : position.board().toCharArray()) {
            int points = POINTS[1 + "pnbrq".indexOf(Character.toLowerCase(piece))];
            balance += Character.isUpperCase(piece) == attackerIsWhite ? points : -points;
        }
        return balance;
    }
}
