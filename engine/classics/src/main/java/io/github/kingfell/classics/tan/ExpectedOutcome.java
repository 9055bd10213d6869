package io.github.kingfell.classics.tan;

/**
 * The outcome that the program expects of a situation. It is not proven: the network selects the moves of both sides.
 */
public enum ExpectedOutcome {
    WIN,
    DRAW,
    OPEN
}
