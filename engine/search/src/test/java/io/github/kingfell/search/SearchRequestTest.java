package io.github.kingfell.search;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.testkit.Positions;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class SearchRequestTest {
    @Test
    void theCallerMayGoOnPlaying() {
        Position position = Fen.start();
        SearchRequest request =
                new SearchRequest(position, SearchLimits.builder().depth(1).build());
        Positions.play(position, "e2e4");
        assertThat(Fen.format(request.position())).isEqualTo(Fen.START);
    }

    @Test
    void eachPlayerGetsItsOwnCopyOfTheRoot() {
        List<SearchInfo> reports = new ArrayList<>();
        SearchTask task = new SearchTask(
                Positions.play(Fen.start(), "g1f3 g8f6 f3g1 f6g8"),
                SearchLimits.builder().build(),
                SearchSettings.DEFAULT,
                SearchControl.unlimited(),
                reports::add);
        Positions.play(task.position(), "e2e4");
        assertThat(task.position().repetitions()).as("with its history").isEqualTo(1);
        task.note("hello");
        assertThat(reports).containsExactly(new SearchInfo.Note("hello"));
    }
}
