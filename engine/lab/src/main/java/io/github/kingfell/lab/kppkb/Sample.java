package io.github.kingfell.lab.kppkb;

import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.IllegalPositionException;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.PositionBuilder;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/**
 * Random positions of two pawns against a bishop in which something can be lost: White, to move, wins and has a move
 * that does not win; or Black, to move, holds and has a move that does not hold. The same seed gives the same sample.
 */
public final class Sample {
    private final KppkbVerdicts truth;
    private final Random random;
    private final List<Position> won = new ArrayList<>();
    private final List<Position> drawn = new ArrayList<>();
    private int undecided;
    private int tried;

    /** @param size number of positions of each kind */
    public Sample(KppkbVerdicts truth, long seed, int size) {
        this.truth = truth;
        random = new Random(seed);
        while (won.size() < size || drawn.size() < size) {
            Optional<Position> candidate = anyPosition();
            if (candidate.isPresent()) {
                consider(candidate.get(), size);
            }
        }
    }

    /** Returns the positions that White, to move, wins. */
    public List<Position> won() {
        return List.copyOf(won);
    }

    /** Returns the positions that Black, to move, holds. */
    public List<Position> drawn() {
        return List.copyOf(drawn);
    }

    /** Returns how many of the {@link #tried} positions were left out because they could not be decided. */
    public int undecided() {
        return undecided;
    }

    /** Returns how many legal positions were examined. */
    public int tried() {
        return tried;
    }

    private void consider(Position position, int size) {
        tried++;
        GameValue verdict = truth.verdict(position);
        undecided += verdict == GameValue.UNKNOWN ? 1 : 0;
        boolean whiteToMove = position.sideToMove() == Color.WHITE;
        List<Position> kind = whiteToMove ? won : drawn;
        GameValue good = whiteToMove ? GameValue.WIN : GameValue.NO_WIN;
        GameValue bad = whiteToMove ? GameValue.NO_WIN : GameValue.WIN;
        if (verdict == good && kind.size() < size && truth.after(position).containsValue(bad)) {
            kind.add(position);
        }
    }

    private Optional<Position> anyPosition() {
        PositionBuilder builder = new PositionBuilder().sideToMove(random.nextInt(2));
        int[] pieces = {
            Piece.of(Color.WHITE, Piece.KING),
            Piece.of(Color.WHITE, Piece.PAWN),
            Piece.of(Color.WHITE, Piece.PAWN),
            Piece.of(Color.BLACK, Piece.KING),
            Piece.of(Color.BLACK, Piece.BISHOP)
        };
        long used = 0;
        for (int piece : pieces) {
            int square = random.nextInt(64);
            used |= Bitboard.of(square);
            builder.put(square, piece);
        }
        try {
            return Bitboard.count(used) < pieces.length ? Optional.empty() : Optional.of(builder.build());
        } catch (IllegalPositionException e) {
            return Optional.empty();
        }
    }
}
