package io.github.kingfell.book.kpk;

import io.github.kingfell.rules.board.Attacks;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Square;

/**
 * Where the king of the pawn's side can get, against every defence, to a key square of its pawn, or see the pawn
 * through. The pawn goes up. Worked out backwards, pawn by pawn from the seventh rank down, since a pawn only moves on.
 */
final class KeySquares {
    static final KeySquares STANDARD = new KeySquares();

    private static final int SQUARES = 64;
    private static final int STATES = 2 * SQUARES * SQUARES;
    private static final int SECOND = 1;
    private static final int FIFTH = 4;
    private static final int SEVENTH = 6;

    /** By pawn, side to move, king, other king. */
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
     * The squares from which a king wins, whoever is to move: on the three files around the pawn, two ranks before it,
     * from the fifth rank on also one; for a rook pawn those beside the corner. None for a pawn on the seventh rank.
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

    /** True when the king gets through; the position must be legal. */
    boolean areReached(boolean strongToMove, int king, int enemy, int pawn) {
        return reached[number(strongToMove, king, enemy, pawn)];
    }

    private static int number(boolean strongToMove, int king, int enemy, int pawn) {
        return ((pawn * 2 + (strongToMove ? 0 : 1)) * SQUARES + king) * SQUARES + enemy;
    }

    /** One round over the states of a pawn; true when some were added. */
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

    /** The side of the pawn is to move, and has a way. */
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

    /** The other side is to move, and every move, of which there is one, lets the king through. */
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
