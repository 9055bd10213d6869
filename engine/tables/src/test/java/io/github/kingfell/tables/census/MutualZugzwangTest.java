package io.github.kingfell.tables.census;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.tables.ExactValues;
import io.github.kingfell.tables.census.MutualZugzwang.Kind;
import io.github.kingfell.tables.tablebase.BuildProgress;
import io.github.kingfell.tables.tablebase.BuiltTable;
import io.github.kingfell.tables.tablebase.BuiltTables;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class MutualZugzwangTest {
    private final BuiltTable kpk =
            new BuiltTables().table(MaterialKey.parse("KPK"), 2, BuildProgress.SILENT, () -> false);

    private int plies(Position position) {
        return kpk.plies(position, position.material(), new int[3]);
    }

    /** KPK has 80 up to symmetry, as published lists say: White to move draws, Black to move loses. */
    @Test
    void theMutualZugzwangsOfThePawn() throws IOException {
        List<Double> progress = new ArrayList<>();
        List<MutualZugzwang> all = MutualZugzwang.all(kpk.scan(), 2, progress::add);
        assertThat(all).hasSize(80);
        assertThat(all).extracting(MutualZugzwang::ordinal).doesNotHaveDuplicates();
        assertThat(all).isSortedAccordingTo((a, b) -> b.blackPlies() - a.blackPlies());
        for (MutualZugzwang zugzwang : all) {
            assertThat(zugzwang.kind()).isEqualTo(Kind.WHITE_WINS_OR_DRAWS);
            assertThat(zugzwang.whiteToMove().sideToMove()).isEqualTo(Color.WHITE);
            assertThat(zugzwang.blackToMove().sideToMove()).isEqualTo(Color.BLACK);
            assertThat(plies(zugzwang.whiteToMove()))
                    .isEqualTo(zugzwang.whitePlies())
                    .isEqualTo(ExactValues.DRAW);
            assertThat(plies(zugzwang.blackToMove()))
                    .isEqualTo(zugzwang.blackPlies())
                    .isPositive()
                    .isEven();
        }
        // The pawn on the seventh rank with the king beside it: stalemate, or the square of promotion is lost.
        assertThat(all)
                .extracting(found -> Fen.format(found.whiteToMove()))
                .anyMatch(fen -> fen.startsWith("3k4/3P4/2K5/"));
        assertThat(progress).isSorted().startsWith(0.0).allMatch(part -> part < 1);
        assertThat(MutualZugzwang.all(kpk.scan(), 1, part -> {}))
                .extracting(MutualZugzwang::ordinal)
                .isEqualTo(all.stream().map(MutualZugzwang::ordinal).toList());
    }
}
