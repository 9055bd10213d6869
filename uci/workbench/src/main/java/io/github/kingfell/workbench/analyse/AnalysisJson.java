package io.github.kingfell.workbench.analyse;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.San;
import io.github.kingfell.rules.notation.UciMove;
import io.github.kingfell.workbench.output.JsonObject;
import io.github.kingfell.workbench.output.LineJson;
import io.github.kingfell.workbench.review.Assessment;
import io.github.kingfell.workbench.review.GameReview;
import io.github.kingfell.workbench.review.MoveGrade;
import java.util.ArrayList;
import java.util.List;

/** Writes one JSON object for each position; scores are for the side to move, as in the protocol. */
public final class AnalysisJson {
    private AnalysisJson() {}

    /** Returns the members with which every object begins. */
    public static JsonObject record() {
        return JsonObject.ofFormat("kingfell-analysis");
    }

    /** A position of a list. */
    public static JsonObject of(int line, String id, Assessment assessment) {
        JsonObject record = record().put("line", line);
        if (!id.isEmpty()) {
            record.put("id", id);
        }
        return put(assessment, record);
    }

    /**
     * A position of a game, and the move that was played in it.
     *
     * @param number of the game in its file, from 1
     * @param ply from 0; that after the last move has none
     */
    public static JsonObject of(int number, GameReview review, int ply) {
        Assessment assessment = review.positions().get(ply);
        JsonObject record = put(assessment, record().put("game", number).put("ply", ply));
        if (ply < review.plies()) {
            int move = review.game().moves().get(ply).move();
            MoveGrade judgement = review.judgement(ply);
            record.put("played", move(assessment.position(), move)).put("loss", review.loss(ply), 3);
            record.put("judgement", judgement == MoveGrade.NONE ? "none" : judgement.word());
        }
        return record;
    }

    private static JsonObject put(Assessment assessment, JsonObject record) {
        record.put("fen", Fen.format(assessment.position()));
        if (assessment.isOver()) {
            record.put("over", assessment.isMated() ? "checkmate" : "stalemate");
        }
        List<JsonObject> lines = new ArrayList<>();
        for (Assessment.Line line : assessment.lines()) {
            lines.add(new JsonObject()
                    .put("rank", lines.size() + 1)
                    .put("score", LineJson.score(line.score()))
                    .put("depth", line.depth())
                    .put("selective", line.selective())
                    .putAll(LineJson.of(assessment.position(), line.array())));
        }
        record.putObjects("lines", lines).put("expected", assessment.expected(), 3);
        if (!assessment.player().isEmpty()) {
            record.put("player", assessment.player());
        }
        if (!assessment.reason().isEmpty()) {
            record.put("reason", assessment.reason());
        }
        return record.put("nodes", assessment.nodes()).put("seconds", assessment.seconds(), 3);
    }

    private static JsonObject move(Position position, int move) {
        return new JsonObject().put("uci", UciMove.format(move, false)).put("san", San.format(position, move));
    }
}
