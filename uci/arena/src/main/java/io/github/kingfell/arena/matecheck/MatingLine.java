package io.github.kingfell.arena.matecheck;

import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.UciMove;
import java.util.List;

/** Replays the line of a mate score and finds its faults. */
public final class MatingLine {
    private MatingLine() {}

    /**
     * Returns the fault of a line in words. It is empty when all moves are legal, the line mates in exactly the stated
     * number of moves, and the mated side can never claim a draw, neither at its turn nor with the move that it is
     * about to make.
     *
     * @param root where the game history begins; not changed
     * @param mate signed length in moves, not 0
     */
    public static String fault(Position root, int mate, List<String> line) {
        int plies = mate > 0 ? 2 * mate - 1 : -2 * mate;
        if (line.size() != plies) {
            return (line.size() < plies ? "short: " : "long: ") + line.size() + " plies instead of " + plies;
        }
        Position position = root.copy();
        boolean loserToMove = mate < 0;
        for (String word : line) {
            if (loserToMove && mayClaim(position)) {
                return "draw before " + word;
            }
            int move = UciMove.parse(word, position);
            if (move == Move.NONE) {
                return "illegal: " + word;
            }
            position.make(move);
            loserToMove = !loserToMove;
        }
        boolean mated = position.inCheck() && new MoveGenerator(position).count(position) == 0;
        return mated ? "" : "wrong: no checkmate at the end";
    }

    private static boolean mayClaim(Position position) {
        boolean drawn = position.mayClaimDraw();
        MoveList moves = MoveList.legal(position);
        for (int i = 0; i < moves.size() && !drawn; i++) {
            position.make(moves.get(i));
            drawn = position.mayClaimDraw();
            position.unmake(moves.get(i));
        }
        return drawn;
    }
}
