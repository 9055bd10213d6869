package io.github.kingfell.workbench.endgame;

import io.github.kingfell.report.Report;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.tables.ladder.AdviceLadder;
import io.github.kingfell.tables.ladder.HoldVerdict;
import io.github.kingfell.tables.ladder.Rung;
import java.util.ArrayList;
import java.util.List;

/** Reports learned advice for the weaker side as a person reads it, and what it achieves over all drawn positions. */
public final class HoldReport {
    private final long material;
    private final AdviceLadder advice;
    private final HoldVerdict verdict;

    private HoldReport(long material, AdviceLadder advice, HoldVerdict verdict) {
        this.material = material;
        this.advice = advice;
        this.verdict = verdict;
    }

    /** @param material White the stronger side */
    public static Report of(long material, AdviceLadder advice, HoldVerdict verdict) {
        return new HoldReport(material, advice, verdict).report();
    }

    private Report report() {
        return Report.titled("Advice to hold " + MaterialKey.name(material))
                .paragraph("You are Black, the weaker side. Before every move, look "
                        + LadderReport.moves(advice.moves())
                        + " ahead, and play for any of these that you can force, in as few moves as you can; each "
                        + "pattern is to stand on the board after your move, and does not count where White " + quick()
                        + " within " + LadderReport.moves(advice.moves()) + ". Pieces without an owner are White's. "
                        + "Distances are king moves. In brackets: in how many drawn positions it is the first of the "
                        + "list that one move brings about.")
                .list(patterns(), "")
                .section("Judged over all positions")
                .list(judgement(), "")
                .build();
    }

    private String quick() {
        return MaterialKey.side(material, Color.BLACK) == 0
                ? MaterialKey.count(material, Color.WHITE, Piece.PAWN) == 0 ? "mates" : "mates or promotes and wins"
                : "mates, or wins by a capture or promotion,";
    }

    private List<String> patterns() {
        List<String> lines = new ArrayList<>();
        lines.add(pattern(1, end()));
        for (Rung rung : advice.rungs()) {
            lines.add(pattern(lines.size() + 1, fromBlacksSide(rung.words())));
        }
        return lines;
    }

    private String pattern(int number, String words) {
        return number + ": " + words + " (" + LadderReport.count(verdict.first().get(number - 1)) + ")";
    }

    private String end() {
        return MaterialKey.side(material, Color.BLACK) == 0
                ? "a capture or stalemate"
                : "a capture or promotion after which White does not win, or stalemate";
    }

    /** The vocabulary calls White's things ours. */
    private static String fromBlacksSide(String words) {
        return words.replace("our ", "\0 ")
                .replace("their ", "our ")
                .replace("\0 ", "their ")
                .replace("theirs", "ours")
                .replace("for them", "for us");
    }

    private List<String> judgement() {
        List<String> lines = new ArrayList<>();
        lines.add(
                "drawn positions with Black to move, reflections counted once: " + LadderReport.count(verdict.drawn()));
        lines.add("draws held for ever against every move, whichever of the advised moves is played: "
                + LadderReport.count(verdict.held()) + " of " + LadderReport.count(verdict.drawn()));
        lines.add("an advised move holds the draw, but the advice may be silent later: "
                + LadderReport.count(verdict.later()));
        lines.add("no move is advised: " + LadderReport.count(verdict.silent()));
        lines.add("an advised move loses: " + LadderReport.count(verdict.losing()));
        if (verdict.notHeld() != null) {
            lines.add("a draw without advice: " + Fen.format(verdict.notHeld()));
        }
        return lines;
    }
}
