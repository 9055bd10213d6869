package io.github.kingfell.problems.plans;

import io.github.kingfell.problems.reach.ManMoves;
import io.github.kingfell.problems.reach.PieceReach;
import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import java.util.Arrays;

/**
 * The men of a position by number, each followed wherever it goes: those of the side that is mated or stalemated in the
 * end, which is the beaten one, without its king; then those of the other side. Nobody castles.
 */
@Hot
final class TrackedMen {
    /** Sides with more men together have no plans. */
    static final int MOST = 40;

    /** The number of the beaten king. */
    static final int KING = MOST;

    static final int NOBODY = -1;

    /** What is kept of a move: the man, its form and square before, and whom it took where. */
    private static final int KEPT = 3;

    /** By man, as in {@link PieceReach}. */
    final int[] forms = new int[MOST + 1];

    /** By man: where it is, or where it has been taken. */
    final int[] squares = new int[MOST + 1];

    /** The men that have been taken, as a set of numbers. */
    long taken;

    /** How many men the beaten side has beside its king, and how many there are beside that king. */
    int beaten;

    int all;

    /** The beaten side, and the king of the other as a set of numbers. */
    int side;

    long otherKing;

    /** The moves that the beaten side and the other have left, and the men that can be taken of the other. */
    int beatenMoves;

    int moves;
    int prey;

    /** A pawn of the beaten side that can be taken in passing, or {@link #NOBODY}. */
    int passing;

    private final int[] manOn = new int[64];
    private int[] kept = new int[64 * KEPT];
    private int made;

    /**
     * Begins with a position.
     *
     * @param beating the side that mates or stalemates
     * @param ownMoves that this side has
     * @param otherMoves that the other side has
     * @return false if it has too many men
     */
    boolean begin(Position position, int beating, int ownMoves, int otherMoves) {
        side = beating ^ 1;
        moves = ownMoves;
        beatenMoves = otherMoves;
        if (Bitboard.count(position.occupied()) > MOST) {
            return false;
        }
        made = 0;
        taken = 0;
        passing = NOBODY;
        all = 0;
        Arrays.fill(manOn, NOBODY);
        put(position, KING, position.king(side));
        add(position, position.color(side) & ~Bitboard.of(position.king(side)));
        beaten = all;
        add(position, position.color(beating));
        otherKing = position.hasKing(beating) ? Bitboard.of(manOn[position.king(beating)]) : 0;
        prey = all - beaten - Bitboard.count(otherKing);
        return true;
    }

    private void add(Position position, long men) {
        for (long rest = men; rest != 0; rest = Bitboard.rest(rest)) {
            put(position, all++, Bitboard.first(rest));
        }
    }

    private void put(Position position, int man, int square) {
        forms[man] = PieceReach.form(position.pieceAt(square));
        squares[man] = square;
        manOn[square] = man;
    }

    /** Returns the men of the beaten side without its king, as a set of numbers. */
    long beatenMen() {
        return (1L << beaten) - 1;
    }

    /** Returns the men of the other side as a set of numbers. */
    long others() {
        return (1L << all) - (1L << beaten);
    }

    boolean isOther(int man) {
        return man >= beaten && man != KING;
    }

    boolean isTaken(int man) {
        return Bitboard.contains(taken, man);
    }

    /** Returns a bound of the moves of a man to a square as a piece of that kind, with so many captures at most. */
    int count(int man, int kind, int captures, int to) {
        return ManMoves.count(forms[man], kind, captures, squares[man], to);
    }

    /** Returns the same in whatever kind. */
    int least(int man, int captures, int to) {
        int least = ManMoves.FAR;
        for (int kind = ManMoves.firstKind(forms[man]); kind <= ManMoves.lastKind(forms[man]); kind++) {
            least = Math.min(least, count(man, kind, captures, to));
        }
        return least;
    }

    /** Returns the shape of a man that guards as a piece of that kind. */
    int shape(int man, int kind) {
        return kind == Piece.PAWN ? forms[man] : kind;
    }

    /** Follows a move. */
    void make(int move) {
        int from = Move.from(move);
        int to = Move.to(move);
        int man = manOn[from];
        int victimSquare = Move.kind(move) == Move.EN_PASSANT ? Square.of(Square.file(to), Square.rank(from)) : to;
        int victim = manOn[victimSquare];
        if (made == kept.length) {
            kept = Arrays.copyOf(kept, 2 * made);
        }
        kept[made] = man;
        kept[made + 1] = forms[man] << 6 | from;
        kept[made + 2] = victim == NOBODY ? NOBODY : victim << 6 | victimSquare;
        made += KEPT;
        manOn[victimSquare] = NOBODY;
        manOn[from] = NOBODY;
        manOn[to] = man;
        squares[man] = to;
        if (Move.isPromotion(move)) {
            forms[man] = Move.promotedTo(move);
        }
        count(man, victim, 1);
        passing = Move.kind(move) == Move.DOUBLE_PUSH && !isOther(man) ? man : NOBODY;
    }

    /** Takes the last move back. */
    void unmake() {
        made -= KEPT;
        int man = kept[made];
        int before = kept[made + 1];
        int victim = kept[made + 2];
        manOn[squares[man]] = NOBODY;
        squares[man] = before & 63;
        forms[man] = before >> 6;
        manOn[squares[man]] = man;
        if (victim != NOBODY) {
            manOn[victim & 63] = victim >> 6;
        }
        count(man, victim == NOBODY ? NOBODY : victim >> 6, -1);
    }

    /** Counts a move and what it takes, or takes both back. */
    private void count(int man, int victim, int one) {
        if (isOther(man)) {
            moves -= one;
        } else {
            beatenMoves -= one;
        }
        if (victim != NOBODY) {
            taken ^= Bitboard.of(victim);
            prey -= isOther(victim) ? one : 0;
        }
    }
}
