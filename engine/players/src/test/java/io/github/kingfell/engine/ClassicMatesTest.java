package io.github.kingfell.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.engine.forcing.endgame.EndgameBook;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Epd;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.search.PlayerId;
import io.github.kingfell.search.Score;
import io.github.kingfell.search.SearchLimits;
import io.github.kingfell.search.SearchRequest;
import io.github.kingfell.search.SearchSettings;
import io.github.kingfell.tables.distance.TableLibrary;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/**
 * Classic endgames with at most five men, with the lengths from other programs' tablebases. The list is not part of the
 * project: an EPD file of mates with their lengths ({@code bm #n} or {@code dm n}), named by the property.
 */
@EnabledIfSystemProperty(
        named = ClassicMatesTest.PROPERTY,
        matches = ".+",
        disabledReason = "skipped: -D" + ClassicMatesTest.PROPERTY + "=FILE names no list of classic mates")
class ClassicMatesTest {
    static final String PROPERTY = "kingfell.classic";

    /** More than the depth of any mate with five men. */
    private static final int LONGEST = 150;

    /** Time for building distance tables; a test that takes longer hangs. */
    private static final long PATIENCE_MILLIS = 300_000;

    private static final long MOST_NODES = 1_000_000;

    @Test
    @Tag("slow")
    void withFourPiecesEveryMateIsTheShortest() throws Exception {
        int solved = 0;
        try (Engine engine = engine(2, Optional.of(PlayerId.EXACT_TABLE))) {
            for (Epd problem : list()) {
                if (TableLibrary.covers(problem.position())) {
                    RecordingListener listener = search(engine, problem.position(), 0);
                    assertThat(moves(listener, problem.position()))
                            .as(Fen.format(problem.position()))
                            .isEqualTo(problem.mateLength());
                    solved++;
                }
            }
        }
        assertThat(solved).isPositive();
    }

    @Test
    @Tag("slow")
    void withFivePiecesEveryMateIsFoundWithinAMillionNodes() throws Exception {
        int solved = 0;
        try (Engine engine = engine(1, Optional.of(PlayerId.PROOF_NUMBER))) {
            for (Epd problem : list()) {
                if (!TableLibrary.covers(problem.position())) {
                    String fen = Fen.format(problem.position());
                    RecordingListener listener = search(engine, problem.position(), LONGEST);
                    for (int tries = 0; tries < 20 && listener.last().nodes() > MOST_NODES; tries++) {
                        // The distance tables of the endings after captures are built during the search.
                        listener = search(engine, problem.position(), LONGEST);
                    }
                    int moves = moves(listener, problem.position());
                    assertThat(Integer.signum(moves)).as(fen).isEqualTo(Integer.signum(problem.mateLength()));
                    assertThat(Math.abs(moves)).as(fen).isGreaterThanOrEqualTo(Math.abs(problem.mateLength()));
                    assertThat(listener.last().nodes()).as(fen).isLessThanOrEqualTo(MOST_NODES);
                    solved++;
                }
            }
        }
        assertThat(solved).isPositive();
    }

    private static List<Epd> list() throws IOException, NotationException {
        List<Epd> problems = new ArrayList<>();
        for (String line : Files.readAllLines(Path.of(System.getProperty(PROPERTY)))) {
            problems.add(Epd.parse(line));
        }
        return problems;
    }

    private static Engine engine(int threads, Optional<PlayerId> player) {
        Engine engine = new Engine(EndgameBook.EMPTY);
        engine.configure(SearchSettings.builder()
                .threads(threads)
                .moveOverhead(0)
                .player(player)
                .build());
        return engine;
    }

    /**
     * Searches a position.
     *
     * @param mate find one in at most this many moves; 0 when not asked for
     */
    private static RecordingListener search(Engine engine, Position position, int mate) throws InterruptedException {
        RecordingListener listener = new RecordingListener();
        SearchLimits limits =
                SearchLimits.builder().moveTime(PATIENCE_MILLIS).mate(mate).build();
        engine.newGame();
        engine.go(new SearchRequest(position, limits), listener);
        engine.awaitIdle();
        return listener;
    }

    private static int moves(RecordingListener listener, Position position) {
        Score score = listener.outcome().score();
        assertThat(score).as(Fen.format(position)).isInstanceOf(Score.Mate.class);
        return ((Score.Mate) score).moves();
    }
}
