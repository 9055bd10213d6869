package io.github.kingfell.lab.classic.tan;

/** What the program takes a situation for. Not proved: both sides' moves are picked by the network. */
public enum Outcome {
    WIN,
    DRAW,
    OPEN
}
