package io.github.kingfell.workbench.endgame;

import io.github.kingfell.report.Report;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.tables.ladder.AdviceLadder;
import io.github.kingfell.tables.ladder.LadderVerdict;
import io.github.kingfell.tables.ladder.Rung;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Reports learned advice as a person reads it, and what it achieves over all positions. */
public final class LadderReport {
    private final long material;
    private final AdviceLadder ladder;
    private final LadderVerdict verdict;

    private LadderReport(long material, AdviceLadder ladder, LadderVerdict verdict) {
        this.material = material;
        this.ladder = ladder;
        this.verdict = verdict;
    }

    /** @param material White the stronger side */
    public static Report of(long material, AdviceLadder ladder, LadderVerdict verdict) {
        return new LadderReport(material, ladder, verdict).report();
    }

    private Report report() {
        return Report.titled("Advice for " + MaterialKey.name(material))
                .paragraph("White wins. Before every move, look " + moves(ladder.moves())
                        + " ahead and play the first of these that you can force, in as few moves as you can; each "
                        + "pattern is to stand on the board after your move. Distances are king moves. In brackets: from how "
                        + "many won positions it is the one to play for.")
                .list(advice(), "")
                .section("Judged over all positions")
                .list(judgement(), "")
                .build();
    }

    static String moves(int moves) {
        return moves == 1 ? "1 move" : moves + " moves";
    }

    /** Each piece of advice with the number of positions in which it is the one to follow. */
    private List<String> advice() {
        List<String> lines = new ArrayList<>();
        lines.add(advice(1, end()));
        for (Rung rung : ladder.rungs()) {
            lines.add(advice(lines.size() + 1, rung.words()));
        }
        return lines;
    }

    private String advice(int number, String words) {
        return number + ": " + words + " (" + count(verdict.aims().get(number - 1)) + ")";
    }

    private String end() {
        boolean canTake = MaterialKey.side(material, Color.BLACK) != 0;
        boolean canPromote = MaterialKey.count(material, Color.WHITE, Piece.PAWN) > 0;
        if (canPromote) {
            return canTake ? "mate, or a capture or promotion that wins" : "mate, or a promotion that wins";
        }
        return canTake ? "mate, or a capture that wins" : "mate";
    }

    private List<String> judgement() {
        List<String> lines = new ArrayList<>();
        lines.add("won positions with White to move, reflections counted once: " + count(verdict.won()));
        lines.add("won by the advice against every reply, whichever of equally good moves is played: "
                + count(verdict.kept()));
        lines.add("no move is advised: " + count(verdict.silent()));
        lines.add("an advised move may lose the win: " + count(verdict.failing()));
        if (verdict.kept() > 0) {
            lines.add("longest way to the end: " + moves(verdict.longest())
                    + (verdict.longest() <= 50 ? ", within the fifty-move rule" : ", beyond the fifty-move rule"));
            lines.add("mean way to the end against the longest defence: " + mean(verdict.played())
                    + " moves; shortest mates of the same positions: " + mean(verdict.shortest()));
        }
        if (verdict.notKept() != null) {
            lines.add("a win that is not had: " + Fen.format(verdict.notKept()));
        }
        return lines;
    }

    private String mean(long sum) {
        return String.format(Locale.ROOT, "%.2f", (double) sum / verdict.kept());
    }

    static String count(int number) {
        return String.format(Locale.ROOT, "%,d", number);
    }
}
