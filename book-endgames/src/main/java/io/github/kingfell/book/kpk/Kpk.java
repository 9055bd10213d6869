package io.github.kingfell.book.kpk;

import io.github.kingfell.book.kqk.Kqk;
import io.github.kingfell.book.krk.Krk;
import io.github.kingfell.book.predicates.Edition;
import io.github.kingfell.book.predicates.LoneKingEnding;
import io.github.kingfell.engine.forcing.endgame.Endgame;
import io.github.kingfell.engine.forcing.endgame.Landmark;
import io.github.kingfell.engine.forcing.endgame.MoveOrder;
import io.github.kingfell.engine.forcing.endgame.SolvedEndings;
import io.github.kingfell.engine.forcing.endgame.Stages;
import io.github.kingfell.engine.forcing.endgame.Standing;
import io.github.kingfell.engine.forcing.endgame.Trait;
import io.github.kingfell.engine.forcing.endgame.TreeLimits;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import java.util.List;
import java.util.Set;

/**
 * King and pawn against king, an extension that Huberman 1968, chapter 8, names; it has no classic edition. After
 * promotion to a queen, or to a rook where a queen would stalemate, the ending is a solved one.
 */
public final class Kpk extends LoneKingEnding {
    private static final MoveOrder ORDER = new MoveOrder(
            new MoveOrder.KindOrder(Piece.PAWN, true, "N"),
            new MoveOrder.KindOrder(Piece.KING, false, "NW N NE W E SW S SE"));

    private static final TreeLimits LIMITS = new TreeLimits(14, 400_000);

    /** The cost of a pawn move in hundredths of a move. */
    private static final int PAWN_MOVE = 150;

    /**
     * The extra cost of the rook in hundredths of a move: the outlooks of two endings are not comparable without it.
     */
    private static final int ROOK_FOR_QUEEN = 300;

    private static final Set<Trait> TRAITS = Set.of(Trait.ONE_ORIENTATION, Trait.NOT_ALWAYS_WON);

    private static final List<Endgame> SOLVED = List.of(new Kqk(), new Krk(Edition.AMENDED));
    private static final SolvedEndings PROMOTED = new SolvedEndings(SOLVED);
    private static final Stages STAGES = KpkStages.of(PROMOTED);

    public Kpk() {
        super(Edition.AMENDED, "king and pawn against king", "KPK", STAGES, ORDER, treeRules(Edition.AMENDED, LIMITS));
    }

    /** Accepts all positions, though some of them are drawn. */
    @Override
    public boolean accepts(Position x) {
        return true;
    }

    @Override
    public Set<Trait> traits() {
        return TRAITS;
    }

    @Override
    public List<Endgame> solved() {
        return SOLVED;
    }

    @Override
    public List<Landmark> landmarks(Position x) {
        long squares = KpkMeasures.hasPawn(x) ? KpkMeasures.keySquares(KpkMeasures.pawn(x)) : 0;
        return squares == 0 ? List.of() : List.of(new Landmark("the key squares of the pawn", squares));
    }

    @Override
    protected int cost(Position q, int stage, long standing) {
        if (stage != KpkStages.PROMOTED) {
            return PAWN_MOVE * (int) Standing.measure(standing);
        }
        return PROMOTED.outlook(q) + (q.kind(Piece.ROOK) == 0 ? 0 : ROOK_FOR_QUEEN);
    }
}
