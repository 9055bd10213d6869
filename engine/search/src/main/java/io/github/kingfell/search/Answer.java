package io.github.kingfell.search;

/** The result of a player for a task. */
public sealed interface Answer {
    record Plays(SearchOutcome outcome) implements Answer {}

    /** The task is left to the next player; the reason is for the user. */
    record Declines(String reason) implements Answer {}
}
