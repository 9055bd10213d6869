package io.github.kingfell.problems.plans;

import io.github.kingfell.problems.pictures.PieceReach;
import io.github.kingfell.problems.pictures.Ways;
import io.github.kingfell.rules.board.Attacks;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import java.util.Arrays;
import java.util.function.BooleanSupplier;

/**
 * Lists the plans of a stalemate. Each has a square for the stalemated king and settles what becomes of each other man
 * of its side: it is taken, or stands on a square where its own side walls it in, something blocks it, or a pin holds
 * it. The other side's men that this needs have squares too. Moves are counted on an empty board.
 */
final class PlanMaker {
    final PlanMen men = new PlanMen();
    final PlanList plans = new PlanList();
    private final int[] goals = new int[PlanMen.MOST];
    private final PlanEffort effort;
    private final GuardCosts costs = new GuardCosts(men);
    private final PlanGuards guards;
    private int target;

    /** The neighbours of the king's square that the other side guards, by direction. */
    private int guarded;

    PlanMaker(long mostSteps, BooleanSupplier stop) {
        effort = new PlanEffort(mostSteps, stop);
        guards = new PlanGuards(men, goals, plans, effort);
    }

    /**
     * Makes all plans.
     *
     * @return false if they are too many, or nobody waits for them any more
     */
    boolean make(Position position, int stalemating, int moves, int otherMoves) {
        if (!men.read(position, stalemating, moves, otherMoves)) {
            return false;
        }
        plans.clear(men.all);
        effort.begin();
        long kings = Ways.within(Piece.KING, men.king, otherMoves);
        for (; kings != 0 && !effort.isOver(); kings = Bitboard.rest(kings)) {
            target = Bitboard.first(kings);
            costs.begin(target);
            makeForTarget();
        }
        return !effort.isOver();
    }

    private void makeForTarget() {
        int left = men.stillMoves - Square.distance(men.king, target);
        Arrays.fill(goals, PlanList.NONE);
        for (int filled = 0; filled <= PieceReach.RING; filled++) {
            int open = PieceReach.RING & ~filled;
            long needed = neighbours(filled);
            guarded = open & ~PieceReach.edge(target);
            if (Bitboard.count(needed) == Integer.bitCount(filled) && costs.canGuard(guarded)) {
                extend(new StillBoard(
                        (1L << men.still) - 1,
                        Bitboard.of(target),
                        needed,
                        neighbours(guarded),
                        0,
                        0,
                        0,
                        left,
                        0,
                        men.prey));
            }
        }
    }

    private long neighbours(int directions) {
        long squares = 0;
        for (int rest = directions; rest != 0; rest &= rest - 1) {
            int square = PieceReach.neighbour(target, Integer.numberOfTrailingZeros(rest));
            squares |= square == Square.NONE ? 0 : Bitboard.of(square);
        }
        return squares;
    }

    /** Settles the fate of one more man in each way, until all are settled. */
    private void extend(StillBoard board) {
        if (effort.isTooMuch() || Bitboard.count(board.needed()) > Bitboard.count(board.open())) {
            return;
        }
        if (board.needed() != 0) {
            fill(board);
        } else if (board.open() == 0) {
            guards.place(board, target);
        } else {
            settle(board, Bitboard.first(board.open()));
        }
    }

    /** Lets each man stand on that of the needed squares for which there are the fewest. */
    private void fill(StillBoard board) {
        int scarcest = Square.NONE;
        int fewest = PlanMen.MOST;
        int sum = 0;
        for (long rest = board.needed(); rest != 0; rest = Bitboard.rest(rest)) {
            int square = Bitboard.first(rest);
            int least = ManMoves.FAR;
            int count = 0;
            for (long open = board.open(); open != 0; open = Bitboard.rest(open)) {
                int moves = men.least(Bitboard.first(open), board.captures(), square);
                least = Math.min(least, moves);
                count += moves <= board.left() ? 1 : 0;
            }
            sum += least;
            scarcest = count < fewest ? square : scarcest;
            fewest = Math.min(count, fewest);
        }
        for (long open = sum > board.left() ? 0 : board.open(); open != 0; open = Bitboard.rest(open)) {
            stand(board, Bitboard.first(open), scarcest);
        }
    }

    /** Lets a man be taken, or stand wherever it can. */
    private void settle(StillBoard board, int man) {
        if (board.taken() < men.moves) {
            goals[man] = PlanList.NONE;
            extend(board.take(man));
        }
        long places = Ways.withinAsAny(men.forms[man], men.squares[man], board.left());
        for (places &= ~(board.occupied() | board.closed()); places != 0; places = Bitboard.rest(places)) {
            stand(board, man, Bitboard.first(places));
        }
    }

    private void stand(StillBoard board, int man, int square) {
        int form = men.forms[man];
        for (int kind = ManMoves.firstKind(form); kind <= ManMoves.lastKind(form); kind++) {
            int moves = men.count(man, kind, board.captures(), square);
            if (moves <= board.left()) {
                goals[man] = PlanList.goalOf(kind, square);
                int captured = form > Piece.PAWN ? 0 : ManMoves.captures(kind, men.squares[man], square);
                StillBoard next = board.stand(man, square, moves, captured);
                if (kind == Piece.PAWN) {
                    stopPawn(next, man, square);
                } else {
                    stopOfficer(next, man, kind, square);
                }
            }
        }
    }

    /** A pawn is blocked by either side, or pinned, but not on its file. */
    private void stopPawn(StillBoard board, int man, int square) {
        long front = Bitboard.of(square + Color.forward(men.side));
        boolean line = Attacks.line(square, target) != 0;
        StillBoard next = line ? board : board.forbid(Attacks.pawn(men.side, square));
        if ((next.filled() & front) != 0) {
            extend(next);
            return;
        }
        if ((next.closed() & front) == 0) {
            extend(next.need(front));
        }
        if (costs.canGuard(guarded, next.blocks() | front)) {
            extend(next.block(front));
        }
        if (line && Square.file(square) != Square.file(target)) {
            extend(board.pin(man, front));
        }
    }

    /** Another piece is walled in, or pinned on a line along which it does not move. */
    private void stopOfficer(StillBoard board, int man, int kind, int square) {
        long steps = kind == Piece.KNIGHT ? Attacks.knight(square) : Attacks.king(square) & Attacks.of(kind, square, 0);
        long missing = steps & ~board.filled();
        if ((missing & board.closed()) == 0) {
            extend(board.need(missing));
        }
        boolean line = Attacks.line(square, target) != 0;
        if (missing != 0 && line && !Ways.isLine(kind, square, target)) {
            extend(board.pin(man, 0));
        }
    }
}
