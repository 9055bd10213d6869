package io.github.kingfell.engine.syzygy;

import io.github.kingfell.engine.search.WdlValues;
import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;

/**
 * Outcome and distance of a position. The files leave to the reader what a capture decides: there their numbers may be too
 * low. And they know nothing of en passant, which is a capture too. An instance serves one thread.
 */
@Hot
public final class SyzygyProbe {
    /** As a distance: not to be answered. */
    public static final int UNKNOWN_DTZ = Integer.MIN_VALUE;

    /** What a distance is more than its plies where the fifty-move rule takes away the win. */
    private static final int FIFTY_MOVES = Position.FIFTY_MOVES_IN_PLIES;

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
     * Plies to the next capture or pawn's move of the winner, or mate, with play that keeps the outcome; negative for losses,
     * 0 for draws. It is 101 or more, or -101 or less, where the fifty-move rule saves the loser. The files count in moves
     * where that is enough, so it may be one less than the plies really needed.
     *
     * @return {@link #UNKNOWN_DTZ} where {@link #wdl} is unknown, or without a file that is needed
     */
    public int dtz(Position position) {
        int wdl = wdl(position);
        return wdl == WdlValues.UNKNOWN ? UNKNOWN_DTZ : distance(position, wdl);
    }

    /** The distance before a capture or pawn's move that keeps the outcome, by the outcome. */
    static int beforeZeroing(int wdl) {
        return switch (wdl) {
            case WdlValues.WIN -> 1;
            case WdlValues.CURSED_WIN -> 1 + FIFTY_MOVES;
            case WdlValues.BLESSED_LOSS -> -1 - FIFTY_MOVES;
            case WdlValues.LOSS -> -1;
            default -> 0;
        };
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

    private int distance(Position position, int wdl) {
        if (wdl == WdlValues.DRAW) {
            return 0;
        }
        int zeroing = bestZeroing(position, wdl);
        if (zeroing == WdlValues.UNKNOWN) {
            return UNKNOWN_DTZ;
        }
        if (zeroing == wdl) {
            return beforeZeroing(wdl);
        }
        LazyTable table = folders.distances(position.material());
        int stored = table == null ? UNKNOWN_DTZ : table.dtz(position, wdl, squares);
        if (stored == UNKNOWN_DTZ) {
            return stored;
        }
        if (stored == TableFile.OTHER_SIDE) {
            return lookAhead(position, wdl);
        }
        boolean isDrawn = wdl == WdlValues.CURSED_WIN || wdl == WdlValues.BLESSED_LOSS;
        return Integer.signum(wdl) * (stored + (isDrawn ? FIFTY_MOVES : 0));
    }

    /**
     * The outcome again when a capture or pawn's move settles the distance: one that wins, or for a loser when there is no other
     * move. Otherwise a draw.
     */
    private int bestZeroing(Position position, int wdl) {
        MoveList moves = lists[ply++];
        generator.generate(position, moves);
        int result = wdl > WdlValues.DRAW ? winningZeroing(position, moves, wdl) : WdlValues.DRAW;
        if (wdl < WdlValues.DRAW && hasOnlyZeroing(position, moves)) {
            result = wdl;
        }
        ply--;
        return result;
    }

    private int winningZeroing(Position position, MoveList moves, int wdl) {
        for (int i = 0; i < moves.size(); i++) {
            int move = moves.get(i);
            int value = position.isZeroing(move) ? after(position, move, wdl - 1, wdl) : WdlValues.DRAW;
            if (value == WdlValues.UNKNOWN || value >= wdl) {
                return value == WdlValues.UNKNOWN ? value : wdl;
            }
        }
        return WdlValues.DRAW;
    }

    private static boolean hasOnlyZeroing(Position position, MoveList moves) {
        for (int i = 0; i < moves.size(); i++) {
            if (!position.isZeroing(moves.get(i))) {
                return false;
            }
        }
        return !moves.isEmpty();
    }

    /** The file tells of the other side only: its distance after the best move, and one more. */
    private int lookAhead(Position position, int wdl) {
        if (ply + SyzygyMaterial.MOST_MEN >= PLIES) {
            // The files of one material tell of one side each: only damaged ones send on and on.
            return UNKNOWN_DTZ;
        }
        MoveList moves = lists[ply++];
        generator.generate(position, moves);
        int best = UNKNOWN_DTZ;
        for (int i = 0; i < moves.size(); i++) {
            int distance = afterMove(position, moves.get(i), wdl);
            if (distance == UNKNOWN_DTZ) {
                ply--;
                return UNKNOWN_DTZ;
            }
            // The winner takes the shortest way; the loser, all of whose distances are negative, the longest.
            if (Integer.signum(distance) == Integer.signum(wdl) && (best == UNKNOWN_DTZ || distance < best)) {
                best = distance;
            }
        }
        ply--;
        return best == UNKNOWN_DTZ ? beforeZeroing(WdlValues.LOSS) : best;
    }

    /** The distance of the position for the side that makes this move; 0 if it gives away the outcome. */
    private int afterMove(Position position, int move, int wdl) {
        boolean isZeroing = position.isZeroing(move);
        position.make(move);
        int distance = distanceForOther(position, isZeroing, wdl);
        boolean mates = distance < 0 && position.inCheck() && generator.count(position) == 0;
        position.unmake(move);
        if (distance == UNKNOWN_DTZ) {
            return distance;
        }
        if (mates) {
            return 1;
        }
        return isZeroing ? -distance : -distance - Integer.signum(distance);
    }

    /** After a move of the side for which the outcome was {@code wdl}. */
    private int distanceForOther(Position position, boolean isZeroed, int wdl) {
        // What the other side makes of a move that gives a win away does not matter, and all moves of a lost position
        // lose.
        int alpha = wdl > WdlValues.DRAW ? WdlValues.LOSS : WdlValues.DRAW;
        int value = search(position, alpha, alpha + WdlValues.WIN);
        if (value == WdlValues.UNKNOWN) {
            return UNKNOWN_DTZ;
        }
        if (Integer.signum(value) == Integer.signum(wdl)) {
            return 0;
        }
        return isZeroed ? beforeZeroing(value) : distance(position, value);
    }
}
