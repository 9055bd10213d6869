package io.github.kingfell.engine.alphabeta;

import io.github.kingfell.engine.board.Move;
import io.github.kingfell.engine.board.MoveGenerator;
import io.github.kingfell.engine.board.MoveList;
import io.github.kingfell.engine.board.Piece;
import io.github.kingfell.engine.board.Position;

/**
 * Hands out the legal moves of a node, the most promising first: the table's move, captures that do not lose material,
 * killers and the countermove, quiet moves by history, losing captures. A table's move that is not legal is never met,
 * since only generated moves are handed out.
 *
 * <p>One object serves one ply of one thread.
 */
final class MovePicker {
    // Ordering scores, 16 bits each.
    private static final int TABLE_MOVE = 65_535;
    private static final int GOOD_CAPTURE = 50_000;
    private static final int FIRST_KILLER = 49_002;
    private static final int SECOND_KILLER = 49_001;
    private static final int COUNTERMOVE = 49_000;
    private static final int QUIET = 25_000;
    private static final int LEAST_QUIET = 2_000;
    private static final int UNDER_PROMOTION = 900;
    private static final int BAD_CAPTURE = 1_000;

    /** History sums are divided by this to fit between losing captures and killers. */
    private static final int HISTORY_DIVISOR = 2;

    private static final int GAIN_WEIGHT = 4;

    /** A capture found to lose keeps a trace of its score. */
    private static final int LOSS_DIVISOR = 16;

    private final MoveList moves = new MoveList();
    private final MoveList candidates = new MoveList();
    private Position position;
    private int next;
    private boolean losingCaptures;

    MovePicker(Position position) {
        this.position = position;
    }

    /** All legal moves of the stack's position at this ply. */
    void start(SearchStack stack, int ply, int tableMove) {
        position = stack.position();
        next = 0;
        losingCaptures = false;
        stack.generator().generate(position, moves);
        int color = position.sideToMove();
        int before = stack.played(ply - 1);
        int beforeThat = stack.played(ply - 2);
        int firstKiller = stack.killer(ply, 0);
        int secondKiller = stack.killer(ply, 1);
        int counter = stack.countermove(before);
        HistoryTable history = stack.history();
        for (int i = 0; i < moves.size(); i++) {
            int move = moves.get(i);
            int score;
            if (move == tableMove) {
                score = TABLE_MOVE;
            } else if (isNoisy(position, move)) {
                score = noisyScore(move);
            } else if (move == firstKiller) {
                score = FIRST_KILLER;
            } else if (move == secondKiller) {
                score = SECOND_KILLER;
            } else if (move == counter) {
                score = COUNTERMOVE;
            } else {
                int manSquare = SearchStack.manSquare(position, move);
                score = QUIET + history.get(color, move, manSquare, before, beforeThat) / HISTORY_DIVISOR;
                score = Math.max(LEAST_QUIET, Math.min(COUNTERMOVE - 1, score));
            }
            moves.setScore(i, score);
        }
    }

    /** Only captures and promotions. */
    void startNoisy(MoveGenerator generator, Position position, int tableMove) {
        this.position = position;
        next = 0;
        losingCaptures = false;
        generator.generateNoisy(position, moves);
        for (int i = 0; i < moves.size(); i++) {
            int move = moves.get(i);
            moves.setScore(i, move == tableMove ? TABLE_MOVE : noisyScore(move));
        }
    }

    /** Only quiet moves that give check and do not lose the man that moves. */
    void startQuietChecks(MoveGenerator generator, Position position) {
        this.position = position;
        next = 0;
        losingCaptures = false;
        generator.generateQuiet(position, candidates);
        moves.clear();
        for (int i = 0; i < candidates.size(); i++) {
            int move = candidates.get(i);
            if (Checks.gives(position, move) && StaticExchange.gains(position, move, 0)) {
                moves.add(move);
                moves.setScore(moves.size() - 1, QUIET);
            }
        }
    }

    /** The next move, or {@link Move#NONE} at the end. */
    int next() {
        while (next < moves.size()) {
            int move = moves.pick(next);
            int score = moves.score(next);
            // Whether a capture loses is found out only when its turn comes; if so, it goes to the end.
            if (score >= GOOD_CAPTURE && score != TABLE_MOVE && !StaticExchange.gains(position, move, 0)) {
                moves.setScore(next, BAD_CAPTURE + (score - GOOD_CAPTURE) / LOSS_DIVISOR);
                continue;
            }
            losingCaptures = score < LEAST_QUIET;
            next++;
            return move;
        }
        return Move.NONE;
    }

    /** True once the moves handed out are captures that lose material and under-promotions. */
    boolean amongLosingCaptures() {
        return losingCaptures;
    }

    /** Number of moves of the node, handed out or not. */
    int size() {
        return moves.size();
    }

    /** True for captures and promotions. */
    static boolean isNoisy(Position position, int move) {
        return Move.isPromotion(move) || position.isCapture(move);
    }

    /** Most valuable victim first, least valuable attacker among equals. */
    private int noisyScore(int move) {
        int promoted = Move.promotedTo(move);
        if (promoted != Piece.NONE && promoted != Piece.QUEEN) {
            return UNDER_PROMOTION + promoted;
        }
        int victim = Piece.kind(position.pieceAt(Move.to(move)));
        if (Move.kind(move) == Move.EN_PASSANT) {
            victim = Piece.PAWN;
        }
        int gain = StaticExchange.value(victim) + (promoted == Piece.QUEEN ? StaticExchange.value(Piece.QUEEN) : 0);
        return GOOD_CAPTURE + gain * GAIN_WEIGHT + 7 - Piece.kind(position.pieceAt(Move.from(move)));
    }
}
