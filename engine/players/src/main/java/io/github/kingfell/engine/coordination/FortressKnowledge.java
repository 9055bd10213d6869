package io.github.kingfell.engine.coordination;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.tables.pawnending.ProvedFortress;
import java.util.Arrays;
import java.util.Locale;

/**
 * What a proved fortress says of the root's moves: the attacker's score is at most 0, and the defender's is at least 0
 * where a move stays in the fortress.
 */
final class FortressKnowledge implements RootKnowledge {
    private final ProvedFortress fortress;
    private final Position root;
    private final int[] moves;

    /**
     * Creates the knowledge.
     *
     * @param only the moves that the search may make, empty for all
     */
    FortressKnowledge(ProvedFortress fortress, Position root, int[] only) {
        this.fortress = fortress;
        this.root = root.copy();
        moves = only.length == 0 ? MoveList.legal(root).toArray() : only.clone();
    }

    /** Returns the words for the user. */
    static String note(ProvedFortress fortress) {
        String side = fortress.defender() == Color.WHITE ? "White" : "Black";
        return String.format(
                Locale.ROOT,
                "fortress: %s is never mated (proof of %,d positions; the other side scores at most 0)",
                side,
                fortress.size());
    }

    @Override
    public int[] candidates(int lines) {
        int[] staying = Arrays.stream(moves).filter(this::stays).toArray();
        return lines > 1 || !isDefender() || staying.length == 0 ? moves.clone() : staying;
    }

    @Override
    public int corrected(int estimate, int move) {
        if (!isDefender()) {
            return Math.min(estimate, 0);
        }
        return stays(move) ? Math.max(estimate, 0) : estimate;
    }

    private boolean isDefender() {
        return root.sideToMove() == fortress.defender();
    }

    private boolean stays(int move) {
        Position after = root.copy();
        after.make(move);
        return fortress.covers(after);
    }

    @Override
    public String words() {
        return "kept by a proved fortress";
    }
}
