package io.github.kingfell.rules.notation;

import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;
import java.util.ArrayList;
import java.util.List;

/** A PGN move under construction: comments, glyphs and variations may still follow. */
final class PgnDraft {
    final int move;
    final List<Integer> nags;
    final String before;
    final StringBuilder comment = new StringBuilder();
    final List<List<PgnMove>> variations = new ArrayList<>();
    final StringBuilder after = new StringBuilder();

    PgnDraft(int move, List<Integer> nags, String before) {
        this.move = move;
        this.nags = nags;
        this.before = before;
    }

    /** Returns the builder that the next comment belongs to. */
    StringBuilder place() {
        return variations.isEmpty() ? comment : after;
    }

    void play(Position position) {
        if (move == Move.NONE) {
            position.makeNull();
        } else {
            position.make(move);
        }
    }

    void takeBack(Position position) {
        if (move == Move.NONE) {
            position.unmakeNull();
        } else {
            position.unmake(move);
        }
    }

    PgnMove done() {
        return new PgnMove(move, nags, before, comment.toString(), variations, after.toString());
    }
}
