package io.github.kingfell.workbench.explain;

import io.github.kingfell.engine.forcing.endgame.Landmark;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.workbench.pawns.PawnStructure;
import io.github.kingfell.workbench.pawns.PawnWording;
import io.github.kingfell.workbench.render.PrintedBoard;
import io.github.kingfell.workbench.render.TerminalBoard;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;

/** Prints an explanation: the answer first, then what throws it away, then the plan. */
public final class ExplanationText {
    /** More squares than these are counted; the board shows them. */
    private static final int MOST_NAMED = 8;

    private final Explanation explanation;
    private final PrintWriter out;

    public ExplanationText(Explanation explanation, PrintWriter out) {
        this.explanation = explanation;
        this.out = out;
    }

    /**
     * @param verbose with the book's own terms and its tree
     * @param pawns each pawn is described
     * @param treeLines of the tree
     */
    public void print(boolean verbose, boolean pawns, int treeLines) {
        printBoard();
        paragraph(explanation.verdict().sentences());
        paragraph(explanation.lessons());
        paragraph(explanation.plan());
        paragraph(explanation.play());
        if (verbose) {
            explanation.details().forEach(this::paragraph);
            paragraph(explanation.wording().tree(treeLines));
        }
        PawnStructure structure = PawnStructure.of(explanation.position());
        if (pawns) {
            paragraph(new PawnWording(structure).sentences());
        } else if (verbose || explanation.study().isEmpty()) {
            paragraph(PawnSummary.of(structure));
        }
        explanation.tan().ifPresent(answer -> paragraph(answer.sentences()));
    }

    private void printBoard() {
        List<Landmark> landmarks = explanation.landmarks();
        PrintedBoard.print(
                explanation.position(),
                landmarks.stream().map(Landmark::squares).toList(),
                out);
        out.println("Fen: " + Fen.format(explanation.position()));
        legend(landmarks).forEach(out::println);
    }

    /** Returns the meaning of the marks on the board. */
    static List<String> legend(List<Landmark> landmarks) {
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < landmarks.size(); i++) {
            Landmark mark = landmarks.get(i);
            List<String> squares = ReasonsJson.squares(mark.squares());
            lines.add(TerminalBoard.signs().charAt(i) + " " + mark.name()
                    + (squares.size() > MOST_NAMED
                            ? ", " + squares.size() + " squares"
                            : ": " + Sides.joined(squares)));
        }
        return lines;
    }

    private void paragraph(List<String> lines) {
        if (!lines.isEmpty()) {
            out.println();
            lines.forEach(out::println);
        }
    }
}
