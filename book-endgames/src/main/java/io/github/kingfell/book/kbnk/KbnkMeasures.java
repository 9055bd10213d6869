package io.github.kingfell.book.kbnk;

import static io.github.kingfell.book.predicates.LoneKing.d;
import static io.github.kingfell.book.predicates.PackedPosition.bk;
import static io.github.kingfell.book.predicates.PackedPosition.isBlackToMove;
import static io.github.kingfell.book.predicates.PackedPosition.isDisaster;
import static io.github.kingfell.book.predicates.PackedPosition.succ;
import static io.github.kingfell.book.predicates.PackedPosition.wk;

import io.github.kingfell.book.predicates.PackedPosition;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Square;

/**
 * The pieces of KBNK and the predicates that every stage uses (Huberman 1968, chapter 6). Arguments are
 * {@link PackedPosition}s with a dark-squared bishop, called qb, and the knight, called kt.
 */
final class KbnkMeasures {
    private static final long BOARD_CORNERS = 0x8100000000000081L;

    /** d4, d5, e4 and e5. */
    private static final long CENTRE = 0x1818000000L;

    private KbnkMeasures() {}

    static int qb(int x) {
        return PackedPosition.first(x);
    }

    static int kt(int x) {
        return PackedPosition.second(x);
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
            if (!hasQuietMove(PackedPosition.afterBlack(q, Bitboard.first(to)))) {
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
        for (int piece = PackedPosition.KING; piece <= PackedPosition.SECOND; piece++) {
            for (long to = PackedPosition.whiteMoves(p, piece); to != 0; to = Bitboard.rest(to)) {
                if (!isDisaster(PackedPosition.afterWhite(p, piece, Bitboard.first(to)))) {
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
