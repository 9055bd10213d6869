package io.github.kingfell.rules.check;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.testkit.Positions;
import java.util.ArrayList;
import java.util.List;

/**
 * A mate of any wanted length. Black's king goes between a8 and b8, and has no other move. White's rook walks about,
 * visits a square at most twice in fifty moves, and mates on the eighth rank at any time. Pawn moves reset the clock.
 */
final class LongMate {
    private static final String START = "k7/8/1K6/8/8/7B/PPP5/6R1 w - - 0 1";

    private static final String[] PAWN_MOVES = {
        "a2a3", "a3a4", "a4a5", "a5a6", "c2c3", "c3c4", "c4c5", "c5c6", "b2b3", "b3b4", "b4b5"
    };

    /**
     * A round of the rook; an odd number of squares, so that Black's king stands on the other square in the next round.
     */
    private static final String[] ROUND = {
        "g2", "g3", "g5", "g6", "g7", "h7", "h6", "h5", "h4", "f4", "f6", "f7", "e7", "e5", "e4", "e3", "e2", "e1",
        "f1", "d1", "d6", "d5", "d4", "d3", "d2"
    };

    /** White's moves from one pawn move to the next, the pawn move included: fewer than fifty. */
    private static final int BETWEEN = 46;

    private LongMate() {}

    static Position start() {
        return Positions.of(START);
    }

    /** The mate as the array of an {@link AnswerTree}. */
    static int[] code(int moves) {
        Position x = start();
        List<Integer> code = new ArrayList<>();
        String rook = "g1";
        int rounds = 0;
        for (int i = 0; i < moves; i++) {
            String move = rook + rook.charAt(0) + "8";
            if (i % BETWEEN == 0) {
                move = PAWN_MOVES[i / BETWEEN];
            } else if (i < moves - 1) {
                move = rook + ROUND[rounds % ROUND.length];
                rook = ROUND[rounds++ % ROUND.length];
            }
            code.add(Positions.move(x, move));
            x.make(Positions.move(x, move));
            List<Integer> replies = List.copyOf(Positions.legalMoves(x));
            code.add(replies.size());
            for (int reply : replies) {
                code.addAll(List.of(reply, code.size() + 2));
                x.make(reply);
            }
        }
        return code.stream().mapToInt(Integer::intValue).toArray();
    }
}
