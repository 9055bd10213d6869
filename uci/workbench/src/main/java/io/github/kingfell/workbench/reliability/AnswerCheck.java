package io.github.kingfell.workbench.reliability;

import io.github.kingfell.arena.matecheck.MatingLine;
import io.github.kingfell.arena.matecheck.ScoreLine;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.UciMove;
import io.github.kingfell.uci.OwedAnswers;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Judges all that an engine answers: one legal best move for each search, no error, legal lines, and mates that are
 * replayed to the end and that are true as far as {@link MateTruth} can say.
 */
final class AnswerCheck {
    private static final String ERROR = "info string error";

    private final OwedAnswers owed = new OwedAnswers();
    private final MateTruth truth = new MateTruth();
    private int replayed;
    private int confirmed;

    /** Records a line sent to the engine. */
    void sent(String line) {
        owed.sent(line);
    }

    /** Returns the faults in the lines that an engine answered to one search; empty for none. */
    List<String> judge(Position root, List<String> lines) {
        List<String> faults = new ArrayList<>();
        Set<String> seen = new HashSet<>();
        for (String line : lines) {
            String fault = line.startsWith(ERROR) ? "an error" : owed.heard(line);
            fault = fault.isEmpty()
                    ? ScoreLine.parse(line)
                            .map(score -> seen.add(essence(score)) ? judge(root, score) : "")
                            .orElse("")
                    : fault;
            if (!fault.isEmpty()) {
                faults.add(fault + ": " + line);
            }
        }
        return faults;
    }

    /** The number of different mates replayed, each with its line. */
    int replayed() {
        return replayed;
    }

    /** How many of them are true by {@link MateTruth}. */
    int confirmed() {
        return confirmed;
    }

    private static String essence(ScoreLine score) {
        return score.multiPv() + (score.isMate() ? " mate " + score.value() : "") + score.moves();
    }

    private String judge(Position root, ScoreLine score) {
        if (!score.isMate() || !score.exact()) {
            return illegal(root, score.moves());
        }
        replayed++;
        String fault = MatingLine.fault(root, score.value(), score.moves());
        if (!fault.isEmpty()) {
            return fault;
        }
        MateTruth.Verdict verdict = verdict(root, score);
        confirmed += verdict == MateTruth.Verdict.TRUE ? 1 : 0;
        return verdict == MateTruth.Verdict.FALSE ? "a false mate" : "";
    }

    /**
     * A mate by the side to move is judged after the first move of its line, as all that a later line of several says
     * is.
     */
    private MateTruth.Verdict verdict(Position root, ScoreLine score) {
        if (score.value() <= 0 && score.multiPv() == 1) {
            return truth.judge(root, score.value());
        }
        Position child = root.copy();
        child.make(UciMove.parse(score.moves().get(0), root));
        return truth.judge(child, score.value() > 0 ? 1 - score.value() : -score.value());
    }

    private static String illegal(Position root, List<String> line) {
        Position position = root.copy();
        for (String word : line) {
            int move = UciMove.parse(word, position);
            if (move == Move.NONE) {
                return "illegal: " + word;
            }
            position.make(move);
        }
        return "";
    }
}
