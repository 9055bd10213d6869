package io.github.kingfell.cli.match;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;

/** Engines that mate at once, as scripts for a shell: they start within milliseconds. */
public final class MatingEngine {
    /** White mates in one move. */
    public static final String OPENING = "7k/8/6K1/8/8/8/8/R7 w - -";

    private final Path script;

    /** Writes the script into a folder without blanks in its name. */
    public MatingEngine(Path folder) throws IOException {
        script = folder.resolve("engine.sh");
        try (InputStream in = Objects.requireNonNull(MatingEngine.class.getResourceAsStream("mating-engine.sh"))) {
            Files.copy(in, script);
        }
    }

    /** Returns the command that starts an engine that gives itself a name of one word. */
    public String named(String name) {
        return "sh " + script + " " + name;
    }
}
