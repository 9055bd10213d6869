package io.github.kingfell.uci;

/** Placeholder for the entry point. */
public final class Main {
    private Main() {}

    /**
     * Does nothing yet.
     *
     * @param args ignored
     */
    public static void main(String[] args) {}
}
