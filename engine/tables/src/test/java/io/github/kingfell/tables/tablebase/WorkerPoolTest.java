package io.github.kingfell.tables.tablebase;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WorkerPoolTest {
    private static WorkerPool<String> pool(int workers) {
        return new WorkerPool<>(List.of("a", "b", "c").subList(0, workers), () -> false);
    }

    @ParameterizedTest
    @CsvSource({"1, 0", "1, 5000", "2, 1", "3, 1024", "3, 1025", "3, 5000"})
    void everyNumberIsWorkedOnOnce(int workers, int size) {
        AtomicIntegerArray visits = new AtomicIntegerArray(size);
        try (WorkerPool<String> pool = pool(workers)) {
            assertThat(pool.workers()).hasSize(workers);
            pool.share(size, (worker, from, to) -> {
                assertThat(from).isLessThan(to);
                for (int i = from; i < to; i++) {
                    visits.incrementAndGet(i);
                }
            });
        }
        for (int i = 0; i < size; i++) {
            assertThat(visits.get(i)).isOne();
        }
    }

    /** Each slice waits until all three workers have one. */
    @Test
    void allWorkersWorkEachOnAThreadOfItsOwn() {
        CountDownLatch together = new CountDownLatch(3);
        ConcurrentHashMap<String, Thread> threads = new ConcurrentHashMap<>();
        try (WorkerPool<String> pool = pool(3)) {
            pool.share(3, 1, (worker, from, to) -> {
                threads.put(worker, Thread.currentThread());
                together.countDown();
                try {
                    together.await();
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            });
        }
        assertThat(threads).containsOnlyKeys("a", "b", "c").containsEntry("a", Thread.currentThread());
        assertThat(threads.values()).doesNotHaveDuplicates();
        assertThat(threads.get("b").isDaemon()).isTrue();
    }

    @Test
    void aCancelledPieceOfWorkIsNotDone() {
        AtomicInteger asked = new AtomicInteger();
        AtomicInteger done = new AtomicInteger();
        try (WorkerPool<String> pool = new WorkerPool<>(List.of("a"), () -> asked.incrementAndGet() > 2)) {
            assertThatThrownBy(() -> pool.share(10, 1, (worker, from, to) -> done.incrementAndGet()))
                    .isInstanceOf(CancellationException.class);
        }
        assertThat(done).hasValue(2);
    }

    @Test
    void aFailureOnAnotherThreadIsToldToTheCaller() {
        CountDownLatch failed = new CountDownLatch(1);
        try (WorkerPool<String> pool = pool(2)) {
            assertThatThrownBy(() -> pool.share(2, 1, (worker, from, to) -> {
                        if (worker.equals("b")) {
                            failed.countDown();
                            throw new IllegalArgumentException("on purpose");
                        }
                        try {
                            failed.await();
                        } catch (InterruptedException e) {
                            Thread.currentThread().interrupt();
                        }
                    }))
                    .isInstanceOf(IllegalStateException.class)
                    .hasRootCauseMessage("on purpose");
        }
    }
}
