package io.github.kingfell.play.serve;

import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * The threads that read and answer requests. Their number is fixed, although anybody on this machine can connect. A
 * thread is either reading a request or serving an admitted one. When all are busy and another request comes, the one
 * that has been reading longest gives up: it is interrupted, which closes its connection. So unfinished requests cannot
 * keep out a finished one.
 */
final class RequestThreads implements Executor, AutoCloseable {
    /** Enough for the searches and requests of all pages. */
    static final int MOST = 32;

    static final String NAME = "page";

    private final ExecutorService threads = Executors.newFixedThreadPool(MOST, RequestThreads::daemon);

    /** Threads that read, the one that began first in front. */
    private final Set<Thread> reading = new LinkedHashSet<>();

    /** Threads that were interrupted and have not ended yet. */
    private final Set<Thread> givingUp = new HashSet<>();

    /** Requests that have a thread or wait for one. */
    private int requests;

    @Override
    public void execute(Runnable request) {
        arrive();
        threads.execute(() -> {
            begin();
            try {
                request.run();
            } finally {
                end();
            }
        });
    }

    private synchronized void arrive() {
        requests++;
        makeRoom();
    }

    private synchronized void begin() {
        reading.add(Thread.currentThread());
        makeRoom();
    }

    private void makeRoom() {
        Iterator<Thread> first = reading.iterator();
        while (requests - givingUp.size() > MOST && first.hasNext()) {
            Thread longest = first.next();
            first.remove();
            givingUp.add(longest);
            longest.interrupt();
        }
    }

    /** The request of the current thread is allowed, and will be served. */
    synchronized void admit() {
        reading.remove(Thread.currentThread());
    }

    private synchronized void end() {
        reading.remove(Thread.currentThread());
        givingUp.remove(Thread.currentThread());
        requests--;
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }

    private static Thread daemon(Runnable work) {
        Thread thread = new Thread(work, NAME);
        thread.setDaemon(true);
        return thread;
    }
}
