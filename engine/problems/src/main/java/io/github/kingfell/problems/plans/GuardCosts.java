package io.github.kingfell.problems.plans;

import io.github.kingfell.problems.reach.ManMoves;
import io.github.kingfell.problems.reach.StalemateGuards;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Square;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/** The least moves with which one side guards neighbours of a king and occupies squares, if nothing is in its way. */
final class GuardCosts {
    private static final int SETS = 1 << 8;

    private final TrackedMen men;

    /** By set of neighbours: the least moves of all men together, and of one man. */
    private int[] costs = new int[SETS];

    private int[] more = new int[SETS];
    private final int[] one = new int[SETS];
    private int target;

    /** By occupied squares: whether the directions asked for last can be guarded too, as far as somebody has asked. */
    private final Map<Long, Boolean> known = new HashMap<>();

    private int knownDirections;

    GuardCosts(TrackedMen men) {
        this.men = men;
    }

    /** Begins with a square of the king. */
    void begin(int target) {
        this.target = target;
        known.clear();
        Arrays.fill(costs, ManMoves.FAR);
        costs[0] = 0;
        for (int man = men.beaten; man < men.all; man++) {
            measure(man);
            add();
        }
        for (int direction = 0; direction < 8; direction++) {
            for (int set = 0; set < SETS; set++) {
                int without = set & ~(1 << direction);
                costs[without] = Math.min(costs[without], costs[set]);
            }
        }
    }

    private void measure(int man) {
        Arrays.fill(one, ManMoves.FAR);
        int form = men.forms[man];
        for (int kind = ManMoves.firstKind(form); kind <= ManMoves.lastKind(form); kind++) {
            int shape = men.shape(man, kind);
            long places = ManMoves.within(form, kind, men.squares[man], men.moves);
            places &= StalemateGuards.useful(shape, target);
            for (; places != 0; places = Bitboard.rest(places)) {
                int place = Bitboard.first(places);
                int guard = StalemateGuards.guard(shape, place, target);
                one[guard] = Math.min(one[guard], men.count(man, kind, men.moves, place));
            }
        }
    }

    private void add() {
        System.arraycopy(costs, 0, more, 0, SETS);
        for (int guard = 1; guard < SETS; guard++) {
            for (int set = 0; set < SETS && one[guard] <= men.moves; set++) {
                more[set | guard] = Math.min(more[set | guard], costs[set] + one[guard]);
            }
        }
        int[] swap = costs;
        costs = more;
        more = swap;
    }

    /** Returns whether the neighbours of the king in those directions can be guarded. */
    boolean canGuard(int directions) {
        return costs[directions] <= men.moves;
    }

    /** Returns whether the neighbours can be guarded while men stand on each square of a set. */
    boolean canGuard(int directions, long occupied) {
        if (directions != knownDirections) {
            known.clear();
            knownDirections = directions;
        }
        Boolean answer = known.get(occupied);
        if (answer == null) {
            answer = canBlock(men.others(), men.moves, directions, occupied);
            known.put(occupied, answer);
        }
        return answer;
    }

    private boolean canBlock(long others, int left, int directions, long open) {
        if (open == 0) {
            return costs[directions] <= left;
        }
        int place = Bitboard.first(open);
        for (long rest = others; rest != 0; rest = Bitboard.rest(rest)) {
            int man = Bitboard.first(rest);
            int form = men.forms[man];
            for (int kind = ManMoves.firstKind(form); kind <= ManMoves.lastKind(form); kind++) {
                int cost = men.count(man, kind, men.moves, place);
                boolean touches = kind == Piece.KING && Square.distance(place, target) < 2;
                int guarded = StalemateGuards.guard(men.shape(man, kind), place, target);
                if (cost <= left
                        && !touches
                        && canBlock(
                                others & ~Bitboard.of(man), left - cost, directions & ~guarded, Bitboard.rest(open))) {
                    return true;
                }
            }
        }
        return false;
    }
}
