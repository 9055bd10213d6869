package io.github.kingfell.engine.forcing.endgame;

import io.github.kingfell.rules.board.Attacks;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;

/**
 * The five stages by which chapter 3 of Huberman 1968 explains her form of better and worse, on Capablanca's example of
 * KRK. They cover only what the example needs.
 */
public final class CapablancaDemonstration implements Endgame, Judgement {
    private static final int NO_EDGE = -1;

    private final boolean addition;
    private final Stages stages = new Stages(
            Stage.of(0, "disaster", "avoid", CapablancaDemonstration::isDisaster),
            Stage.of(1, "anything", "confine the king to an edge", x -> true),
            new Stage(
                    2,
                    "confined to an edge",
                    "bring the king up",
                    CapablancaDemonstration::isStage2,
                    x -> de(wk(x), edge(x)),
                    new Stage.Scale("the king's way to the edge", "line", "lines")),
            Stage.of(3, "king near", "mate", CapablancaDemonstration::isStage3),
            Stage.of(4, "checkmate", "mate", CapablancaDemonstration::isMate));

    /** @param addition whether to include the addition of chapter 3 to worse */
    public CapablancaDemonstration(boolean addition) {
        this.addition = addition;
    }

    @Override
    public String name() {
        return "king and rook against king, demonstration";
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
        return TreeRules.classic(new TreeLimits(6, 1_000_000));
    }

    @Override
    public Judgement judgement() {
        return this;
    }

    @Override
    public boolean worseAdds(Position p, long standingP, Position q, long standingQ) {
        int now = Standing.stage(standingQ);
        int apart = Square.distance(wk(q), r(q));
        return addition
                && Standing.stage(standingP) == 3
                && now <= 3
                && (apart > Square.distance(wk(p), r(p)) || now != 3 && apart > 1);
    }

    /** Returns the edge to which the rook, one line away, confines the black king: 0 to 3 for a, h, 1, 8. */
    static int edge(Position x) {
        for (int edge = 0; edge < 4; edge++) {
            if (de(x.king(Color.BLACK), edge) == 0 && de(r(x), edge) == 1) {
                return edge;
            }
        }
        return NO_EDGE;
    }

    private static boolean isStage2(Position x) {
        int edge = edge(x);
        if (edge == NO_EDGE || de(wk(x), edge) <= 2) {
            return false;
        }
        int apart = Math.abs(along(wk(x), edge) - along(x.king(Color.BLACK), edge));
        return apart <= (x.sideToMove() == Color.BLACK ? 0 : 1);
    }

    private static boolean isStage3(Position x) {
        int edge = edge(x);
        return edge != NO_EDGE
                && de(wk(x), edge) == 2
                && fromMiddle(along(wk(x), edge)) < fromMiddle(along(x.king(Color.BLACK), edge));
    }

    static boolean isMate(Position x) {
        return x.sideToMove() == Color.BLACK && x.inCheck() && new MoveGenerator(x).count(x) == 0;
    }

    static boolean isDisaster(Position x) {
        if (x.sideToMove() != Color.BLACK) {
            return false;
        }
        boolean stalemate = !x.inCheck() && new MoveGenerator(x).count(x) == 0;
        boolean loose = !x.isAttacked(r(x), Color.WHITE);
        return stalemate || loose && Bitboard.contains(Attacks.king(x.king(Color.BLACK)), r(x));
    }

    private static int wk(Position x) {
        return x.king(Color.WHITE);
    }

    private static int r(Position x) {
        return Bitboard.first(x.pieces(Color.WHITE, Piece.ROOK));
    }

    private static int de(int square, int edge) {
        int line = edge < 2 ? Square.file(square) : Square.rank(square);
        return edge % 2 == 0 ? line : 7 - line;
    }

    private static int along(int square, int edge) {
        return edge < 2 ? Square.rank(square) : Square.file(square);
    }

    private static int fromMiddle(int line) {
        return Math.abs(2 * line - 7);
    }
}
