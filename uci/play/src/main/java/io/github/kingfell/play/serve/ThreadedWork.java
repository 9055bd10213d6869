package io.github.kingfell.play.serve;

import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.search.Interruption;
import io.github.kingfell.workbench.output.JsonObject;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Work on a thread of its own. */
final class ThreadedWork implements LiveWork {
    private static final Logger LOG = LoggerFactory.getLogger(ThreadedWork.class);

    private final LiveEvents events = new LiveEvents();
    private final Interruption interruption;
    private final Thread thread;

    /** What is to be done. */
    interface Task {
        /**
         * Returns the last event, also when it was interrupted.
         *
         * @throws NotationException when the input cannot be used; the page gets the message
         */
        JsonObject run(LiveEvents events) throws NotationException, InterruptedException;
    }

    private ThreadedWork(Interruption interruption, Task task) {
        this.interruption = interruption;
        thread = new Thread(() -> run(task), "page work");
        thread.setDaemon(true);
    }

    /** @param interruption ends the task */
    static ThreadedWork start(Interruption interruption, Task task) {
        ThreadedWork work = new ThreadedWork(interruption, task);
        work.thread.start();
        return work;
    }

    private void run(Task task) {
        JsonObject end = new JsonObject();
        try {
            end = task.run(events);
        } catch (NotationException e) {
            end.put("error", String.valueOf(e.getMessage()));
        } catch (OutOfMemoryError e) {
            end.put("error", "the memory is not enough for this");
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (RuntimeException | Error e) {
            LOG.error("work failed", e);
            end.put("error", "internal failure");
        } finally {
            events.end(end);
        }
    }

    @Override
    public LiveEvents events() {
        return events;
    }

    @Override
    public void stop() {
        interruption.request();
    }

    @Override
    public void awaitEnd() throws InterruptedException {
        thread.join();
    }
}
