package io.github.kingfell.workbench.endgame;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.book.ShippedCertificates;
import io.github.kingfell.book.StandardBook;
import io.github.kingfell.engine.Engine;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.search.PlayerId;
import io.github.kingfell.tables.distance.TableLibrary;
import io.github.kingfell.tables.tablebase.BuildProgress;
import java.util.List;
import org.junit.jupiter.api.Test;

class EndingListTest {
    private final ShippedCertificates certificates = new ShippedCertificates();

    private List<EndingList.Row> rows() {
        try (Engine engine =
                Engine.builder(StandardBook.create()).certificates(certificates).build()) {
            return new EndingList(engine, certificates).rows(null);
        }
    }

    @Test
    void everyEndingHasARow() {
        assertThat(rows())
                .map(row -> MaterialKey.parse(row.material()))
                .containsExactlyInAnyOrderElementsOf(TableLibrary.allMaterials())
                .hasSize(35);
    }

    @Test
    void theStrongSideOfACertifiedEndingHasTheForcingTreeAndAllElseTheExactTable() {
        for (EndingList.Row row : rows()) {
            assertThat(row.strong().players().get(0))
                    .as(row.material())
                    .isEqualTo(
                            certificates.find(row.material()).isPresent()
                                    ? PlayerId.FORCING_TREE
                                    : PlayerId.EXACT_TABLE);
            assertThat(row.weak().players().get(0)).as(row.material()).isEqualTo(PlayerId.EXACT_TABLE);
        }
    }

    @Test
    void whatIsCertifiedHasALongestGame() {
        for (EndingList.Row row : rows()) {
            boolean certified = certificates.find(row.material()).isPresent();
            assertThat(row.cells().get(3).startsWith("certificate"))
                    .as(row.material())
                    .isEqualTo(certified);
            assertThat(row.cells().get(4).isEmpty()).as(row.material()).isNotEqualTo(certified);
        }
        assertThat(rows()).anySatisfy(row -> assertThat(row.certificate()).isPresent());
    }

    @Test
    void measuredRowsTellTheLongestMate() {
        TableLibrary library = new TableLibrary();
        try (Engine engine =
                Engine.builder(StandardBook.create()).certificates(certificates).build()) {
            // The smallest endgames stand for all, which would take a minute.
            List<EndingList.Row> measured = new EndingList(engine, certificates)
                    .rows(material -> library.table(
                            MaterialKey.parse(
                                    MaterialKey.name(material).length() == 3 ? MaterialKey.name(material) : "KK"),
                            2,
                            BuildProgress.SILENT,
                            () -> false));
            assertThat(measured.stream().filter(row -> row.material().equals("KQK")))
                    .singleElement()
                    .satisfies(row -> assertThat(row.cells().get(5)).isEqualTo("10"));
        }
    }
}
