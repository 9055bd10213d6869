package io.github.kingfell.engine.forcing.explain;

import io.github.kingfell.engine.forcing.endgame.BookPosition;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.San;
import java.util.List;
import java.util.stream.Collectors;

/** Words for the tries of the weak side and the book's answers. */
final class DefenceWording {
    private final Reasons reasons;
    private final BookPosition place;
    private final Position before;

    /**
     * @param reasons about a position of the book
     * @param before the position in which the weak side is to move; not changed
     */
    DefenceWording(Reasons reasons, Position before) {
        this.reasons = reasons;
        this.before = before;
        place = reasons.place().orElseThrow();
    }

    /** Returns one sentence on the weak side's moves that hold longest, where they differ; otherwise none. */
    List<String> longest() {
        List<Reasons.Defence> longest = reasons.longest();
        if (longest.isEmpty() || longest.size() == reasons.defences().size()) {
            return List.of();
        }
        String moves = longest.stream()
                .map(defence -> San.format(before, defence.move()))
                .collect(Collectors.joining(" and "));
        return List.of(moves + held(longest.get(0), longest.size() == 1));
    }

    private static String held(Reasons.Defence longest, boolean single) {
        if (longest.draws()) {
            return single ? " draws" : " draw";
        }
        if (longest.nextTree()) {
            return single ? " requires the deepest tree" : " require the deepest trees";
        }
        return single ? " holds longest in this tree" : " hold longest in this tree";
    }

    /** Returns the sentence for one reply of the weak side. */
    String sentence(Reasons.Defence defence) {
        Position board = before.copy();
        String weak = Phrases.side(place.strongSide() ^ 1);
        if (defence.captures()) {
            return weak + " can play " + Phrases.capture(board, defence.move(), ", which takes", defence.draws());
        }
        StringBuilder text = new StringBuilder();
        text.append(weak).append(" can play ").append(San.format(board, defence.move()));
        board.make(defence.move());
        for (Reasons.Attacked attacked : defence.attacked()) {
            text.append(", which attacks ").append(Phrases.attackedPiece(board, attacked));
        }
        if (defence.answer() == Move.NONE) {
            return text.append(": ")
                    .append(Phrases.inWords(place.endgame().stages(), defence.standing()))
                    .toString();
        }
        return text.append(defence.nextTree() ? "; the next tree begins with " : "; the answer is ")
                .append(San.format(board, defence.answer()))
                .append(defence.nextTree() ? " and has depth " + defence.depth() : leftWords(defence.depth()))
                .toString();
    }

    private static String leftWords(int depth) {
        return depth == 1 ? ", which ends the branch" : ", and the branch ends within " + depth + " moves";
    }
}
