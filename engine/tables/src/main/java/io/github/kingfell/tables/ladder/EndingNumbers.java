package io.github.kingfell.tables.ladder;

import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.IllegalPositionException;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.PositionBuilder;
import io.github.kingfell.rules.board.Symmetry;
import io.github.kingfell.tables.index.KingPairs;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Numbers the placements of an ending of at most four men: reflections share a number. */
final class EndingNumbers {
    final long material;

    /** The pieces beside the kings. */
    private final int[] pieces;

    private final KingPairs kings;
    private final boolean alike;

    EndingNumbers(long material) {
        this.material = material;
        List<Integer> all = new ArrayList<>();
        for (int color = Color.WHITE; color <= Color.BLACK; color++) {
            for (int kind = Piece.QUEEN; kind >= Piece.PAWN; kind--) {
                for (int i = MaterialKey.count(material, color, kind); i > 0; i--) {
                    all.add(Piece.of(color, kind));
                }
            }
        }
        pieces = all.stream().mapToInt(piece -> piece).toArray();
        boolean pawns = Arrays.stream(pieces).anyMatch(piece -> Piece.kind(piece) == Piece.PAWN);
        kings = pawns ? KingPairs.WITH_PAWNS : KingPairs.WITHOUT_PAWNS;
        alike = pieces.length == 2 && pieces[0] == pieces[1];
    }

    /** Returns the exclusive upper bound of the numbers. */
    int bound() {
        return kings.count() << 6 * pieces.length;
    }

    /** Returns the number of a position of the material. */
    int of(Position position) {
        int found = kings.find(position.king(Color.WHITE), position.king(Color.BLACK));
        int symmetry = KingPairs.symmetry(found);
        int number = number(position, found, symmetry);
        return KingPairs.onDiagonal(found)
                ? Math.min(number, number(position, found, symmetry ^ Symmetry.DIAGONAL))
                : number;
    }

    private int number(Position position, int found, int symmetry) {
        int number = KingPairs.number(found);
        if (alike) {
            long squares = position.pieces(Piece.color(pieces[0]), Piece.kind(pieces[0]));
            int one = Symmetry.apply(symmetry, Bitboard.first(squares));
            int other = Symmetry.apply(symmetry, Bitboard.first(Bitboard.rest(squares)));
            return (number << 6 | Math.min(one, other)) << 6 | Math.max(one, other);
        }
        for (int piece : pieces) {
            long squares = position.pieces(Piece.color(piece), Piece.kind(piece));
            number = number << 6 | Symmetry.apply(symmetry, Bitboard.first(squares));
        }
        return number;
    }

    /** Returns the position of a number that some position has. */
    Position position(int number, int sideToMove) {
        int pair = number >> 6 * pieces.length;
        PositionBuilder builder = new PositionBuilder()
                .sideToMove(sideToMove)
                .put(kings.whiteKing(pair), Piece.of(Color.WHITE, Piece.KING))
                .put(kings.blackKing(pair), Piece.of(Color.BLACK, Piece.KING));
        for (int i = 0; i < pieces.length; i++) {
            builder.put(number >> 6 * (pieces.length - 1 - i) & 63, pieces[i]);
        }
        try {
            return builder.build();
        } catch (IllegalPositionException e) {
            throw new IllegalArgumentException("no position: " + number, e);
        }
    }
}
