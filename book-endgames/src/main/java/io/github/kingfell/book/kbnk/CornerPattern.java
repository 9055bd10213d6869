package io.github.kingfell.book.kbnk;

import static io.github.kingfell.book.kbnk.KbnkMeasures.kt;
import static io.github.kingfell.book.kbnk.KbnkMeasures.qb;
import static io.github.kingfell.book.predicates.BareKingPosition.bk;
import static io.github.kingfell.book.predicates.BareKingPosition.isBlackToMove;
import static io.github.kingfell.book.predicates.BareKingPosition.wk;

import io.github.kingfell.book.predicates.BareKingPosition;
import io.github.kingfell.book.predicates.BoardSymmetry;
import io.github.kingfell.rules.board.Attacks;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Square;

/**
 * Stages 4 and 6: the black king is shut in at a corner, in stage 4 at one where he cannot be mated, in stage 6 at one
 * where he can (Huberman 1968, chapter 6). Each pattern has four forms. The wording comes from figures; the squares of
 * the white king and of the bishop follow from games KBNK-2 and KBNK-3 (R11).
 */
final class CornerPattern {
    private static final int C6 = Square.of(2, 5);
    private static final int B8 = Square.of(1, 7);
    private static final int C7 = Square.of(2, 6);
    private static final int A7 = Square.of(0, 6);
    private static final int A6 = Square.of(0, 5);

    private static final int C2 = Square.of(2, 1);
    private static final int A2 = Square.of(0, 1);
    private static final int A3 = Square.of(0, 2);

    /**
     * The squares of White's king in all images of the pattern: nearly always he stands elsewhere, which ends the test
     * early.
     */
    private static final long IMAGES_OF_C6 = BoardSymmetry.images(C6);

    private static final long IMAGES_OF_C2 = BoardSymmetry.images(C2);

    private CornerPattern() {}

    /** Stage 4, revcornpos: at the light corner a8, with the bishop bearing on b8, White's king on c6. */
    static boolean revcornpos(int x) {
        if (!Bitboard.contains(IMAGES_OF_C6, wk(x))) {
            return false;
        }
        for (int i = 0; i < BoardSymmetry.COUNT; i++) {
            int image = BareKingPosition.image(x, BoardSymmetry.number(i));
            int bk = bk(image);
            boolean shutIn = bk == Square.A8 || bk == A7 || bk == A6;
            boolean onB8toH2 = qb(image) != A7;
            if (shutIn && wk(image) == C6 && onB8toH2 && bearsOnEmpty(image, B8) && mayLeaveA6(image)) {
                return true;
            }
        }
        return false;
    }

    /** With Black to move from a6, only a bishop on c7 keeps him from a5. */
    private static boolean mayLeaveA6(int x) {
        return !isBlackToMove(x) || bk(x) != A6 || qb(x) == C7;
    }

    /**
     * Stage 6, cornerpos: at the dark corner a1, with the bishop bearing on a3, White's king on c2; knight anywhere.
     */
    static boolean cornerpos(int x) {
        if (!Bitboard.contains(IMAGES_OF_C2, wk(x))) {
            return false;
        }
        for (int i = 0; i < BoardSymmetry.COUNT; i++) {
            int image = BareKingPosition.image(x, BoardSymmetry.number(i));
            int bk = bk(image);
            boolean shutIn = bk == Square.A1 || bk == A2;
            boolean onA3toF8 = Square.rank(qb(image)) > Square.rank(A3);
            if (shutIn && wk(image) == C2 && onA3toF8 && bearsOnEmpty(image, A3)) {
                return true;
            }
        }
        return false;
    }

    /** True when the bishop's line to a square is free, the square included. */
    private static boolean bearsOnEmpty(int x, int square) {
        long occupied = BareKingPosition.white(x) | Bitboard.of(bk(x));
        return kt(x) != square && Bitboard.contains(Attacks.bishop(qb(x), occupied), square);
    }
}
