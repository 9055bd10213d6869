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
 * Probes the outcome and the distance of a position. The files leave captures to the reader: where a capture decides,
 * their values may be too low. They also ignore en passant, which is a capture too. An instance serves one thread.
 *
 * <p>A distance counts the plies until the counter of the fifty-move rule stops, because that decides whether a win
 * counts (R. de Man's DTZ). The counter ends in one of three ways: it is reset now, it is reset later, or there is
 * mate. The moves show whether it is reset now; the file gives the later reset, directly or one move on.
 */
@Hot
public final class SyzygyProbe {
    /** As a distance: not known. */
    public static final int UNKNOWN_DTZ = Integer.MIN_VALUE;

    /** The amount by which a distance exceeds its plies where the fifty-move rule takes away the win. */
    private static final int FIFTY_MOVES = Position.FIFTY_MOVES_IN_PLIES;

    /** As plies: not known. */
    static final int UNKNOWN_PLIES = -1;

    /** As plies: this move does not keep the outcome. */
    private static final int LATER = -2;

    /** Most nested moves: captures until the kings are bare, and the plies that a distance looks ahead. */
    private static final int PLIES = SyzygyMaterial.MOST_PIECES + 4;

    private static final int NO_MOVE = WdlValues.LOSS - 1;

    private final TableFolders folders;
    private final MoveGenerator generator;
    private final MoveList[] lists = MoveList.perPly(PLIES);
    private final int[] squares = new int[SyzygyMaterial.MOST_PIECES];
    private int ply;

    SyzygyProbe(TableFolders folders, Position any) {
        this.folders = folders;
        generator = new MoveGenerator(any);
    }

    /**
     * Returns the outcome with best play for the side to move, when the fifty-move counter is 0.
     *
     * @return one of {@link WdlValues}; unknown with castling rights, too many pieces, or without a file that is needed
     */
    public int wdl(Position position) {
        int pieceCount = Bitboard.count(position.occupied());
        if (position.castling() != 0 || pieceCount > folders.mostPieces()) {
            return WdlValues.UNKNOWN;
        }
        ply = 0;
        return search(position, WdlValues.LOSS, WdlValues.WIN);
    }

    /**
     * Returns the plies until a capture or pawn move resets the counter of the fifty-move rule, or until mate, with
     * play that keeps the outcome: the winner takes the shortest way, the loser the longest. Losses are negative, 1
     * less for each ply, -1 for the mated side; draws are 0. The distance is 101 or more, or -101 or less, where the
     * fifty-move rule saves the loser. The files count in moves where that is enough, so it may be one less than the
     * plies really needed.
     *
     * @return {@link #UNKNOWN_DTZ} where {@link #wdl} is unknown, or without a file that is needed
     */
    public int dtz(Position position) {
        int wdl = wdl(position);
        int plies = wdl == WdlValues.UNKNOWN ? UNKNOWN_PLIES : plies(position, wdl);
        return plies == UNKNOWN_PLIES ? UNKNOWN_DTZ : signed(wdl, Math.max(1, plies));
    }

    /** Returns a number of plies in the form of {@link #dtz}, for the side with this outcome. */
    static int signed(int wdl, int plies) {
        boolean isDrawn = Math.abs(wdl) < WdlValues.WIN;
        return Integer.signum(wdl) * (isDrawn ? plies + FIFTY_MOVES : plies);
    }

    /**
     * Returns {@link #dtz} without the sign and without the hundred for the fifty-move rule; 0 for the mated side and
     * for draws.
     *
     * @param wdl the outcome, as {@link #wdl} returns it
     * @return {@link #UNKNOWN_PLIES} without a file that is needed
     */
    int plies(Position position, int wdl) {
        ply = 0;
        return wdl == WdlValues.DRAW ? 0 : pliesOrAsk(position, wdl, true);
    }

    // ---- outcomes ----

    /**
     * Searches captures by alpha-beta: returns the exact outcome if it lies between the bounds, else one of them or
     * beyond.
     */
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
            // The file takes this position for stalemate or mate.
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

    /** Returns true when a capture may exist. Most positions have none: this test is faster than a move list. */
    private static boolean attacksSomething(Position position) {
        int us = position.sideToMove();
        long occupied = position.occupied();
        long pieces = position.color(us ^ 1) & ~position.kind(Piece.KING);
        for (; pieces != 0; pieces = Bitboard.rest(pieces)) {
            if (position.isAttacked(Bitboard.first(pieces), us, occupied)) {
                return true;
            }
        }
        return false;
    }

    /** Returns the best outcome of a capture; NO_MOVE without any. */
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

    /** Returns the outcome of a move for the side that makes it. */
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
     * Returns the plies from the file or from the next positions. A file has no value of its own for a winner who can
     * keep the outcome by a move that resets the counter, nor for a loser who has no other moves: both are one ply. For
     * other positions it covers one of the sides to move.
     *
     * @param mayAsk true allows a probe of the next positions where the file covers only the other side; false for
     *     these positions themselves
     */
    private int pliesOrAsk(Position position, int wdl, boolean mayAsk) {
        MoveList moves = lists[ply++];
        generator.generate(position, moves);
        int plies = wdl > WdlValues.DRAW ? winnerStartsAnew(position, moves, wdl) : loserStartsAnew(position, moves);
        if (plies == LATER) {
            LazyTable table = folders.distances(position.material());
            int stored = table == null ? UNKNOWN_DTZ : table.dtz(position, wdl, squares);
            if (stored == SyzygyFile.OTHER_SIDE) {
                // The files of one material cover one side each: only damaged files would send the probe on and on.
                plies = mayAsk ? fromNext(position, moves, wdl) : UNKNOWN_PLIES;
            } else {
                plies = stored == UNKNOWN_DTZ ? UNKNOWN_PLIES : stored;
            }
        }
        ply--;
        return plies;
    }

    /** Returns 1 when the winner can reset the counter at once and keep the outcome. */
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

    /** Returns 1 when the loser must reset the counter, 0 when he is mated. */
    private static int loserStartsAnew(Position position, MoveList moves) {
        for (int i = 0; i < moves.size(); i++) {
            if (!position.isZeroing(moves.get(i))) {
                return LATER;
            }
        }
        return Math.min(1, moves.size());
    }

    /**
     * Returns one more than the winner's shortest, or the loser's longest, distance after the other moves that keep the
     * outcome.
     */
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
        // If all other moves worsen the loser's outcome, he keeps it by a move that resets the counter.
        return best == LATER ? 1 : 1 + best;
    }

    /** Returns the plies after a move; LATER if it does not keep the outcome. */
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
