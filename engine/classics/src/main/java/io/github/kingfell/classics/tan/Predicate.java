package io.github.kingfell.classics.tan;

/**
 * A question with its name in the network and its words for the user.
 *
 * @param name as written in the network, arguments included
 * @param words as a statement, such as {@code the pawns are connected}
 */
record Predicate(String name, String words, Test test) {
    /** Tests the state and does not change it. */
    @FunctionalInterface
    interface Test {
        boolean holds(State state);
    }

    boolean holds(State state) {
        return test.holds(state);
    }
}
