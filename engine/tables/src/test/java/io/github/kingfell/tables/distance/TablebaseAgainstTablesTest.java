package io.github.kingfell.tables.distance;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.tables.ExactValues;
import io.github.kingfell.tables.tablebase.BuildProgress;
import io.github.kingfell.tables.tablebase.Tablebase;
import io.github.kingfell.tables.tablebase.TablebaseBuilder;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The tablebases, which have a builder of their own, hold what the tables in memory hold. */
class TablebaseAgainstTablesTest {
    /** Little, so that slices are let go and fetched again. */
    private static final long MEMORY = 1L << 25;

    @TempDir
    private Path directory;

    @Test
    void fewMen() throws IOException {
        compare("KPK", "KRKN", "KBBK");
    }

    @Test
    @Tag("slow")
    void pawnsOfBothSidesAndLikePawns() throws IOException, NotationException {
        compare("KPKP", "KPPK");
        // A capture en passant is open.
        Position open = Fen.parse("8/8/8/8/1pP5/1k6/8/K7 b - c3 0 1");
        assertThat(new Tablebase(directory).reader().plies(open))
                .isEqualTo(SharedTables.probe("KPKP").plies(open));
    }

    private void compare(String... names) throws IOException {
        TablebaseBuilder builder = new TablebaseBuilder(directory, 2, MEMORY, () -> false);
        List<Long> order = TablebaseBuilder.order(
                List.of(names).stream().map(MaterialKey::parse).toList());
        for (long material : order) {
            builder.build(material, BuildProgress.SILENT);
        }
        ExactValues reader = new Tablebase(directory).reader();
        for (long material : order) {
            String name = MaterialKey.name(material);
            assertThat(differences(SharedTables.table(name), reader)).as(name).isZero();
        }
    }

    private static int differences(DtmTable table, ExactValues reader) {
        int differences = 0;
        for (int number = 0; number < table.index.size(); number++) {
            for (int side = Color.WHITE; side <= Color.BLACK; side++) {
                int code = table.code(side, number);
                Position position = code == PlyCode.UNUSED ? null : table.position(number, side);
                if (position != null) {
                    int plies = code == PlyCode.DRAW ? ExactValues.DRAW : PlyCode.plies(code);
                    differences += reader.plies(position) == plies ? 0 : 1;
                }
            }
        }
        return differences;
    }
}
