package io.github.kingfell.workbench.analyse;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.San;
import io.github.kingfell.workbench.review.Assessment;
import io.github.kingfell.workbench.review.GameReview;
import io.github.kingfell.workbench.review.MoveGrade;
import io.github.kingfell.workbench.review.ReviewText;
import io.github.kingfell.workbench.review.Summary;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A game in rows: each move with the score after it, and the better move if there was one. */
public final class GameTable {
    private final GameReview review;
    private final boolean apart;

    /** @param apart true prints an empty line first */
    public GameTable(GameReview review, boolean apart) {
        this.review = review;
        this.apart = apart;
    }

    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        if (apart) {
            lines.add("");
        }
        lines.add(Summary.title(review.game()));
        for (int ply = 0; ply < review.plies(); ply++) {
            lines.add(move(ply));
            alternatives(ply, lines);
        }
        Summary.extent(review).ifPresent(lines::add);
        lines.add(Summary.of(review, Color.WHITE));
        lines.add(Summary.of(review, Color.BLACK));
        return lines;
    }

    private String move(int ply) {
        Assessment before = review.positions().get(ply);
        Position position = before.position();
        MoveGrade judgement = review.judgement(ply);
        String move = San.format(position, review.game().moves().get(ply).move()) + judgement.sign();
        String row = String.format(
                Locale.ROOT,
                "%4d%-3s %-9s %s",
                position.fullmoveNumber(),
                position.sideToMove() == Color.WHITE ? "." : "...",
                move,
                ReviewText.score(review.positions().get(ply + 1)));
        if (judgement == MoveGrade.NONE) {
            return row;
        }
        return row
                + "  lost " + review.lossText(ply) + "; better "
                + ReviewText.line(position, Summary.shown(before.best()));
    }

    /** Adds all lines of the engine if several were requested. */
    private void alternatives(int ply, List<String> lines) {
        Assessment before = review.positions().get(ply);
        if (before.lines().size() > 1) {
            before.lines().forEach(line -> lines.add("        " + PositionList.text(line, before.position())));
        }
    }
}
