package io.github.kingfell.workbench.explain;

import io.github.kingfell.engine.forcing.endgame.BookPosition;
import io.github.kingfell.engine.forcing.endgame.Endgame;
import io.github.kingfell.engine.forcing.endgame.Stage;
import io.github.kingfell.engine.forcing.endgame.Standing;
import io.github.kingfell.engine.forcing.explain.Reasons;
import io.github.kingfell.engine.forcing.explain.Wording;
import io.github.kingfell.engine.forcing.tree.TreeMove;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.San;
import io.github.kingfell.rules.notation.UciMove;
import io.github.kingfell.workbench.output.JsonObject;
import io.github.kingfell.workbench.pawns.PawnStructure;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** {@link Reasons} as JSON on one line; {@code docs/endgames/explaining.md} describes the members. */
public final class ReasonsJson {
    private static final int VERSION = 2;

    private final Reasons reasons;
    private final Wording wording;
    private final Position position;

    private ReasonsJson(Reasons reasons) {
        this.reasons = reasons;
        wording = new Wording(reasons);
        position = reasons.position();
    }

    public static JsonObject of(Explanation explanation) {
        Reasons reasons = explanation.reasons();
        PositionVerdict verdict = explanation.verdict();
        ReasonsJson writer = new ReasonsJson(reasons);
        JsonObject json = new JsonObject()
                .put("format", "kingfell-reasons")
                .put("version", VERSION)
                .put("fen", Fen.format(reasons.position()))
                .put("material", MaterialKey.name(reasons.position().material()))
                .put("verdict", verdict.json().put("sentences", verdict.sentences()))
                .put("player", explanation.player());
        explanation.study().ifPresent(study -> json.putAll(study.json()));
        explanation.slips().ifPresent(slips -> json.putObjects("slips", slips.json()));
        json.putObjects(
                "landmarks",
                explanation.landmarks().stream()
                        .map(mark -> new JsonObject().put("name", mark.name()).put("squares", squares(mark.squares())))
                        .toList());
        reasons.place().ifPresent(place -> writer.putPlace(place, json));
        reasons.plan().ifPresent(plan -> json.put("plan", writer.plan(plan)));
        PawnStructure pawns = PawnStructure.of(reasons.position());
        if (!pawns.isEmpty()) {
            json.put("pawns", PawnsJson.of(pawns));
        }
        explanation.tan().ifPresent(answer -> json.put("tan", answer.json()));
        return json.put("examined", reasons.examined())
                .putObjects(
                        "temptations",
                        reasons.temptations().stream().map(writer::temptation).toList())
                .putObjects(
                        "defences",
                        reasons.defences().stream().map(writer::defence).toList())
                .put("sentences", explanation.sentences());
    }

    private void putPlace(BookPosition place, JsonObject json) {
        Endgame endgame = place.endgame();
        json.put("ending", endgame.material())
                .put("name", endgame.name())
                .put("strong", place.strongSide() == Color.WHITE ? "white" : "black")
                .put("stages", endgame.stages().highest());
        putStanding(reasons.standing(), "", json);
        Stage stage = endgame.stages().list().get(Standing.stage(reasons.standing()));
        json.put("stageName", stage.name()).put("purpose", stage.purpose());
        if (stage.hasMeasure()) {
            json.put("measures", stage.scale().subject())
                    .put("unit", stage.scale().many());
        }
        json.put("net", squares(reasons.net())).putObjects("attacked", attacked(reasons.attacked()));
    }

    /** Stage, and measure where the stage has one. */
    private void putStanding(long standing, String suffix, JsonObject json) {
        Stage stage = reasons.place().orElseThrow().endgame().stages().list().get(Standing.stage(standing));
        json.put("stage" + suffix, stage.number());
        if (stage.hasMeasure()) {
            json.put("measure" + suffix, Standing.measure(standing));
        }
    }

    private JsonObject plan(Reasons.Plan plan) {
        JsonObject json = move("move", plan.tree().move(), position);
        putStanding(plan.rootStanding(), "Before", json);
        putStanding(plan.tree().least(), "After", json);
        if (plan.promised() != Endgame.NO_GUARANTEE) {
            json.put("promisedBefore", plan.promised())
                    .put("promisedAfter", plan.tree().mostPromised());
        }
        json.put("depth", plan.tree().depth()).put("earlier", plan.earlier());
        if (plan.remaining() != Endgame.NO_GUARANTEE) {
            json.put("mateWithin", plan.remaining());
        }
        return json.put("net", squares(plan.net())).put("tree", tree(plan.tree()));
    }

    private JsonObject tree(TreeMove node) {
        JsonObject json = new JsonObject().put("move", UciMove.format(node.move(), false));
        if (node.isLeaf()) {
            putStanding(node.standing(), "", json);
            if (node.promise() != Endgame.NO_GUARANTEE) {
                json.put("promised", node.promise());
            }
            return node.added().isEmpty() ? json : json.put("added", node.added());
        }
        JsonObject replies = new JsonObject();
        for (TreeMove.Reply reply : node.replies()) {
            replies.put(UciMove.format(reply.move(), false), tree(reply.answer()));
        }
        return json.put("replies", replies);
    }

    private JsonObject temptation(Reasons.Temptation temptation) {
        JsonObject json = move("move", temptation.move(), position)
                .put(
                        "lures",
                        temptation.lures().stream()
                                .sorted()
                                .map(ReasonsJson::word)
                                .toList())
                .put("after", word(temptation.after()));
        putStanding(temptation.standing(), "", json);
        json.put("net", squares(temptation.net()));
        if (temptation.refutation() != Move.NONE) {
            Position after = position.copy();
            after.make(temptation.move());
            json.putAll(move("refutation", temptation.refutation(), after)).put("draws", temptation.draws());
        }
        return json.put("sentence", wording.temptation(temptation));
    }

    private JsonObject defence(Reasons.Defence defence) {
        Position board = wording.beforeDefence();
        JsonObject json = move("move", defence.move(), board).put("captures", defence.captures());
        if (defence.captures()) {
            json.put("draws", defence.draws());
        } else {
            putStanding(defence.standing(), "", json);
        }
        json.putObjects("attacked", attacked(defence.attacked()));
        if (defence.answer() != Move.NONE) {
            board.make(defence.move());
            json.putAll(move("answer", defence.answer(), board))
                    .put("depth", defence.depth())
                    .put("nextTree", defence.nextTree());
        }
        return json.put("longest", reasons.longest().contains(defence)).put("sentence", wording.defence(defence));
    }

    private static JsonObject move(String name, int move, Position before) {
        return new JsonObject().put(name, UciMove.format(move, false)).put(name + "San", San.format(before, move));
    }

    private static List<JsonObject> attacked(List<Reasons.Attacked> attacked) {
        return attacked.stream()
                .map(one -> new JsonObject()
                        .put("square", Square.name(one.square()))
                        .put("guarded", one.guarded()))
                .toList();
    }

    static List<String> squares(long set) {
        List<String> names = new ArrayList<>();
        for (long rest = set; rest != 0; rest = Bitboard.rest(rest)) {
            names.add(Square.name(Bitboard.first(rest)));
        }
        return names;
    }

    /** An enum constant in lower case, its words joined by hyphens. */
    static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
