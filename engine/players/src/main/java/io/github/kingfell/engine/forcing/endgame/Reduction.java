package io.github.kingfell.engine.forcing.endgame;

import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The reduction to solved endings (a subset in Huberman 1968, chapter 8): with a piece or two more on the board, a tree
 * whose branches all end in won positions of solved endings wins, and needs no heuristics of its own. White may
 * sacrifice a piece or promote; Black loses his last piece.
 */
final class Reduction implements Endgame {
    /** The least number of pieces: up to four, the exact distance table is better. */
    private static final int LEAST_PIECES = 5;

    private static final TreeRules RULES =
            new TreeRules(TreeMethod.DEEPENING, new TreeLimits(4, 20_000), List.of(Refusal.DISASTER), true);

    private static final Set<Trait> TRAITS = Set.of(Trait.NOT_ALWAYS_WON, Trait.ONLY_IN_GAMES);

    private static final MoveOrder ORDER = new MoveOrder();

    private final String material;
    private final SolvedEndings solved;
    private final Stages stages;

    private Reduction(String material, SolvedEndings solved) {
        this.material = material;
        this.solved = solved;
        stages = new Stages(
                Stage.of(
                        0,
                        "disaster",
                        "avoid it: nothing is left to mate with, or it is stalemate",
                        Reduction::isDisaster),
                Stage.of(1, "more pieces", "bring about an ending that the book has solved", x -> true),
                Stage.of(
                        2,
                        "solved ending",
                        "play on as the book does there, or with a piece to spare",
                        x -> solved.contain(x) || hasToSpare(x)),
                Stage.of(3, "checkmate", "mate", x -> isEnd(x) && x.inCheck()));
    }

    /**
     * Returns the reduction of a position to some of the solved endings.
     *
     * @param strong the colour that should win
     * @return empty when none is near, by the pieces on the board
     */
    static Optional<Endgame> of(Position x, int strong, List<Endgame> endgames) {
        long key = strong == Color.WHITE ? x.material() : MaterialKey.flip(x.material());
        int white = 1;
        int black = 1;
        for (int kind = Piece.PAWN; kind <= Piece.QUEEN; kind++) {
            white += MaterialKey.count(key, Color.WHITE, kind);
            black += MaterialKey.count(key, Color.BLACK, kind);
        }
        if (black != 2 || white + black < LEAST_PIECES) {
            return Optional.empty();
        }
        List<Endgame> near = endgames.stream()
                .filter(endgame -> isNear(key, MaterialKey.parse(endgame.material())))
                .toList();
        return near.isEmpty()
                ? Optional.empty()
                : Optional.of(new Reduction(MaterialKey.name(key), new SolvedEndings(near)));
    }

    /**
     * Returns whether White has the pieces of the other key, one of which may still be a pawn, and at most one more.
     */
    private static boolean isNear(long key, long other) {
        int missing = 0;
        int more = 0;
        for (int kind = Piece.PAWN; kind <= Piece.QUEEN; kind++) {
            int surplus = MaterialKey.count(key, Color.WHITE, kind) - MaterialKey.count(other, Color.WHITE, kind);
            missing += Math.max(0, -surplus);
            more += Math.max(0, surplus);
        }
        int spare = MaterialKey.count(key, Color.WHITE, Piece.PAWN) - MaterialKey.count(other, Color.WHITE, Piece.PAWN);
        return missing == 0 && more <= 1 || missing == 1 && spare > 0 && more <= 2;
    }

    private static boolean isDisaster(Position x) {
        return x.isInsufficientMaterial() || isEnd(x) && !x.inCheck();
    }

    /**
     * Returns whether White has a rook or queen and more against a bare king that can take nothing: the rook or queen
     * is enough without the rest.
     */
    private static boolean hasToSpare(Position x) {
        boolean bare = Bitboard.count(x.color(Color.BLACK)) == 1;
        boolean heavy = (x.pieces(Color.WHITE, Piece.ROOK) | x.pieces(Color.WHITE, Piece.QUEEN)) != 0;
        if (!bare || !heavy || x.sideToMove() == Color.WHITE) {
            return bare && heavy;
        }
        MoveList replies = MoveList.legal(x);
        boolean takes = false;
        for (int reply : replies.toArray()) {
            takes |= x.isCapture(reply);
        }
        return !takes;
    }

    /** Returns whether a q has no legal move. */
    private static boolean isEnd(Position x) {
        return x.sideToMove() == Color.BLACK && new MoveGenerator(x).count(x) == 0;
    }

    @Override
    public String name() {
        return "more pieces than in a solved ending";
    }

    @Override
    public String material() {
        return material;
    }

    @Override
    public boolean accepts(Position x) {
        return true;
    }

    @Override
    public Set<Trait> traits() {
        return TRAITS;
    }

    @Override
    public Stages stages() {
        return stages;
    }

    /**
     * The order is arbitrary: it does not matter for captures and promotions, and the tree is chosen by what it
     * reaches.
     */
    @Override
    public MoveOrder moveOrder() {
        return ORDER;
    }

    @Override
    public TreeRules treeRules() {
        return RULES;
    }

    @Override
    public int outlook(Position q, long standing) {
        return solved.outlook(q);
    }
}
