package io.github.kingfell.book.kpk;

import io.github.kingfell.rules.board.Attacks;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Square;

/**
 * Positions in which the king of the pawn's side can reach a key square of its pawn, or escort the pawn to promotion,
 * against every defence. The pawn goes up. The positions are computed backwards, pawn by pawn from the seventh rank
 * down, because a pawn only moves forward.
 */
final class KeySquares {
    static final KeySquares STANDARD = new KeySquares();

    private static final int SQUARES = 64;
    private static final int STATES = 2 * SQUARES * SQUARES;
    private static final int SECOND = 1;
    private static final int FIFTH = 4;
    private static final int SEVENTH = 6;

    /** By pawn, side to move, strong king, other king. */
    private final boolean[] reached = new boolean[SQUARES * STATES];

    private KeySquares() {
        for (int pawn = Square.of(7, SEVENTH); pawn >= Square.of(0, SECOND); pawn--) {
            boolean grown = true;
            while (grown) {
                grown = grow(pawn);
            }
        }
    }

    /**
     * The squares from which a king wins, whichever side is to move: on the three files around the pawn, two ranks
     * ahead of it, from the fifth rank on also one rank ahead; for a rook pawn the squares beside the corner. None for
     * a pawn on the seventh rank.
     */
    static long of(int pawn) {
        int file = Square.file(pawn);
        int rank = Square.rank(pawn);
        if (rank == SEVENTH) {
            return 0;
        }
        if (file == 0 || file == 7) {
            int beside = file == 0 ? 1 : 6;
            return Bitboard.of(Square.of(beside, SEVENTH)) | Bitboard.of(Square.of(beside, SEVENTH + 1));
        }
        long squares = 0;
        for (int near = file - 1; near <= file + 1; near++) {
            squares |= Bitboard.of(Square.of(near, rank + 2));
            squares |= rank >= FIFTH ? Bitboard.of(Square.of(near, rank + 1)) : 0;
        }
        return squares;
    }

    /** True when the king succeeds; the position must be legal. */
    boolean areReached(boolean strongToMove, int king, int enemy, int pawn) {
        return reached[number(strongToMove, king, enemy, pawn)];
    }

    private static int number(boolean strongToMove, int king, int enemy, int pawn) {
        return ((pawn * 2 + (strongToMove ? 0 : 1)) * SQUARES + king) * SQUARES + enemy;
    }

    /** Makes one pass over the states of a pawn; returns true when some were added. */
    private boolean grow(int pawn) {
        boolean grown = false;
        for (int king = 0; king < SQUARES; king++) {
            for (int enemy = 0; enemy < SQUARES; enemy++) {
                if (king == pawn || enemy == pawn || Square.distance(king, enemy) <= 1) {
                    continue;
                }
                grown |= add(number(true, king, enemy, pawn), advances(king, enemy, pawn));
                grown |= add(number(false, king, enemy, pawn), yields(king, enemy, pawn));
            }
        }
        return grown;
    }

    private boolean add(int number, boolean holds) {
        boolean isNew = holds && !reached[number];
        reached[number] |= holds;
        return isNew;
    }

    /** True when the pawn's side, to move, has a way. */
    private boolean advances(int king, int enemy, int pawn) {
        if (Bitboard.contains(of(pawn), king)) {
            return true;
        }
        for (long rest = Attacks.king(king) & ~Attacks.king(enemy) & ~Bitboard.of(pawn);
                rest != 0;
                rest = Bitboard.rest(rest)) {
            if (reached[number(false, Bitboard.first(rest), enemy, pawn)]) {
                return true;
            }
        }
        int next = pawn + 8;
        if (next == king || next == enemy) {
            return false;
        }
        if (Square.rank(pawn) == SEVENTH) {
            return Square.distance(enemy, next) > 1 || Square.distance(king, next) <= 1;
        }
        int second = next + 8;
        return reached[number(false, king, enemy, next)]
                || Square.rank(pawn) == SECOND
                        && second != king
                        && second != enemy
                        && reached[number(false, king, enemy, second)];
    }

    /** True when the other side, to move, has a move, and every move lets the king through. */
    private boolean yields(int king, int enemy, int pawn) {
        long guarded = Attacks.king(king);
        long targets = Attacks.king(enemy) & ~guarded & ~Attacks.pawn(0, pawn);
        if (targets == 0 || Bitboard.contains(targets, pawn)) {
            return false;
        }
        for (long rest = targets; rest != 0; rest = Bitboard.rest(rest)) {
            if (!reached[number(true, king, Bitboard.first(rest), pawn)]) {
                return false;
            }
        }
        return true;
    }
}
