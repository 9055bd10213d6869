package io.github.kingfell.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class BackgroundWorkTest {
    private static final long LONG = TimeUnit.MINUTES.toNanos(1);

    private final BackgroundWork work = new BackgroundWork();

    @AfterEach
    void close() {
        work.close();
    }

    @Test
    void doesJobsInTheirOrderAndEachKeyOnce() {
        List<String> done = new CopyOnWriteArrayList<>();
        work.hold();
        for (String job : List.of("a", "b", "a", "c")) {
            work.order(job, cancelled -> done.add(job));
        }
        assertThat(done).isEmpty();
        work.lend(LONG, () -> false);
        assertThat(done).containsExactly("a", "b", "c");
        assertThat(work.isIdle()).isTrue();
    }

    /** A job that polls runs while time is lent, and no longer. */
    @Test
    void whatIsHeldWaitsUntilTimeIsLent() {
        AtomicInteger steps = new AtomicInteger();
        work.hold();
        work.order("steps", cancelled -> {
            while (!cancelled.getAsBoolean() && steps.get() < 1_000_000_000) {
                steps.incrementAndGet();
            }
        });
        work.lend(LONG, () -> steps.get() > 10);
        assertThat(steps.get()).isGreaterThan(10);
        int before = steps.get();
        work.lend(LONG, () -> steps.get() > before + 10);
        assertThat(steps.get()).isGreaterThan(before + 10);
        assertThat(work.isIdle()).isFalse();
    }

    /** Idle work gives way to urgent work, does not run in lent time, and resumes afterwards. */
    @Test
    void noTimeIsLentToWhatMayWait() throws InterruptedException {
        List<String> done = new CopyOnWriteArrayList<>();
        CountDownLatch begun = new CountDownLatch(1);
        CountDownLatch again = new CountDownLatch(2);
        work.orderWhenIdle("idle", cancelled -> {
            begun.countDown();
            again.countDown();
            while (again.getCount() > 0 && !cancelled.getAsBoolean()) {
                Thread.onSpinWait();
            }
        });
        begun.await();
        work.hold();
        work.order("urgent", cancelled -> done.add("urgent"));
        work.lend(LONG, () -> false);
        assertThat(done).containsExactly("urgent");
        assertThat(work.isIdle()).isFalse();
        work.lend(LONG, () -> false);
        assertThat(again.getCount()).isEqualTo(1);
        work.release();
        assertThat(again.await(30, TimeUnit.SECONDS)).isTrue();
    }

    @Test
    void closingEndsAJobThatIsHeld() throws InterruptedException {
        CountDownLatch begun = new CountDownLatch(1);
        CountDownLatch ended = new CountDownLatch(1);
        work.order("for ever", cancelled -> {
            begun.countDown();
            while (!cancelled.getAsBoolean()) {
                Thread.onSpinWait();
            }
            ended.countDown();
        });
        begun.await();
        work.hold();
        work.close();
        assertThat(ended.await(30, TimeUnit.SECONDS)).isTrue();
    }

    @Test
    void aJobThatFailsDoesNotEndTheWork() {
        List<String> done = new CopyOnWriteArrayList<>();
        work.hold();
        work.order("fails", cancelled -> {
            throw new IllegalStateException("on purpose");
        });
        work.order("next", cancelled -> done.add("next"));
        work.lend(LONG, () -> false);
        assertThat(done).containsExactly("next");
    }

    @Test
    void whatWaitsIsForgotten() {
        List<String> done = new CopyOnWriteArrayList<>();
        work.hold();
        work.order("a", cancelled -> done.add("a"));
        work.forgetWaiting();
        assertThat(work.isIdle()).isTrue();
        work.order("a", cancelled -> done.add("again"));
        work.lend(LONG, () -> false);
        assertThat(done).containsExactly("again");
    }
}
