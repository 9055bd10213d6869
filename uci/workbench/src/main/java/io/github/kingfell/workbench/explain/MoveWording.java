package io.github.kingfell.workbench.explain;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.San;
import java.util.List;

/** Describes which moves of a position keep its result. */
final class MoveWording {
    /** More moves than these are counted instead of named. */
    static final int MOST_NAMED = 6;

    private final Position position;
    private final int all;

    /** @param all number of legal moves */
    MoveWording(Position position, int all) {
        this.position = position;
        this.all = all;
    }

    /** Says which moves keep a draw. */
    String keepingDraw(List<Integer> keeping) {
        return keeping.size() == all
                ? "every move keeps the draw"
                : named(keeping) + Sides.verb(keeping.size(), " draws", " draw") + ", " + keeping.size() + " of "
                        + Sides.counted(all, "move") + "; the others lose";
    }

    /** Says how many moves keep a win. */
    String keepingWin(int keeping) {
        return keeping == all
                ? "every move keeps the win"
                : keeping + " of " + Sides.counted(all, "move") + Sides.verb(keeping, " keeps", " keep") + " the win";
    }

    /** Returns the moves in words, or their number where they are many. */
    String named(List<Integer> moves) {
        return moves.size() > MOST_NAMED ? moves.size() + " moves" : Sides.joined(san(moves));
    }

    List<String> san(List<Integer> moves) {
        return moves.stream().map(move -> San.format(position, move)).toList();
    }
}
