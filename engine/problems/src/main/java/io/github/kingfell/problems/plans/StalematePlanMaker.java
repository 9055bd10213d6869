package io.github.kingfell.problems.plans;

import io.github.kingfell.problems.reach.KingRing;
import io.github.kingfell.problems.reach.ManMoves;
import io.github.kingfell.problems.reach.Ways;
import io.github.kingfell.rules.board.Attacks;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Square;
import java.util.Arrays;
import java.util.function.BooleanSupplier;

/**
 * Lists the plans of a stalemate. Each has a square for the stalemated king and settles what becomes of each other man
 * of its side: it is taken, or stands on a square where its own side walls it in, something blocks it, or a pin holds
 * it. The other side's men that this needs have squares too. Moves are counted on an empty board.
 */
final class StalematePlanMaker implements PlanMaker {
    private static final long MOST_STEPS = 30_000_000;

    private final TrackedMen men;

    /** By man: its place in the plan that is being made, or {@link PlaceOfMan#NONE}. */
    private final int[] placed = new int[TrackedMen.MOST];

    private final PlanEffort effort;
    private final GuardCosts costs;
    private final StalemateGuarding guarding;
    private int target;

    /** The neighbours of the king's square that the other side guards, by direction. */
    private int guarded;

    StalematePlanMaker(TrackedMen men, PlanList plans, BooleanSupplier stop) {
        this.men = men;
        effort = new PlanEffort(MOST_STEPS, stop);
        costs = new GuardCosts(men);
        guarding = new StalemateGuarding(men, placed, plans, effort);
    }

    @Override
    public boolean make() {
        effort.begin();
        long kings = Ways.within(Piece.KING, men.squares[TrackedMen.KING], men.beatenMoves);
        for (; kings != 0 && !effort.isOver(); kings = Bitboard.rest(kings)) {
            target = Bitboard.first(kings);
            costs.begin(target);
            makeForTarget();
        }
        return !effort.isOver();
    }

    private void makeForTarget() {
        int left = men.beatenMoves - Square.distance(men.squares[TrackedMen.KING], target);
        Arrays.fill(placed, PlaceOfMan.NONE);
        for (int filled = 0; filled <= KingRing.RING; filled++) {
            int open = KingRing.RING & ~filled;
            long needed = KingRing.squares(target, filled);
            guarded = open & ~KingRing.edge(target);
            if (Bitboard.count(needed) == Integer.bitCount(filled) && costs.canGuard(guarded)) {
                extend(new StillBoard(
                        men.beatenMen(),
                        Bitboard.of(target),
                        needed,
                        KingRing.squares(target, guarded),
                        0,
                        0,
                        0,
                        left,
                        0,
                        men.prey));
            }
        }
    }

    /** Settles the fate of one more man in each way, until all are settled. */
    private void extend(StillBoard board) {
        if (effort.isTooMuch() || Bitboard.count(board.needed()) > Bitboard.count(board.open())) {
            return;
        }
        if (board.needed() != 0) {
            fill(board);
        } else if (board.open() == 0) {
            guarding.place(board, target);
        } else {
            settle(board, Bitboard.first(board.open()));
        }
    }

    /** Lets each man stand on that of the needed squares for which there are the fewest. */
    private void fill(StillBoard board) {
        int scarcest = Square.NONE;
        int fewest = TrackedMen.MOST;
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
            placed[man] = PlaceOfMan.NONE;
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
                placed[man] = PlaceOfMan.of(man, kind, square);
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
        long missing = Ways.firstSteps(kind, square) & ~board.filled();
        if ((missing & board.closed()) == 0) {
            extend(board.need(missing));
        }
        boolean line = Attacks.line(square, target) != 0;
        if (missing != 0 && line && !Ways.isLine(kind, square, target)) {
            extend(board.pin(man, 0));
        }
    }
}
