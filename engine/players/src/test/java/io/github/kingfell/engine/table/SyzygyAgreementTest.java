package io.github.kingfell.engine.table;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.engine.search.WdlValues;
import io.github.kingfell.engine.syzygy.SmallTables;
import io.github.kingfell.engine.syzygy.SyzygyProbe;
import io.github.kingfell.engine.syzygy.SyzygyTables;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
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
 * All positions of a material in Syzygy tables and in the project's own exact ones, which know nothing of each other. No win of
 * at most four men takes so long that the fifty-move rule spoils it.
 */
class SyzygyAgreementTest {
    @ParameterizedTest
    @ValueSource(strings = {"KQK", "KRK", "KPK", "KBK"})
    void threeMen(String name) {
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
        DtmTable table = SharedTables.table(name);
        TableProbe exact = SharedTables.LIBRARY.reader();
        SyzygyProbe probe = tables.probe();
        long compared = 0;
        for (int side = Color.WHITE; side <= Color.BLACK; side++) {
            for (int number = 0; number < table.index.size(); number++) {
                Position position = table.position(number, side);
                if (position != null) {
                    check(position, exact.distance(position).orElseThrow(), probe);
                    compared++;
                }
            }
        }
        assertThat(tables.takeComplaints()).isEmpty();
        return compared;
    }

    private static void check(Position position, Distance exact, SyzygyProbe probe) {
        int expected = exact.isDraw() ? WdlValues.DRAW : exact.isWin() ? WdlValues.WIN : WdlValues.LOSS;
        int wdl = probe.wdl(position);
        int dtz = probe.dtz(position);
        // The winner may zero the counter before he mates, and his mate is the end of the count.
        boolean fits = Integer.signum(dtz) == Integer.signum(expected)
                && (exact.plies() == 0 || Math.abs(dtz) <= exact.plies() + 1);
        if (wdl != expected || !fits) {
            assertThat(wdl).as(Fen.format(position)).isEqualTo(expected);
            assertThat(dtz).as(Fen.format(position)).isBetween(-exact.plies() - 1, exact.plies() + 1);
        }
    }
}
