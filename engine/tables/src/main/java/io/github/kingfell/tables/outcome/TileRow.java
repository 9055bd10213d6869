package io.github.kingfell.tables.outcome;

import io.github.kingfell.rules.Hot;
import io.github.kingfell.rules.board.Attacks;
import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.tables.index.Signature;

/** What is known of a row of a tile without its outcomes, as sets of the squares of the man that moves along it. */
@Hot
final class TileRow {
    private final Signature signature;

    /** The man in the row's place, and the man that moves along the row. */
    private final int still;

    private final int mover;

    /** The squares on which the side not to move is not in check, and no two men stand on one square. */
    private long positions;

    /** The squares on which the side to move is in check. */
    private long checks;

    /** The squares on which each of the two men is attacked by the other side, and guarded by its own. */
    private long stillAttacked;

    private long stillGuarded;
    private long moverAttacked;
    private long moverGuarded;

    TileRow(TileGrid grid) {
        signature = grid.signature;
        still = grid.rows;
        mover = grid.rows + 1;
    }

    /** Looks at the row in which all men but the one that moves stand on their squares. */
    void look(int[] squares, int sideToMove) {
        positions = 0;
        checks = 0;
        stillAttacked = 0;
        stillGuarded = 0;
        moverAttacked = 0;
        moverGuarded = 0;
        long occupied = 0;
        for (int man = 0; man < signature.pieceCount; man++) {
            occupied |= man == mover ? 0 : 1L << squares[man];
        }
        boolean kingsTouch = mover > 1 && (Attacks.king(squares[0]) >>> squares[1] & 1) != 0;
        if (Bitboard.count(occupied) < signature.pieceCount - 1 || kingsTouch) {
            return;
        }
        positions = ~occupied;
        for (int man = 0; man < signature.pieceCount; man++) {
            if (man != mover) {
                lookFrom(man, squares, sideToMove, occupied);
            }
        }
        lookFromMover(squares, sideToMove, occupied);
    }

    private void lookFrom(int man, int[] squares, int sideToMove, long occupied) {
        int from = squares[man];
        int color = signature.colors[man];
        long attacks =
                signature.isPawn(man) ? Attacks.pawn(color, from) : Attacks.of(signature.kinds[man], from, occupied);
        if (color == signature.colors[mover]) {
            moverGuarded |= attacks;
        } else {
            moverAttacked |= attacks;
        }
        if (man != still && (attacks >>> squares[still] & 1) != 0) {
            long open = ~Attacks.between(from, squares[still]);
            if (color == signature.colors[still]) {
                stillGuarded |= open;
            } else {
                stillAttacked |= open;
            }
        }
        int king = color ^ 1;
        if (man > 1 && king != mover && (attacks >>> squares[king] & 1) != 0) {
            long between = Attacks.between(from, squares[king]);
            if (color == sideToMove) {
                positions &= between;
            } else {
                checks |= ~between;
            }
        }
    }

    private void lookFromMover(int[] squares, int sideToMove, long occupied) {
        int color = signature.colors[mover];
        int kind = signature.kinds[mover];
        long there = Attacks.of(kind, squares[still], occupied);
        if (color == signature.colors[still]) {
            stillGuarded |= there;
        } else {
            stillAttacked |= there;
        }
        if (kind == Piece.KING) {
            positions &= ~Attacks.king(squares[color ^ 1]);
            if (color == sideToMove) {
                checks = moverAttacked;
            } else {
                positions &= ~moverAttacked;
            }
        } else if (color == sideToMove) {
            positions &= ~Attacks.of(kind, squares[color ^ 1], occupied);
        } else {
            checks |= Attacks.of(kind, squares[color ^ 1], occupied);
        }
    }

    long positions() {
        return positions;
    }

    /** Returns what is known of a square as {@link TileModel} numbers it. */
    int features(int square) {
        return (int) (checks >>> square & 1
                | (moverAttacked >>> square & 1) << 1
                | (moverGuarded >>> square & 1) << 2
                | (stillAttacked >>> square & 1) << 3
                | (stillGuarded >>> square & 1) << 4);
    }
}
