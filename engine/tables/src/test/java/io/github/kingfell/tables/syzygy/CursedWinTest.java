package io.github.kingfell.tables.syzygy;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.tables.WdlValues;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Wins that take too long, of which no material of three or four men has any: a file that the test writes says so of
 * KRK.
 */
class CursedWinTest {
    private final Position win = Positions.of("8/8/8/3k4/8/8/8/K6R w - - 0 1");
    private final Position loss = Positions.of("8/8/8/3k4/8/8/8/K6R b - - 0 1");

    @TempDir
    Path directory;

    @BeforeEach
    void write() throws IOException {
        SmallTables.writeCursedRookEnding(directory);
    }

    private SyzygyOptions options(boolean fiftyMoveRule) {
        return new SyzygyOptions(directory.toString(), 4, 7, fiftyMoveRule);
    }

    private SyzygyTables tables(boolean fiftyMoveRule) {
        SyzygyTables tables = new SyzygyTables();
        tables.configure(options(fiftyMoveRule));
        return tables;
    }

    @Test
    void areTold() {
        SyzygyProbe probe = tables(true).probe();
        assertThat(probe.wdl(win)).isEqualTo(WdlValues.CURSED_WIN);
        assertThat(probe.wdl(loss)).isEqualTo(WdlValues.BLESSED_LOSS);
    }

    @Test
    void areWinsToASearchWithoutTheRule() {
        assertThat(values(true).wdl(win)).isEqualTo(WdlValues.CURSED_WIN);
        assertThat(values(false).wdl(win)).isEqualTo(WdlValues.WIN);
        assertThat(values(true).wdl(loss)).isEqualTo(WdlValues.BLESSED_LOSS);
        assertThat(values(false).wdl(loss)).isEqualTo(WdlValues.LOSS);
        Position rookIsLost = Positions.of("8/8/8/8/8/8/k7/R6K b - - 0 1");
        assertThat(values(false).wdl(rookIsLost)).isEqualTo(WdlValues.DRAW);
    }

    @Test
    void areWinsAtTheRootWithoutTheRule() {
        assertThat(SmallTables.rank(tables(true), win).best().wdl()).isEqualTo(WdlValues.CURSED_WIN);
        assertThat(SmallTables.rank(tables(false), win).best().wdl()).isEqualTo(WdlValues.WIN);
    }

    /** With as many pieces as the largest table has only from the given depth on, with fewer always. */
    @Test
    void theDepthThatIsAskedFor() {
        WdlValues values = values(true);
        assertThat(values.mayKnow(3, 3)).isFalse();
        assertThat(values.mayKnow(3, 4)).isTrue();
        assertThat(values.mayKnow(2, 0)).isTrue();
        assertThat(values.mayKnow(4, 9)).isFalse();
    }

    private WdlValues values(boolean fiftyMoveRule) {
        SyzygyTables tables = tables(fiftyMoveRule);
        return new SearchValues(tables.probe(), 3, options(fiftyMoveRule), hits -> {});
    }
}
