package io.github.kingfell.play.serve;

/** Work that a page follows by its events. */
interface LiveWork {
    LiveEvents events();

    /** Asks for an early end, without waiting; the last event tells what was found so far. */
    void stop();

    /** Waits for the end. */
    void awaitEnd() throws InterruptedException;
}
