package io.github.kingfell.arena.endplay;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ChooserTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    move by forcing tree: king and rook against king, stage 2 of 4          | FOUND_TREE
                    move by remembered tree: king and rook against king, stage 2 of 4       | REMEMBERED_TREE
                    move by exact table: mate in 12                                         | EXACT_TABLE
                    move by proof-number: the mate announced before                         | PROOF
                    move by proof-number: its mate                                          | SEARCH
                    move by alpha-beta                                                      | SEARCH
                    exact table: mate in 12                                                 | SEARCH
                    forcing tree of depth 4, 478 positions examined; KBNK, stage 2 of 7     | SEARCH
                    """)
    void readsWhatTheEngineSays(String said, Chooser chooser) {
        assertThat(Chooser.of(List.of("info string " + said, "info depth 3 score cp 10 pv a1a2", "bestmove a1a2")))
                .isEqualTo(chooser);
    }

    @Test
    void theLastThatTellsCounts() {
        assertThat(Chooser.of(List.of(
                        "info string move by forcing tree",
                        "info string move by exact table: mate in 3",
                        "info string another remark",
                        "bestmove a1a2")))
                .isEqualTo(Chooser.EXACT_TABLE);
    }
}
