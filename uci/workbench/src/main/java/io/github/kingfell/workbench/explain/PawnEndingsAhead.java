package io.github.kingfell.workbench.explain;

import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.San;
import io.github.kingfell.tables.pawnending.EndingValue;
import io.github.kingfell.tables.pawnending.PawnEndings;
import io.github.kingfell.workbench.endgame.SolvedPawnEndings;
import java.util.ArrayList;
import java.util.List;

/**
 * The pawn endings that a position with pieces can be exchanged into: by one capture, or by a capture and its answer on
 * the same square.
 */
final class PawnEndingsAhead {
    private final SolvedPawnEndings endings;
    private final Position root;
    private final List<String> sentences = new ArrayList<>();

    PawnEndingsAhead(Position position, SolvedPawnEndings endings) {
        this.endings = endings;
        root = position.copy();
    }

    /** Returns a sentence about each pawn ending whose value is known. */
    List<String> sentences() {
        if (PawnEndings.isPawnEnding(root) || root.kind(Piece.PAWN) == 0) {
            return List.of();
        }
        for (int move : MoveList.legal(root).toArray()) {
            if (root.isCapture(move) && !Move.isPromotion(move)) {
                String san = San.format(root, move);
                root.make(move);
                if (PawnEndings.isPawnEnding(root)) {
                    add(san, -1);
                } else {
                    answers(san, Move.to(move));
                }
                root.unmake(move);
            }
        }
        return List.copyOf(sentences);
    }

    private void answers(String first, int square) {
        for (int move : MoveList.legal(root).toArray()) {
            if (Move.to(move) == square && root.isCapture(move) && !Move.isPromotion(move)) {
                String san = first + " " + San.format(root, move);
                root.make(move);
                if (PawnEndings.isPawnEnding(root)) {
                    add(san, 1);
                }
                root.unmake(move);
            }
        }
    }

    /** @param sign 1 when the side that is to move at the root is to move now, -1 otherwise */
    private void add(String moves, int sign) {
        endings.of(root).ifPresent(solved -> {
            EndingValue value = sign > 0 ? solved.value() : solved.value().opposite();
            if (value.isExact()) {
                String word = value.least() > 0 ? "won" : value.least() == 0 ? "drawn" : "lost";
                EndingValue other =
                        sign > 0 ? solved.waiting() : solved.waiting().opposite();
                boolean byTempo = other.isExact() && !other.equals(value);
                sentences.add("the pawn ending after " + moves + " is " + word + (byTempo ? ", by one tempo" : ""));
            }
        });
    }
}
