package io.github.kingfell.problems.pictures;

import io.github.kingfell.rules.board.Attacks;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;

/**
 * Lists the pictures of mates within a number of moves, counted on an empty board, each man alone. In a picture the
 * king is in check, and each square next to it is guarded, or blocked by a man of its own; each man of the picture is
 * needed for that.
 */
final class PictureFinder {
    private static final int MOST_PICTURES = 4_000;
    private static final int MOST_STEPS = 200_000;
    private static final int FREE = Spoilers.FREE;
    private static final int[] KINDS_OF_PAWNS = {Piece.PAWN, Piece.KNIGHT, Piece.QUEEN};

    private final Men men;
    private final int mating;
    private final int matingMoves;
    private final int matedMoves;
    private final int matedKing;
    private final Spoilers spoilers;

    /** By man: where it is in the picture that is being made, and its kind, or {@link #FREE}. */
    private final int[] placed;

    private long occupied;
    private int king;
    private long ring;
    private int steps;
    private final Set<String> seen = new HashSet<>();
    private int[] places = new int[64];
    private int placeCount;
    private int[] starts = new int[64];
    private int pictures;

    PictureFinder(Men men, Position position, int mating, int matingMoves, int matedMoves) {
        this.men = men;
        this.mating = mating;
        this.matingMoves = matingMoves;
        this.matedMoves = matedMoves;
        placed = new int[men.count()];
        Arrays.fill(placed, FREE);
        spoilers = new Spoilers(men, mating, placed);
        int there = 0;
        while (men.square(there) != position.king(mating ^ 1)) {
            there++;
        }
        matedKing = there;
    }

    /** Returns the places of all pictures, one after the other. */
    int[] places() {
        return Arrays.copyOf(places, placeCount);
    }

    /** Returns where each picture begins, and where the last ends. */
    int[] starts() {
        int[] all = Arrays.copyOf(starts, pictures + 1);
        all[pictures] = placeCount;
        return all;
    }

    /** Finds all pictures, and returns false if they are too many. */
    boolean find() {
        boolean few = true;
        for (king = 0; king < 64 && few; king++) {
            int moves = men.distance(matedKing, Piece.KING, king);
            if (moves <= matedMoves) {
                ring = Attacks.king(king);
                few = extend(matingMoves, matedMoves - moves);
            }
        }
        return few;
    }

    /** Adds men for the next square that needs one. */
    private boolean extend(int matingLeft, int matedLeft) {
        if (++steps > MOST_STEPS) {
            return false;
        }
        long open = open();
        if (open == 0) {
            return keep(matingLeft, matedLeft);
        }
        boolean check = Bitboard.contains(open, king);
        int square = check ? king : Bitboard.first(open);
        for (int man = 0; man < placed.length; man++) {
            if (placed[man] == FREE && man != matedKing) {
                boolean few = men.color(man) == mating
                        ? guard(man, square, matingLeft, matedLeft)
                        : check || block(man, square, matingLeft, matedLeft);
                if (!few) {
                    return false;
                }
            }
        }
        return true;
    }

    private boolean block(int man, int square, int matingLeft, int matedLeft) {
        int moves = men.distance(man, Piece.NONE, square);
        return moves > matedLeft
                || Bitboard.contains(occupied, square)
                || place(man, Piece.NONE, square, matingLeft, matedLeft - moves);
    }

    private boolean guard(int man, int square, int matingLeft, int matedLeft) {
        int form = men.form(man);
        if (form > Piece.PAWN) {
            return guardAs(man, form, square, matingLeft, matedLeft);
        }
        for (int kind : KINDS_OF_PAWNS) {
            if (!guardAs(man, kind, square, matingLeft, matedLeft)) {
                return false;
            }
        }
        return true;
    }

    private boolean guardAs(int man, int kind, int square, int matingLeft, int matedLeft) {
        long from = kind == Piece.PAWN ? Attacks.pawn(mating ^ 1, square) : Attacks.of(kind, square, occupied);
        from &= ~occupied & ~Bitboard.of(king);
        from &= kind == Piece.KING ? ~ring : -1L;
        for (; from != 0; from = Bitboard.rest(from)) {
            int to = Bitboard.first(from);
            int moves = men.distance(man, kind, to);
            if (moves <= matingLeft && !place(man, kind, to, matingLeft - moves, matedLeft)) {
                return false;
            }
        }
        return true;
    }

    private boolean place(int man, int kind, int square, int matingLeft, int matedLeft) {
        placed[man] = PlaceOfMan.of(man, kind, square);
        occupied |= Bitboard.of(square);
        boolean few = extend(matingLeft, matedLeft);
        occupied &= ~Bitboard.of(square);
        placed[man] = FREE;
        return few;
    }

    /** Returns the squares that need a man: the king's own for a check. */
    private long open() {
        long guarded = 0;
        long blocked = 0;
        for (int place : placed) {
            if (place == FREE) {
                continue;
            }
            if (men.color(PlaceOfMan.man(place)) != mating) {
                blocked |= Bitboard.of(PlaceOfMan.square(place));
            } else {
                guarded |= PlaceOfMan.attacks(place, mating, occupied);
            }
        }
        return (ring | Bitboard.of(king)) & ~guarded & ~blocked;
    }

    private boolean keep(int matingLeft, int matedLeft) {
        if (isMoreThanNeeded() || !seen.add(king + Arrays.toString(placed))) {
            return true;
        }
        int begin = placeCount;
        add(PlaceOfMan.of(matedKing, Piece.KING, king));
        spoilers.look(king, occupied, matingLeft, matedLeft);
        if (!addMating() || !addMated() || !isWithinMoves(begin)) {
            placeCount = begin;
            return true;
        }
        starts = pictures + 1 < starts.length ? starts : Arrays.copyOf(starts, 2 * starts.length);
        starts[pictures++] = begin;
        return pictures < MOST_PICTURES;
    }

    private boolean isWithinMoves(int begin) {
        int matingLeft = matingMoves;
        int matedLeft = matedMoves;
        for (int i = begin; i < placeCount; i++) {
            int moves = men.moves(places[i]);
            if (men.color(PlaceOfMan.man(places[i])) == mating) {
                matingLeft -= moves;
            } else {
                matedLeft -= moves;
            }
        }
        return matingLeft >= 0 && matedLeft >= 0;
    }

    /** Adds the places of the mating side. A pawn or knight that checks has arrived with the last move. */
    private boolean addMating() {
        int straight = mayTake(mating) ? 0 : PlaceOfMan.STRAIGHT;
        boolean last = false;
        for (int man = 0; man < placed.length; man++) {
            int place = placed[man];
            if (place == FREE || men.color(man) != mating) {
                continue;
            }
            int kind = PlaceOfMan.kind(place);
            boolean leaps = kind == Piece.KNIGHT || kind == Piece.PAWN;
            boolean arrives = leaps && Bitboard.contains(PlaceOfMan.attacks(place, mating, occupied), king);
            if (arrives && last) {
                return false;
            }
            last |= arrives;
            add(PlaceOfMan.of(man, kind | straight | (arrives ? PlaceOfMan.LAST : 0), PlaceOfMan.square(place)));
        }
        return true;
    }

    /** Adds the places of the mated side, and the men that must leave theirs. */
    private boolean addMated() {
        int straight = mayTake(mating ^ 1) ? 0 : PlaceOfMan.STRAIGHT;
        for (int man = 0; man < placed.length; man++) {
            if (man == matedKing || men.color(man) == mating) {
                continue;
            }
            if (placed[man] != FREE) {
                if (spoilers.spoils(man, PlaceOfMan.square(placed[man]))) {
                    return false;
                }
                add(placed[man] | PlaceOfMan.of(0, straight, 0));
            } else if (mustLeave(man)) {
                add(PlaceOfMan.of(man, PlaceOfMan.AWAY, men.square(man)));
            }
        }
        return true;
    }

    /** Returns whether a side has something to take that has no place in the picture. */
    private boolean mayTake(int color) {
        for (int man = 0; man < placed.length; man++) {
            if (men.color(man) != color && placed[man] == FREE && men.form(man) != Piece.KING) {
                return true;
            }
        }
        return false;
    }

    /** Returns whether a man must move that has no place in the picture, because nobody can take it. */
    private boolean mustLeave(int man) {
        int square = men.square(man);
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

    private void add(int place) {
        places = placeCount < places.length ? places : Arrays.copyOf(places, 2 * places.length);
        places[placeCount++] = place;
    }

    /** Returns whether the picture is one without one of its men too. */
    private boolean isMoreThanNeeded() {
        for (int man = 0; man < placed.length; man++) {
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
}
