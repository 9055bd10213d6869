package io.github.kingfell.engine.search;

/** What the user asks of the router: its own judgement, or one player by name. */
public enum PlayerChoice {
    AUTO,
    FORCING,
    PROOF,
    ALPHABETA,
    EXACT,
    ADVICE
}
