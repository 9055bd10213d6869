package io.github.kingfell.cli;

import io.github.kingfell.classics.family.ClassicFamily;
import io.github.kingfell.classics.player.ClassicSettings;
import io.github.kingfell.rules.notation.NotationException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.ToIntBiFunction;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Speaks UCI, like the program without a command. */
@Command(name = "uci", description = "Speak UCI on standard input and output; the same as no command.")
final class ProtocolCommand implements Callable<Integer> {
    private final ToIntBiFunction<ClassicSettings, InputStream> protocol;

    @Parameters(
            arity = "0..1",
            paramLabel = "FILE",
            description = "read the commands from this file instead of standard input; the program ends with the last"
                    + " answer")
    private @Nullable Path file;

    @Option(
            names = "--player-option",
            paramLabel = "NAME=VALUE",
            description = "a setting of a program of the past; an unknown name lists all settings; may be repeated")
    private List<String> playerOptions = List.of();

    /** @param protocol runs the UCI session and returns the exit code */
    ProtocolCommand(ToIntBiFunction<ClassicSettings, InputStream> protocol) {
        this.protocol = protocol;
    }

    @Override
    public Integer call() throws NotationException, IOException {
        ClassicSettings settings = ClassicSettings.parse(playerOptions, ClassicFamily.settings());
        if (file == null) {
            return protocol.applyAsInt(settings, System.in);
        }
        try (InputStream commands = Files.newInputStream(file)) {
            return protocol.applyAsInt(settings, commands);
        }
    }
}
