package io.github.kingfell.tables.distance;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.testkit.Positions;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FiftyMovesTest {
    private static final TableLibrary SHIPPED = TableLibrary.withShippedTables();

    private static final int[] ALL_MOVES = {};

    private static FiftyMoves.ClockVerdict verdict(String fen, TableProbe probe) {
        Position position = Positions.of(fen);
        return verdict(position, probe, FiftyMoves.MOST_NODES);
    }

    private static FiftyMoves.ClockVerdict verdict(Position position, TableProbe probe, int mostNodes) {
        return FiftyMoves.verdict(new FiftyMoves(probe, position, mostNodes).plies(probe.plies(position)));
    }

    @ParameterizedTest
    @CsvSource({
        "KQK, 8/8/8/8/7q/3K4/8/5k2 b - - 98 120, DRAWN",
        "KRK, 8/8/8/8/8/3k4/8/K6R w - - 0 90, DECIDED",
        "KRK, 8/8/8/8/8/3k4/8/K6R w - - 80 90, DRAWN",
        "KRK, 7k/8/5K2/8/8/8/8/R7 w - - 97 90, DECIDED",
        "KRK, 7k/8/5K2/8/8/8/8/R7 w - - 98 90, DRAWN",
        // The pawn moves in time, or it does not.
        "KPK, 8/8/3K4/4P3/8/8/8/4k3 w - - 99 90, DECIDED",
        "KPK, 8/8/3K4/4P3/8/8/8/4k3 b - - 98 90, DECIDED",
        "KPK, 8/8/3K4/4P3/8/8/8/4k3 b - - 99 90, DRAWN",
        "KPK, 8/8/3K4/4P3/8/8/8/4k3 w - - 87 90, OPEN"
    })
    void whatTheClockLeaves(String material, String fen, FiftyMoves.ClockVerdict expected) {
        assertThat(verdict(fen, SharedTables.probe(material))).isEqualTo(expected);
    }

    /** The winner to move may still set the clock back, until the seventy-five-move rule ends the game. */
    @ParameterizedTest
    @CsvSource({
        "8/8/8/3n4/8/8/3R4/K6k w - - 100 90, DECIDED",
        "8/8/8/3n4/8/8/3R4/K6k w - - 149 90, DECIDED",
        "8/8/8/3n4/8/8/3R4/K6k w - - 150 90, DRAWN",
        "8/8/8/8/8/3k4/8/K6R w - - 100 90, DRAWN",
        "7k/8/5K2/8/8/8/8/R7 b - - 100 90, DRAWN",
        "7k/8/6K1/8/8/8/8/R7 w - - 149 90, DECIDED",
    })
    void atTheRoot(String fen, FiftyMoves.ClockVerdict expected) {
        Position position = Positions.of(fen);
        TableProbe probe = SHIPPED.reader();
        assertThat(FiftyMoves.of(probe, position, probe.distance(position).orElseThrow()))
                .isEqualTo(expected);
    }

    /** Against a search over all moves that knows the tables only where the clock has been set back. */
    @ParameterizedTest
    @ValueSource(strings = {"KPK", "KQK"})
    void theSearchIsExact(String material) {
        OracleTable table = RetrogradeOracle.table(material);
        TableProbe probe = SharedTables.probe(material);
        int drawn = 0;
        int longer = 0;
        for (int number = 0; number < table.index.size(); number += 1009) {
            for (int side = 0; side < 2; side++) {
                for (int clock = 96; clock < 100 && table.position(number, side) != null; clock++) {
                    Position position = withClock(table, number, side, clock);
                    int plies = probe.plies(position);
                    if (plies >= 0) {
                        int found = new FiftyMoves(probe, position, FiftyMoves.MOST_NODES).plies(plies);
                        int expected = plies(position, probe);
                        assertThat(found).as(Fen.format(position)).isEqualTo(expected);
                        drawn += expected == FiftyMoves.SPOILED ? 1 : 0;
                        longer += expected > plies ? 1 : 0;
                    }
                }
            }
        }
        assertThat(drawn).isPositive();
        assertThat(longer > 0).isEqualTo(material.equals("KPK"));
    }

    private static Position withClock(OracleTable table, int number, int side, int clock) {
        Position position = table.position(number, side);
        assertThat(position).isNotNull();
        return Positions.of(Fen.format(position).replaceFirst("\\d+ \\d+$", clock + " 120"));
    }

    /** Plies to mate, odd for a win; SPOILED for a draw. */
    private static int plies(Position position, TableProbe probe) {
        MoveList moves = MoveList.legal(position);
        if (moves.isEmpty()) {
            return position.inCheck() ? 0 : FiftyMoves.SPOILED;
        }
        if (position.halfmoveClock() >= 100) {
            return FiftyMoves.SPOILED;
        }
        int quickest = Integer.MAX_VALUE;
        int slowest = 0;
        boolean canDraw = false;
        for (int move : moves.toArray()) {
            position.make(move);
            int next = position.halfmoveClock() == 0 ? Math.max(-1, probe.plies(position)) : plies(position, probe);
            position.unmake(move);
            if (next % 2 == 0) {
                quickest = Math.min(quickest, next + 1);
            } else if (next == FiftyMoves.SPOILED) {
                canDraw = true;
            } else {
                slowest = Math.max(slowest, next + 1);
            }
        }
        return quickest < Integer.MAX_VALUE ? quickest : canDraw ? FiftyMoves.SPOILED : slowest;
    }

    /** A quick win that the clock spoils, or may, is no better than one that it does not. */
    @Test
    void whatSetsTheClockBackComesBeforeWhatIsQuick() {
        OracleTable table = RetrogradeOracle.table("KPK");
        TableProbe probe = SharedTables.probe("KPK");
        int slower = 0;
        for (int number = 0; number < table.index.size(); number += 31) {
            if (table.position(number, 0) != null && PlyCode.isWin(table.code(0, number))) {
                List<RootMove> moves = RootMove.of(withClock(table, number, 0, 85), ALL_MOVES, probe);
                RootMove best = moves.get(0);
                boolean sure = moves.stream().anyMatch(move -> move.value().isWin() && !move.isDoubtful());
                assertThat(best.value().isWin() && !best.isDoubtful()).isEqualTo(sure);
                slower += moves.stream()
                                .anyMatch(move -> move.value().isWin()
                                        && move.value().plies() < best.value().plies())
                        ? 1
                        : 0;
            }
        }
        assertThat(slower).isPositive();
    }

    /** Two minor pieces must both stay, a rook may do without the knight; twelve plies before the end are searched. */
    @ParameterizedTest
    @CsvSource({
        "8/8/7N/8/8/8/8/K1k1B3 w - - 60 90, DRAWN",
        "8/8/8/8/8/3k4/8/K5NR w - - 88 90, OPEN",
        "8/8/8/8/8/3k4/8/K6R b - - 80 90, DRAWN",
        "8/8/3K4/4P3/8/8/8/4k3 w - - 87 90, OPEN",
        "8/8/3K4/4P3/8/8/8/4k3 w - - 88 90, DECIDED"
    })
    void whatMaySetTheClockBack(String fen, FiftyMoves.ClockVerdict expected) {
        assertThat(verdict(fen, TableLibrary.withShippedTables().reader())).isEqualTo(expected);
    }

    /** One position is enough for the pawn's move on the last ply. */
    @ParameterizedTest
    @CsvSource({"0, OPEN", "1, DECIDED"})
    void theSearchHasALimit(int mostNodes, FiftyMoves.ClockVerdict expected) {
        TableProbe probe = TableLibrary.withShippedTables().reader();
        Position position = Positions.of("8/8/3K4/4P3/8/8/8/4k3 w - - 99 90");
        assertThat(verdict(position, probe, mostNodes)).isEqualTo(expected);
    }

    @Test
    void aDrawOfTheTablesStaysOne() {
        TableProbe probe = TableLibrary.withShippedTables().reader();
        Position won = Positions.of("8/8/8/8/8/3k4/8/K6R w - - 0 90");
        Distance value = probe.distance(won).orElseThrow();
        assertThat(FiftyMoves.of(probe, won, value)).isEqualTo(FiftyMoves.ClockVerdict.DECIDED);
        Position drawn = Positions.of("8/8/8/4k3/8/4K3/4P3/8 w - - 0 1");
        assertThat(FiftyMoves.of(probe, drawn, Distance.DRAW)).isEqualTo(FiftyMoves.ClockVerdict.DRAWN);
    }
}
