package io.github.kingfell.problems.pictures;

import io.github.kingfell.rules.board.Attacks;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Piece;

/**
 * The men of the mated side that spoil a picture where they stand: they could take the man that checks, move between,
 * attack the mating king, or stand in a line. Those of the picture itself must not; the others must leave, or be taken.
 */
final class Spoilers {
    static final int FREE = -1;

    private final Men men;
    private final int mating;
    private final int[] placed;

    private int king;
    private long occupied;
    private int matingLeft;
    private int matedLeft;

    /** Where a man of the mated side would end the check, and where it would attack the mating king. */
    private long defences;

    private int checker;
    private long matingKing;

    /** @param placed by man: its place in the picture, or {@link #FREE}; that of the mated king is always free */
    Spoilers(Men men, int mating, int[] placed) {
        this.men = men;
        this.mating = mating;
        this.placed = placed;
    }

    /**
     * Looks at a picture.
     *
     * @param occupied by the men of the picture, without the mated king
     * @param matingLeft moves beyond those to the picture
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
        for (int man = 0; man < placed.length; man++) {
            if (men.color(man) == mating) {
                boolean isKing = men.form(man) == Piece.KING;
                all &= isKing || placed[man] != FREE;
                if (placed[man] != FREE && isKing) {
                    matingKing = Bitboard.of(PlaceOfMan.square(placed[man]));
                } else if (placed[man] != FREE
                        && Bitboard.contains(PlaceOfMan.attacks(placed[man], mating, occupied), king)) {
                    checks++;
                    checker = PlaceOfMan.square(placed[man]);
                }
            }
        }
        // Others could check too, or pin those that could defend.
        defences = all && checks == 1 ? Bitboard.of(checker) | Attacks.between(checker, king) : 0;
    }

    /** Returns whether a man of the mated side spoils the picture on a square, whatever the others do. */
    boolean spoils(int man, int square) {
        int form = men.form(man);
        if (form <= Piece.PAWN) {
            boolean promotes = men.distance(man, Piece.QUEEN, square)
                            <= matedLeft + men.distance(man, Piece.PAWN, square)
                    || men.distance(man, Piece.KNIGHT, square) <= matedLeft + men.distance(man, Piece.PAWN, square);
            long takes = Attacks.pawn(mating ^ 1, square);
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

    /** Returns whether a man that has no place in the picture could be on one of the squares. */
    private boolean mayBeOccupied(int except, long squares) {
        for (int man = 0; man < placed.length; man++) {
            boolean mated = men.color(man) != mating;
            boolean isMatedKing = mated && men.form(man) == Piece.KING;
            if (placed[man] != FREE || man == except || isMatedKing) {
                continue;
            }
            for (long rest = squares; rest != 0; rest = Bitboard.rest(rest)) {
                if (men.distance(man, Piece.NONE, Bitboard.first(rest)) <= (mated ? matedLeft : matingLeft)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Returns whether a man of the picture could pin a man on that square. */
    private boolean mayBePinned(int square) {
        long line = Attacks.line(king, square);
        for (int man = 0; man < placed.length; man++) {
            boolean mayPin = placed[man] != FREE && men.color(man) == mating && men.form(man) != Piece.KING;
            if (mayPin && Bitboard.contains(line, PlaceOfMan.square(placed[man]))) {
                return true;
            }
        }
        return false;
    }

    /** Returns whether a man that has no place in the picture can be taken where it is now. */
    boolean canBeTaken(int victim) {
        int square = men.square(victim);
        for (int man = 0; man < placed.length; man++) {
            if (men.color(man) == mating && canBeAt(man, square)) {
                return true;
            }
        }
        return false;
    }

    private boolean canBeAt(int man, int square) {
        int there = men.distance(man, Piece.NONE, square);
        if (placed[man] == FREE) {
            return there <= matingLeft;
        }
        int to = PlaceOfMan.square(placed[man]);
        int kind = PlaceOfMan.kind(placed[man]);
        // A pawn may take before it is something else; it is not counted how far it then has to go.
        int on = men.form(man) <= Piece.PAWN ? 0 : PieceReach.distance(kind, square, to);
        int direct = men.distance(man, kind, to);
        return there + on <= matingLeft + direct;
    }
}
