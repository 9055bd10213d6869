package io.github.kingfell.book.kbbk;

import io.github.kingfell.book.predicates.BareKingPosition;
import io.github.kingfell.book.predicates.Edition;
import io.github.kingfell.book.predicates.LoneKingEnding;
import io.github.kingfell.engine.forcing.endgame.Judgement;
import io.github.kingfell.engine.forcing.endgame.Landmark;
import io.github.kingfell.engine.forcing.endgame.MoveOrder;
import io.github.kingfell.engine.forcing.endgame.Standing;
import io.github.kingfell.engine.forcing.endgame.TreeLimits;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import java.util.List;

/** King and two bishops on squares of both colours against king after Huberman 1968, chapter 5. */
public final class Kbbk extends LoneKingEnding {
    /** King first, then the dark-squared bishop, nearest squares first: inferred from games KBBK-3, -4 and -5. */
    private static final MoveOrder ORDER = new MoveOrder(
            new MoveOrder.KindOrder(Piece.KING, false, "SW SE NW NE E N W S"),
            new MoveOrder.KindOrder(Piece.BISHOP, false, "SW SE NW NE"));

    /**
     * Deeper than any tree of the thesis, at less than a second of work; the few wider trees are left to the search.
     */
    private static final TreeLimits LIMITS = new TreeLimits(11, 600_000);

    /** In the amended edition some heads need the wider tries of the ladder. */
    private static final TreeLimits WIDER_LIMITS = new TreeLimits(11, 2_000_000);

    private static final Judgement ADDITIONS = new KbbkAdditions();

    /** The cost of a line behind a bishop in hundredths of a move. */
    private static final int LINE = 150;

    /** Creates the ending as in the thesis. */
    public Kbbk() {
        this(Edition.CLASSIC);
    }

    public Kbbk(Edition edition) {
        super(
                edition,
                "king and two bishops against king",
                "KBBK",
                KbbkStages.of(edition),
                ORDER,
                treeRules(edition, edition == Edition.CLASSIC ? LIMITS : WIDER_LIMITS));
    }

    /** Accepts bishops on squares of both colours; two bishops on squares of one colour cannot win. */
    @Override
    public boolean accepts(Position x) {
        long bishops = x.pieces(Color.WHITE, Piece.BISHOP);
        return Bitboard.count(bishops & Bitboard.DARK) == 1 && Bitboard.count(bishops) == 2;
    }

    @Override
    public Judgement judgement() {
        return ADDITIONS;
    }

    @Override
    public long net(Position x) {
        int packed = BareKingPosition.ofBishops(x);
        int edge = Quadrant.quad(packed);
        return edge == Quadrant.NONE ? 0 : Quadrant.inside(packed, edge);
    }

    @Override
    public List<Landmark> landmarks(Position x) {
        return marked("between the bishops' diagonals and the edge", x);
    }

    @Override
    protected int cost(Position q, int stage, long standing) {
        return stage == KbbkStages.CONFINED ? LINE * (int) Standing.measure(standing) : 0;
    }
}
