package io.github.kingfell.workbench.render;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import io.github.kingfell.rules.testkit.Positions;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Coordinates are computed by hand: 40 units a square, the corner of a8 at the origin. */
class BoardSvgTest {
    private final Position start = Positions.of("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");

    private static long count(String text, String pattern) {
        return Pattern.compile(pattern).matcher(text).results().count();
    }

    /** With Black at the bottom the pieces and the coordinates are turned. */
    @Test
    void theBoardFromTheOtherSide() {
        String white = BoardSvg.of(start, Move.NONE, 0, List.of(), Color.WHITE, 200);
        String black = BoardSvg.of(start, Move.NONE, 0, List.of(), Color.BLACK, 200);
        assertThat(white).contains("<use xlink:href='#wr' x='0' y='280'/>", ">a</text>");
        assertThat(black).contains("<use xlink:href='#br' x='0' y='280'/>", "<use xlink:href='#wk' x='120' y='0'/>");
        assertThat(black).contains("<title>White: king e1, queen d1");
    }

    @Test
    void boardsShowEveryPiece() {
        String board = BoardSvg.of(start, Positions.move(start, "e2e4"), 200);
        assertThat(board.split("<use xlink:href='#[wb]", -1)).hasSize(33);
        assertThat(board).contains("<use xlink:href='#wk' x='160' y='280'/>", "<use xlink:href='#bq' x='120' y='0'/>");
        assertThat(board.split("class='last'", -1)).hasSize(3);
        for (String piece : new String[] {"wp", "wn", "wb", "wr", "wq", "wk", "bp", "bn", "bb", "br", "bq", "bk"}) {
            assertThat(BoardSvg.definitions()).contains("<g id='" + piece + "'");
        }
        ProofRenderTest.assertBalanced(BoardSvg.definitions() + board);
    }

    @Test
    void thirtyTwoSquaresAreDark() {
        assertThat(count(BoardSvg.definitions(), "h40v40h-40z")).isEqualTo(32);
        assertThat(BoardSvg.definitions()).contains("M0 280h40v40h-40z").doesNotContain("M0 0h40");
    }

    /** The squares of the last move and of a net lie beneath the pieces. */
    @Test
    void squaresAreMarked() {
        long net = Bitboard.of(Square.A1) | Bitboard.of(Square.H8);
        String board = BoardSvg.of(start, Positions.move(start, "e2e4"), net, List.of(), Color.WHITE, 200);
        assertThat(board)
                .containsPattern("class='last'[^>]* x='160' y='240'/>")
                .containsPattern("class='last'[^>]* x='160' y='160'/>")
                .containsPattern("class='net'[^>]* x='0' y='280'/>")
                .containsPattern("class='net'[^>]* x='280' y='0'/>");
        assertThat(count(board, "class='last'")).isEqualTo(2);
        assertThat(count(board, "class='net'")).isEqualTo(2);
        assertThat(board.lastIndexOf("class='last'")).isLessThan(board.indexOf("#wr"));
        String black = BoardSvg.of(start, Positions.move(start, "e2e4"), 0, List.of(), Color.BLACK, 200);
        assertThat(black).containsPattern("class='last'[^>]* x='120' y='40'/>");
    }

    /** From the middle of a1 to the middle of a8: the shaft ends twelve units before the tip. */
    @Test
    void arrowsPointFromSquareToSquare() {
        Position rook = Positions.of("8/8/8/8/8/1k6/8/R6K w - - 0 1");
        BoardSvg.Arrow good = new BoardSvg.Arrow(Positions.move(rook, "a1g1"), true);
        BoardSvg.Arrow bad = new BoardSvg.Arrow(Positions.move(rook, "h1h2"), false);
        String board = BoardSvg.of(rook, Move.NONE, 0, List.of(good, bad), Color.WHITE, 200);
        assertThat(board)
                .containsPattern("class='arrow good'[^>]* d='M20 300L248 300M248 294L260 300L248 306z'/>")
                .containsPattern("class='arrow bad'[^>]* d='M300 300L300 272M294 272L300 260L306 272z'/>");
        String black = BoardSvg.of(rook, Move.NONE, 0, List.of(good), Color.BLACK, 200);
        assertThat(black).containsPattern("class='arrow good'[^>]* d='M300 20L72 20M72 26L60 20L72 14z'/>");
    }

    /** Each file and rank once, in the colour that the square needs. */
    @Test
    void coordinatesStandAtTheEdge() {
        String board = BoardSvg.of(start, Move.NONE, 200);
        for (char name : "abcdefgh12345678".toCharArray()) {
            assertThat(count(board, "class='coord'[^>]*>" + name + "</text>")).isOne();
        }
        assertThat(board).containsPattern("y='289'>1</text>").containsPattern("x='33' y='318'>a</text>");
        String black = BoardSvg.of(start, Move.NONE, 0, List.of(), Color.BLACK, 200);
        assertThat(black).containsPattern("y='289'>8</text>").containsPattern("x='33' y='318'>h</text>");
    }

    @Test
    void theBoardInWords() {
        Position position = Positions.of("8/8/2K5/3R4/8/4k3/p1p5/8 b - - 0 1");
        assertThat(BoardWords.of(position))
                .isEqualTo("White: king c6, rook d5; Black: king e3, pawns a2 c2. Black to move");
    }

    @Test
    void theSideBelow() {
        Position black = Positions.of("8/8/2K5/3R4/8/4k3/8/8 b - - 0 1");
        assertThat(Below.WHITE.color(black)).isEqualTo(Color.WHITE);
        assertThat(Below.BLACK.color(black)).isEqualTo(Color.BLACK);
        assertThat(Below.MOVER.color(black)).isEqualTo(Color.BLACK);
        assertThat(Below.MOVER.color(start)).isEqualTo(Color.WHITE);
    }
}
