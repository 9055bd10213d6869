package io.github.kingfell.engine.advice;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;

/** Consults an advice table. One object serves one thread. */
public final class Adviser {
    private final AdviceTable table;
    private final AdviceNode node;
    private final ProblemSolver solver;

    /**
     * Creates an adviser.
     *
     * @param anyPosition with the table's material, with us as White and to move
     */
    public Adviser(AdviceTable table, Position anyPosition) {
        this.table = table;
        node = new AdviceNode(anyPosition);
        solver = new ProblemSolver(node, table.rules().get(0).advice().get(0));
    }

    /**
     * Returns the decision of the advice table for a position.
     *
     * @param root with us as White and to move, in one of the images that {@link Orientation} knows; not changed
     * @throws IllegalArgumentException when we are not to move, or have no move
     */
    public Decision advise(Position root) {
        if (root.sideToMove() != Color.WHITE) {
            throw new IllegalArgumentException("advice needs White to move");
        }
        node.start(root);
        Rule rule = table.ruleFor(node);
        if (rule != null) {
            for (Advice advice : rule.advice()) {
                AdviceTree tree = solver.solve(advice);
                if (tree != null) {
                    return new Decision(rule, advice, tree);
                }
            }
        }
        return new Decision(rule, null, AdviceTree.leaf(withoutAdvice()));
    }

    /**
     * Returns true when a goal of the advice table is reached at the root. Goals that compare with the root compare it
     * with itself.
     */
    public boolean isReached(AdviceGoal goal, Position root) {
        node.start(root);
        return goal.isReached(node);
    }

    /** Returns true when a goal is reached after a legal move. */
    public boolean isReachedAfter(AdviceGoal goal, Position root, int move) {
        node.start(root);
        node.make(move);
        boolean reached = goal.isReached(node);
        node.unmake(move);
        return reached;
    }

    /** Returns the deepest look-ahead so far in plies, of the solver and the predicates together. */
    public int deepest() {
        return node.deepest();
    }

    /** Returns the first move after which they cannot mate at once; the first legal move when there is none. */
    private int withoutAdvice() {
        MoveList moves = node.moves();
        if (moves.isEmpty()) {
            throw new IllegalArgumentException("there is no move to advise");
        }
        for (int i = 0; i < moves.size(); i++) {
            node.make(moves.get(i));
            boolean mates = canMate();
            node.unmake(moves.get(i));
            if (!mates) {
                return moves.get(i);
            }
        }
        return moves.get(0);
    }

    private boolean canMate() {
        MoveList replies = node.moves();
        for (int i = 0; i < replies.size(); i++) {
            node.make(replies.get(i));
            boolean mate = node.position().inCheck() && node.hasNoMove();
            node.unmake(replies.get(i));
            if (mate) {
                return true;
            }
        }
        return false;
    }
}
