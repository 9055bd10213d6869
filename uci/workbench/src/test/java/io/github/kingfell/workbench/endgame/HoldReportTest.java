package io.github.kingfell.workbench.endgame;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.tables.ladder.AdviceLadder;
import io.github.kingfell.tables.ladder.HoldVerdict;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HoldReportTest {
    private static final String FEN = "8/1P6/3k4/K7/8/8/8/8 b - - 0 1";

    @Test
    void whatIsNotHeldIsSaid() throws NotationException {
        HoldVerdict verdict = new HoldVerdict(1100, 800, 200, 1, List.of(700), Fen.parse(FEN));
        assertThat(HoldReport.of(MaterialKey.parse("KPK"), new AdviceLadder(3, List.of()), verdict)
                        .lines())
                .contains(
                        "# Advice to hold KPK",
                        "* 1: a capture or stalemate (700)",
                        "* drawn positions with Black to move, reflections counted once: 1,100",
                        "* draws held for ever against every move, whichever of the advised moves is played: 800 of 1,100",
                        "* an advised move holds the draw, but the advice may be silent later: 99",
                        "* no move is advised: 200",
                        "* an advised move loses: 1",
                        "* a draw without advice: " + FEN);
    }

    @ParameterizedTest
    @CsvSource({
        "KBNK, White mates within",
        "KPK, White mates or promotes and wins within",
        "KRKN, 'White mates, or wins by a capture or promotion, within'"
    })
    void whatTheDefenderMustSeeDependsOnTheEnding(String name, String words) {
        HoldVerdict verdict = new HoldVerdict(1, 1, 0, 0, List.of(1), null);
        assertThat(HoldReport.of(MaterialKey.parse(name), new AdviceLadder(2, List.of()), verdict)
                        .lines())
                .anyMatch(line -> line.contains(words))
                .noneMatch(line -> line.contains("without advice"));
    }
}
