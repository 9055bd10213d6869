package io.github.kingfell.lab.audit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.book.advice.ShippedAdvice;
import io.github.kingfell.engine.advice.AdviceTable;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.tables.distance.TableLibrary;
import io.github.kingfell.tables.tablebase.BuildProgress;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The KRK advice mates from every position against every defence. */
class KrkAdviceTest {
    @Test
    @Tag("slow")
    void everyPositionIsWonWithinThirtyThreeMoves() {
        AdviceTable table = new ShippedAdvice().table("KRK");
        TableLibrary library = new TableLibrary();
        library.table(MaterialKey.parse("KRK"), 1, BuildProgress.SILENT, () -> false);

        AdviceAudit audit = AdviceAudit.judge(table, library.reader()::plies, (done, total, what) -> {});

        assertThat(audit.clean()).isTrue();
        assertThat(audit.lines())
                .contains(
                        "Positions in which the advice gives the win away: 0.",
                        "Positions from which the defence can repeat positions, or reach one of the positions above: "
                                + "0.",
                        "| true distance | 9.87 | 16 | 1.00 |")
                .anyMatch(line -> line.startsWith("21959 positions"))
                .anyMatch(line -> line.matches("\\| any defence \\| 18\\.\\d\\d \\| 33 \\| 1\\.8\\d \\|"));
    }
}
