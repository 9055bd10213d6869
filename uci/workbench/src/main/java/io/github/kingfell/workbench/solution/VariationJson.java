package io.github.kingfell.workbench.solution;

import io.github.kingfell.problems.forced.Continuation;
import io.github.kingfell.problems.forced.Continuation.DefenderReply;
import io.github.kingfell.problems.forced.ForcedProblem.Try;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.San;
import io.github.kingfell.rules.notation.UciMove;
import io.github.kingfell.workbench.output.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The play of a problem as nested JSON objects: a move, its threats, the replies, and the answers to each reply. */
final class VariationJson {
    private final Position position;

    private VariationJson(Position root) {
        position = root.copy();
    }

    /** Returns a move of the solving side with all that follows. */
    static JsonObject of(Position root, Continuation key) {
        return new VariationJson(root).continuation(key);
    }

    /** Returns a try with its refutation, and all of them when there are more. */
    static JsonObject of(Position root, Try attempt) {
        VariationJson json = new VariationJson(root);
        JsonObject object = json.continuation(attempt.play());
        json.position.make(attempt.move());
        List<JsonObject> refutations =
                attempt.refutations().stream().map(json::move).toList();
        object.put("refutation", refutations.get(0));
        return refutations.size() == 1 ? object : object.putObjects("refutations", refutations);
    }

    /** Returns the set play: replies to a key that was not made. */
    static List<JsonObject> setPlay(Position root, List<DefenderReply> defences) {
        VariationJson json = new VariationJson(root);
        if (!defences.isEmpty()) {
            json.position.makeNull();
        }
        return json.replies(defences);
    }

    /** Returns a move in UCI form and in SAN. */
    static JsonObject move(Position position, int move) {
        return new JsonObject().put("uci", UciMove.format(move, false)).put("san", San.format(position, move));
    }

    private JsonObject continuation(Continuation continuation) {
        JsonObject object = new JsonObject()
                .put("move", move(continuation.move()))
                .put("length", continuation.length())
                .put("motive", continuation.motive().name().toLowerCase(Locale.ROOT));
        position.make(continuation.move());
        if (!continuation.threats().isEmpty()) {
            position.makeNull();
            object.putObjects("threat", continuations(continuation.threats()));
            position.unmakeNull();
        }
        object.putObjects("replies", replies(continuation.defences()));
        position.unmake(continuation.move());
        return object;
    }

    private List<JsonObject> continuations(List<Continuation> moves) {
        List<JsonObject> objects = new ArrayList<>();
        moves.forEach(move -> objects.add(continuation(move)));
        return objects;
    }

    private List<JsonObject> replies(List<DefenderReply> defences) {
        List<JsonObject> objects = new ArrayList<>();
        for (DefenderReply defence : defences) {
            JsonObject object = new JsonObject();
            if (defence.isPass()) {
                object.put("pass", true);
            } else {
                object.put("move", move(defence.reply()));
            }
            defence.make(position);
            objects.add(object.putObjects("answers", continuations(defence.answers())));
            defence.unmake(position);
        }
        return objects;
    }

    private JsonObject move(int move) {
        return move(position, move);
    }
}
