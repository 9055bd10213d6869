package io.github.kingfell.uci;

/** Threads that never keep the process alive. */
final class Daemon {
    private Daemon() {}

    static Thread of(Runnable work, String name) {
        Thread thread = new Thread(work, name);
        thread.setDaemon(true);
        return thread;
    }
}
