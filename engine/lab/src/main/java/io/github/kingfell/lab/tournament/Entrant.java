package io.github.kingfell.lab.tournament;

import java.util.function.Supplier;

/**
 * A participant of a tournament.
 *
 * @param name one word
 * @param maker makes the player; each thread has its own
 */
public record Entrant(String name, Supplier<Contender> maker) {}
