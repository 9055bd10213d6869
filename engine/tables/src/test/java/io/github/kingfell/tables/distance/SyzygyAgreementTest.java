package io.github.kingfell.tables.distance;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.tables.WdlValues;
import io.github.kingfell.tables.syzygy.SmallTables;
import io.github.kingfell.tables.syzygy.SyzygyProbe;
import io.github.kingfell.tables.syzygy.SyzygyTables;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * All positions of a material in Syzygy tables and in the project's own exact ones, which know nothing of each other.
 * No win of at most four men takes so long that the fifty-move rule spoils it.
 */
class SyzygyAgreementTest {
    /** Of this many positions one is asked for its distance, which takes ten times as long as its outcome. */
    private static final int POSITIONS_PER_DISTANCE = 16;

    @ParameterizedTest
    @ValueSource(strings = {"KQK", "KRK", "KPK", "KBK"})
    void threePieces(String name) {
        assertThat(compare(name, SmallTables.tables())).isGreaterThan(10_000);
    }

    /** All that lie in the directory that the tester names. */
    @Test
    @Tag("slow")
    void allMaterials() throws IOException {
        SyzygyTables tables = SmallTables.given();
        List<String> names;
        try (Stream<Path> files = Files.list(SmallTables.givenDirectory())) {
            names = files.map(file -> String.valueOf(file.getFileName()))
                    .filter(name -> name.endsWith(".rtbw"))
                    .map(name -> name.substring(0, name.indexOf('.')).replace("v", ""))
                    .filter(name -> name.length() <= 4)
                    .sorted()
                    .toList();
        }
        long all = 0;
        for (String name : names) {
            all += compare(name, tables);
        }
        assertThat(all).isGreaterThan(100_000L * names.size());
    }

    /** The number of positions, all of which agree. */
    private static long compare(String name, SyzygyTables tables) {
        OracleTable table = RetrogradeOracle.table(name);
        TableProbe exact = SharedTables.probe(name);
        SyzygyProbe probe = tables.probe();
        long compared = 0;
        for (int side = Color.WHITE; side <= Color.BLACK; side++) {
            for (int number = 0; number < table.index.size(); number++) {
                Position position = table.position(number, side);
                if (position != null) {
                    Distance distance = exact.distance(position).orElseThrow();
                    checkOutcome(position, distance, probe);
                    if (compared++ % POSITIONS_PER_DISTANCE == 0) {
                        checkDistance(position, distance, probe);
                    }
                }
            }
        }
        assertThat(tables.takeComplaints()).isEmpty();
        return compared;
    }

    private static void checkOutcome(Position position, Distance exact, SyzygyProbe probe) {
        int expected = exact.isDraw() ? WdlValues.DRAW : exact.isWin() ? WdlValues.WIN : WdlValues.LOSS;
        int wdl = probe.wdl(position);
        if (wdl != expected) {
            assertThat(wdl).as(Fen.format(position)).isEqualTo(expected);
        }
    }

    /** The winner may zero the counter before he mates, and his mate is the end of the count. */
    private static void checkDistance(Position position, Distance exact, SyzygyProbe probe) {
        int dtz = probe.dtz(position);
        int longest = exact.plies() + 1;
        int least = exact.isWin() ? 1 : exact.isDraw() ? 0 : -longest;
        int most = exact.isWin() ? longest : exact.isDraw() ? 0 : -1;
        assertThat(dtz).as(Fen.format(position)).isBetween(least, most);
    }
}
