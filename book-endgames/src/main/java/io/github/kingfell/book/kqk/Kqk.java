package io.github.kingfell.book.kqk;

import io.github.kingfell.book.predicates.Edition;
import io.github.kingfell.book.predicates.LoneKingEnding;
import io.github.kingfell.engine.forcing.endgame.Landmark;
import io.github.kingfell.engine.forcing.endgame.MoveOrder;
import io.github.kingfell.engine.forcing.endgame.Standing;
import io.github.kingfell.engine.forcing.endgame.TreeLimits;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import java.util.List;

/**
 * King and queen against king, an extension that Huberman 1968, chapter 8, names; there is no classic edition of it.
 */
public final class Kqk extends LoneKingEnding {
    private static final MoveOrder ORDER = new MoveOrder(
            new MoveOrder.KindOrder(Piece.QUEEN, true, "N S E W NW NE SW SE"),
            new MoveOrder.KindOrder(Piece.KING, false, "NW N NE W E SW S SE"));

    private static final TreeLimits LIMITS = new TreeLimits(8, 200_000);

    /** Hundredths of a move that a square of the rectangle, and a step of the king near the end, stand for. */
    private static final int SQUARE = 10;

    private static final int STEP = 100;

    public Kqk() {
        super(
                Edition.AMENDED,
                "king and queen against king",
                "KQK",
                KqkStages.STAGES,
                ORDER,
                treeRules(Edition.AMENDED, LIMITS));
    }

    /** All: the side with the queen to move wins from every position. */
    @Override
    public boolean accepts(Position x) {
        return true;
    }

    /** With White to move all is won, and with Black to move all but the disaster. */
    @Override
    public int leastWonStage() {
        return 1;
    }

    @Override
    public long net(Position x) {
        return KqkMeasures.rectangle(x);
    }

    @Override
    public List<Landmark> landmarks(Position x) {
        return marked("the lone king's rectangle", x);
    }

    @Override
    protected int cost(Position q, int stage, long standing) {
        int measure = (int) Standing.measure(standing);
        return switch (stage) {
            case KqkStages.CONFINED -> SQUARE * measure;
            case KqkStages.ON_THE_EDGE -> STEP * measure;
            default -> 0;
        };
    }
}
