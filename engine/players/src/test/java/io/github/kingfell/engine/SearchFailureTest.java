package io.github.kingfell.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.engine.forcing.endgame.EndgameBook;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.search.PlayerId;
import io.github.kingfell.search.SearchInfo;
import io.github.kingfell.search.SearchLimits;
import io.github.kingfell.search.SearchRequest;
import io.github.kingfell.search.SearchSettings;
import java.util.Optional;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A failure inside a search ends neither the search nor the engine: there is a note, and a legal move. */
@Timeout(120)
class SearchFailureTest {
    private static final String MATE_IN_2 = "7k/8/8/8/8/8/R7/1R4K1 w - - 0 1";

    /** Fails once, in the middle of the player whose report it receives. */
    private static final class FailingListener extends RecordingListener {
        private final Predicate<SearchInfo> when;
        private boolean failed;

        FailingListener(Predicate<SearchInfo> when) {
            this.when = when;
        }

        @Override
        public synchronized void onInfo(SearchInfo info) {
            if (!failed && when.test(info)) {
                failed = true;
                throw new IllegalStateException("on purpose");
            }
            super.onInfo(info);
            notifyAll();
        }

        /** Waits for the note that follows the failure. */
        synchronized void awaitNote() throws InterruptedException {
            while (notes().isEmpty()) {
                wait();
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"1, auto", "2, auto", "1, proof", "1, alphabeta"})
    void aPlayerThatFails(int threads, String option) throws Exception {
        try (Engine engine = new Engine(EndgameBook.EMPTY)) {
            Optional<PlayerId> player = engine.players().stream()
                    .filter(id -> id.option().equals(option))
                    .findFirst();
            engine.configure(SearchSettings.builder()
                    .threads(threads)
                    .hashMegabytes(2)
                    .moveOverhead(0)
                    .player(player)
                    .build());
            FailingListener listener = new FailingListener(SearchInfo.Iteration.class::isInstance);
            engine.go(
                    new SearchRequest(
                            Positions.of(MATE_IN_2),
                            SearchLimits.builder().nodes(50_000).build()),
                    listener);
            engine.awaitIdle();
            assertThat(listener.notes()).anyMatch(note -> note.startsWith("error: "));
            assertLegalAndAliveAfter(engine, listener);
        }
    }

    @Test
    void evenTheRoute() throws Exception {
        try (Engine engine = new Engine(EndgameBook.EMPTY)) {
            FailingListener listener = new FailingListener(SearchInfo.Note.class::isInstance);
            engine.go(
                    new SearchRequest(
                            Positions.of(MATE_IN_2),
                            SearchLimits.builder().nodes(1_000).build()),
                    listener);
            engine.awaitIdle();
            assertThat(listener.notes()).containsExactly("error: search failed, see the log");
            assertThat(listener.last().depth()).isPositive();
            assertLegalAndAliveAfter(engine, listener);
        }
    }

    @Test
    void withoutALimitTheMoveStillWaitsForStop() throws Exception {
        try (Engine engine = new Engine(EndgameBook.EMPTY)) {
            FailingListener listener = new FailingListener(SearchInfo.Note.class::isInstance);
            engine.go(
                    new SearchRequest(
                            Positions.of(MATE_IN_2),
                            SearchLimits.builder().infinite(true).build()),
                    listener);
            listener.awaitNote();
            assertThat(listener.isFinished()).isFalse();
            engine.stop();
            engine.awaitIdle();
            assertLegalAndAliveAfter(engine, listener);
        }
    }

    /** The last line is repeated at the end. A listener that fails on it too still gets the end of the search. */
    @Test
    void evenTheEnd() throws Exception {
        try (Engine engine = new Engine(EndgameBook.EMPTY)) {
            RecordingListener listener = new RecordingListener() {
                @Override
                public synchronized void onInfo(SearchInfo info) {
                    if (info instanceof SearchInfo.Iteration) {
                        throw new IllegalStateException("on purpose");
                    }
                    super.onInfo(info);
                }
            };
            engine.go(
                    new SearchRequest(
                            Positions.of(MATE_IN_2),
                            SearchLimits.builder().nodes(1_000).build()),
                    listener);
            engine.awaitIdle();
            assertThat(listener.isFinished()).isTrue();
            assertLegalAndAliveAfter(engine, listener);
        }
    }

    private static void assertLegalAndAliveAfter(Engine engine, RecordingListener failed) throws InterruptedException {
        assertThat(Positions.legalMoves(Positions.of(MATE_IN_2)))
                .contains(failed.outcome().bestMove());
        RecordingListener next = new RecordingListener();
        engine.go(
                new SearchRequest(
                        Positions.of(MATE_IN_2), SearchLimits.builder().depth(2).build()),
                next);
        engine.awaitIdle();
        assertThat(next.notes()).noneMatch(note -> note.startsWith("error: "));
        assertThat(next.isFinished()).isTrue();
    }
}
