package io.github.kingfell.lab.audit;

import io.github.kingfell.engine.advice.AdviceGoal;
import io.github.kingfell.engine.advice.AdviceTable;
import io.github.kingfell.engine.advice.AdviceTree;
import io.github.kingfell.engine.advice.Adviser;
import io.github.kingfell.engine.advice.Decision;
import io.github.kingfell.engine.advice.Orientation;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Plays on from a position with an advice table, against every reply. A tree is followed to its end; then the advice
 * table is asked again. The class reports the positions where that happens, and whether the aim was lost on the way.
 */
final class AdvisedPlay {
    private final AdviceTable table;
    private final ExactDistances truth;
    private @Nullable Adviser adviser;
    private long material;

    /**
     * Stands in place of a position: the ending is over, by mate or because it turned into another ending that is won
     * or drawn.
     */
    static final int OVER = -1;

    /**
     * Pairs: a position in which the advice table is asked again, or {@link #OVER}, and the number of our moves until
     * then.
     */
    private int[] pairs = new int[256];

    private int size;
    private boolean spoilt;

    AdvisedPlay(AdviceTable table, ExactDistances truth) {
        this.table = table;
        this.truth = truth;
    }

    /** Returns true when our side, to move, can still reach the aim of the advice table. */
    boolean isOpen(Position x) {
        int plies = truth.plies(x);
        boolean won = plies >= 0 && plies % 2 == 1;
        return table.aim() == AdviceTable.Aim.WIN ? won : won || plies < 0;
    }

    /** Asks for advice and follows it. */
    Decision from(Position root) {
        material = root.material();
        size = 0;
        spoilt = false;
        Decision decision = adviser(root).advise(root);
        follow(decision.tree(), root.copy(), 1);
        return decision;
    }

    /**
     * Returns true when some reply puts the aim out of reach, or when we have stalemated a king that we want to mate.
     */
    boolean isSpoilt() {
        return spoilt;
    }

    /**
     * Returns the numbers of the positions in which the advice table is asked again, or {@link #OVER}, each followed by
     * the number of our moves until then.
     */
    int[] next() {
        return Arrays.copyOf(pairs, size);
    }

    boolean isReached(AdviceGoal goal, Position root) {
        return adviser(root).isReached(goal, root);
    }

    boolean isReachedAfter(AdviceGoal goal, Position root, int move) {
        return adviser(root).isReachedAfter(goal, root, move);
    }

    /** Returns the greatest search depth of any advice, in plies. */
    int deepest() {
        return adviser == null ? 0 : adviser.deepest();
    }

    private Adviser adviser(Position anyPosition) {
        Adviser existing = adviser;
        if (existing == null) {
            existing = new Adviser(table, anyPosition);
            adviser = existing;
        }
        return existing;
    }

    private void follow(AdviceTree tree, Position x, int moves) {
        x.make(tree.move());
        MoveList replies = MoveList.legal(x);
        if (replies.isEmpty()) {
            add(OVER, moves);
            spoilt |= table.aim() == AdviceTable.Aim.WIN && !x.inCheck();
        }
        for (int reply : replies.toArray()) {
            x.make(reply);
            AdviceTree answer = tree.answerTo(reply);
            if (!isOpen(x)) {
                spoilt = true;
            } else if (answer != null) {
                follow(answer, x, moves + 1);
            } else {
                boolean goesOn = x.material() == material && new MoveGenerator(x).count(x) > 0;
                add(
                        goesOn
                                ? (int) Orientation.number(
                                        Orientation.of(x, Color.WHITE).apply(x))
                                : OVER,
                        moves);
            }
            x.unmake(reply);
        }
        x.unmake(tree.move());
    }

    private void add(int number, int moves) {
        if (size == pairs.length) {
            pairs = Arrays.copyOf(pairs, 2 * size);
        }
        pairs[size++] = number;
        pairs[size++] = moves;
    }
}
