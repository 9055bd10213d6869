package io.github.kingfell.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class SharedThreadTest {
    private final SharedThread thread = new SharedThread();
    private final List<String> turns = new ArrayList<>();

    @Test
    void theSearchAttachedTakesATurnEachTime() {
        thread.giveTurns();
        thread.attach(() -> turns.add("search"));
        thread.giveTurns();
        thread.giveTurns();
        assertThat(turns).containsExactly("search", "search");
    }

    @Test
    void nobodyTakesTurnsAfterTheEnd() {
        thread.attach(() -> turns.add("search"));
        thread.giveTurns();
        thread.detach();
        thread.giveTurns();
        assertThat(turns).containsExactly("search");
    }

    /** The attached search gives turns too, but not to itself. */
    @Test
    void aTurnDoesNotBeginInsideItself() {
        thread.attach(() -> {
            turns.add("search");
            thread.giveTurns();
        });
        thread.giveTurns();
        assertThat(turns).containsExactly("search");
    }

    @Test
    void aTurnThatFailsIsNotTheLast() {
        thread.attach(() -> {
            turns.add("search");
            throw new IllegalStateException("on purpose");
        });
        for (int i = 0; i < 2; i++) {
            try {
                thread.giveTurns();
            } catch (IllegalStateException e) {
                turns.add(e.getMessage());
            }
        }
        assertThat(turns).containsExactly("search", "on purpose", "search", "on purpose");
    }

    @Test
    void turnsAreTakenOnTheThreadThatAttached() throws InterruptedException {
        thread.attach(() -> turns.add("search"));
        Thread other = new Thread(thread::giveTurns);
        other.start();
        other.join();
        assertThat(turns).isEmpty();
        thread.giveTurns();
        assertThat(turns).hasSize(1);
    }
}
