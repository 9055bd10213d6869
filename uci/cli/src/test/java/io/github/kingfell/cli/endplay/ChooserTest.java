package io.github.kingfell.cli.endplay;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ChooserTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    forcing tree of depth 4, 478 positions examined; KBNK, stage 2 of 7     | FOUND_TREE
                    move 2 of a forcing tree that goes 3 deep from here, no position examined | FOUND_TREE
                    tree remembered, depth 5                                                | REMEMBERED_TREE
                    move 3 of a remembered tree that goes 2 deep from here                  | REMEMBERED_TREE
                    exact table: won in 12                                                  | EXACT_TABLE
                    exact table declines: no time to build the tables                       | SEARCH
                    following the proof of a mate in 7                                      | PROOF
                    router: KRK, which the book wins -> forcing tree, then exact table      | SEARCH
                    forcing tree declines: no forcing tree found within the limits          | SEARCH
                    """)
    void readsWhatTheEngineSays(String said, Chooser chooser) {
        assertThat(Chooser.of(List.of("info string " + said, "info depth 3 score cp 10 pv a1a2", "bestmove a1a2")))
                .isEqualTo(chooser);
    }

    @Test
    void theLastThatTellsCounts() {
        assertThat(Chooser.of(List.of(
                        "info string forcing tree of depth 1, 14 positions examined",
                        "info string exact table: won in 3",
                        "info string another remark",
                        "bestmove a1a2")))
                .isEqualTo(Chooser.EXACT_TABLE);
    }
}
