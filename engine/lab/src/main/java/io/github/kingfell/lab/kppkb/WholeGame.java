package io.github.kingfell.lab.kppkb;

import io.github.kingfell.classics.tan.Mirror;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.Position;

/**
 * A game from two pawns against a bishop to its end by the rules: mate, stalemate, the third repetition, fifty moves,
 * or insufficient material.
 *
 * @param slips number of the contestant's moves in this ending that gave a win or a draw away; the opponent may have
 *     given it back
 * @param reached the result for the contestant
 */
public record WholeGame(int slips, End reached) {
    private static final long MATERIAL = MaterialKey.parse("KPPKB");

    /** The result from the contestant's side. */
    public enum End {
        WON,
        DRAWN,
        LOST
    }

    /**
     * Plays a game.
     *
     * @param start the pawns of either colour; the contestant moves
     */
    public static WholeGame play(Position start, Contestant contestant, Contestant opponent, KppkbVerdicts truth) {
        Position position = start.copy();
        int side = position.sideToMove();
        boolean mirrored = start.material() != MATERIAL;
        GameValue good = (side == Color.WHITE) != mirrored ? GameValue.WIN : GameValue.NO_WIN;
        int slips = 0;
        boolean holds = true;
        while (!isDrawn(position) && new MoveGenerator(position).count(position) > 0) {
            boolean own = position.sideToMove() == side;
            boolean inEnding = position.material() == start.material();
            position.make((own ? contestant : opponent).move(position));
            if (inEnding) {
                GameValue verdict = truth.verdict(mirrored ? Mirror.of(position) : position);
                boolean holdsNow = verdict == good || verdict == GameValue.UNKNOWN && holds;
                slips += own && holds && !holdsNow ? 1 : 0;
                holds = holdsNow;
            }
        }
        return new WholeGame(slips, end(position, side));
    }

    private static boolean isDrawn(Position position) {
        return position.isThreefoldRepetition() || position.isFiftyMoveDraw() || position.isInsufficientMaterial();
    }

    private static End end(Position position, int side) {
        boolean mate = position.inCheck() && new MoveGenerator(position).count(position) == 0;
        if (!mate) {
            return End.DRAWN;
        }
        return position.sideToMove() == side ? End.LOST : End.WON;
    }
}
