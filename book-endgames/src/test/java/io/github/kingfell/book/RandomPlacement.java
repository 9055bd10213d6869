package io.github.kingfell.book;

import io.github.kingfell.engine.forcing.endgame.EndgameBook;
import io.github.kingfell.rules.board.IllegalPositionException;
import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.PositionBuilder;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Random positions of an ending of the book from a seeded source. */
final class RandomPlacement {
    private final EndgameBook book = StandardBook.create();
    private final Random random;

    RandomPlacement(long seed) {
        random = new Random(seed);
    }

    /**
     * The next position with a legal move that the book accepts; either colour may be strong.
     *
     * @param ending a name such as {@code KQKR}, the strong side's pieces first
     */
    Position next(boolean strongSideToMove, String ending) {
        while (true) {
            int strong = random.nextInt(2);
            PositionBuilder builder = new PositionBuilder();
            long taken = 0;
            List<Integer> pieces = new ArrayList<>();
            for (int i = 0; i < ending.length(); i++) {
                int color = i < ending.lastIndexOf('K') ? strong : strong ^ 1;
                pieces.add(Piece.of(color, " PNBRQK".indexOf(ending.charAt(i))));
            }
            boolean free = true;
            for (int piece : pieces) {
                int square = random.nextInt(64);
                free &= (taken & 1L << square) == 0;
                taken |= 1L << square;
                builder.put(square, piece);
            }
            builder.sideToMove(strongSideToMove ? strong : strong ^ 1);
            if (free && isFit(builder)) {
                return built(builder);
            }
        }
    }

    private boolean isFit(PositionBuilder builder) {
        try {
            Position position = builder.build();
            return new MoveGenerator(position).count(position) > 0
                    && book.find(position).isPresent();
        } catch (IllegalPositionException e) {
            return false;
        }
    }

    private static Position built(PositionBuilder builder) {
        try {
            return builder.build();
        } catch (IllegalPositionException e) {
            throw new AssertionError("it was legal before", e);
        }
    }
}
