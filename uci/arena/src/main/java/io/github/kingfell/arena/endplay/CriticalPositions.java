package io.github.kingfell.arena.endplay;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.RandomPosition;
import io.github.kingfell.tables.ExactValues;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Random positions of an ending in which the choice of the move decides: at most a third of the legal moves keep the
 * value of the position, and none of these is a capture or a promotion, or gives mate.
 */
public final class CriticalPositions {
    /** Critical positions are rarer in some endings than anybody wants to wait for. */
    private static final int MOST_DRAWS = 3_000_000;

    private static final int KEPT_SHARE = 3;

    private final ExactValues truth;
    private final long material;

    /** @param material in either colouring: the side to move is White or Black */
    public CriticalPositions(ExactValues truth, long material) {
        this.truth = truth;
        this.material = material;
    }

    /** The value for the side to move; the fifty-move rule is ignored. */
    public enum TrueValue {
        WON,
        DRAWN
    }

    /**
     * Returns the same positions for the same seed, half of them with White to move. There are fewer than wanted where
     * they are rare.
     */
    public List<Position> draw(TrueValue value, int wanted, long seed) {
        Random random = new Random(seed);
        List<Position> critical = new ArrayList<>();
        for (int draws = 0; critical.size() < wanted && draws < MOST_DRAWS; draws++) {
            int mover = critical.size() % 2 == 0 ? Color.WHITE : Color.BLACK;
            long oriented = random.nextBoolean() ? material : MaterialKey.flip(material);
            Position position = RandomPosition.draw(oriented, mover, random);
            if (has(value, truth.plies(position)) && isCritical(position, value)) {
                critical.add(position);
            }
        }
        return critical;
    }

    private boolean isCritical(Position position, TrueValue value) {
        int[] moves = MoveList.legal(position).toArray();
        int keeping = 0;
        for (int move : moves) {
            if (keeps(position, move, value)) {
                keeping++;
                if (position.isCapture(move) || Move.isPromotion(move) || truth.plies(position) == 1) {
                    return false;
                }
            }
        }
        return KEPT_SHARE * keeping <= moves.length;
    }

    /** Returns true when the position after a move still has the value, for the side that moves. */
    boolean keeps(Position position, int move, TrueValue value) {
        position.make(move);
        int plies = truth.plies(position);
        position.unmake(move);
        return value == TrueValue.WON ? isLost(plies) : plies == ExactValues.DRAW;
    }

    private static boolean has(TrueValue value, int plies) {
        return value == TrueValue.DRAWN ? plies == ExactValues.DRAW : plies > 0 && plies % 2 == 1;
    }

    private static boolean isLost(int plies) {
        return plies >= 0 && plies % 2 == 0;
    }
}
