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
 * Everything one search thread owns: its position, what it keeps by ply, and the parts that do one thing each.
 * Allocated once and reused, so that searching allocates nothing.
 */
@Hot
final class SearchStack {
    private static final int PLIES = Value.MAX_PLY + 2;

    /** With this many plies or more on the fifty-move clock, table values are not trusted. */
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
     * @param known about positions of few men
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

    /** Forgets what earlier searches taught. */
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

    MoveGenerator generator() {
        return generator;
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
     * The value of a position that the rules call drawn, or mated as the clock ran out; {@link Value#NONE} for others.
     */
    int drawValue(int ply) {
        boolean fiftyMoves = position.isFiftyMoveDraw();
        if (!fiftyMoves && !position.isRepetition(rootPly) && !position.isInsufficientMaterial()) {
            return Value.NONE;
        }
        // Mate on the hundredth ply comes before the fifty-move rule.
        boolean mated = fiftyMoves && position.inCheck() && hasNoMove();
        return mated ? Value.matedIn(ply) : Value.DRAW;
    }

    /** Table values know nothing of the clock: not to be trusted where the fifty-move rule is near. */
    boolean mayTrustEntries() {
        return position.halfmoveClock() < FIFTY_MOVE_CAUTION;
    }

    /** What tables know of the node at a ply, {@link Value#NONE} for nothing. */
    int tablebaseValue(int ply, int depth) {
        return known.value(position, ply, depth);
    }

    // ---- by ply ----

    /** Enters a node. False when there is none left to visit: the search must unwind, its values mean nothing. */
    boolean enter(int ply) {
        if (!allowance.take()) {
            return false;
        }
        selectiveDepth = Math.max(selectiveDepth, ply);
        pv.clear(ply);
        return true;
    }

    /** A node to be searched. A ply has several when a search of one asks for another search of the same position. */
    Node open() {
        if (open == nodes.length) {
            addNodes();
        }
        return nodes[open++];
    }

    /** The search of the node opened last is over. */
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
     * @param entry what the transposition table remembers of it
     */
    void evaluate(int ply, boolean inCheck, long entry) {
        int raw = inCheck ? Value.NONE : evaluator.raw(position, entry);
        rawEvaluations[ply] = raw;
        evaluations[ply] = inCheck ? Value.NONE : evaluator.corrected(position, raw);
    }

    /** Static value of the node at a ply, not corrected. */
    int rawEvaluation(int ply) {
        return rawEvaluations[ply];
    }

    /** Static value of the node at a ply, corrected. */
    int evaluation(int ply) {
        return evaluations[ply];
    }

    /** Better than two plies ago: the side to move is doing something right. */
    boolean isImproving(int ply) {
        return ply < 2 || evaluations[ply - 2] == Value.NONE || evaluations[ply] > evaluations[ply - 2];
    }

    /** The deepest ply entered in this iteration. */
    int selectiveDepth() {
        return selectiveDepth;
    }

    void resetSelectiveDepth() {
        selectiveDepth = 0;
    }
}
