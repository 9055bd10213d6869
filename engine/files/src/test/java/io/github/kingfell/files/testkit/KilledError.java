package io.github.kingfell.files.testkit;

/** Thrown in place of the end of the process. */
public final class KilledError extends Error {
    private static final long serialVersionUID = 1;

    KilledError() {
        super("killed");
    }
}
