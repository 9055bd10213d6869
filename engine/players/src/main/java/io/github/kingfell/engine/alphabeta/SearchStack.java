package io.github.kingfell.engine.alphabeta;

import io.github.kingfell.engine.search.ExactValues;
import io.github.kingfell.engine.search.SearchControl;
import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import java.util.Arrays;

/**
 * Everything one search thread owns: its position, what it remembers by ply, its heuristics, and its allowance of nodes.
 * Allocated once and reused, so that searching allocates nothing.
 */
@Hot
final class SearchStack {
    private static final int PLIES = Value.MAX_PLY + 2;

    /** Entries below ply 0, so that the moves before the root can be asked for. */
    private static final int BELOW = 2;

    /** With fewer plies than these left on the fifty-move clock a value fades. */
    private static final int FADING = 10;

    /** Nothing is known exactly about more men. */
    private static final int MOST_MEN_KNOWN = 4;

    private final MovePicker[] pickers = new MovePicker[PLIES];
    private final int[] killers = new int[2 * PLIES];
    private final int[] evaluations = new int[PLIES + BELOW];
    private final int[] played = new int[PLIES + BELOW];
    private final int[] quietMoves = new int[PLIES + BELOW];
    private final int[] countermoves = new int[HistoryTable.MAN_SQUARES];
    private final int[] tried = new int[PLIES * MOST_TRIED];
    private final int[][] lines = new int[PLIES][PLIES];
    private final int[] lineLengths = new int[PLIES];
    private final HistoryTable history = new HistoryTable();
    private final CaptureHistory captureHistory = new CaptureHistory();
    private final CorrectionHistory corrections = new CorrectionHistory();
    private final MoveGenerator generator;
    private final Evaluator evaluator;

    /** Moves remembered at a node, to be blamed when another one cuts off. */
    static final int MOST_TRIED = 64;

    private Position position;
    private SearchControl control = SearchControl.unlimited();
    private ExactValues exact = ExactValues.NONE;
    private int rootPly;
    private int selectiveDepth;
    private int granted;
    private int allowance;
    private int credit;
    private long booked;
    private boolean stopped;

    /** Set from the main thread to end helpers when it is done. */
    private volatile boolean released;

    SearchStack(Position position, Evaluator evaluator) {
        this.position = position;
        this.evaluator = evaluator;
        generator = new MoveGenerator(position);
        for (int ply = 0; ply < PLIES; ply++) {
            pickers[ply] = new MovePicker(this, ply);
        }
    }

    /**
     * Begins a search.
     *
     * @param root belongs to this stack from now on
     * @param exact what is known exactly about positions of few men
     * @param credit nodes that may be visited after the control has said stop, to finish a first iteration
     */
    void begin(Position root, SearchControl control, ExactValues exact, int credit) {
        position = root;
        this.exact = exact;
        this.control = control;
        this.credit = credit;
        rootPly = root.ply();
        granted = 0;
        allowance = 0;
        booked = 0;
        stopped = false;
        released = false;
        Arrays.fill(killers, Move.NONE);
    }

    /** Forgets what earlier searches taught. */
    void clear() {
        history.clear();
        captureHistory.clear();
        corrections.clear();
        Arrays.fill(killers, Move.NONE);
        Arrays.fill(countermoves, Move.NONE);
    }

    // ---- nodes ----

    /** Books a node. False when there is none left to visit: the search must unwind, its values mean nothing. */
    boolean enterNode() {
        if (allowance == 0) {
            ask();
        }
        if (stopped) {
            return false;
        }
        allowance--;
        return true;
    }

    private void ask() {
        int spent = granted;
        booked += spent;
        granted = 0;
        int grant = control.poll(spent);
        if (released) {
            grant = 0;
        }
        if (grant == 0 && credit > 0) {
            grant = credit;
            credit = 0;
        }
        granted = grant;
        allowance = grant;
        stopped |= grant == 0;
    }

    /** Books what was visited since the last grant; the next node will ask again. */
    void settle() {
        int spent = granted - allowance;
        booked += spent;
        granted = 0;
        allowance = 0;
        control.poll(spent);
    }

    /** Nodes visited in this search. */
    long visited() {
        return booked + unbooked();
    }

    /** Nodes visited that the control does not know of yet. */
    int unbooked() {
        return granted - allowance;
    }

    /** The first iteration is complete: a stop counts from now on. */
    void withdrawCredit() {
        credit = 0;
        if (control.stopRequested()) {
            settle();
        }
    }

    boolean isStopped() {
        return stopped;
    }

    void release() {
        released = true;
    }

    boolean isReleased() {
        return released;
    }

    // ---- the position ----

    Position position() {
        return position;
    }

    MoveGenerator generator() {
        return generator;
    }

    /** Static value for the side to move, within {@link Value#HIGHEST_EVALUATION}. */
    int evaluate() {
        int value = evaluator.evaluate(position);
        return Math.max(-Value.HIGHEST_EVALUATION, Math.min(Value.HIGHEST_EVALUATION, value));
    }

    /** The static value that the table remembers of the position, worked out when it remembers none. */
    int evaluate(long entry) {
        int known = entry == 0 ? Value.NONE : TranspositionTable.evaluation(entry);
        return known == Value.NONE ? evaluate() : known;
    }

    /** A static value of the position, corrected by what searches have found, and fading as a draw by the clock comes near. */
    int corrected(int evaluation) {
        int value = evaluation + corrections.correction(position);
        int left = Position.FIFTY_MOVES_IN_PLIES - position.halfmoveClock();
        if (left < FADING) {
            value = value * Math.max(left, 0) / FADING;
        }
        return Math.max(-Value.HIGHEST_EVALUATION, Math.min(Value.HIGHEST_EVALUATION, value));
    }

    CorrectionHistory corrections() {
        return corrections;
    }

    /**
     * The exact value of a position that a capture or a pawn's move has led to, {@link Value#NONE} where it is not known. A mate
     * is worth more the sooner it comes, but is no mate value: those are kept for what the search itself has seen.
     */
    int exactValue(int ply) {
        if (position.halfmoveClock() > 0 || Long.bitCount(position.occupied()) > MOST_MEN_KNOWN) {
            return Value.NONE;
        }
        int plies = exact.plies(position);
        if (plies == ExactValues.UNKNOWN || plies == 0) {
            return Value.NONE;
        }
        if (plies == ExactValues.DRAW) {
            return Value.DRAW;
        }
        int won = Value.KNOWN_WIN - plies - ply;
        return plies % 2 == 1 ? won : -won;
    }

    /** Repetition, fifty moves or insufficient material; for fifty moves the caller must exclude mate. */
    boolean isDraw() {
        return position.isFiftyMoveDraw() || position.isRepetition(rootPly) || position.isInsufficientMaterial();
    }

    boolean hasNoMove() {
        return generator.count(position) == 0;
    }

    void make(int ply, int move) {
        played[ply + BELOW] = manSquare(position, move);
        quietMoves[ply + BELOW] = MovePicker.isNoisy(position, move) ? Move.NONE : move;
        position.make(move);
    }

    void makeNull(int ply) {
        played[ply + BELOW] = 0;
        quietMoves[ply + BELOW] = Move.NONE;
        position.makeNull();
    }

    /** Man and target of the move made at a ply; 0 for a null move and before the root. */
    int played(int ply) {
        return played[ply + BELOW];
    }

    static int manSquare(Position position, int move) {
        return position.pieceAt(Move.from(move)) << 6 | Move.to(move);
    }

    // ---- by ply ----

    MovePicker picker(int ply) {
        return pickers[ply];
    }

    int evaluation(int ply) {
        return evaluations[ply + BELOW];
    }

    void setEvaluation(int ply, int value) {
        evaluations[ply + BELOW] = value;
    }

    int killer(int ply, int slot) {
        return killers[2 * ply + slot];
    }

    void clearKillers(int ply) {
        killers[2 * ply] = Move.NONE;
        killers[2 * ply + 1] = Move.NONE;
    }

    int countermove(int manSquare) {
        return countermoves[manSquare];
    }

    CaptureHistory captureHistory() {
        return captureHistory;
    }

    void rememberTried(int ply, int index, int move) {
        if (index < MOST_TRIED) {
            tried[ply * MOST_TRIED + index] = move;
        }
    }

    /**
     * A move cut off: it gains history, and those tried before it lose as much. A quiet one becomes a killer and the answer to
     * the move before; quiet ones lose nothing when a capture does it.
     */
    void reward(int ply, int move, int depth, int count) {
        int bonus = HistoryTable.bonus(depth);
        boolean quiet = !MovePicker.isNoisy(position, move);
        if (quiet) {
            if (killers[2 * ply] != move) {
                killers[2 * ply + 1] = killers[2 * ply];
                killers[2 * ply] = move;
            }
            countermoves[played(ply - 1)] = move;
        }
        addHistory(ply, move, bonus);
        for (int i = 0; i < Math.min(count, MOST_TRIED); i++) {
            int other = tried[ply * MOST_TRIED + i];
            if (quiet || MovePicker.isNoisy(position, other)) {
                addHistory(ply, other, -bonus);
            }
        }
    }

    /** Nothing here reaches alpha: the quiet move that led here gains half of what a cutoff brings. */
    void rewardLeadingMove(int ply, int depth) {
        int move = quietMoves[ply - 1 + BELOW];
        if (move != Move.NONE) {
            int bonus = HistoryTable.bonus(depth) / 2;
            history.add(position.sideToMove() ^ 1, move, played(ply - 1), played(ply - 2), played(ply - 3), bonus);
        }
    }

    private void addHistory(int ply, int move, int bonus) {
        if (MovePicker.isNoisy(position, move)) {
            captureHistory.add(position, move, bonus);
        } else {
            int manSquare = manSquare(position, move);
            history.add(position.sideToMove(), move, manSquare, played(ply - 1), played(ply - 2), bonus);
        }
    }

    /** What history says of a quiet move here, within plus and minus 3 {@link HistoryTable#LIMIT}. */
    int standing(int ply, int move) {
        int manSquare = manSquare(position, move);
        return history.get(position.sideToMove(), move, manSquare, played(ply - 1), played(ply - 2));
    }

    // ---- principal variations, a triangle of lines ----

    void clearLine(int ply) {
        lineLengths[ply] = 0;
    }

    /** The line of a ply becomes the move and the line of the next ply. */
    void extendLine(int ply, int move) {
        int[] line = lines[ply];
        int length = lineLengths[ply + 1];
        line[0] = move;
        System.arraycopy(lines[ply + 1], 0, line, 1, length);
        lineLengths[ply] = length + 1;
    }

    int[] line(int ply) {
        return lines[ply];
    }

    int lineLength(int ply) {
        return lineLengths[ply];
    }

    // ---- depth ----

    void noteDepth(int ply) {
        selectiveDepth = Math.max(selectiveDepth, ply);
    }

    void resetSelectiveDepth() {
        selectiveDepth = 0;
    }

    int selectiveDepth() {
        return selectiveDepth;
    }

    /** True when the side to move has nothing but its king: where stalemate is near. */
    boolean isBareKing() {
        return !Bitboard.several(position.color(position.sideToMove()));
    }

    /** True when a side has more than king and pawns, so that passing is worse than moving (no zugzwang to fear). */
    boolean hasPieces() {
        return pieces() != 0;
    }

    /** True when neither side has more than king and pawns. */
    boolean isPawnEnding() {
        return position.occupied() == (position.kind(Piece.PAWN) | position.kind(Piece.KING));
    }

    /** Men of the side to move other than king and pawns. */
    long pieces() {
        int us = position.sideToMove();
        long men = position.color(us);
        long slow = position.kind(Piece.PAWN) | position.kind(Piece.KING);
        return men & ~slow;
    }
}
