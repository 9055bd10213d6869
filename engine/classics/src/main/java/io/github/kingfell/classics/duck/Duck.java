package io.github.kingfell.classics.duck;

import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import java.util.Arrays;
import java.util.function.BooleanSupplier;

/**
 * A search in the manner of DUCK (Breuker, Allis and van den Herik, "Mate in 38", 1994, section 3.2): principal
 * variation search with iterative deepening, extensions for check evasions, recaptures and singular moves, the history
 * heuristic and a transposition table of 1,000,000 entries. As in the paper's tests, the search ends with the first
 * mate found.
 *
 * <p>Where the paper leaves details open, the plain choice is made here: captures are searched out at the horizon, a
 * line is at most twice as long as the iteration is deep, and a move is singular when a search of half the depth finds
 * every other move worse by a margin (the published form tries this at more nodes; the idea is that of Anantharaman,
 * Campbell and Hsu, 1989).
 *
 * <p>A node is a move made, as in PROVER here. The same position and limit give the same search.
 */
public final class Duck {
    /** A mate score is this less the distance of the mate from the root in plies. */
    static final int MATE = 30_000;

    /** The least mate score. */
    static final int LEAST_MATE = MATE - 1_000;

    private static final int INFINITE = MATE + 1;
    private static final int MAX_PLY = 120;
    private static final int MAX_DEPTH = MAX_PLY / 2;

    /** The singularity test needs this depth; below it, the reduced search would see nothing. */
    private static final int SINGULAR_DEPTH = 4;

    /**
     * The value of the transposition entry is the reference of the singularity test. Its depth may be this much less
     * than the current depth.
     */
    private static final int SINGULAR_TRUST = 3;

    /** The margin by which all other moves must be worse, in centipawns. */
    private static final int SINGULAR_MARGIN = 50;

    /** Extensions may lengthen a line to this many times the depth of the iteration. */
    private static final int LINE_FACTOR = 2;

    /** An upper bound on the plies of captures, promotions and check evasions. */
    private static final int LONGEST_EXCHANGE = 120;

    /**
     * The result of a search.
     *
     * @param moves the claim: mate in at most this many moves; 0 for none
     * @param nodes moves made
     */
    public record Result(int moves, long nodes) {
        public boolean isMate() {
            return moves > 0;
        }
    }

    private final Position position;
    private final MoveGenerator generator;
    private final DuckTable table;
    private final DuckMoveOrder order = new DuckMoveOrder();
    private final MoveList[] lists = new MoveList[MAX_PLY + LONGEST_EXCHANGE];

    /**
     * The kind of piece captured by the move that led to a ply, {@link Piece#NONE} for none, and the target square of
     * that move.
     */
    private final int[] taken = new int[lists.length + 1];

    private final int[] target = new int[lists.length + 1];
    private final int rootPly;
    private final int[] rootMoves;
    private final BooleanSupplier effort;

    private long nodes;
    private int iteration;
    private int claim;
    private boolean stopped;
    private int chosen;
    private int chosenValue;

    private Duck(Position root, int[] rootMoves, DuckTable table, BooleanSupplier effort) {
        this.rootMoves = rootMoves.clone();
        this.table = table;
        this.effort = effort;
        position = root.copy();
        generator = new MoveGenerator(position);
        rootPly = position.ply();
        for (int i = 0; i < lists.length; i++) {
            lists[i] = new MoveList();
        }
    }

    /**
     * Searches for a mate by the side to move.
     *
     * @param root with its game history; not changed
     * @param limit the most nodes to spend
     */
    public static Result search(Position root, long limit) {
        long[] left = {limit};
        Duck duck = new Duck(root, new int[0], new DuckTable(), () -> left[0]-- > 0);
        duck.deepen();
        return new Result(duck.claim, duck.nodes);
    }

    /**
     * Returns the move that the same search prefers when its effort ends.
     *
     * @param rootMoves legal moves, at least one
     * @param table may hold entries from earlier searches of the same game
     * @param effort false when no more moves may be made
     */
    static Preference prefer(Position root, int[] rootMoves, DuckTable table, BooleanSupplier effort) {
        Duck duck = new Duck(root, rootMoves, table, effort);
        duck.chosen = rootMoves[0];
        duck.deepen();
        return new Preference(duck.chosen, duck.chosenValue, Math.max(1, duck.iteration - 1));
    }

    /**
     * A preferred root move.
     *
     * @param value for the side to move, from {@link #LEAST_MATE} on a claim of mate
     * @param depth of the last finished iteration; during the first iteration, its own depth
     */
    record Preference(int move, int value, int depth) {}

    private void deepen() {
        boolean playable = generator.count(position) > 0;
        for (iteration = 1; playable && !stopped && iteration <= MAX_DEPTH; iteration++) {
            search(iteration, -INFINITE, INFINITE, 0, Move.NONE);
        }
    }

    /**
     * Searches a position and returns its value for the side to move. The search is fail-soft, so that a mate seen
     * outside the window is still a mate.
     *
     * @param excluded a move to leave out, for the singularity test; the result of such a search is not the value of
     *     the position and is not stored
     */
    private int search(int remaining, int alpha, int beta, int ply, int excluded) {
        if (ply > 0 && position.isRepetition(rootPly)) {
            return 0;
        }
        boolean inCheck = position.inCheck();
        int depth = remaining + (inCheck && mayExtend(ply) ? 1 : 0);
        if (depth <= 0 || ply >= MAX_PLY) {
            return quiesce(alpha, beta, ply);
        }
        long entry = excluded == Move.NONE ? table.find(position.key()) : DuckTable.NO_ENTRY;
        if (ply > 0 && DuckTable.depth(entry) >= depth) {
            int value = DuckTable.value(entry, ply);
            int bound = DuckTable.bound(entry);
            if ((bound & DuckTable.LOWER) != 0 && value >= beta || (bound & DuckTable.UPPER) != 0 && value <= alpha) {
                return value;
            }
        }
        int tableMove = DuckTable.move(entry);
        int singular = isSingular(entry, depth, ply) ? tableMove : Move.NONE;
        MoveList moves = lists[ply];
        generator.generate(position, moves);
        if (moves.isEmpty()) {
            return inCheck ? ply - MATE : 0;
        }
        if (ply > 0 && (position.isFiftyMoveDraw() || position.isInsufficientMaterial())) {
            return 0;
        }
        order.score(position, moves, tableMove);
        return searchMoves(depth, alpha, beta, ply, excluded, singular);
    }

    private int searchMoves(int depth, int alpha, int beta, int ply, int excluded, int singular) {
        int best = -INFINITE;
        int bestMove = Move.NONE;
        int lower = alpha;
        MoveList moves = lists[ply];
        for (int i = 0; i < moves.size() && best < beta && !stopped; i++) {
            int move = moves.pick(i);
            if (move == excluded || ply == 0 && !isAllowed(move)) {
                continue;
            }
            boolean extended = mayExtend(ply) && (move == singular || isRecapture(move, ply));
            int value = tryMove(move, extended ? depth : depth - 1, lower, beta, ply, bestMove == Move.NONE);
            if (!stopped && value > best) {
                best = value;
                bestMove = move;
                lower = Math.max(lower, value);
                chosen = ply == 0 ? move : chosen;
                chosenValue = ply == 0 ? value : chosenValue;
                if (ply == 0 && value >= LEAST_MATE) {
                    claim = (MATE - value + 1) / 2;
                    stopped = true;
                }
            }
        }
        if (stopped || excluded != Move.NONE) {
            // Without any other move, best is still the lowest value: the only legal move is always singular.
            return best;
        }
        if (best > alpha) {
            order.reward(position, bestMove, depth);
        }
        int bound = best >= beta ? DuckTable.LOWER : best > alpha ? DuckTable.EXACT : DuckTable.UPPER;
        table.store(position.key(), bestMove, best, ply, depth, bound);
        return best;
    }

    /**
     * Searches one move by principal variation search: after the first move, a null window only tests whether a move is
     * better.
     */
    private int tryMove(int move, int depth, int alpha, int beta, int ply, boolean first) {
        if (!make(move, ply)) {
            return 0;
        }
        int value = first
                ? -search(depth, -beta, -alpha, ply + 1, Move.NONE)
                : -search(depth, -alpha - 1, -alpha, ply + 1, Move.NONE);
        // A mate at the root ends the search, so its exact length is not needed.
        boolean enough = first || ply == 0 && value >= LEAST_MATE;
        if (!enough && value > alpha && value < beta && !stopped) {
            value = -search(depth, -beta, -alpha, ply + 1, Move.NONE);
        }
        position.unmake(move);
        return value;
    }

    /** Makes a move; returns false when the nodes are spent. The search then unwinds, and its values are invalid. */
    private boolean make(int move, int ply) {
        if (stopped || !effort.getAsBoolean()) {
            stopped = true;
            return false;
        }
        nodes++;
        taken[ply + 1] = position.isCapture(move) ? Math.max(Piece.PAWN, kindAt(Move.to(move))) : Piece.NONE;
        target[ply + 1] = Move.to(move);
        position.make(move);
        return true;
    }

    private boolean isAllowed(int move) {
        return rootMoves.length == 0 || Arrays.stream(rootMoves).anyMatch(allowed -> allowed == move);
    }

    private int kindAt(int square) {
        return Piece.kind(position.pieceAt(square));
    }

    private boolean mayExtend(int ply) {
        return ply < LINE_FACTOR * iteration;
    }

    /**
     * Returns true when the move captures the piece that has just captured, and that captured one of the same value.
     */
    private boolean isRecapture(int move, int ply) {
        return taken[ply] != Piece.NONE
                && Move.to(move) == target[ply]
                && DuckEvaluation.material(kindAt(Move.to(move))) == DuckEvaluation.material(taken[ply]);
    }

    /** Returns true when every move but the transposition move is worse than it by a margin. */
    private boolean isSingular(long entry, int depth, int ply) {
        if (ply == 0
                || depth < SINGULAR_DEPTH
                || (DuckTable.bound(entry) & DuckTable.LOWER) == 0
                || DuckTable.depth(entry) < depth - SINGULAR_TRUST
                || !mayExtend(ply)) {
            return false;
        }
        int value = DuckTable.value(entry, ply);
        if (Math.abs(value) >= LEAST_MATE) {
            return false;
        }
        int level = value - SINGULAR_MARGIN;
        return search(depth / 2, level - 1, level, ply, DuckTable.move(entry)) < level;
    }

    /** Quiescence search: captures and promotions only; in check every move, so that mates are detected. */
    private int quiesce(int alpha, int beta, int ply) {
        boolean inCheck = position.inCheck();
        int best = inCheck ? ply - MATE : DuckEvaluation.evaluate(position);
        if (best >= beta || ply >= lists.length) {
            return best;
        }
        MoveList moves = lists[ply];
        if (inCheck) {
            generator.generate(position, moves);
        } else {
            generator.generateNoisy(position, moves);
        }
        order.score(position, moves, Move.NONE);
        int lower = Math.max(alpha, best);
        for (int i = 0; i < moves.size() && best < beta; i++) {
            int move = moves.pick(i);
            if (!make(move, ply)) {
                break;
            }
            best = Math.max(best, -quiesce(-beta, -lower, ply + 1));
            lower = Math.max(lower, best);
            position.unmake(move);
        }
        return best;
    }
}
