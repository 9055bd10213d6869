package io.github.kingfell.engine.forcing;

/** The endings the book knows. */
public final class EndgameBook {}
