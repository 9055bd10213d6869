package io.github.kingfell.tables.syzygy;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.UciMove;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.tables.WdlValues;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RootRankingTest {
    private final SyzygyTables tables = SmallTables.tables();

    private RootRanking rank(String fen) {
        return SmallTables.rank(tables, Positions.of(fen));
    }

    private static List<String> names(int[] moves) {
        return Arrays.stream(moves)
                .mapToObj(move -> UciMove.format(move, false))
                .toList();
    }

    /** The winner's first move against the loser's, until mate; the clock never runs out. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "8/8/8/3k4/8/8/8/K6R w - - 0 1",
                "8/8/8/3k4/8/8/7Q/K7 w - - 0 1",
                "8/7k/8/4p3/8/8/8/K7 b - - 0 1",
                "8/3P4/5K2/8/8/8/8/2k5 b - - 0 1",
                "8/8/8/3k4/8/8/8/K6R w - - 69 60",
            })
    void aWinIsKeptToTheEnd(String fen) {
        Position position = Positions.of(fen);
        RootRanking ranking = SmallTables.rank(tables, position);
        int wdl = ranking.best().wdl();
        assertThat(Math.abs(wdl)).isEqualTo(WdlValues.WIN);
        boolean over = false;
        while (!over) {
            assertThat(ranking.best().wdl()).isEqualTo(wdl);
            position.make(ranking.best().move());
            assertThat(position.halfmoveClock()).isLessThanOrEqualTo(Position.FIFTY_MOVES_IN_PLIES);
            wdl = -wdl;
            over = new MoveGenerator(position).count(position) == 0;
            if (!over) {
                ranking = SmallTables.rank(tables, position);
            }
        }
        assertThat(position.inCheck()).isTrue();
        assertThat(wdl).isEqualTo(WdlValues.LOSS);
    }

    @Test
    void onlyTheFastestWinsAreCandidates() {
        RootRanking ranking = rank("8/P7/8/8/8/8/8/K1k5 w - - 0 1");
        assertThat(ranking.best().dtz()).isEqualTo(1);
        assertThat(names(ranking.candidates(1))).containsExactlyInAnyOrder("a7a8q", "a7a8r");
        assertThat(ranking.candidates(3)).hasSize(3);
    }

    @Test
    void allMovesThatKeepADrawAreCandidates() {
        RootRanking ranking = rank("8/4k3/8/3KP3/8/8/8/8 b - - 0 1");
        assertThat(ranking.best().wdl()).isEqualTo(WdlValues.DRAW);
        assertThat(ranking.candidates(1)).hasSizeLessThan(ranking.moves().size());
        for (int move : ranking.candidates(1)) {
            assertThat(ranking.of(move).orElseThrow().wdl()).isEqualTo(WdlValues.DRAW);
        }
    }

    @Test
    void theLoserMayDoWhatHeLikes() {
        RootRanking ranking = rank("8/8/8/3k4/8/8/8/K6R b - - 0 1");
        assertThat(ranking.best().wdl()).isEqualTo(WdlValues.LOSS);
        assertThat(ranking.candidates(1)).hasSize(ranking.moves().size());
        assertThat(ranking.best().dtz())
                .isLessThan(ranking.moves().get(ranking.moves().size() - 1).dtz());
    }

    @Test
    void theClockTakesTheWinAway() {
        String fen = "8/8/8/3k4/8/8/8/K6R w - - ";
        RootRanking fresh = rank(fen + "0 1");
        int plies = fresh.best().dtz();
        assertThat(rank(fen + (99 - plies) + " 90").best().wdl()).isEqualTo(WdlValues.WIN);
        assertThat(rank(fen + (100 - plies) + " 90").best().wdl()).isEqualTo(WdlValues.CURSED_WIN);
        SyzygyTables unlimited = new SyzygyTables();
        unlimited.configure(new SyzygyOptions(SmallTables.directory().toString(), 1, 7, false));
        assertThat(SmallTables.rank(unlimited, Positions.of(fen + "95 90"))
                        .best()
                        .wdl())
                .isEqualTo(WdlValues.WIN);
    }

    /** The counter begins again with the pawn's move, whoever wins then. */
    @Test
    void aPawnMoveOnTheLastPly() {
        RootRanking ranking = rank("8/8/8/8/3k4/8/4P3/4K3 w - - 99 90");
        for (RankedMove move : ranking.moves()) {
            boolean isPawns = UciMove.format(move.move(), false).startsWith("e2");
            assertThat(isPawns || move.wdl() == WdlValues.DRAW).isTrue();
        }
    }

    @Test
    void withoutDistancesTheOutcomeDecides(@TempDir Path directory) throws Exception {
        RootRanking ranking = SmallTables.rank(outcomesOnly(directory), Positions.of("8/8/8/3k4/8/8/8/K6R w - - 0 1"));
        assertThat(ranking.best().wdl()).isEqualTo(WdlValues.WIN);
        assertThat(ranking.best().dtz()).isZero();
        assertThat(ranking.candidates(1)).hasSizeGreaterThan(1);
    }

    /** Mate comes before the fifty-move rule, with distances and without. */
    @Test
    void mateOnTheLastPlyWins(@TempDir Path directory) throws Exception {
        Position position = Positions.of("k7/8/1K6/8/8/8/8/7R w - - 99 90");
        int mate = Positions.move(position, "h1h8");
        for (SyzygyTables reader : List.of(tables, outcomesOnly(directory))) {
            RootRanking ranking = SmallTables.rank(reader, position);
            assertThat(ranking.best().move()).isEqualTo(mate);
            assertThat(ranking.best().wdl()).isEqualTo(WdlValues.WIN);
            assertThat(ranking.moves().get(1).wdl()).isEqualTo(WdlValues.DRAW);
        }
    }

    private static SyzygyTables outcomesOnly(Path directory) throws IOException {
        try (Stream<Path> files = Files.list(SmallTables.directory())) {
            for (Path file :
                    files.filter(name -> name.toString().endsWith(".rtbw")).toList()) {
                Files.copy(file, directory.resolve(file.getFileName()));
            }
        }
        return SmallTables.in(directory);
    }

    @Test
    void onlySomeMoves() {
        Position position = Positions.of("8/P7/8/8/8/8/8/K1k5 w - - 0 1");
        int knight = Positions.move(position, "a7a8n");
        RootRanking ranking = tables.rank(position, new int[] {knight}).orElseThrow();
        assertThat(ranking.moves()).hasSize(1);
        assertThat(ranking.best().wdl()).isEqualTo(WdlValues.DRAW);
    }

    @Test
    void noMoveNoRanking() {
        assertThat(tables.rank(Positions.of("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"), new int[0]))
                .isEmpty();
    }
}
