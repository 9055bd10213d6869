package io.github.kingfell.tables.distance;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.tables.ExactValues;
import io.github.kingfell.tables.tablebase.BuildProgress;
import io.github.kingfell.tables.tablebase.TablebaseBuilder;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A library takes from the tablebases of its directory what no table in memory has. */
class TablebaseUseTest {
    private static final long KRKN = MaterialKey.parse("KRKN");

    @TempDir
    private Path directory;

    private TableLibrary library() throws IOException {
        TablebaseBuilder builder = new TablebaseBuilder(directory, 2, 1 << 28, () -> false);
        for (long material : TablebaseBuilder.order(
                List.of(MaterialKey.BARE_KINGS, MaterialKey.parse("KRK"), MaterialKey.parse("KNK"), KRKN))) {
            builder.build(material, BuildProgress.SILENT);
        }
        TableLibrary library = new TableLibrary();
        library.readFiveMenIn(directory);
        return library;
    }

    @Test
    void positionsAreAnsweredWithoutATableInMemory() throws IOException, NotationException {
        TableLibrary library = library();
        Position position = Fen.parse("8/8/8/8/2n5/8/2k1K3/5R2 w - - 0 1");
        assertThat(library.has(KRKN)).isTrue();
        assertThat(library.bytes()).isZero();
        assertThat(library.reader().plies(position))
                .isEqualTo(SharedTables.probe("KRKN").plies(position));
        assertThat(RootMove.of(position, new int[0], library.reader()))
                .isEqualTo(RootMove.of(position, new int[0], SharedTables.probe("KRKN")));
        assertThat(library.leaves().plies(position)).isNotEqualTo(ExactValues.UNKNOWN);
    }

    @Test
    void withoutATablebaseFivePiecesAreUnknown() throws NotationException {
        Position five = Fen.parse("8/8/8/8/2n5/8/2k1K3/5RN1 w - - 0 1");
        TableLibrary library = new TableLibrary();
        assertThat(library.has(five)).isFalse();
        assertThat(library.reader().plies(five)).isEqualTo(ExactValues.UNKNOWN);
        assertThat(library.leaves().plies(five)).isEqualTo(ExactValues.UNKNOWN);
        library.readFiveMenIn(directory);
        assertThat(library.has(five)).isFalse();
        assertThat(library.reader().plies(five)).isEqualTo(ExactValues.UNKNOWN);
    }

    @ParameterizedTest
    @CsvSource({"97, 97", "98, 98", "99, -2", "-1, -1", "-2, -2"})
    void aMateThatFiftyMovesMayBeTooFewForIsUnknownToASearch(int plies, int told) throws NotationException {
        Position position = Fen.parse("8/8/8/8/2n5/8/2k1K3/5R2 w - - 0 1");
        assertThat(new WithinFiftyMoves(any -> plies).plies(position)).isEqualTo(told);
    }
}
