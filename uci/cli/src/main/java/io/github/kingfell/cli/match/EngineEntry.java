package io.github.kingfell.cli.match;

import io.github.kingfell.arena.peer.EngineProcess;
import io.github.kingfell.arena.peer.EngineSetting;
import io.github.kingfell.arena.peer.EngineUnderTest;
import io.github.kingfell.arena.peer.Pace;
import io.github.kingfell.cli.peer.EngineCommand;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * An engine of a match as the user names it.
 *
 * @param command the program and its arguments; null for this program
 * @param folder in which it runs; null for the present one
 * @param name null for the one that it gives itself
 * @param pace null for that of the match
 */
record EngineEntry(
        @Nullable String command,
        @Nullable Path folder,
        @Nullable String name,
        @Nullable Pace pace,
        List<EngineSetting> settings) {
    static final EngineEntry OWN = new EngineEntry(null, null, null, null, List.of());

    EngineEntry {
        settings = List.copyOf(settings);
    }

    /** Returns this entry with what another one says where this one is silent; its own settings come last. */
    EngineEntry orElse(EngineEntry other) {
        return new EngineEntry(
                command == null ? other.command : command,
                folder == null ? other.folder : folder,
                name == null ? other.name : name,
                pace == null ? other.pace : pace,
                Stream.concat(other.settings.stream(), settings.stream()).toList());
    }

    /** Returns the engine, not yet started. */
    EngineUnderTest engine() {
        List<String> words = EngineCommand.words(command);
        return new EngineUnderTest(() -> new EngineProcess(words, folder), settings, false);
    }

    /** Returns the name of the program without its folder. */
    String program() {
        return Path.of(EngineCommand.words(command).get(0)).getFileName() + "";
    }
}
