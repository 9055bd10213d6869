package io.github.kingfell.play.serve;

import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.workbench.output.JsonObject;
import java.util.ArrayList;
import java.util.List;

/** A tree that a page shows one node at a time, because a whole proof may be too large for a page. */
final class TreeWalk {
    private final Position root;
    private final AnswerNode first;

    /** @param root the position in which the first node answers */
    TreeWalk(Position root, AnswerNode first) {
        this.root = root.copy();
        this.first = first;
    }

    /**
     * Returns a node with the nodes that follow it in {@code replies}.
     *
     * @param path the defender's replies that lead to the node, in UCI form
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

    /** Returns a node without its replies: the answer, the position before and after it, and the number of replies. */
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
