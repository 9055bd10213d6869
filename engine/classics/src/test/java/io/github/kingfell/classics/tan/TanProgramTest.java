package io.github.kingfell.classics.tan;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.book.StandardBook;
import io.github.kingfell.classics.player.Choice;
import io.github.kingfell.classics.player.ClassicSettings;
import io.github.kingfell.classics.player.PositionCounter;
import io.github.kingfell.engine.Engine;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.rules.notation.San;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.search.PlayerId;
import io.github.kingfell.search.SearchControl;
import io.github.kingfell.search.SearchLimits;
import io.github.kingfell.search.SearchOutcome;
import io.github.kingfell.search.SearchRequest;
import io.github.kingfell.search.SearchSettings;
import io.github.kingfell.search.TimeBudget;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TanProgramTest {
    private static final String ABREAST = "8/8/4PP2/4k3/2b5/8/5K2/8 w - - 0 1";

    private final TanProgram program = new TanProgram(Tan.BUDGET);

    private static int[] moves(Position position) {
        return Positions.legalMoves(position).stream().mapToInt(move -> move).toArray();
    }

    private Choice choose(Position position) {
        return program.choose(position, moves(position), PositionCounter.unlimited())
                .orElseThrow();
    }

    /** Tan's example in both colours: of two adjacent pawns, the one not on the bishop's colour advances. */
    @ParameterizedTest
    @CsvSource({ABREAST + ", f7, a win for White, 500", "8/5k2/8/2B5/4K3/4pp2/8/8 b - - 0 1, f2, a win for Black, 500"})
    void eitherColourMayHaveThePawns(String fen, String move, String judgement, int centipawns) {
        Position position = Positions.of(fen);
        Choice choice = choose(position);
        assertThat(San.format(position, choice.move())).isEqualTo(move);
        assertThat(choice.reason()).contains(judgement);
        assertThat(choice.centipawns()).isEqualTo(centipawns);
    }

    /** A mirrored board gives the mirrored move, for both sides and after any game. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                ABREAST,
                "8/8/8/P6P/3k4/8/b7/3K4 w - - 0 1",
                "8/8/8/3b4/3kPP2/8/8/4K3 w - - 0 1",
                "8/4k3/4P3/3KP3/8/8/8/1b6 b - - 0 1",
                "8/8/8/P6P/3k4/8/b7/3K4 b - - 0 1"
            })
    void coloursChangeNothing(String fen) {
        Position white = Positions.of(fen);
        Position black = Mirror.of(white);
        for (int ply = 0; ply < 6 && Tan.accepts(white); ply++) {
            Choice choice = choose(white);
            Choice turned = choose(black);
            assertThat(turned.move()).as("ply %d", ply).isEqualTo(Mirror.move(choice.move()));
            assertThat(turned.reason()).isEqualTo(Mirror.words(choice.reason()));
            white.make(choice.move());
            black.make(turned.move());
        }
    }

    /** A position that was on the board is recognised from either side. */
    @Test
    void theGameIsRemembered() {
        Position white = Positions.of("8/8/8/P6P/3k4/8/b7/3K4 w - - 0 1");
        Position black = Mirror.of(white);
        Situation start = Situation.of(white);
        for (String move : List.of("d1c1", "d4d5")) {
            white = Positions.play(white, move);
        }
        for (String move : List.of("d8c8", "d5d4")) {
            black = Positions.play(black, move);
        }
        assertThat(Played.before(white, false).contains(start)).isTrue();
        assertThat(Played.before(black, true).contains(start)).isTrue();
        assertThat(Played.before(black, true).contains(Situation.of(white))).isFalse();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                Fen.START,
                "8/8/4PP2/4k3/8/8/5K2/8 w - - 0 1",
                "8/8/4P3/4k3/2b5/8/5K2/8 w - - 0 1",
                "4Q3/8/5P2/4k3/2b5/8/5K2/8 b - - 0 1",
                "8/8/4PP2/4k3/2n5/8/5K2/8 w - - 0 1"
            })
    void otherEndingsAreNotIts(String fen) {
        Position position = Positions.of(fen);
        assertThat(program.choose(position, moves(position), PositionCounter.unlimited()))
                .isEmpty();
    }

    /** The program stops when told to, and still returns a move. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 50})
    void effortEndsIt(int nodes) {
        Position position = Positions.of("8/8/8/P6P/3k4/8/b7/3K4 w - - 0 1");
        PositionCounter counter = new PositionCounter(new SearchControl(TimeBudget.UNLIMITED, nodes, false));
        Choice choice = program.choose(position, moves(position), counter).orElseThrow();
        assertThat(counter.nodes()).isEqualTo(nodes);
        assertThat(Positions.legalMoves(position)).contains(choice.move());
    }

    @Test
    void itKeepsToTheMovesThatTheUserNames() {
        Position position = Positions.of(ABREAST);
        for (int move : moves(position)) {
            Choice choice = program.choose(position, new int[] {move}, PositionCounter.unlimited())
                    .orElseThrow();
            assertThat(choice.move()).isEqualTo(move);
        }
    }

    /** Through the engine, it plays its endgame with the user's budget, and the next player plays all others. */
    @Test
    void theEnginePassesOtherPositionsOn() throws NotationException, InterruptedException {
        ClassicSettings settings = ClassicSettings.parse(List.of("tan.budget=20"), TanProgram.CARD.settings());
        PlayerId tan = TanProgram.CARD.id();
        try (Engine engine = Engine.builder(StandardBook.create())
                .certificates(StandardBook.certificates())
                .advice(StandardBook.advice())
                .guests(() -> List.of(TanProgram.CARD.player(settings)))
                .build()) {
            engine.configure(SearchSettings.builder()
                    .hashMegabytes(2)
                    .moveOverhead(0)
                    .player(tan)
                    .build());
            SearchLimits limits = SearchLimits.builder().nodes(500).build();

            SearchOutcome own =
                    engine.search(new SearchRequest(Positions.of("8/8/8/P6P/3k4/8/b7/3K4 w - - 0 1"), limits));
            assertThat(own.player()).contains(tan);
            assertThat(own.reason()).contains("undecided").containsPattern("after (20|2[0-9]) situations");

            SearchOutcome other = engine.search(new SearchRequest(Fen.start(), limits));
            assertThat(other.player()).contains(PlayerId.ALPHA_BETA);
        }
    }
}
