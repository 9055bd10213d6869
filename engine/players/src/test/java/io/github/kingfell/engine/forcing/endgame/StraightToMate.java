package io.github.kingfell.engine.forcing.endgame;

import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;

/**
 * KRK with no stage between any position and mate: a tree is the shortest mate, so that the exact distance judges it.
 * Tests add judgements and outlooks.
 */
public class StraightToMate implements Endgame {
    private final Stages stages = new Stages(
            Stage.of(0, "disaster", "avoid", CapablancaDemonstration::isDisaster),
            Stage.of(1, "anything", "mate", x -> true),
            Stage.of(2, "checkmate", "mate", CapablancaDemonstration::isMate));

    private final TreeMethod method;

    public StraightToMate(TreeMethod method) {
        this.method = method;
    }

    @Override
    public String name() {
        return "king and rook against king, straight to mate";
    }

    @Override
    public String material() {
        return "KRK";
    }

    @Override
    public boolean accepts(Position x) {
        return true;
    }

    @Override
    public Stages stages() {
        return stages;
    }

    @Override
    public MoveOrder moveOrder() {
        return new MoveOrder(
                new MoveOrder.KindOrder(Piece.ROOK, true, "N E S W"),
                new MoveOrder.KindOrder(Piece.KING, false, "NW N NE W E SW S SE"));
    }

    @Override
    public TreeRules treeRules() {
        TreeRules classic = TreeRules.classic(new TreeLimits(6, 1_000_000));
        return new TreeRules(method, classic.limits(), classic.ladder(), false);
    }
}
