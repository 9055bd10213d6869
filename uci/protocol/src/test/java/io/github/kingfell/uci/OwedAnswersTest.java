package io.github.kingfell.uci;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class OwedAnswersTest {
    private final OwedAnswers owed = new OwedAnswers();

    @Test
    void oneBestMoveForEachGoInTheirOrder() {
        owed.sent("position fen 7k/5Q2/6K1/8/8/8/8/8 b - - 0 1");
        owed.sent("nonsense go infinite");
        owed.sent("position startpos");
        owed.sent("go depth 1");
        assertThat(owed.heard("bestmove (none)")).isEmpty();
        assertThat(owed.areOutstanding()).isTrue();
        assertThat(owed.heard("bestmove e2e4 ponder e7e5")).isEmpty();
        assertThat(owed.areOutstanding()).isFalse();
        assertThat(owed.heard("bestmove e2e4")).isEqualTo("a best move without a search");
        assertThat(owed.bestMoves()).isEqualTo(2);
    }

    @Test
    void aBestMoveMustBeLegalAndWellFormed() {
        for (String bad : new String[] {
            "bestmove e2e5", "bestmove (none)", "bestmove", "bestmove e2e4 ponder (none)", "bestmove e2e4 ponder e2e4"
        }) {
            owed.sent("go");
            assertThat(owed.heard(bad)).as(bad).isNotEmpty();
        }
    }

    @Test
    void greetingsAndReadiness() {
        owed.sent("uci");
        owed.sent("isready");
        assertThat(owed.heard("uciok")).isEmpty();
        assertThat(owed.heard("readyok")).isEmpty();
        assertThat(owed.areOutstanding()).isFalse();
        assertThat(owed.heard("readyok")).isNotEmpty();
        assertThat(owed.heard("uciok")).isNotEmpty();
    }

    @Test
    void whatMakesNoSenseIsTold() {
        owed.sent("position fen nothing");
        owed.sent("position startpos moves e2e5");
        owed.sent("debug perhaps");
        assertThat(owed.heard("info string error: first")).isEmpty();
        assertThat(owed.heard("info string error: second")).isEmpty();
        assertThat(owed.isAnErrorMissing()).isTrue();
        assertThat(owed.heard("info string error: third")).isEmpty();
        assertThat(owed.isAnErrorMissing()).isFalse();
        assertThat(owed.errors()).isEqualTo(3);
        assertThat(owed.heard("info string error: internal failure, Error in \"x\""))
                .isNotEmpty();
        assertThat(owed.heard("info string \u2654")).isNotEmpty();
    }
}
