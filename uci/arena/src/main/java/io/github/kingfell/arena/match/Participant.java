package io.github.kingfell.arena.match;

import io.github.kingfell.arena.peer.EngineUnderTest;
import io.github.kingfell.arena.peer.Pace;
import java.util.function.Supplier;

/**
 * An engine that takes part in a match.
 *
 * @param name in the table and in the file of games, no other engine has it
 * @param pace its own: in games at odds the others have another
 * @param engine makes the engine, not yet started; each call makes a new process
 */
public record Participant(String name, Pace pace, Supplier<EngineUnderTest> engine) {}
