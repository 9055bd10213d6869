package io.github.kingfell.lab.classic.duck;

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
 * heuristic and a transposition table of 1,000,000 entries. As in the paper's tests it ends with the first mate found.
 *
 * <p>What the paper leaves open is decided here the plain way: captures are searched out at the horizon, a line is at
 * most twice as long as the iteration is deep, and a move is singular when a search of half the depth finds every other
 * move worse by a margin (the published form tries it at more nodes; the idea is that of Anantharaman, Campbell and
 * Hsu, 1989).
 *
 * <p>A node is a move made, here as in PROVER. The same position and limit give the same search.
 */
public final class Duck {
    /** A mate is this less its distance from the root in plies. */
    static final int MATE = 30_000;

    /** From here on a value is a mate. */
    static final int LEAST_MATE = MATE - 1_000;

    private static final int INFINITE = MATE + 1;
    private static final int MAX_PLY = 120;
    private static final int MAX_DEPTH = MAX_PLY / 2;

    /** Below this the reduced search of the singularity test would see nothing. */
    private static final int SINGULAR_DEPTH = 4;

    /** How much shallower than now the table's value may be that the others are measured by. */
    private static final int SINGULAR_TRUST = 3;

    /** How far behind all other moves must be. */
    private static final int SINGULAR_MARGIN = 50;

    /** How many times as long as the iteration is deep a line may become by extensions. */
    private static final int LINE_FACTOR = 2;

    /** More plies than captures, promotions and answers to checks can fill. */
    private static final int LONGEST_EXCHANGE = 120;

    /**
     * What came of a search.
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

    /** What the move that led to a ply took, {@link Piece#NONE} for nothing, and where it went. */
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
     * Looks for a mate by the side to move.
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
     * The move that the same search prefers when its effort ends.
     *
     * @param rootMoves legal moves, at least one
     * @param table may hold what was found before in the same game
     * @param effort false when no more moves may be made
     */
    static Preference prefer(Position root, int[] rootMoves, DuckTable table, BooleanSupplier effort) {
        Duck duck = new Duck(root, rootMoves, table, effort);
        duck.chosen = rootMoves[0];
        duck.deepen();
        return new Preference(duck.chosen, duck.chosenValue, Math.max(1, duck.iteration - 1));
    }

    /**
     * A move of the root.
     *
     * @param value for the side to move, from {@link #LEAST_MATE} on a claim of mate
     * @param depth iterations finished or, in the first, begun
     */
    record Preference(int move, int value, int depth) {}

    private void deepen() {
        boolean playable = generator.count(position) > 0;
        for (iteration = 1; playable && !stopped && iteration <= MAX_DEPTH; iteration++) {
            search(iteration, -INFINITE, INFINITE, 0, Move.NONE);
        }
    }

    /**
     * The value of the position for the side to move; fail-soft, so that a mate seen outside the window is still a
     * mate.
     *
     * @param excluded a move to leave out, for the singularity test: what that finds says nothing about the position
     *     itself and is not stored
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
            // Without any other move best is still lowest: the only legal move is as singular as can be.
            return best;
        }
        if (best > alpha) {
            order.reward(position, bestMove, depth);
        }
        int bound = best >= beta ? DuckTable.LOWER : best > alpha ? DuckTable.EXACT : DuckTable.UPPER;
        table.store(position.key(), bestMove, best, ply, depth, bound);
        return best;
    }

    /** Principal variation search: after the first move, a window without width asks only whether a move is better. */
    private int tryMove(int move, int depth, int alpha, int beta, int ply, boolean first) {
        if (!make(move, ply)) {
            return 0;
        }
        int value = first
                ? -search(depth, -beta, -alpha, ply + 1, Move.NONE)
                : -search(depth, -alpha - 1, -alpha, ply + 1, Move.NONE);
        // A mate at the root ends the search; how short it is need not be known better.
        boolean enough = first || ply == 0 && value >= LEAST_MATE;
        if (!enough && value > alpha && value < beta && !stopped) {
            value = -search(depth, -beta, -alpha, ply + 1, Move.NONE);
        }
        position.unmake(move);
        return value;
    }

    /** False when the nodes are spent: the search unwinds, and its values mean nothing any more. */
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

    /** Takes the man that has just taken, and one of the same value. */
    private boolean isRecapture(int move, int ply) {
        return taken[ply] != Piece.NONE
                && Move.to(move) == target[ply]
                && DuckEvaluation.material(kindAt(Move.to(move))) == DuckEvaluation.material(taken[ply]);
    }

    /** True when every move but the table's falls short of it by a margin. */
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

    /** Captures and promotions only, until there are none; out of check every move, so that a mate is a mate. */
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
