package io.github.kingfell.tables.ladder;

import static io.github.kingfell.tables.ladder.LadderTerm.number;
import static io.github.kingfell.tables.ladder.LadderTerm.yesOrNo;

import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import java.util.ArrayList;
import java.util.List;

/** What there is to see of the pieces of the stronger side. Two of a kind are added up. */
final class PieceTerms {
    private PieceTerms() {}

    /** Returns the word for a kind. */
    static String word(int kind) {
        return switch (kind) {
            case Piece.PAWN -> "pawn";
            case Piece.KNIGHT -> "knight";
            case Piece.BISHOP -> "bishop";
            case Piece.ROOK -> "rook";
            default -> "queen";
        };
    }

    static List<LadderTerm> of(int kind, int count) {
        String piece = word(kind);
        String all = count == 1 ? piece : piece + "s together";
        List<LadderTerm> terms = new ArrayList<>(List.of(
                number("our king {} from the " + all, x -> sumTo(x, kind, x.king(Color.WHITE))),
                number("their king {} from the " + all, x -> sumTo(x, kind, x.king(Color.BLACK))),
                yesOrNo(
                        "no " + piece + " hangs",
                        "a " + piece + " hangs",
                        x -> Distances.sum(x, kind, s -> hangs(x, s))),
                yesOrNo(
                        "each " + piece + " guarded",
                        "a " + piece + " not guarded",
                        x -> Distances.sum(x, kind, s -> Distances.attacks(x, Color.WHITE, s) ? 0 : 1)),
                number("the " + all + " {} from the middle", x -> Distances.sum(x, kind, Distances::middle))));
        if (count == 1 && (kind == Piece.ROOK || kind == Piece.QUEEN)) {
            terms.addAll(lines(kind));
        } else if (count == 1 && kind == Piece.BISHOP) {
            terms.add(number("their king {} from a corner of the bishop's colour", PieceTerms::toBishopsCorner));
        } else if (count == 2) {
            terms.add(number("the " + piece + "s {} apart", x -> apart(x, kind)));
        }
        return terms;
    }

    private static List<LadderTerm> lines(int kind) {
        String piece = word(kind);
        return List.of(
                yesOrNo(
                        "the " + piece + " between the kings",
                        "the " + piece + " not between the kings",
                        x -> RookBox.of(x, kind).dividesKings() ? 0 : 1),
                number(
                        "the " + piece + "'s box {} squares",
                        x -> RookBox.of(x, kind).squares()),
                number(
                        "the " + piece + "'s box {} files and ranks",
                        x -> RookBox.of(x, kind).half()),
                number(
                        "the " + piece + "'s box {} wide",
                        x -> RookBox.of(x, kind).breadth()),
                number(
                        "our king {} files and ranks from the inner corner of the " + piece + "'s box",
                        x -> RookBox.of(x, kind).kingToCorner()));
    }

    private static int sumTo(Position position, int kind, int square) {
        return Distances.sum(position, kind, other -> Square.distance(square, other));
    }

    private static int hangs(Position position, int square) {
        return Distances.attacks(position, Color.BLACK, square) && !Distances.attacks(position, Color.WHITE, square)
                ? 1
                : 0;
    }

    private static int apart(Position position, int kind) {
        long both = position.pieces(Color.WHITE, kind);
        return Square.distance(Bitboard.first(both), Bitboard.first(Bitboard.rest(both)));
    }

    private static int toBishopsCorner(Position position) {
        int king = position.king(Color.BLACK);
        boolean dark = Square.isDark(Distances.square(position, Color.WHITE, Piece.BISHOP));
        return dark
                ? Math.min(Square.distance(king, Square.A1), Square.distance(king, Square.H8))
                : Math.min(Square.distance(king, Square.H1), Square.distance(king, Square.A8));
    }
}
