package io.github.kingfell.engine.alphabeta;

import io.github.kingfell.engine.alphabeta.evaluation.Evaluator;
import io.github.kingfell.engine.alphabeta.evaluation.Value;
import io.github.kingfell.engine.alphabeta.ordering.Histories;
import io.github.kingfell.engine.alphabeta.ordering.MovePicker;
import io.github.kingfell.engine.alphabeta.ordering.PlayedMoves;
import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.search.SearchControl;
import java.util.Arrays;

/**
 * The state of one search thread: its position, its data by ply, and its parts, each of which does one thing. It is
 * allocated once and reused, so that the search allocates nothing.
 */
@Hot
final class SearchStack {
    private static final int PLIES = Value.MAX_PLY + 2;

    /** From this many plies on the fifty-move counter, transposition-table values are not trusted. */
    private static final int FIFTY_MOVE_CAUTION = 90;

    private final NodeAllowance allowance = new NodeAllowance();
    private final PlayedMoves played = new PlayedMoves();
    private final Histories histories = new Histories(played);
    private final PvTable pv = new PvTable();
    private final StaticEvaluation evaluator;
    private final MoveGenerator generator;
    private final MovePicker[] pickers = new MovePicker[PLIES];
    private final int[] rawEvaluations = new int[PLIES];
    private final int[] evaluations = new int[PLIES];

    private Position position;
    private TablebaseValues known = TablebaseValues.NONE;
    private int rootPly;
    private int selectiveDepth;
    private Node[] nodes = {};
    private int open;

    SearchStack(Position position, Evaluator evaluator) {
        this.position = position;
        this.evaluator = new StaticEvaluation(evaluator);
        generator = new MoveGenerator(position);
        for (int ply = 0; ply < PLIES; ply++) {
            pickers[ply] = new MovePicker(histories, generator, position, ply);
        }
    }

    /**
     * Begins a search.
     *
     * @param root belongs to this stack from now on
     * @param known tablebase values of positions with few pieces
     * @param credit nodes that may be visited after the control has said stop, to finish a first iteration
     */
    void begin(Position root, SearchControl control, TablebaseValues known, int credit) {
        position = root;
        this.known = known;
        rootPly = root.ply();
        allowance.begin(control, credit);
        open = 0;
        histories.clearKillers();
    }

    /** Forgets what earlier searches have learned. */
    void clear() {
        histories.clear();
        evaluator.clear();
    }

    // ---- parts ----

    NodeAllowance allowance() {
        return allowance;
    }

    PlayedMoves played() {
        return played;
    }

    Histories histories() {
        return histories;
    }

    PvTable pv() {
        return pv;
    }

    StaticEvaluation evaluator() {
        return evaluator;
    }

    // ---- the position ----

    Position position() {
        return position;
    }

    void make(int ply, int move) {
        played.set(ply, position, move);
        position.make(move);
    }

    void makeNull(int ply) {
        played.setNull(ply);
        position.makeNull();
    }

    boolean hasNoMove() {
        return generator.count(position) == 0;
    }

    /**
     * Returns the value of a position that is drawn by rule, or of a mate on the last ply of the fifty-move counter;
     * {@link Value#NONE} for other positions.
     */
    int drawValue(int ply) {
        boolean fiftyMoves = position.isFiftyMoveDraw();
        if (!fiftyMoves && !position.isRepetition(rootPly) && !position.isInsufficientMaterial()) {
            return Value.NONE;
        }
        // Mate on the hundredth ply takes precedence over the fifty-move rule.
        boolean mated = fiftyMoves && position.inCheck() && hasNoMove();
        return mated ? Value.matedIn(ply) : Value.DRAW;
    }

    /** Transposition-table values ignore the fifty-move counter, so they are not trusted near the fifty-move rule. */
    boolean mayTrustEntries() {
        return position.halfmoveClock() < FIFTY_MOVE_CAUTION;
    }

    /** Returns the tablebase value of the node at a ply, {@link Value#NONE} if unknown. */
    int tablebaseValue(int ply, int depth) {
        return known.value(position, ply, depth);
    }

    // ---- by ply ----

    /**
     * Enters a node. Returns false when no node is left: the search must then unwind, and its values are meaningless.
     */
    boolean enter(int ply) {
        if (!allowance.take()) {
            return false;
        }
        selectiveDepth = Math.max(selectiveDepth, ply);
        pv.clear(ply);
        return true;
    }

    /**
     * Returns a node to be searched. A ply has several when the search of one starts another search of the same
     * position.
     */
    Node open() {
        if (open == nodes.length) {
            addNodes();
        }
        return nodes[open++];
    }

    /** Ends the search of the node opened last. */
    void close() {
        open--;
    }

    private void addNodes() {
        nodes = Arrays.copyOf(nodes, nodes.length + PLIES);
        for (int i = open; i < nodes.length; i++) {
            nodes[i] = new Node();
        }
    }

    MovePicker picker(int ply) {
        return pickers[ply];
    }

    /**
     * Evaluates the node at a ply; in check its values are {@link Value#NONE}.
     *
     * @param entry its transposition-table entry
     */
    void evaluate(int ply, boolean inCheck, long entry) {
        int raw = inCheck ? Value.NONE : evaluator.raw(position, entry);
        rawEvaluations[ply] = raw;
        evaluations[ply] = inCheck ? Value.NONE : evaluator.corrected(position, raw);
    }

    /** Returns the uncorrected static value of the node at a ply. */
    int rawEvaluation(int ply) {
        return rawEvaluations[ply];
    }

    /** Returns the corrected static value of the node at a ply. */
    int evaluation(int ply) {
        return evaluations[ply];
    }

    /** Returns true when the static value of the side to move is better than two plies ago. */
    boolean isImproving(int ply) {
        return ply < 2 || evaluations[ply - 2] == Value.NONE || evaluations[ply] > evaluations[ply - 2];
    }

    /** Returns the deepest ply entered in this iteration. */
    int selectiveDepth() {
        return selectiveDepth;
    }

    void resetSelectiveDepth() {
        selectiveDepth = 0;
    }
}
