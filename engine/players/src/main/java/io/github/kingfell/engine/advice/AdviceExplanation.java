package io.github.kingfell.engine.advice;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.View;
import io.github.kingfell.rules.notation.San;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Explains in words why an advice table plays a move: the rule, the advice tried before, for each the moves that fail
 * and where they fail, then the forcing tree.
 */
public final class AdviceExplanation {
    private static final String INDENT = "   ";

    private final AdviceTable table;
    private final Position board;
    private final View view;
    private final Position seen;
    private final Decision decision;
    private final List<String> lines = new ArrayList<>();

    private AdviceExplanation(AdviceTable table, Position board) {
        this.table = table;
        this.board = board;
        view = Orientation.of(board, board.sideToMove());
        seen = view.apply(board);
        decision = new Adviser(table, seen).advise(seen);
    }

    /**
     * Explains the move of an advice table.
     *
     * @param board with the table's material; the side to move is us and has a legal move
     */
    public static AdviceExplanation of(AdviceTable table, Position board) {
        AdviceExplanation explanation = new AdviceExplanation(table, board);
        explanation.write();
        return explanation;
    }

    public List<String> lines() {
        return List.copyOf(lines);
    }

    private void write() {
        lines.add(table + ", " + table.title() + "; " + (board.sideToMove() == Color.WHITE ? "White" : "Black")
                + " follows the table");
        AdviceNode root = new AdviceNode(seen);
        for (Literal condition : table.conditions()) {
            lines.add(condition.name() + ": " + (condition.holds(root) ? "yes" : "no"));
        }
        Rule rule = decision.rule();
        if (rule == null) {
            lines.add("no rule matches");
        } else {
            String requirement = rule.requirement(table.conditions());
            lines.add("rule " + rule + (requirement.isEmpty() ? "" : " (" + requirement + ")") + ": "
                    + String.join(", ", rule.advice().stream().map(Advice::name).toList()));
            for (Advice advice : rule.advice()) {
                if (advice.equals(decision.advice())) {
                    break;
                }
                lines.add(advice + " has no forcing tree of " + advice.depth() + " plies:");
                refutations(advice);
            }
        }
        lines.add(
                decision.advice() == null
                        ? "no advice can be followed; a move that avoids an immediate mate:"
                        : decision.advice() + " has a forcing tree:");
        tree(decision.tree(), board.copy(), 1, "");
    }

    /** Adds one line for each reason, with the moves that it refutes. */
    private void refutations(Advice advice) {
        Map<String, List<String>> moves = new LinkedHashMap<>();
        for (Refutation refutation : ProblemSolver.refutations(seen, advice)) {
            int[] line = refutation.line().toArray();
            for (int i = 0; i < line.length; i++) {
                line[i] = view.toBoard(line[i]);
            }
            String reason = refutation
                    .missing()
                    .map(literal -> literal.name() + (literal.negated() ? " holds" : " does not hold"))
                    .orElse("no move keeps the goals");
            moves.computeIfAbsent(reason, key -> new ArrayList<>()).add(San.formatLine(board, line));
        }
        if (moves.isEmpty()) {
            lines.add(INDENT + "its constraint allows no move");
        }
        moves.forEach((reason, all) -> lines.add(INDENT + reason + " after " + String.join("; ", all)));
    }

    private void tree(AdviceTree tree, Position x, int number, String before) {
        int move = view.toBoard(tree.move());
        lines.add(before + number + ". " + San.format(x, move));
        x.make(move);
        for (int i = 0; i < tree.replies(); i++) {
            int reply = view.toBoard(tree.reply(i));
            String played = INDENT.repeat(number) + number + "... " + San.format(x, reply);
            AdviceTree answer = tree.answer(i);
            if (answer == null) {
                lines.add(played);
            } else {
                x.make(reply);
                tree(answer, x, number + 1, played + ' ');
                x.unmake(reply);
            }
        }
        x.unmake(move);
    }
}
