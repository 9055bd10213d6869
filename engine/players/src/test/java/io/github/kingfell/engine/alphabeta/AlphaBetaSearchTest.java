package io.github.kingfell.engine.alphabeta;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.engine.alphabeta.evaluation.ShannonEvaluator;
import io.github.kingfell.engine.alphabeta.evaluation.Value;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.rules.testkit.RandomWalk;
import io.github.kingfell.search.SearchControl;
import io.github.kingfell.tables.ExactValues;
import io.github.kingfell.tables.WdlValues;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AlphaBetaSearchTest {
    private static final RootSearch.Observer SILENT = new RootSearch.Observer() {
        @Override
        public void searching(int depth, int move, int number) {}

        @Override
        public void outside(int depth, int first, int value, boolean above) {}
    };

    private final TranspositionTable table = new TranspositionTable(1);
    private final SearchStack stack = new SearchStack(Positions.of(START), new ShannonEvaluator());

    private static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

    @ParameterizedTest
    @CsvSource({
        "'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1', 2",
        "'8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1', 4",
        "'r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1', 2",
        "'r1bq1rk1/pp3ppp/2n1p3/3n4/1b1P4/2N2N2/PP2BPPP/R1BQ1RK1 w - - 0 10', 2",
        "'8/8/8/8/4k3/8/3P4/4K3 w - - 97 80', 5",
        "'6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1', 3",
        "'7k/5K2/8/6Q1/8/8/8/8 w - - 98 90', 4",
    })
    void agreesWithPlainNegamaxWhenNothingIsPruned(String fen, int depth) {
        assertThat(unselective(Positions.of(fen), depth)).isEqualTo(reference(Positions.of(fen), depth));
    }

    @Test
    void agreesWithPlainNegamaxAtTheEndsOfRandomWalks() {
        RandomWalk.walks(12, 60).forEach(walk -> {
            Position position = walk.end();
            if (!Positions.legalMoves(position).isEmpty()) {
                assertThat(unselective(position.copy(), 2)).as(walk.toString()).isEqualTo(reference(position, 2));
            }
        });
    }

    /** White can capture the queen; a tablebase gives the value of the remaining four pieces. */
    @ParameterizedTest
    @CsvSource({
        ExactValues.DRAW + ", " + Value.DRAW,
        "6, " + (Value.KNOWN_WIN - 7),
        "8, " + (Value.KNOWN_WIN - 9),
    })
    void exactValuesOfFewPiecesAreBelieved(int plies, int value) {
        Position position = Positions.of("4k3/8/8/3q4/4P3/8/8/4K2R w - - 0 1");
        assertThat(unselective(position, 2, few -> plies)).isEqualTo(value);
    }

    /** The value of a search restricted to some moves is not stored for the position. */
    @Test
    void aRootOfGivenMovesIsNotStored() {
        Position position = Positions.of("6k1/5ppp/8/8/8/q7/1P3PPP/1R4K1 w - - 0 1");
        begin(position);
        RootSearch root = new RootSearch(stack, table, true);
        root.begin(new int[] {Positions.move(position, "h2h3")});
        root.moves().beginIteration();
        root.search(3, 0, SILENT);
        assertThat(table.probe(position.key())).isZero();
        root.begin(new int[0]);
        root.moves().beginIteration();
        root.search(3, 0, SILENT);
        assertThat(table.probe(position.key())).isNotZero();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                START,
                "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
                "8/8/1p1r1k2/p1pPN1p1/P3KnP1/1P6/8/3R4 b - - 0 1",
            })
    void leavesThePositionAsItWas(String fen) {
        Position position = Positions.of(fen);
        long key = position.key();
        begin(position);
        RootSearch root = new RootSearch(stack, table, true);
        root.begin(new int[0]);
        for (int depth = 1; depth <= 6; depth++) {
            root.moves().beginIteration();
            root.search(depth, 0, SILENT);
            assertThat(position.key()).isEqualTo(key);
        }
    }

    /** The king's moves come first, and White is so far behind that all later ones are futile; one of them mates. */
    @Test
    void aCheckIsNeverLeftOutWithTheOtherQuietMoves() {
        begin(Positions.of("6k1/5ppp/7n/6nn/5n2/8/8/R6K w - - 0 1"));
        AlphaBetaSearch search = new AlphaBetaSearch(stack, table, true);
        search.setRootDepth(5);
        assertThat(search.search(5, 0, 1, 1, false)).isEqualTo(Value.mateIn(2));
    }

    private int unselective(Position position, int depth) {
        return unselective(position, depth, ExactValues.NONE);
    }

    private int unselective(Position position, int depth, ExactValues exact) {
        stack.begin(position, SearchControl.unlimited(), new TablebaseValues(exact, WdlValues.NONE), 0);
        RootSearch root = new RootSearch(stack, table, false);
        root.begin(new int[0]);
        root.moves().beginIteration();
        root.search(depth, 0, SILENT);
        return root.moves().value(0);
    }

    private int reference(Position position, int depth) {
        begin(position);
        return new ReferenceNegamax(position, stack, table, depth).value();
    }

    private void begin(Position position) {
        stack.begin(position, SearchControl.unlimited(), TablebaseValues.NONE, 0);
    }
}
