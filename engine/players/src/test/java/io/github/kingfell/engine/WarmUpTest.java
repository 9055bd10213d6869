package io.github.kingfell.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.engine.forcing.endgame.EndgameBook;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class WarmUpTest {
    private final AtomicInteger engines = new AtomicInteger();
    private final WarmUp warmUp = new WarmUp(20, 40);

    @BeforeEach
    void nothingIsDueBeforeItIsAskedFor() {
        assertThat(warmUp.isDue()).isFalse();
        warmUp.gameBegins();
        assertThat(warmUp.isDue()).isFalse();
    }

    @Test
    void theFirstGameIsPreparedOnce() throws InterruptedException {
        Runnable ready = warmUp.begin(1);
        assertThat(warmUp.isDue()).isTrue();
        ready.run();
        warmUp.run(this::engine);
        assertThat(warmUp.isDue()).isFalse();
        warmUp.gameBegins();
        assertThat(warmUp.isDue()).isFalse();
        assertThat(engines).hasValue(1);
    }

    @Test
    void aGameAfterAnAnalysisIsPreparedToo() throws InterruptedException {
        WarmUp later = new WarmUp(20, 40);
        later.begin(1).run();
        later.run(this::engine);
        assertThat(later.isDue()).isFalse();
        later.gameBegins();
        assertThat(later.isDue()).isTrue();
        later.run(this::engine);
        assertThat(later.isDue()).isFalse();
        assertThat(engines).hasValue(2);
    }

    @Test
    void whatIsNeverReadyIsNotWaitedForForever() throws InterruptedException {
        warmUp.begin(2).run();
        warmUp.run(this::engine);
        assertThat(warmUp.isDue()).isFalse();
    }

    private Engine engine() {
        engines.incrementAndGet();
        return new Engine(EndgameBook.EMPTY);
    }
}
