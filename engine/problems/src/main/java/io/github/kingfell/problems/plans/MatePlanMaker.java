package io.github.kingfell.problems.plans;

import io.github.kingfell.rules.board.Attacks;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Piece;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import java.util.function.BooleanSupplier;

/**
 * Lists the plans of a mate. In each the king is in check, and each square next to it is guarded, or blocked by a man
 * of its own; each man of the plan is needed for that. Moves are counted on an empty board, each man alone.
 */
final class MatePlanMaker implements PlanMaker {
    private static final int MOST_PLANS = 4_000;
    private static final int MOST_STEPS = 200_000;
    private static final int FREE = PlaceOfMan.NONE;
    private static final int[] KINDS_OF_PAWNS = {Piece.PAWN, Piece.KNIGHT, Piece.QUEEN};

    private final TrackedMen men;
    private final PlanList plans;
    private final MateBounds bounds;
    private final Spoilers spoilers;
    private final PlanEffort effort;

    /** By man: its place in the plan that is being made, or {@link #FREE}. */
    private final int[] placed = new int[TrackedMen.MOST];

    private final Set<String> seen = new HashSet<>();
    private long occupied;
    private int king;
    private long ring;

    MatePlanMaker(TrackedMen men, PlanList plans, MateBounds bounds, BooleanSupplier stop) {
        this.men = men;
        this.plans = plans;
        this.bounds = bounds;
        effort = new PlanEffort(MOST_STEPS, stop);
        spoilers = new Spoilers(men, bounds, placed);
    }

    @Override
    public boolean make() {
        effort.begin();
        seen.clear();
        Arrays.fill(placed, FREE);
        for (king = 0; king < 64 && !effort.isOver(); king++) {
            int moves = bounds.distance(TrackedMen.KING, Piece.KING, king);
            if (moves <= men.beatenMoves) {
                ring = Attacks.king(king);
                extend(men.moves, men.beatenMoves - moves);
            }
        }
        return !effort.isOver();
    }

    /** Adds men for the next square that needs one. */
    private void extend(int matingLeft, int matedLeft) {
        if (effort.isTooMuch()) {
            return;
        }
        long open = open();
        if (open == 0) {
            keep(matingLeft, matedLeft);
            return;
        }
        boolean check = Bitboard.contains(open, king);
        int square = check ? king : Bitboard.first(open);
        for (int man = check || Bitboard.contains(occupied, square) ? men.beaten : 0; man < men.all; man++) {
            if (placed[man] != FREE) {
                continue;
            }
            if (man < men.beaten) {
                block(man, square, matingLeft, matedLeft);
            } else {
                guard(man, square, matingLeft, matedLeft);
            }
        }
    }

    private void block(int man, int square, int matingLeft, int matedLeft) {
        int moves = bounds.distance(man, Piece.NONE, square);
        if (moves <= matedLeft) {
            place(man, Piece.NONE, square, matingLeft, matedLeft - moves);
        }
    }

    private void guard(int man, int square, int matingLeft, int matedLeft) {
        int form = men.forms[man];
        if (form > Piece.PAWN) {
            guardAs(man, form, square, matingLeft, matedLeft);
            return;
        }
        for (int kind : KINDS_OF_PAWNS) {
            guardAs(man, kind, square, matingLeft, matedLeft);
        }
    }

    private void guardAs(int man, int kind, int square, int matingLeft, int matedLeft) {
        long from = kind == Piece.PAWN ? Attacks.pawn(men.side, square) : Attacks.of(kind, square, occupied);
        from &= ~occupied & ~Bitboard.of(king);
        from &= kind == Piece.KING ? ~ring : -1L;
        for (; from != 0; from = Bitboard.rest(from)) {
            int to = Bitboard.first(from);
            int moves = bounds.distance(man, kind, to);
            if (moves <= matingLeft) {
                place(man, kind, to, matingLeft - moves, matedLeft);
            }
        }
    }

    private void place(int man, int kind, int square, int matingLeft, int matedLeft) {
        placed[man] = PlaceOfMan.of(man, kind, square);
        occupied |= Bitboard.of(square);
        extend(matingLeft, matedLeft);
        occupied &= ~Bitboard.of(square);
        placed[man] = FREE;
    }

    /** Returns the squares that need a man: the king's own for a check. */
    private long open() {
        long open = ring | Bitboard.of(king);
        for (int man = 0; man < men.all; man++) {
            int place = placed[man];
            if (place != FREE) {
                open &= man < men.beaten ? ~Bitboard.of(PlaceOfMan.square(place)) : ~attacks(place);
            }
        }
        return open;
    }

    /** Returns what a man of the mating side attacks in its place. */
    private long attacks(int place) {
        return PlaceOfMan.attacks(place, men.side ^ 1, occupied);
    }

    private void keep(int matingLeft, int matedLeft) {
        if (isMoreThanNeeded() || !seen.add(king + Arrays.toString(Arrays.copyOf(placed, men.all)))) {
            return;
        }
        plans.begin();
        plans.add(PlaceOfMan.of(TrackedMen.KING, Piece.KING, king));
        spoilers.look(king, occupied, matingLeft, matedLeft);
        if (addMating() && addMated() && bounds.isWithin(plans.size())) {
            plans.keep();
        }
        if (plans.size() == MOST_PLANS) {
            effort.giveUp();
        }
    }

    /** Returns whether the plan is one without one of its men too. */
    private boolean isMoreThanNeeded() {
        for (int man = 0; man < men.all; man++) {
            int place = placed[man];
            if (place != FREE) {
                placed[man] = FREE;
                occupied &= ~Bitboard.of(PlaceOfMan.square(place));
                boolean enough = open() == 0;
                placed[man] = place;
                occupied |= Bitboard.of(PlaceOfMan.square(place));
                if (enough) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Adds the places of the mating side. A pawn or knight that checks has arrived with the last move. */
    private boolean addMating() {
        int straight = mayTake(0, men.beaten) ? 0 : PlaceOfMan.STRAIGHT;
        boolean last = false;
        for (int man = men.beaten; man < men.all; man++) {
            int place = placed[man];
            if (place == FREE) {
                continue;
            }
            int kind = PlaceOfMan.kind(place);
            boolean leaps = kind == Piece.KNIGHT || kind == Piece.PAWN;
            boolean arrives = leaps && Bitboard.contains(attacks(place), king);
            if (arrives && last) {
                return false;
            }
            last |= arrives;
            plans.add(PlaceOfMan.of(man, kind | straight | (arrives ? PlaceOfMan.LAST : 0), PlaceOfMan.square(place)));
        }
        return true;
    }

    /** Adds the places of the mated side, and the men that must leave theirs. */
    private boolean addMated() {
        int straight = mayTake(men.beaten, men.all) ? 0 : PlaceOfMan.STRAIGHT;
        for (int man = 0; man < men.beaten; man++) {
            if (placed[man] != FREE) {
                if (spoilers.spoils(man, PlaceOfMan.square(placed[man]))) {
                    return false;
                }
                plans.add(placed[man] | PlaceOfMan.of(0, straight, 0));
            } else if (mustLeave(man)) {
                plans.add(PlaceOfMan.of(man, PlaceOfMan.AWAY, men.squares[man]));
            }
        }
        return true;
    }

    /** Returns whether one of those men can be taken because it has no place. */
    private boolean mayTake(int begin, int end) {
        for (int man = begin; man < end; man++) {
            if (placed[man] == FREE && men.forms[man] != Piece.KING) {
                return true;
            }
        }
        return false;
    }

    /** Returns whether a man must move that has no place in the plan, because nobody can take it. */
    private boolean mustLeave(int man) {
        int square = men.squares[man];
        boolean inTheWay = Bitboard.contains(occupied, square) || isInLine(square);
        return (inTheWay || spoilers.spoils(man, square)) && !spoilers.canBeTaken(man);
    }

    /** Returns whether a man of the mated side on that square takes a guard away. */
    private boolean isInLine(int square) {
        occupied |= Bitboard.of(square);
        boolean open = (open() & ~Bitboard.of(square)) != 0;
        occupied &= ~Bitboard.of(square);
        return open;
    }
}
