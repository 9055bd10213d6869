package io.github.kingfell.classics.huberman;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.book.krk.Krk;
import io.github.kingfell.classics.player.Choice;
import io.github.kingfell.classics.player.PositionCounter;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.PgnReader;
import io.github.kingfell.rules.notation.San;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.search.SearchControl;
import io.github.kingfell.search.TimeBudget;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The player of 1968 and its printed games. */
class HubermanTest {
    private static final String KRK_3 = "8/8/2K5/8/8/4k3/3R4/8 w - - 0 1";

    private final Huberman program = new Huberman(true, true);

    private Optional<Choice> choose(Position position) {
        return program.choose(position, MoveList.legal(position).toArray(), PositionCounter.unlimited());
    }

    private static HubermanReplay replay(String site) {
        return HubermanReplay.of(
                PgnReader.shipped(Huberman.class, "/io/github/kingfell/classics/huberman/games.pgn").stream()
                        .filter(game -> game.tag("Site").startsWith(site))
                        .findFirst()
                        .orElseThrow());
    }

    /** The mirror image with colours exchanged is played alike. */
    @Test
    void playsEitherColour() throws Exception {
        Position white = Positions.of(KRK_3);
        Position black = Positions.of("8/3r4/4K3/8/8/2k5/8/8 b - - 0 1");
        assertThat(San.format(white, choose(white).orElseThrow().move())).isEqualTo("Rd8");
        program.newGame();
        assertThat(San.format(black, choose(black).orElseThrow().move())).isEqualTo("Rd1");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "8/8/2K5/8/8/4k3/3R4/8 b - - 0 1", // the defence
                "8/8/2K5/8/8/4k3/8/3Q4 w - - 0 1", // an ending that she only proposes
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
            })
    void declinesOtherPositions(String fen) {
        assertThat(choose(Positions.of(fen))).isEmpty();
    }

    @Test
    void keepsToItsNodes() {
        Position deep = Positions.of("1B6/8/1NK5/k7/8/8/8/8 w - - 0 1");
        int[] moves = MoveList.legal(deep).toArray();
        SearchControl few = new SearchControl(TimeBudget.UNLIMITED, 500, false);
        assertThat(program.choose(deep, moves, new PositionCounter(few))).isEmpty();
        assertThat(choose(deep).orElseThrow().reason()).startsWith("tree of depth 7, ");
    }

    /** The published depths of KRK-3, and the counts of moves that docs/experiments/huberman.md has. */
    @ParameterizedTest
    @CsvSource({
        "KRK-3, 17, 17, 1 1 4 - - - 2 - 3 - 4 - - 1 3 - -",
        "KRK-4, 4, 3, 2 - 2 -",
        "KBBK-3, 12, 11, 1 1 1 2 - 2 - 2 1 2 - 1",
        "KBBK-5, 6, 6, 6 - - - - -"
    })
    void printedGames(String site, int moves, int repeated, String depths) {
        HubermanReplay replay = replay(site);
        assertThat(replay.moves()).isEqualTo(moves);
        assertThat(replay.repeated()).isEqualTo(repeated);
        assertThat(String.join(" ", replay.depths())).isEqualTo(depths);
    }

    @Tag("slow")
    @ParameterizedTest
    @CsvSource({"KBBK-4, 19, 18", "KBNK-3, 41, 35", "KBNK-4, 16, 14", "KBNK-5, 6, 4", "KBNK-6, 8, 5"})
    void longerPrintedGames(String site, int moves, int repeated) {
        HubermanReplay replay = replay(site);
        assertThat(List.of(replay.moves(), replay.repeated())).containsExactly(moves, repeated);
    }

    @Test
    void aDifferenceHasAReason() {
        assertThat(replay("KRK-4").differences())
                .containsExactly("15. Rf1# (printed Rf2): both are better, the order decides");
    }

    /** KRK, stage 3: redundancy shortens the search, and without it nothing is dropped. */
    @Test
    void redundancySavesPositions() {
        Krk krk = new Krk();
        List<Position> sample = HubermanSample.draw(krk, 5, 1968).getOrDefault(3, List.of());
        assertThat(sample).hasSize(5);
        int with = 0;
        int without = 0;
        for (Position position : sample) {
            TreeTrial trial = TreeTrial.of(krk, position, true, true);
            TreeTrial longer = TreeTrial.of(krk, position, true, false);
            assertThat(longer.redundant()).isZero();
            assertThat(trial.depth()).isEqualTo(longer.depth());
            with += trial.examined();
            without += longer.examined();
            assertThat(trial.redundant()).isLessThan(trial.neither() + 1);
        }
        assertThat(with).isLessThan(without);
    }
}
