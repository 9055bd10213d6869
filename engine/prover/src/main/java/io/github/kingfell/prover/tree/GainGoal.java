package io.github.kingfell.prover.tree;

import static io.github.kingfell.prover.dfpn.ProofNumbers.INFINITE;

import io.github.kingfell.rules.board.CheckingMoves;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.GainChecker;
import java.util.Arrays;

/**
 * The goal of a lasting gain of material, as defined by {@link GainChecker}, which makes the final check: the attacker
 * is ahead by the points, and then has an answer to every capture, promotion and check, and to as many quiet replies as
 * the patience allows.
 */
final class GainGoal extends MaterialGoal {
    private final CheckingMoves checking;
    private final MoveList list = new MoveList();

    /** Patience left before each move of the path, and after the last move. */
    private int[] patience = new int[64];

    private int ply;

    /**
     * @param root the position that the search makes moves in, while it is at the root; the side to move is the
     *     attacker
     * @param points more than the attacker has now
     * @param quiet number of quiet replies that are answered after the gain
     */
    GainGoal(Position root, int points, int quiet) {
        super(root, points);
        checking = new CheckingMoves(root);
        patience[0] = quiet;
    }

    /** Returns true when the attacker, who has moved, is ahead, and not merely by giving check. */
    private boolean isKept() {
        return !position.inCheck() && isAhead();
    }

    @Override
    public void evaluateAnd(int movesLeft) {
        int replies = generator.count(position);
        if (replies == 0) {
            set(position.inCheck() ? 0 : INFINITE, position.inCheck() ? INFINITE : 0);
        } else if (isDraw()) {
            set(INFINITE, 0);
        } else if (isKept() && patience[ply] == 0) {
            generator.generate(position, list);
            retainNoisy(list);
            answer(list.size(), movesLeft);
        } else {
            answer(replies, movesLeft);
        }
    }

    private void answer(int replies, int movesLeft) {
        if (replies == 0) {
            set(0, INFINITE);
        } else if (movesLeft == 0) {
            set(INFINITE, 0);
        } else {
            set(replies, 1);
        }
    }

    @Override
    public void evaluateOr() {
        int count = generator.count(position);
        if (count == 0 || isDraw()) {
            set(INFINITE, 0);
        } else {
            set(1, count);
        }
    }

    @Override
    public void retainCounting(MoveList replies) {
        if (patience[ply] == 0 && isKept()) {
            retainNoisy(replies);
        }
    }

    private void retainNoisy(MoveList replies) {
        checking.prepare(position);
        int[] kept = replies.toArray();
        replies.clear();
        for (int move : kept) {
            if (isNoisy(move)) {
                replies.add(move);
            }
        }
    }

    private boolean isNoisy(int move) {
        return position.isCapture(move) || Move.isPromotion(move) || checking.gives(move);
    }

    @Override
    public void enter(int move) {
        if (ply + 1 == patience.length) {
            patience = Arrays.copyOf(patience, 2 * patience.length);
        }
        boolean spent = false;
        if (position.sideToMove() != attacker && isKept()) {
            checking.prepare(position);
            spent = !isNoisy(move);
        }
        patience[ply + 1] = patience[ply] - (spent ? 1 : 0);
        ply++;
    }

    @Override
    public void leave() {
        ply--;
    }
}
