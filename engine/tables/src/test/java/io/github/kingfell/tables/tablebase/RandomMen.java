package io.github.kingfell.tables.tablebase;

import io.github.kingfell.rules.board.IllegalPositionException;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.PositionBuilder;
import io.github.kingfell.tables.index.Signature;
import java.util.Optional;
import java.util.Random;

/** Pieces of one material on random squares, and the same as a position. */
final class RandomMen {
    final Men men;
    private final Random random;

    RandomMen(String material, long seed) {
        men = new Men(new Signature(MaterialKey.strongerWhite(MaterialKey.parse(material))));
        random = new Random(seed);
    }

    /** Puts every piece on a square of its own, pawns on the second to the seventh rank. */
    void place() {
        place(0, 64);
    }

    /** Puts all pieces on the fourth and fifth rank, where they stand in each other's way. */
    void placeInACrowd() {
        place(24, 16);
    }

    private void place(int first, int count) {
        for (int man = 0; man < men.squares.length; man++) {
            do {
                men.squares[man] = first + random.nextInt(count);
            } while (isTaken(man) || men.signature.isPawn(man) && (men.squares[man] >> 3) % 7 == 0);
        }
    }

    private boolean isTaken(int man) {
        for (int other = 0; other < man; other++) {
            if (men.squares[other] == men.squares[man]) {
                return true;
            }
        }
        return false;
    }

    /** Returns the position; empty when it is illegal. A captured piece is left out. */
    Optional<Position> position(int sideToMove) {
        PositionBuilder builder = new PositionBuilder().sideToMove(sideToMove);
        for (int man = 0; man < men.squares.length; man++) {
            if (men.squares[man] != Signature.NONE) {
                builder.put(men.squares[man], Piece.of(men.signature.colors[man], men.signature.kinds[man]));
            }
        }
        try {
            return Optional.of(builder.build());
        } catch (IllegalPositionException e) {
            return Optional.empty();
        }
    }
}
