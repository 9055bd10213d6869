package io.github.kingfell.workbench.serve;

import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.workbench.output.JsonObject;
import java.util.ArrayList;
import java.util.List;

/** A tree that a page walks through, one node at a time: a whole proof may be larger than a page can hold. */
final class TreeWalk {
    private final Position root;
    private final AnswerNode first;

    /** @param root the position in which the first node answers */
    TreeWalk(Position root, AnswerNode first) {
        this.root = root.copy();
        this.first = first;
    }

    /**
     * A node, and below {@code replies} the nodes that follow it.
     *
     * @param path the defender's replies that lead to it, as in UCI
     */
    JsonObject at(List<String> path) throws RefusedException {
        Position position = root.copy();
        AnswerNode node = first;
        for (String text : path) {
            makeIfAny(node.answer(), position);
            AnswerNode.Reply reply = find(text, node);
            position.make(reply.move());
            node = reply.next();
        }
        JsonObject json = summary(node, position);
        makeIfAny(node.answer(), position);
        List<JsonObject> replies = new ArrayList<>();
        for (AnswerNode.Reply reply : node.replies()) {
            JsonObject move = MoveJson.of(position, reply.move());
            position.make(reply.move());
            replies.add(new JsonObject().put("reply", move).putAll(summary(reply.next(), position)));
            position.unmake(reply.move());
        }
        return json.putObjects("replies", replies);
    }

    private static AnswerNode.Reply find(String text, AnswerNode node) throws RefusedException {
        return node.replies().stream()
                .filter(reply -> MoveJson.text(reply.move()).equals(text))
                .findFirst()
                .orElseThrow(() -> RefusedException.of("path", "the tree has no reply " + AskedGame.printable(text)));
    }

    /** A node without what follows: its answer, the position before and after it, and how many replies there are. */
    private static JsonObject summary(AnswerNode node, Position before) {
        JsonObject json =
                new JsonObject().put("number", before.fullmoveNumber()).put("before", Fen.format(before));
        if (node.answer() != Move.NONE) {
            json.put("answer", MoveJson.of(before, node.answer()));
        }
        makeIfAny(node.answer(), before);
        json.put("fen", Fen.format(before)).put("count", node.replies().size()).put("remark", node.remark());
        if (node.answer() != Move.NONE) {
            before.unmake(node.answer());
        }
        return json;
    }

    private static void makeIfAny(int move, Position position) {
        if (move != Move.NONE) {
            position.make(move);
        }
    }
}
