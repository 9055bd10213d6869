package io.github.kingfell.book.krk;

import io.github.kingfell.book.predicates.Edition;
import io.github.kingfell.book.predicates.LoneKingEnding;
import io.github.kingfell.engine.forcing.endgame.Judgement;
import io.github.kingfell.engine.forcing.endgame.Landmark;
import io.github.kingfell.engine.forcing.endgame.MoveOrder;
import io.github.kingfell.engine.forcing.endgame.Standing;
import io.github.kingfell.engine.forcing.endgame.TreeLimits;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import java.util.List;

/** King and rook against king after Huberman 1968, chapter 4. */
public final class Krk extends LoneKingEnding {
    /**
     * Rook first and far squares first, as chapter 8 says. The directions fit the thesis' games: the king's fit all
     * moves of KRK-3, the rook's south before east fits move 14 of KRK-5.
     */
    private static final MoveOrder ORDER = new MoveOrder(
            new MoveOrder.KindOrder(Piece.ROOK, true, "N S E W"),
            new MoveOrder.KindOrder(Piece.KING, false, "NW N NE W E SW S SE"));

    /** Over all positions the enumeration test finds at most depth 5 and 62,215 positions. */
    private static final TreeLimits LIMITS = new TreeLimits(8, 200_000);

    private static final Judgement ADDITIONS = new KrkAdditions();

    /** The cost of a square of the rectangle in hundredths of a move. */
    private static final int SQUARE = 50;

    /** As in the thesis. */
    public Krk() {
        this(Edition.CLASSIC);
    }

    public Krk(Edition edition) {
        super(edition, "king and rook against king", "KRK", KrkStages.STAGES, ORDER, treeRules(edition, LIMITS));
    }

    /** Accepts all positions: the side with the rook to move wins every one. */
    @Override
    public boolean accepts(Position x) {
        return true;
    }

    /** With White to move every position is won, and with Black to move every position except a disaster. */
    @Override
    public int leastWonStage() {
        return 1;
    }

    @Override
    public Judgement judgement() {
        return ADDITIONS;
    }

    @Override
    public long net(Position x) {
        return KrkMeasures.rectangle(x);
    }

    @Override
    public List<Landmark> landmarks(Position x) {
        return marked("the lone king's rectangle", x);
    }

    @Override
    protected int cost(Position q, int stage, long standing) {
        return stage == KrkStages.CONFINED ? SQUARE * (int) Standing.measure(standing) : 0;
    }
}
