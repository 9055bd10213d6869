package io.github.kingfell.workbench.endgame;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.tables.ladder.AdviceLadder;
import io.github.kingfell.tables.ladder.LadderVerdict;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LadderReportTest {
    private static final String FEN = "8/8/8/8/8/8/1R6/K1k5 w - - 0 1";

    @Test
    void whatIsNotHadIsSaid() throws NotationException {
        LadderVerdict verdict = new LadderVerdict(1100, 800, 200, 51, 2000, 1000, List.of(800), Fen.parse(FEN));
        assertThat(LadderReport.of(MaterialKey.parse("KRK"), new AdviceLadder(3, List.of()), verdict)
                        .lines())
                .contains(
                        "# Advice for KRK",
                        "* 1: mate (800)",
                        "* won positions with White to move, reflections counted once: 1,100",
                        "* no move is advised: 200",
                        "* an advised move may lose the win: 100",
                        "* longest way to the end: 51 moves, beyond the fifty-move rule",
                        "* mean way to the end against the longest defence: 2.50 moves; "
                                + "shortest mates of the same positions: 1.25",
                        "* a win that is not had: " + FEN);
    }

    @ParameterizedTest
    @CsvSource({
        "KQK, mate",
        "KQKR, 'mate, or a capture that wins'",
        "KPK, 'mate, or a promotion that wins'",
        "KPKN, 'mate, or a capture or promotion that wins'"
    })
    void theEndDependsOnTheEnding(String name, String end) {
        LadderVerdict verdict = new LadderVerdict(1, 0, 1, 0, 0, 0, List.of(0), null);
        List<String> lines = LadderReport.of(MaterialKey.parse(name), new AdviceLadder(1, List.of()), verdict)
                .lines();
        assertThat(lines).contains("* 1: " + end + " (0)").noneMatch(line -> line.contains("longest way"));
    }
}
