package io.github.kingfell.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.engine.forcing.EndgameBook;
import io.github.kingfell.engine.notation.Epd;
import io.github.kingfell.engine.search.Score;
import io.github.kingfell.engine.search.SearchLimits;
import io.github.kingfell.engine.search.SearchRequest;
import io.github.kingfell.engine.search.SearchSettings;
import io.github.kingfell.engine.table.TableLibrary;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Classic endings of at most four men, with lengths that other programs' tables gave. */
class ClassicMatesTest {
    /** The list lies beside the project where it is worked on, and nowhere else. */
    private static final Path CLASSIC = Path.of("..", "..", "shared", "data", "mate", "classic-dev.epd");

    @Test
    @Tag("slow")
    void everyMateIsTheShortestWhateverTheNodeLimit() throws Exception {
        Assumptions.assumeTrue(Files.isRegularFile(CLASSIC));
        int solved = 0;
        try (Engine engine = new Engine(EndgameBook.EMPTY)) {
            engine.configure(SearchSettings.DEFAULT.withThreads(2));
            for (String line : Files.readAllLines(CLASSIC)) {
                Epd problem = Epd.parse(line);
                if (TableLibrary.covers(problem.position())) {
                    RecordingListener listener = new RecordingListener();
                    engine.newGame();
                    engine.go(
                            new SearchRequest(
                                    problem.position(),
                                    SearchLimits.builder().nodes(1).build()),
                            listener);
                    engine.awaitIdle();
                    Score score = listener.outcome().score();
                    assertThat(score).as(line).isInstanceOf(Score.Mate.class);
                    assertThat(((Score.Mate) score).moves()).as(line).isEqualTo(problem.mateLength());
                    solved++;
                }
            }
        }
        assertThat(solved).isPositive();
    }
}
