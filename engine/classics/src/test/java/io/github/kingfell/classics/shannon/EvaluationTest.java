package io.github.kingfell.classics.shannon;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.testkit.Positions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Values of f(P) computed by hand, in tenths. */
class EvaluationTest {
    private static int value(String fen, boolean wide, boolean stalemateIsDraw) {
        Position position = Positions.of(fen);
        return new Evaluation(position, new PawnWeaknesses(wide), stalemateIsDraw).value(position);
    }

    private static int value(String fen) {
        return value(fen, false, true);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            # the start of the game
            rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1    | 0
            # after 1. e4 White has 30 moves, Black 20
            rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1  | -10
            # a pawn, isolated; 4 moves against 3
            k7/8/8/8/8/8/P7/K7 w - - 0 1                                | 6
            # two pawns, isolated both and one doubled; 4 moves against 3
            k7/8/8/8/8/2P5/2P5/K7 w - - 0 1                             | 6
            # two pawns, one backward, against one, isolated; 5 moves against 4
            k7/8/8/2p5/4P3/3P4/8/K7 w - - 0 1                           | 11
            # the same for Black
            k7/8/3p4/4p3/2P5/8/8/K7 b - - 0 1                           | 11
            # a queen; 27 and 3 moves against 3
            8/8/8/8/3Q4/8/k7/7K b - - 0 1                               | -117
            # rook, bishop and knight against an isolated pawn; 7 + 7 + 3 + 4 moves against 6 + 1
            8/8/1k3p2/8/8/8/8/4KBNR w - - 0 1                           | 119
            """)
    void positions(String fen, int tenths) {
        assertThat(value(fen)).isEqualTo(tenths);
    }

    /** King, and rook against three pawns; 12 rook moves and 3 king moves against none. */
    @Test
    void mateCostsTheKing() {
        assertThat(value("4R1k1/5ppp/8/8/8/8/8/K7 b - - 1 1")).isEqualTo(-2000 - 20 - 15);
    }

    /** By the literal formula: queen with 21 moves and king with 5 against nothing. */
    @Test
    void stalemateIsADrawUnlessTheFormulaIsAppliedToIt() {
        String fen = "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1";
        assertThat(value(fen, false, true)).isZero();
        assertThat(value(fen, false, false)).isEqualTo(-90 - 26);
    }

    /** Without Black's pawn on c5, d3 counts only in the wider sense. */
    @Test
    void twoSensesOfBackward() {
        String fen = "k7/8/8/8/4P3/3P4/8/K7 w - - 0 1";
        assertThat(value(fen, false, true)).isEqualTo(22);
        assertThat(value(fen, true, true)).isEqualTo(17);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            # none: a chain
            k7/8/8/8/3P4/2P5/1P6/K7 w - - 0 1       | 0
            # abreast
            k7/8/8/8/2PP4/8/8/K7 w - - 0 1          | 0
            # tripled and isolated: two and three
            k7/8/P7/P7/P7/8/8/K7 w - - 0 1          | 5
            # on the edge: b is a's only neighbour, h is none of a's
            k7/8/8/8/8/8/P6P/K7 w - - 0 1           | 2
            # held back by b5, not held back, not by b6
            k7/8/8/1p6/1P6/P7/8/K7 w - - 0 1        | 1
            k7/8/8/8/1P6/P7/8/K7 w - - 0 1          | 0
            k7/8/1p6/1P6/8/P7/8/K7 w - - 0 1        | 0
            # only the last of a chain
            k7/8/8/1pP5/1P6/P7/8/K7 w - - 0 1       | 1
            """)
    void weaknesses(String fen, int count) {
        Position position = Positions.of(fen);
        int found = new PawnWeaknesses(false)
                .count(position.pieces(Color.WHITE, Piece.PAWN), position.pieces(Color.BLACK, Piece.PAWN), Color.WHITE);
        assertThat(found).isEqualTo(count);
    }
}
