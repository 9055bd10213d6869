package io.github.kingfell.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.engine.forcing.endgame.EndgameBook;
import io.github.kingfell.engine.search.PlayerId;
import io.github.kingfell.engine.search.Score;
import io.github.kingfell.engine.search.SearchLimits;
import io.github.kingfell.engine.search.SearchRequest;
import io.github.kingfell.engine.search.SearchSettings;
import io.github.kingfell.engine.table.TableLibrary;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Epd;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Classic endings of at most five men, with lengths that other programs' tables gave. */
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
                    Score score = search(engine, problem.position(), 1);
                    assertThat(score).as(line).isInstanceOf(Score.Mate.class);
                    assertThat(((Score.Mate) score).moves()).as(line).isEqualTo(problem.mateLength());
                    solved++;
                }
            }
        }
        assertThat(solved).isPositive();
    }

    @Test
    @Tag("slow")
    void withFiveMenEveryMateIsFoundWithinAMillionNodes() throws Exception {
        Assumptions.assumeTrue(Files.isRegularFile(CLASSIC));
        int solved = 0;
        SearchSettings prover = new SearchSettings(
                1, SearchSettings.DEFAULT.hashMegabytes(), 1, 0, Optional.of(PlayerId.PROOF_NUMBER), false);
        try (Engine engine = new Engine(EndgameBook.EMPTY)) {
            engine.configure(prover);
            for (String line : Files.readAllLines(CLASSIC)) {
                Epd problem = Epd.parse(line);
                if (!TableLibrary.covers(problem.position())) {
                    Score score = search(engine, problem.position(), 1_000_000);
                    assertThat(score).as(line).isInstanceOf(Score.Mate.class);
                    int moves = ((Score.Mate) score).moves();
                    assertThat(Integer.signum(moves)).as(line).isEqualTo(Integer.signum(problem.mateLength()));
                    assertThat(Math.abs(moves)).as(line).isGreaterThanOrEqualTo(Math.abs(problem.mateLength()));
                    solved++;
                }
            }
        }
        assertThat(solved).isPositive();
    }

    private static Score search(Engine engine, Position position, long nodes) throws InterruptedException {
        RecordingListener listener = new RecordingListener();
        engine.newGame();
        engine.go(
                new SearchRequest(position, SearchLimits.builder().nodes(nodes).build()), listener);
        engine.awaitIdle();
        return listener.outcome().score();
    }
}
