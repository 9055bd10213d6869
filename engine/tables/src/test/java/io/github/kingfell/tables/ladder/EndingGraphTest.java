package io.github.kingfell.tables.ladder;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.tables.distance.TableLibrary;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class EndingGraphTest {
    @ParameterizedTest
    @ValueSource(strings = {"KPKP", "KK", "KKR", "KRPKR"})
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
}
