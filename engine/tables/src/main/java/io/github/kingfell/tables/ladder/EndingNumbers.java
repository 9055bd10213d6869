package io.github.kingfell.tables.ladder;

import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.IllegalPositionException;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.PositionBuilder;
import io.github.kingfell.rules.board.Square;
import io.github.kingfell.rules.board.Symmetry;
import io.github.kingfell.tables.index.KingPairs;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Numbers the placements of an ending of at most four men: reflections share a number. */
final class EndingNumbers {
    /** A placement in which no pawn can have made a double step that lets it be captured so. */
    static final int NO_NUMBER = -1;

    final long material;

    /** The pieces beside the kings. */
    private final int[] pieces;

    private final KingPairs kings;
    private final boolean alike;

    /** Added to the number of a placement where a pawn may be captured en passant. */
    private final int passing;

    private final boolean hasPassing;

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
        passing = kings.count() << 6 * pieces.length;
        hasPassing = pieces.length == 2
                && pieces[0] == Piece.of(Color.WHITE, Piece.PAWN)
                && pieces[1] == Piece.of(Color.BLACK, Piece.PAWN);
    }

    /** Returns the exclusive upper bound of the numbers. */
    int bound() {
        return hasPassing ? 2 * passing : passing;
    }

    /** Returns the number of a position of the material. */
    int of(Position position) {
        int found = kings.find(position.king(Color.WHITE), position.king(Color.BLACK));
        int symmetry = KingPairs.symmetry(found);
        int number = number(position, found, symmetry) + (position.enPassant() == Square.NONE ? 0 : passing);
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

    /**
     * Returns the number of a placement after a double step of the side that is not to move, where its pawn may be
     * captured en passant; {@link #NO_NUMBER} where that cannot be.
     */
    int afterDoubleStep(int number, int sideToMove) {
        int pawn = number >> (sideToMove == Color.WHITE ? 0 : 6) & 63;
        if (!hasPassing || Square.rank(pawn) != (sideToMove == Color.WHITE ? 4 : 3)) {
            return NO_NUMBER;
        }
        Position before = position(number, sideToMove);
        int behind = passed(number, sideToMove);
        boolean free = ((1L << behind | 1L << 2 * behind - pawn) & before.occupied()) == 0;
        return free && position(number + passing, sideToMove).enPassant() == behind ? number + passing : NO_NUMBER;
    }

    /** Returns the square behind the pawn of the side that is not to move. */
    private static int passed(int number, int sideToMove) {
        return sideToMove == Color.WHITE ? (number & 63) + 8 : (number >> 6 & 63) - 8;
    }

    /** Returns the position of a number that some position has. */
    Position position(int number, int sideToMove) {
        int pair = number % passing >> 6 * pieces.length;
        PositionBuilder builder = new PositionBuilder()
                .sideToMove(sideToMove)
                .put(kings.whiteKing(pair), Piece.of(Color.WHITE, Piece.KING))
                .put(kings.blackKing(pair), Piece.of(Color.BLACK, Piece.KING));
        for (int i = 0; i < pieces.length; i++) {
            builder.put(number >> 6 * (pieces.length - 1 - i) & 63, pieces[i]);
        }
        if (number >= passing) {
            builder.enPassant(passed(number, sideToMove));
        }
        try {
            return builder.build();
        } catch (IllegalPositionException e) {
            throw new IllegalArgumentException("no position: " + number, e);
        }
    }
}
