package io.github.kingfell.book.kbnk;

import static io.github.kingfell.book.predicates.BareKingPosition.bk;
import static io.github.kingfell.book.predicates.BareKingPosition.isBlackToMove;
import static io.github.kingfell.book.predicates.BareKingPosition.isDisaster;
import static io.github.kingfell.book.predicates.BareKingPosition.succ;
import static io.github.kingfell.book.predicates.BareKingPosition.wk;
import static io.github.kingfell.book.predicates.LoneKing.d;

import io.github.kingfell.book.predicates.BareKingPosition;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Square;

/**
 * The pieces of KBNK and the predicates that every stage uses (Huberman 1968, chapter 6). Arguments are
 * {@link BareKingPosition}s with a dark-squared bishop, called qb, and the knight, called kt.
 */
final class KbnkMeasures {
    private static final long BOARD_CORNERS = 0x8100000000000081L;

    /** d4, d5, e4 and e5. */
    private static final long CENTRE = 0x1818000000L;

    private KbnkMeasures() {}

    static int qb(int x) {
        return BareKingPosition.first(x);
    }

    static int kt(int x) {
        return BareKingPosition.second(x);
    }

    /** dcent: king moves from the white king to the centre. Why: from there no area is far. */
    static int dcent(int x) {
        int least = 7;
        for (long rest = CENTRE; rest != 0; rest = Bitboard.rest(rest)) {
            least = Math.min(least, d(wk(x), Bitboard.first(rest)));
        }
        return least;
    }

    /** stage1: the knight stands in a corner, or the black king is nearer to the bishop than White's king by a move. */
    static boolean stage1(int x) {
        int head = isBlackToMove(x) ? 0 : 1;
        return Bitboard.contains(BOARD_CORNERS, kt(x)) || d(wk(x), qb(x)) > d(bk(x), qb(x)) + head;
    }

    /**
     * badpos(q): Black has a move after which every white move lets him capture a piece or stalemates. Why: two pieces
     * are attacked at once. The thesis shows it in figures 6.2 and 6.3; this is what the figures have in common (R8).
     */
    static boolean badpos(int q) {
        for (long to = succ(q); to != 0; to = Bitboard.rest(to)) {
            if (!hasQuietMove(BareKingPosition.afterBlack(q, Bitboard.first(to)))) {
                return true;
            }
        }
        return false;
    }

    private static boolean hasQuietMove(int p) {
        // From a distance the king threatens nothing, and White is never in zugzwang.
        if (reach(p) > 1) {
            return true;
        }
        for (int piece = BareKingPosition.KING; piece <= BareKingPosition.SECOND; piece++) {
            for (long to = BareKingPosition.whiteMoves(p, piece); to != 0; to = Bitboard.rest(to)) {
                if (!isDisaster(BareKingPosition.afterWhite(p, piece, Bitboard.first(to)))) {
                    return true;
                }
            }
        }
        return false;
    }

    /** King moves from the black king to the nearer of White's pieces. */
    static int reach(int x) {
        return Math.min(d(bk(x), qb(x)), d(bk(x), kt(x)));
    }

    /** Stage 0. */
    static boolean isLost(int x) {
        return isBlackToMove(x) && (isDisaster(x) || badpos(x));
    }

    /** onblack: the square is dark. */
    static boolean onblack(int square) {
        return Square.isDark(square);
    }
}
