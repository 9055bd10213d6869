package io.github.kingfell.workbench.render;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import io.github.kingfell.rules.testkit.Positions;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A position as characters, for LaTeX, and as several boards side by side. */
class DiagramTest {
    private final Position position = Positions.of("8/8/8/3k4/8/8/8/KQ1n4 w - - 0 1");

    @Test
    void charactersAlone() {
        assertThat(new TerminalBoard(false, false).draw(position, false)).isEqualTo("""
                        8  .  .  .  .  .  .  .  .
                        7  .  .  .  .  .  .  .  .
                        6  .  .  .  .  .  .  .  .
                        5  .  .  .  k  .  .  .  .
                        4  .  .  .  .  .  .  .  .
                        3  .  .  .  .  .  .  .  .
                        2  .  .  .  .  .  .  .  .
                        1  K  Q  .  n  .  .  .  .
                           a  b  c  d  e  f  g  h
                        """);
    }

    /** A sign stands in an empty square, or before a piece; the first set has the square that two sets share. */
    @Test
    void marksAreSigns() {
        long first = Bitboard.of(Square.parse("d5")) | Bitboard.of(Square.parse("d4"));
        long second = Bitboard.of(Square.parse("d4")) | Bitboard.of(Square.parse("h1"));
        assertThat(new TerminalBoard(false, false).draw(position, List.of(first, second), false))
                .contains("5  .  .  . *k  .", "4  .  .  .  *  .", "1  K  Q  .  n  .  .  .  +");
        assertThat(new TerminalBoard(false, true).draw(position, List.of(first), false))
                .contains("*k \u001b[0m", " * \u001b[0m");
    }

    /** Beside an axis stand 1, 2, 5, 10, 20, 50 and so on, never 9, 18, 27. */
    @Test
    void ticksAreRound() {
        assertThat(RoundTicks.step(4, 6)).isEqualTo(1);
        assertThat(RoundTicks.step(13, 6)).isEqualTo(2);
        assertThat(RoundTicks.step(18, 6)).isEqualTo(5);
        assertThat(RoundTicks.step(45, 5)).isEqualTo(10);
        assertThat(RoundTicks.step(113, 6)).isEqualTo(20);
        assertThat(RoundTicks.step(5335, 6)).isEqualTo(1000);
    }

    @Test
    void figurinesFromBlacksSide() {
        String board = new TerminalBoard(true, false).draw(position, true);
        assertThat(board.lines().toList())
                .hasSize(9)
                .startsWith("1  .  .  .  .  ♞  .  ♕  ♔")
                .contains("5  .  .  .  .  ♚  .  .  .")
                .endsWith("   h  g  f  e  d  c  b  a");
        assertThat(board.chars().filter(c -> c > 127))
                .allMatch(c -> TerminalBoard.neededCharacters().indexOf(c) >= 0);
    }

    /** On coloured squares the figures are filled, and their colour tells the sides apart. */
    @Test
    void coloursTellSidesAndSquaresApart() {
        String board = new TerminalBoard(true, true).draw(position, false);
        assertThat(board)
                .contains("\u001b[48;5;137m\u001b[38;5;231m ♚ \u001b[0m")
                .contains("\u001b[48;5;180m\u001b[38;5;231m ♛ \u001b[0m")
                .contains("\u001b[48;5;180m\u001b[38;5;16m ♞ \u001b[0m")
                .doesNotContain("♔", "♕");
        assertThat(board.split("\u001b\\[0m", -1)).hasSize(65);
    }

    @Test
    void latex() {
        String fen = "8/8/8/3k4/8/8/8/KQ1n4 w - - 0 1";
        assertThat(Latex.of(position, List.of(), List.of(), false))
                .isEqualTo("\\chessboard[setfen={" + fen + "},showmover=true]");
        assertThat(Latex.of(position, List.of("d5", "e4"), List.of("b1-b5"), true))
                .isEqualTo("\\chessboard[setfen={" + fen + "},showmover=true,inverse=true,pgfstyle=border,"
                        + "markfields={d5,e4},pgfstyle=straightmove,markmoves={b1-b5}]");
    }

    /** Four boards in a row; long reasons break into three lines, and markup in them is harmless. */
    @Test
    void choicesSideBySide() {
        int move = Positions.move(position, "b1b5");
        ChoicesSvg.Choice plain = new ChoicesSvg.Choice("one", move, "Qb5+", "+9", "");
        ChoicesSvg.Choice wordy =
                new ChoicesSvg.Choice("a<b", move, "Qb5+", "+9", "a reason of many words ".repeat(12));
        String few = ChoicesSvg.of(position, List.of(plain));
        assertThat(few).contains("width='260'").contains("one: Qb5+  +9").doesNotContain("class='reason'");
        String many = ChoicesSvg.of(position, List.of(plain, plain, plain, plain, wordy));
        assertThat(many).contains("width='980'").contains("a&lt;b: Qb5+").doesNotContain("a<b");
        assertThat(many.split("class='reason'", -1)).hasSize(4);
        assertThat(many).containsOnlyOnce(" ...</text>");
        assertThat(many.split("class='board'", -1)).hasSize(6);
        assertThat(many).contains("translate(20 334)").contains("translate(740 20)");
    }
}
