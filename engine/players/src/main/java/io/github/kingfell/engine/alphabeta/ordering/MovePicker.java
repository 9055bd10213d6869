package io.github.kingfell.engine.alphabeta.ordering;

import io.github.kingfell.engine.alphabeta.evaluation.StaticExchange;
import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.CheckingMoves;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;

/**
 * Returns the legal moves of a node one by one, the most promising first, and generates each stage only when needed:
 * the hash move, captures that do not lose material, killers and the countermove, quiet moves by history, losing
 * captures. Hash move, killers and countermove are returned only if they are legal here.
 *
 * <p>One object serves one ply of one thread.
 */
@Hot
public final class MovePicker {
    // The next stage. Not an enum: storing a reference also marks the garbage collector's card table, and the cards
    // of several threads' pickers share cache lines. That cost a quarter of the speed of two threads.
    private static final int TABLE_MOVE = 0;
    private static final int GENERATE_NOISY = 1;
    private static final int GOOD_NOISY = 2;
    private static final int FIRST_KILLER = 3;
    private static final int SECOND_KILLER = 4;
    private static final int COUNTERMOVE = 5;
    private static final int GENERATE_QUIET = 6;
    private static final int SCORE_QUIET = 7;
    private static final int QUIET_MOVES = 8;
    private static final int BAD_NOISY = 9;
    private static final int END = 10;

    // Ordering scores, 16 bits each. A capture at or above GOOD_CAPTURE is not known to lose material.
    private static final int GOOD_CAPTURE = 40_000;
    private static final int BAD_CAPTURE = 1_000;
    private static final int UNDER_PROMOTION = 900;
    private static final int QUIET = 30_000;

    // Weights of captures, in parts of the whole.
    private static final int WHOLE = 256;
    private static final int GAIN = 976;
    private static final int CAPTURE_HISTORY = 27;

    /** Above {@link #GOOD_CAPTURE} by the most that history can subtract. */
    private static final int EVEN_CAPTURE = GOOD_CAPTURE + HistoryTable.LIMIT * CAPTURE_HISTORY / WHOLE;

    /** A capture found to lose keeps its score divided by this. */
    private static final int LOSS_DIVISOR = 16;

    /** History sums are divided by this to fit into 16 bits. */
    private static final int HISTORY_DIVISOR = 2;

    private final Histories histories;
    private final MoveGenerator generator;
    private final int ply;
    private final MoveList noisy = new MoveList();
    private final MoveList quiet = new MoveList();
    private final CheckingMoves checks;
    private Position position;
    private int stage = END;
    private boolean withQuiet;
    private boolean losingCaptures;
    private boolean knowsChecks;
    private int hashMove;
    private int excluded;
    private int count;
    private int firstKiller;
    private int secondKiller;
    private int countermove;
    private int nextNoisy;
    private int nextQuiet;

    public MovePicker(Histories histories, MoveGenerator generator, Position position, int ply) {
        this.histories = histories;
        this.generator = generator;
        this.position = position;
        this.ply = ply;
        checks = new CheckingMoves(position);
    }

    /** Starts with all legal moves of a position. */
    public void start(Position now, int hashMove) {
        begin(now, hashMove);
        withQuiet = true;
        firstKiller = histories.killer(ply, 0);
        secondKiller = histories.killer(ply, 1);
        countermove = histories.countermove(ply);
    }

    /** Starts with only the captures and promotions that do not lose material. */
    public void startNoisy(Position now, int hashMove) {
        begin(now, isNoisy(now, hashMove) ? hashMove : Move.NONE);
        withQuiet = false;
    }

    private void begin(Position now, int hashMove) {
        if (position != now) {
            position = now; // stored only when it changes, for the same reason as the stages
        }
        this.hashMove = hashMove;
        excluded = Move.NONE;
        count = 0;
        losingCaptures = false;
        knowsChecks = false;
        stage = TABLE_MOVE;
    }

    /** Returns the next move, or {@link Move#NONE} at the end. */
    public int next() {
        while (stage != END) {
            int move = nextOfStage();
            if (move != Move.NONE && move != excluded) {
                count++;
                return move;
            }
        }
        return Move.NONE;
    }

    /** Excludes a move that is still to come. */
    public void exclude(int move) {
        excluded = move;
    }

    /** Returns the number of moves returned or skipped since the start. */
    public int count() {
        return count;
    }

    /** Returns the next move of this stage, or none when the next stage has begun. */
    private int nextOfStage() {
        return switch (stage) {
            case TABLE_MOVE -> {
                hashMove = hashMove != Move.NONE && generator.isLegal(position, hashMove) ? hashMove : Move.NONE;
                yield leave(GENERATE_NOISY, hashMove);
            }
            case GENERATE_NOISY -> {
                generateNoisy();
                yield leave(GOOD_NOISY, Move.NONE);
            }
            case GOOD_NOISY -> nextGoodNoisy();
            case FIRST_KILLER -> {
                firstKiller = legalQuiet(firstKiller);
                yield leave(SECOND_KILLER, firstKiller);
            }
            case SECOND_KILLER -> {
                secondKiller = legalQuiet(secondKiller);
                yield leave(COUNTERMOVE, secondKiller);
            }
            case COUNTERMOVE -> {
                boolean killer = countermove == firstKiller || countermove == secondKiller;
                countermove = killer ? Move.NONE : legalQuiet(countermove);
                yield leave(GENERATE_QUIET, countermove);
            }
            case GENERATE_QUIET -> {
                generateQuiet();
                yield leave(SCORE_QUIET, Move.NONE);
            }
            case SCORE_QUIET -> {
                scoreQuiet();
                yield leave(QUIET_MOVES, Move.NONE);
            }
            case QUIET_MOVES -> nextQuiet();
            case BAD_NOISY -> nextBadNoisy();
            default -> Move.NONE;
        };
    }

    private int leave(int next, int move) {
        stage = next;
        return move;
    }

    /** Returns true once the moves returned are captures that lose material and under-promotions. */
    public boolean amongLosingCaptures() {
        return losingCaptures;
    }

    /** Returns true for captures and promotions. */
    public static boolean isNoisy(Position position, int move) {
        return Move.isPromotion(move) || position.isCapture(move);
    }

    /** Returns the move if it is legal here, quiet, and not the hash move; otherwise none. */
    private int legalQuiet(int move) {
        boolean fits =
                move != Move.NONE && move != hashMove && !isNoisy(position, move) && generator.isLegal(position, move);
        return fits ? move : Move.NONE;
    }

    private void generateNoisy() {
        generator.generateNoisy(position, noisy);
        nextNoisy = 0;
        for (int i = 0; i < noisy.size(); i++) {
            noisy.setScore(i, noisyScore(noisy.get(i)));
        }
    }

    private int nextGoodNoisy() {
        while (nextNoisy < noisy.size()) {
            int move = noisy.pick(nextNoisy);
            int score = noisy.score(nextNoisy);
            if (score < GOOD_CAPTURE) {
                break;
            }
            if (move == hashMove) {
                nextNoisy++;
            } else if (StaticExchange.gains(position, move, 0)) {
                nextNoisy++;
                return move;
            } else {
                // Whether a capture loses material is computed only when its turn comes.
                noisy.setScore(nextNoisy, BAD_CAPTURE + (score - GOOD_CAPTURE) / LOSS_DIVISOR);
            }
        }
        return leave(withQuiet ? FIRST_KILLER : END, Move.NONE);
    }

    private int nextQuiet() {
        while (nextQuiet < quiet.size()) {
            int move = quiet.pick(nextQuiet++);
            if (!wasHandedOut(move)) {
                return move;
            }
        }
        return leave(BAD_NOISY, Move.NONE);
    }

    /** Returns true when a generated quiet move was returned in an earlier stage. */
    private boolean wasHandedOut(int move) {
        return move == hashMove || move == firstKiller || move == secondKiller || move == countermove;
    }

    /** Returns true when a quiet move gives check; castling is not considered. */
    public boolean givesCheck(int move) {
        if (!knowsChecks) {
            checks.prepare(position);
            knowsChecks = true;
        }
        return !Move.isCastling(move) && checks.gives(move);
    }

    /**
     * Skips all remaining quiet moves, once killers and countermove are done. Skips none of them when one gives check.
     */
    public void skipQuiets() {
        if (stage == GENERATE_QUIET) {
            generateQuiet();
            stage = SCORE_QUIET;
        } else if (stage != QUIET_MOVES) {
            return;
        }
        int skipped = 0;
        for (int i = nextQuiet; i < quiet.size(); i++) {
            int move = quiet.get(i);
            if (wasHandedOut(move)) {
                continue;
            }
            if (givesCheck(move)) {
                return;
            }
            skipped++;
        }
        stage = BAD_NOISY;
        count += skipped;
    }

    private int nextBadNoisy() {
        losingCaptures = true;
        while (nextNoisy < noisy.size()) {
            int move = noisy.pick(nextNoisy++);
            if (move != hashMove) {
                return move;
            }
        }
        return leave(END, Move.NONE);
    }

    private void generateQuiet() {
        generator.generateQuiet(position, quiet);
        nextQuiet = 0;
    }

    private void scoreQuiet() {
        for (int i = 0; i < quiet.size(); i++) {
            quiet.setScore(i, QUIET + histories.ofQuiet(position, ply, quiet.get(i)) / HISTORY_DIVISOR);
        }
    }

    /**
     * Returns the score of a capture or promotion: most valuable victim first, adjusted by capture history; among
     * equals, least valuable attacker first.
     */
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
        int history = histories.ofCapture(position, move) * CAPTURE_HISTORY / WHOLE;
        return EVEN_CAPTURE + gain * GAIN / WHOLE + history + 7 - Piece.kind(position.pieceAt(Move.from(move)));
    }
}
