package io.github.kingfell.problems.plans;

import io.github.kingfell.problems.reach.PieceReach;
import io.github.kingfell.rules.board.Attacks;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Piece;

/**
 * The men of the mated side that spoil a plan where they stand: they could take the man that checks, move between,
 * attack the mating king, or stand in a line. Those of the plan itself must not; the others must leave, or be taken.
 */
final class Spoilers {
    private static final int FREE = PlaceOfMan.NONE;

    private final TrackedMen men;
    private final MateBounds bounds;
    private final int[] placed;

    private int king;
    private long occupied;
    private int matingLeft;
    private int matedLeft;

    /** Where a man of the mated side would end the check, and where it would attack the mating king. */
    private long defences;

    private int checker;
    private long matingKing;

    /** @param placed by man: its place in the plan, or {@link PlaceOfMan#NONE} */
    Spoilers(TrackedMen men, MateBounds bounds, int[] placed) {
        this.men = men;
        this.bounds = bounds;
        this.placed = placed;
    }

    /**
     * Looks at a plan.
     *
     * @param occupied by the men of the plan, without the mated king
     * @param matingLeft moves beyond those to the plan
     */
    void look(int king, long occupied, int matingLeft, int matedLeft) {
        this.king = king;
        this.occupied = occupied;
        this.matingLeft = matingLeft;
        this.matedLeft = matedLeft;
        matingKing = 0;
        checker = -1;
        int checks = 0;
        boolean all = true;
        for (int man = men.beaten; man < men.all; man++) {
            int place = placed[man];
            boolean isKing = men.forms[man] == Piece.KING;
            if (place == FREE) {
                all &= isKing;
            } else if (isKing) {
                matingKing = Bitboard.of(PlaceOfMan.square(place));
            } else if (Bitboard.contains(PlaceOfMan.attacks(place, men.side ^ 1, occupied), king)) {
                checks++;
                checker = PlaceOfMan.square(place);
            }
        }
        // Others could check too, or pin those that could defend.
        defences = all && checks == 1 ? Bitboard.of(checker) | Attacks.between(checker, king) : 0;
    }

    /** Returns whether a man of the mated side spoils the plan on a square, whatever the others do. */
    boolean spoils(int man, int square) {
        int form = men.forms[man];
        if (form <= Piece.PAWN) {
            boolean promotes =
                    bounds.distance(man, Piece.QUEEN, square) <= matedLeft + bounds.distance(man, Piece.PAWN, square)
                            || bounds.distance(man, Piece.KNIGHT, square)
                                    <= matedLeft + bounds.distance(man, Piece.PAWN, square);
            long takes = Attacks.pawn(men.side, square);
            boolean taking = checker >= 0 && (takes & defences & Bitboard.of(checker)) != 0;
            return !promotes && ((takes & matingKing) != 0 || taking && !mayBePinned(square));
        }
        long attacked = Attacks.of(form, square, occupied | Bitboard.of(king));
        if (isOpen(man, form, square, attacked & matingKing)) {
            return true;
        }
        return !mayBePinned(square) && isOpen(man, form, square, attacked & defences);
    }

    /** Returns whether one of the attacked squares stays so whoever else moves. */
    private boolean isOpen(int man, int form, int from, long targets) {
        for (long rest = targets; rest != 0; rest = Bitboard.rest(rest)) {
            int to = Bitboard.first(rest);
            long between = form == Piece.KNIGHT ? 0 : Attacks.between(from, to);
            if (between == 0 || !mayBeOccupied(man, between)) {
                return true;
            }
        }
        return false;
    }

    /** Returns whether a man that has no place in the plan could be on one of the squares. */
    private boolean mayBeOccupied(int except, long squares) {
        for (int man = 0; man < men.all; man++) {
            int left = man < men.beaten ? matedLeft : matingLeft;
            for (long rest = placed[man] == FREE && man != except ? squares : 0;
                    rest != 0;
                    rest = Bitboard.rest(rest)) {
                if (bounds.distance(man, Piece.NONE, Bitboard.first(rest)) <= left) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Returns whether a man of the plan could pin a man on that square. */
    private boolean mayBePinned(int square) {
        long line = Attacks.line(king, square);
        for (int man = men.beaten; man < men.all; man++) {
            boolean mayPin = placed[man] != FREE && men.forms[man] != Piece.KING;
            if (mayPin && Bitboard.contains(line, PlaceOfMan.square(placed[man]))) {
                return true;
            }
        }
        return false;
    }

    /** Returns whether a man that has no place in the plan can be taken where it is now. */
    boolean canBeTaken(int victim) {
        int square = men.squares[victim];
        for (int man = men.beaten; man < men.all; man++) {
            if (canBeAt(man, square)) {
                return true;
            }
        }
        return false;
    }

    private boolean canBeAt(int man, int square) {
        int there = bounds.distance(man, Piece.NONE, square);
        if (placed[man] == FREE) {
            return there <= matingLeft;
        }
        int to = PlaceOfMan.square(placed[man]);
        int kind = PlaceOfMan.kind(placed[man]);
        // A pawn may take before it is something else; it is not counted how far it then has to go.
        int on = men.forms[man] <= Piece.PAWN ? 0 : PieceReach.distance(kind, square, to);
        int direct = bounds.distance(man, kind, to);
        return there + on <= matingLeft + direct;
    }
}
