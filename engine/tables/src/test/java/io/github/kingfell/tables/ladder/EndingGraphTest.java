package io.github.kingfell.tables.ladder;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.tables.ExactValues;
import io.github.kingfell.tables.distance.TableLibrary;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class EndingGraphTest {
    @ParameterizedTest
    @ValueSource(strings = {"KK", "KKR", "KRPKR"})
    void someEndingsAreNotCovered(String name) {
        assertThat(EndingGraph.covers(MaterialKey.parse(name))).isFalse();
    }

    /** The eight images of a board without pawns, and the two of one with a pawn, have one number. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            8/8/8/8/3k4/8/1R6/K7 w - - 0 1 | 8/8/8/8/4k3/8/6R1/7K w - - 0 1
            8/8/8/8/3k4/8/1R6/K7 w - - 0 1 | K7/1R6/8/3k4/8/8/8/8 w - - 0 1
            8/8/8/8/8/3k4/1R6/K7 w - - 0 1 | 8/8/8/8/2k5/8/1R6/K7 w - - 0 1
            8/8/3k4/8/8/8/2BB4/K7 w - - 0 1 | 8/8/4k3/8/8/8/4BB2/7K w - - 0 1
            8/8/3k4/8/8/8/1P6/K7 w - - 0 1 | 8/8/4k3/8/8/8/6P1/7K w - - 0 1
            """)
    void reflectionsShareANumber(String one, String other) throws NotationException {
        Position position = Fen.parse(one);
        EndingNumbers numbers = new EndingNumbers(position.material());
        assertThat(numbers.of(Fen.parse(other))).isEqualTo(numbers.of(position));
        assertThat(numbers.of(numbers.position(numbers.of(position), Color.WHITE)))
                .isEqualTo(numbers.of(position));
    }

    /** After a double step the capture en passant is a position of its own; a reflection is the same. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            4k3/8/8/8/3Pp3/8/8/4K3 b - d3 0 1 | 3k4/8/8/8/3pP3/8/8/3K4 b - e3 0 1
            4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 1 | 3k4/8/8/3pP3/8/8/8/3K4 w - d6 0 1
            """)
    void aDoubleStepHasANumberOfItsOwn(String open, String reflected) throws NotationException {
        Position position = Fen.parse(open);
        Position closed = Fen.parse(open.replaceAll("[de][36]", "-"));
        EndingNumbers numbers = new EndingNumbers(position.material());
        int side = position.sideToMove();
        assertThat(numbers.of(Fen.parse(reflected))).isEqualTo(numbers.of(position));
        assertThat(numbers.afterDoubleStep(numbers.of(closed), side))
                .isEqualTo(numbers.of(position))
                .isNotEqualTo(numbers.of(closed));
        assertThat(Fen.format(numbers.position(numbers.of(position), side))).isIn(open, reflected);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "4k3/8/8/8/3P1p2/8/8/4K3 b - - 0 1",
                "4k3/8/8/8/3Pp3/8/3K4/8 b - - 0 1",
                "4k3/8/8/3Pp3/8/8/8/4K3 b - - 0 1"
            })
    void mostPlacementsAllowNoCaptureEnPassant(String fen) throws NotationException {
        Position position = Fen.parse(fen);
        EndingNumbers numbers = new EndingNumbers(position.material());
        assertThat(numbers.afterDoubleStep(numbers.of(position), position.sideToMove()))
                .isEqualTo(EndingNumbers.NO_NUMBER);
    }

    @Test
    void aPawnDoesNotTurnRound() throws NotationException {
        Position position = Fen.parse("8/8/3k4/8/8/8/1P6/K7 w - - 0 1");
        EndingNumbers numbers = new EndingNumbers(position.material());
        assertThat(numbers.of(Fen.parse("K7/1P6/8/8/8/3k4/8/8 w - - 0 1"))).isNotEqualTo(numbers.of(position));
    }

    /** 21,959 and 28,056 are the known counts of KRK up to reflections; the moves are counted by the rules again. */
    @Test
    @Tag("slow")
    void allPositionsAndMovesAreThere() {
        EndingGraph graph = EndingGraph.of(MaterialKey.parse("KRK"), TableLibrary.withShippedTables(), 1);
        assertThat(graph.size(Color.WHITE)).isEqualTo(21_959);
        assertThat(graph.size(Color.BLACK)).isEqualTo(28_056);
        assertThat(graph.won()).isEqualTo(21_959);
        SplittableRandom random = new SplittableRandom(1968);
        for (int i = 0; i < 500; i++) {
            int side = i & 1;
            int node = random.nextInt(graph.size(side));
            Position position = graph.position(node, side);
            int moves = graph.begin[side][node + 1] - graph.begin[side][node];
            boolean stalemate = MoveList.legal(position).isEmpty() && !position.inCheck();
            assertThat(moves)
                    .as(Fen.format(position))
                    .isEqualTo(stalemate ? 1 : MoveList.legal(position).size());
        }
    }

    /** Two pawns: the rules count the moves again, those en passant too, and the table the wins. */
    @Test
    @Tag("slow")
    void pawnsOnBothSidesAreThereWithCapturesEnPassant() {
        TableLibrary library = TableLibrary.withShippedTables();
        EndingGraph graph = EndingGraph.of(MaterialKey.parse("KPKP"), library, 2);
        ExactValues values = library.reader();
        SplittableRandom random = new SplittableRandom(1979);
        int open = 0;
        for (int i = 0; i < 10_000; i++) {
            int node = random.nextInt(graph.size(Color.WHITE));
            Position position = graph.position(node, Color.WHITE);
            open += position.enPassant() == Square.NONE ? 0 : 1;
            int plies = values.plies(position);
            assertThat(graph.isWon(node)).as(Fen.format(position)).isEqualTo(plies > 0 && plies % 2 == 1);
            int moves = graph.begin[Color.WHITE][node + 1] - graph.begin[Color.WHITE][node];
            MoveList legal = MoveList.legal(position);
            boolean stalemate = legal.isEmpty() && !position.inCheck();
            assertThat(moves).as(Fen.format(position)).isEqualTo(stalemate ? 1 : legal.size());
        }
        assertThat(open).isPositive();
    }
}
