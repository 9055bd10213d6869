package io.github.kingfell.book.kqkr;

import io.github.kingfell.book.kqk.Kqk;
import io.github.kingfell.engine.board.Piece;
import io.github.kingfell.engine.board.Position;
import io.github.kingfell.engine.forcing.Endgame;
import io.github.kingfell.engine.forcing.ForcingTree;
import io.github.kingfell.engine.forcing.MoveOrder;
import io.github.kingfell.engine.forcing.Refusal;
import io.github.kingfell.engine.forcing.SolvedEndings;
import io.github.kingfell.engine.forcing.Stages;
import java.util.List;

/**
 * King and queen against king and rook, an extension that Huberman 1968, chapter 8, names with a modification: positions are
 * judged after Black's moves too. The book wins the rook where a tree can; it has no plan for driving the king, so there it
 * finds no tree.
 */
public final class Kqkr implements Endgame {
    private static final MoveOrder ORDER = new MoveOrder(
            new MoveOrder.Man(Piece.QUEEN, false, "N S E W NW NE SW SE"),
            new MoveOrder.Man(Piece.KING, false, "NW N NE W E SW S SE"));

    private static final ForcingTree.Limits LIMITS = new ForcingTree.Limits(6, 10_000, Long.MAX_VALUE);

    /** Hundredths of a move from a fallen rook to mate, about. */
    private static final int ROOK_FALLEN = 1_000;

    private static final List<Endgame> SOLVED = List.of(new Kqk());
    private static final SolvedEndings ROOKLESS = new SolvedEndings(SOLVED);
    private static final Stages STAGES = KqkrStages.of(ROOKLESS);

    @Override
    public String name() {
        return "king and queen against king and rook";
    }

    @Override
    public String material() {
        return "KQKR";
    }

    /** All, though a hundredth of them is not won. */
    @Override
    public boolean accepts(Position x) {
        return true;
    }

    @Override
    public boolean winsAllItAccepts() {
        return false;
    }

    @Override
    public List<Endgame> solved() {
        return SOLVED;
    }

    @Override
    public Stages stages() {
        return STAGES;
    }

    @Override
    public MoveOrder moveOrder() {
        return ORDER;
    }

    @Override
    public ForcingTree.Limits treeLimits() {
        return LIMITS;
    }

    @Override
    public ForcingTree.Method treeMethod() {
        return ForcingTree.Method.DEEPENING;
    }

    @Override
    public List<Refusal> ladder() {
        return List.of(Refusal.DISASTER);
    }

    /** The table shows the way to mate, where there is no clock. */
    @Override
    public boolean onlyInGames() {
        return true;
    }

    @Override
    public int outlook(Position q, long standing) {
        return QueenAgainstRook.holds(q) ? ROOK_FALLEN : ROOKLESS.outlook(q);
    }
}
