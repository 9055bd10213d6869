package io.github.kingfell.workbench.reliability;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.testkit.Positions;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AnswerCheckTest {
    private final AnswerCheck check = new AnswerCheck();

    /** True mates: by the tables, by trying every move, of a later line, too long to be tried. */
    @ParameterizedTest
    @CsvSource({
        "7k/8/6K1/8/8/8/8/R7 w - - 0 1, 1, mate 1, a1a8, 1",
        "7k/8/6K1/8/8/8/8/R7 b - - 0 1, 1, mate -1, h8g8 a1a8, 1",
        "7k/p7/P5K1/8/8/8/8/2R5 b - - 0 1, 1, mate -1, h8g8 c1c8, 1",
        "7k/8/6K1/8/8/8/8/RR6 w - - 0 1, 2, mate 1, b1b8, 1",
        "7k/p5Q1/P5K1/8/8/8/8/8 b - - 0 1, 1, mate 0, '', 1",
        "7k/5K2/8/6Pp/7P/8/8/8 w - - 0 1, 1, cp 30, f7g6 h8g8, 0"
    })
    void whatIsTrueIsNoFault(String fen, int rank, String score, String line, int confirmed) {
        assertThat(judge(fen, rank, score, line)).isEmpty();
        assertThat(check.confirmed()).isEqualTo(confirmed);
        assertThat(check.replayed()).isEqualTo(score.startsWith("mate") ? 1 : 0);
    }

    @ParameterizedTest
    @CsvSource({
        "7k/8/6K1/8/8/8/8/R7 w - - 0 1, 1, mate 2, a1a8, short",
        "7k/8/6K1/8/8/8/8/R7 w - - 0 1, 1, mate 1, a1a7, no checkmate",
        "7k/8/6K1/8/8/8/8/R7 w - - 0 1, 1, mate 1, a1b8, illegal",
        "7k/8/6K1/8/8/8/8/R7 w - - 0 1, 1, cp 30, a1a2 a8a1, illegal",
        // The lines end in mate, but another reply avoids it: by the tables, by trying every move, of a second line.
        "6k1/8/5K2/8/8/8/8/R7 w - - 0 1, 1, mate 2, f6g6 g8h8 a1a8, a false mate",
        "6k1/8/5K2/p7/P7/8/8/2R5 w - - 0 1, 1, mate 2, f6g6 g8h8 c1c8, a false mate",
        "6k1/p7/P5K1/8/8/8/8/2R5 b - - 0 1, 1, mate -1, g8h8 c1c8, a false mate",
        "6k1/8/5K2/8/8/8/8/R7 w - - 0 1, 2, mate 2, f6g6 g8h8 a1a8, a false mate"
    })
    void aFalseLineIsAFault(String fen, int rank, String score, String line, String fault) {
        assertThat(judge(fen, rank, score, line)).singleElement().asString().contains(fault, line);
    }

    @Test
    void oneLegalBestMoveAndNoError() {
        String fen = "7k/8/6K1/8/8/8/8/R7 w - - 0 1";
        assertThat(answers(fen, "bestmove a1a8 ponder h8g8"))
                .singleElement()
                .asString()
                .startsWith("an illegal move to ponder on");
        assertThat(answers(fen, "bestmove a1b8")).singleElement().asString().startsWith("an illegal best move");
        assertThat(answers(fen, "bestmove (none)")).singleElement().asString().startsWith("no best move");
        assertThat(answers(fen, "bestmove a1a8", "bestmove a1a8"))
                .singleElement()
                .asString()
                .startsWith("a best move without a search");
        assertThat(answers(fen, "info string error: internal failure", "bestmove a1a8"))
                .singleElement()
                .asString()
                .startsWith("an error");
    }

    private List<String> judge(String fen, int rank, String score, String line) {
        String best = line.isEmpty() ? "(none)" : line.split(" ")[0];
        String info = "info depth 1 multipv " + rank + " score " + score + " nodes 1" + (line.isEmpty() ? "" : " pv ");
        List<String> lines = new ArrayList<>(List.of(info + line));
        if (!line.startsWith("a1b8")) {
            lines.add("bestmove " + best);
        }
        return answers(fen, lines.toArray(String[]::new));
    }

    private List<String> answers(String fen, String... lines) {
        Position root = Positions.of(fen);
        check.sent("position fen " + fen);
        check.sent("go");
        return check.judge(root, List.of(lines));
    }
}
