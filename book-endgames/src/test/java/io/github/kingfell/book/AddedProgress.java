package io.github.kingfell.book;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** Measures again the progress that an ending adds to stage and measure. White is the strong side. */
final class AddedProgress {
    private static final Pattern ROOK =
            Pattern.compile("^the attacking king stands (\\d) instead of (\\d) steps from the rook$");
    private static final Pattern BISHOPS =
            Pattern.compile("^the kings stand (\\d) instead of (\\d) steps apart, and the"
                    + " attacking king (\\d) instead of (\\d) steps from a bishop$");
    private static final Pattern AREA =
            Pattern.compile("^the area behind the bishop's diagonal has (\\d+) instead of (\\d+) squares$");
    private static final List<String> UNMEASURED = List.of(
            "",
            "the knight stands better for closing a smaller area",
            "the lone king could have left the area and is still shut in");

    private AddedProgress() {}

    static void check(String words, Position head, Position leaf) {
        Matcher m = ROOK.matcher(words);
        if (m.find()) {
            assertFalls(m, 1, fromPiece(leaf, Piece.ROOK), fromPiece(head, Piece.ROOK));
        } else if ((m = BISHOPS.matcher(words)).find()) {
            assertFalls(m, 1, BoardFacts.apart(leaf), BoardFacts.apart(head));
            assertFalls(m, 3, fromPiece(leaf, Piece.BISHOP), fromPiece(head, Piece.BISHOP));
        } else if ((m = AREA.matcher(words)).find()) {
            assertThat(Integer.parseInt(m.group(1))).isLessThan(Integer.parseInt(m.group(2)));
            assertThat(areas(leaf)).contains(Integer.parseInt(m.group(1)));
            assertThat(areas(head)).contains(Integer.parseInt(m.group(2)));
        } else {
            assertThat(UNMEASURED).contains(words);
        }
    }

    private static void assertFalls(Matcher m, int group, int after, int before) {
        assertThat(Integer.parseInt(m.group(group))).isEqualTo(after).isLessThan(before);
        assertThat(Integer.parseInt(m.group(group + 1))).isEqualTo(before);
    }

    /** Steps from White's king to the nearest piece of a kind. */
    private static int fromPiece(Position x, int kind) {
        long pieces = x.pieces(Color.WHITE, kind);
        return IntStream.range(0, 64)
                .filter(square -> Bitboard.contains(pieces, square))
                .map(square -> Square.distance(square, x.king(Color.WHITE)))
                .min()
                .orElseThrow();
    }

    /**
     * The number of squares cut off by the bishop's diagonals at each corner where the lone king stands among or on
     * them.
     */
    private static List<Integer> areas(Position x) {
        int bishop = Bitboard.first(x.pieces(Color.WHITE, Piece.BISHOP));
        return IntStream.of(Square.A1, Square.H1, Square.A8, Square.H8)
                .filter(corner -> lines(x.king(Color.BLACK), corner) <= lines(bishop, corner))
                .map(corner -> (int) IntStream.range(0, 64)
                        .filter(square -> lines(square, corner) < lines(bishop, corner))
                        .count())
                .boxed()
                .toList();
    }

    private static int lines(int square, int corner) {
        return Math.abs(Square.file(square) - Square.file(corner))
                + Math.abs(Square.rank(square) - Square.rank(corner));
    }
}
