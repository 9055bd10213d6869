package io.github.kingfell.tables.syzygy;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import io.github.kingfell.tables.WdlValues;

/**
 * Outcome and distance of a position. The files leave to the reader what a capture decides: there their numbers may be
 * too low. And they know nothing of en passant, which is a capture too. An instance serves one thread.
 *
 * <p>A distance is how long the counter of the fifty-move rule still runs, because that is what decides whether a win
 * counts (R. de Man's DTZ). The rules give it three ends: the counter starts anew, now or later, or there is mate. What
 * happens now is read off the moves; what happens later is in the file, or one move on in the same file.
 */
@Hot
public final class SyzygyProbe {
    /** As a distance: not to be answered. */
    public static final int UNKNOWN_DTZ = Integer.MIN_VALUE;

    /** What a distance is more than its plies where the fifty-move rule takes away the win. */
    private static final int FIFTY_MOVES = Position.FIFTY_MOVES_IN_PLIES;

    /** As plies: not to be answered. */
    static final int UNKNOWN_PLIES = -1;

    /** As plies: not by this move. */
    private static final int LATER = -2;

    /** Captures until the kings are bare, and the plies that a distance looks ahead. */
    private static final int PLIES = SyzygyMaterial.MOST_MEN + 4;

    private static final int NO_MOVE = WdlValues.LOSS - 1;

    private final TableFolders folders;
    private final MoveGenerator generator;
    private final MoveList[] lists = MoveList.atLeast(new MoveList[0], PLIES);
    private final int[] squares = new int[SyzygyMaterial.MOST_MEN];
    private int ply;

    SyzygyProbe(TableFolders folders, Position any) {
        this.folders = folders;
        generator = new MoveGenerator(any);
    }

    /**
     * The outcome with best play for the side to move, when the fifty-move counter is 0.
     *
     * @return one of {@link WdlValues}; unknown with castling rights, too many men, or without a file that is needed
     */
    public int wdl(Position position) {
        int men = Bitboard.count(position.occupied());
        if (position.castling() != 0 || men > folders.mostMen()) {
            return WdlValues.UNKNOWN;
        }
        ply = 0;
        return search(position, WdlValues.LOSS, WdlValues.WIN);
    }

    /**
     * Plies until the counter of the fifty-move rule starts anew by a capture or pawn's move, or until mate, with play
     * that keeps the outcome: the winner hurries, the loser delays. Negative for losses, 1 less for each ply, -1 for
     * the mated side; 0 for draws. It is 101 or more, or -101 or less, where the fifty-move rule saves the loser. The
     * files count in moves where that is enough, so it may be one less than the plies really needed.
     *
     * @return {@link #UNKNOWN_DTZ} where {@link #wdl} is unknown, or without a file that is needed
     */
    public int dtz(Position position) {
        int wdl = wdl(position);
        int plies = wdl == WdlValues.UNKNOWN ? UNKNOWN_PLIES : plies(position, wdl);
        return plies == UNKNOWN_PLIES ? UNKNOWN_DTZ : signed(wdl, Math.max(1, plies));
    }

    /** A number of plies as {@link #dtz} tells it to the side with this outcome. */
    static int signed(int wdl, int plies) {
        boolean isDrawn = Math.abs(wdl) < WdlValues.WIN;
        return Integer.signum(wdl) * (isDrawn ? plies + FIFTY_MOVES : plies);
    }

    /**
     * As {@link #dtz}, without the sign and without the hundred for the fifty-move rule; 0 for the mated side and for
     * draws.
     *
     * @param wdl the outcome, as {@link #wdl} tells it
     * @return {@link #UNKNOWN_PLIES} without a file that is needed
     */
    int plies(Position position, int wdl) {
        ply = 0;
        return wdl == WdlValues.DRAW ? 0 : pliesOrAsk(position, wdl, true);
    }

    // ---- outcomes ----

    /** Alpha-beta over captures: the exact outcome if it lies between the bounds, else one of them or beyond. */
    private int search(Position position, int alpha, int beta) {
        boolean mayCaptureEnPassant = position.enPassant() != Square.NONE;
        int stored = stored(position);
        if (stored == WdlValues.UNKNOWN || stored >= beta && !mayCaptureEnPassant) {
            return stored;
        }
        if (!mayCaptureEnPassant && !attacksSomething(position)) {
            return stored;
        }
        int captured = captures(position, mayCaptureEnPassant ? alpha : Math.max(alpha, stored), beta);
        if (captured == WdlValues.UNKNOWN || captured == NO_MOVE) {
            return captured == NO_MOVE ? stored : captured;
        }
        if (mayCaptureEnPassant && hasOnlyEnPassant(position)) {
            // The file takes this for stalemate or mate.
            return captured;
        }
        return Math.max(stored, captured);
    }

    private int stored(Position position) {
        if (Bitboard.count(position.occupied()) == 2) {
            return WdlValues.DRAW;
        }
        LazyTable table = folders.outcomes(position.material());
        return table == null ? WdlValues.UNKNOWN : table.wdl(position, squares);
    }

    /** Most positions have no capture: this says so sooner than a list of moves. */
    private static boolean attacksSomething(Position position) {
        int us = position.sideToMove();
        long occupied = position.occupied();
        long men = position.color(us ^ 1) & ~position.kind(Piece.KING);
        for (; men != 0; men = Bitboard.rest(men)) {
            if (position.isAttacked(Bitboard.first(men), us, occupied)) {
                return true;
            }
        }
        return false;
    }

    /** The best outcome of a capture; NO_MOVE without any. */
    private int captures(Position position, int alpha, int beta) {
        MoveList moves = lists[ply];
        generator.generateNoisy(position, moves);
        int best = NO_MOVE;
        for (int i = 0; i < moves.size() && best < beta; i++) {
            int move = moves.get(i);
            if (position.isCapture(move)) {
                int value = after(position, move, Math.max(alpha, best), beta);
                if (value == WdlValues.UNKNOWN) {
                    return value;
                }
                best = Math.max(best, value);
            }
        }
        return best;
    }

    /** The outcome of a move for the side that makes it. */
    private int after(Position position, int move, int alpha, int beta) {
        position.make(move);
        ply++;
        int value = search(position, -beta, -alpha);
        ply--;
        position.unmake(move);
        return value == WdlValues.UNKNOWN ? value : -value;
    }

    private boolean hasOnlyEnPassant(Position position) {
        MoveList moves = lists[ply];
        generator.generate(position, moves);
        for (int i = 0; i < moves.size(); i++) {
            if (Move.kind(moves.get(i)) != Move.EN_PASSANT) {
                return false;
            }
        }
        return !moves.isEmpty();
    }

    // ---- distances ----

    /**
     * A file has no number of its own for a winner who can keep the outcome by a move that starts the counter anew, nor
     * for a loser who has no other moves: both are one ply. Of the others it has numbers for one of the sides to move.
     *
     * @param mayAsk the distances of the next positions, where the file tells of the other side only; false for these
     */
    private int pliesOrAsk(Position position, int wdl, boolean mayAsk) {
        MoveList moves = lists[ply++];
        generator.generate(position, moves);
        int plies = wdl > WdlValues.DRAW ? winnerStartsAnew(position, moves, wdl) : loserStartsAnew(position, moves);
        if (plies == LATER) {
            LazyTable table = folders.distances(position.material());
            int stored = table == null ? UNKNOWN_DTZ : table.dtz(position, wdl, squares);
            if (stored == TableFile.OTHER_SIDE) {
                // The files of one material tell of one side each: only damaged ones send on and on.
                plies = mayAsk ? fromNext(position, moves, wdl) : UNKNOWN_PLIES;
            } else {
                plies = stored == UNKNOWN_DTZ ? UNKNOWN_PLIES : stored;
            }
        }
        ply--;
        return plies;
    }

    /** 1 when the winner can start the counter anew at once and keep the outcome. */
    private int winnerStartsAnew(Position position, MoveList moves, int wdl) {
        for (int i = 0; i < moves.size(); i++) {
            int move = moves.get(i);
            if (position.isZeroing(move)) {
                int value = after(position, move, wdl - 1, wdl);
                if (value == WdlValues.UNKNOWN) {
                    return UNKNOWN_PLIES;
                }
                if (value >= wdl) {
                    return 1;
                }
            }
        }
        return LATER;
    }

    /** 1 when the loser must start the counter anew, 0 when he is mated. */
    private static int loserStartsAnew(Position position, MoveList moves) {
        for (int i = 0; i < moves.size(); i++) {
            if (!position.isZeroing(moves.get(i))) {
                return LATER;
            }
        }
        return Math.min(1, moves.size());
    }

    /** One more than after the winner's shortest, or the loser's longest, of the other moves that keep the outcome. */
    private int fromNext(Position position, MoveList moves, int wdl) {
        boolean hurries = wdl > WdlValues.DRAW;
        int best = LATER;
        for (int i = 0; i < moves.size(); i++) {
            int move = moves.get(i);
            if (!position.isZeroing(move)) {
                int next = next(position, move, wdl);
                if (next == UNKNOWN_PLIES) {
                    return next;
                }
                if (next != LATER && (best == LATER || hurries == next < best)) {
                    best = next;
                }
            }
        }
        // The loser whose other moves all lose more than he has to keeps the outcome by a move that starts the counter
        // anew.
        return best == LATER ? 1 : 1 + best;
    }

    /** The plies after a move; LATER if it does not keep the outcome. */
    private int next(Position position, int move, int wdl) {
        position.make(move);
        // Nobody can do better than the outcome, so the other side never gets less than its opposite.
        int theirs = wdl == WdlValues.LOSS ? WdlValues.WIN : search(position, -wdl, -wdl + 1);
        int plies = LATER;
        if (theirs == WdlValues.UNKNOWN) {
            plies = UNKNOWN_PLIES;
        } else if (theirs <= -wdl) {
            plies = pliesOrAsk(position, -wdl, false);
        }
        position.unmake(move);
        return plies;
    }
}
