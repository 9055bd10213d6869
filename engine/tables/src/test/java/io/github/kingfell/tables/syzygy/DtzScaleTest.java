package io.github.kingfell.tables.syzygy;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.tables.WdlValues;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a number of a DTZ file means, for each outcome and each way to write it. */
class DtzScaleTest {
    /** Wins, losses, cursed wins and blessed losses, in this order, each list with its length before it. */
    private static final int[] NARROW = {3, 10, 11, 12, 2, 20, 21, 1, 30, 2, 40, 41};

    /** The same in two bytes each, the lower first; they begin at an even place. */
    private static final int[] WIDE = {0xFF, 0, 2, 0, 10, 1, 11, 1, 1, 0, 20, 1, 1, 0, 30, 1, 2, 0, 40, 1, 41, 1};

    @TempDir
    Path folder;

    private DtzScale scale(int flags, int start, int end, int... content) throws IOException {
        byte[] file = new byte[Math.max(8, content.length)];
        for (int i = 0; i < content.length; i++) {
            file[i] = (byte) content[i];
        }
        MappedBytes bytes = MappedBytes.map(Files.write(folder.resolve("table"), file));
        ByteCursor in = new ByteCursor(bytes);
        in.skip(start);
        DtzScale scale = new DtzScale(bytes, in, new PackedHeader(flags, 0, 0, 0, 0, 0, 0, Symbols.NONE));
        assertThat(in.position()).as("the cursor stands behind the lists").isEqualTo(end);
        return scale;
    }

    /** Two plies a move, and the ply that captures or moves a pawn. */
    @Test
    void numbersOfMoves() throws IOException {
        DtzScale scale = scale(0, 3, 3);
        for (int wdl = WdlValues.LOSS; wdl <= WdlValues.WIN; wdl++) {
            assertThat(scale.plies(7, wdl)).isEqualTo(15);
        }
    }

    /** Cursed wins and blessed losses are always counted in moves. */
    @ParameterizedTest
    @CsvSource({"4, 8, 15, 15, 15", "8, 15, 8, 15, 15", "12, 8, 8, 15, 15"})
    void numbersOfPlies(int flags, int win, int loss, int cursed, int blessed) throws IOException {
        DtzScale scale = scale(flags, 0, 0);
        assertThat(scale.plies(7, WdlValues.WIN)).isEqualTo(win);
        assertThat(scale.plies(7, WdlValues.LOSS)).isEqualTo(loss);
        assertThat(scale.plies(7, WdlValues.CURSED_WIN)).isEqualTo(cursed);
        assertThat(scale.plies(7, WdlValues.BLESSED_LOSS)).isEqualTo(blessed);
    }

    @Test
    void eachOutcomeHasAListOfItsOwn() throws IOException {
        DtzScale scale =
                scale(PackedHeader.MAPPED | PackedHeader.WINS_IN_PLIES | PackedHeader.LOSSES_IN_PLIES, 0, 12, NARROW);
        assertThat(scale.plies(2, WdlValues.WIN)).isEqualTo(13);
        assertThat(scale.plies(1, WdlValues.LOSS)).isEqualTo(22);
        assertThat(scale.plies(0, WdlValues.CURSED_WIN)).isEqualTo(61);
        assertThat(scale.plies(1, WdlValues.BLESSED_LOSS)).isEqualTo(83);
    }

    @Test
    void listsOfTwoBytesBeginAtAnEvenPlace() throws IOException {
        DtzScale scale = scale(
                PackedHeader.MAPPED | PackedHeader.WIDE | PackedHeader.WINS_IN_PLIES | PackedHeader.LOSSES_IN_PLIES,
                1,
                22,
                WIDE);
        assertThat(scale.plies(1, WdlValues.WIN)).isEqualTo(268);
        assertThat(scale.plies(0, WdlValues.LOSS)).isEqualTo(277);
        assertThat(scale.plies(0, WdlValues.CURSED_WIN)).isEqualTo(573);
        assertThat(scale.plies(1, WdlValues.BLESSED_LOSS)).isEqualTo(595);
    }
}
