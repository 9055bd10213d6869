package io.github.kingfell.cli;

import io.github.kingfell.lab.classic.family.ClassicFamily;
import io.github.kingfell.lab.classic.player.ClassicSettings;
import io.github.kingfell.rules.notation.NotationException;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.ToIntFunction;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Speaks UCI, like the program without a command. */
@Command(name = "uci", description = "Speak UCI on standard input and output; the same as no command.")
final class ProtocolCommand implements Callable<Integer> {
    private final ToIntFunction<ClassicSettings> protocol;

    @Option(
            names = "--player-option",
            paramLabel = "NAME=VALUE",
            description = "a setting of a program of the past; an unknown name lists all settings; may be repeated")
    private List<String> playerOptions = List.of();

    /** @param protocol runs the UCI session and returns the exit code */
    ProtocolCommand(ToIntFunction<ClassicSettings> protocol) {
        this.protocol = protocol;
    }

    @Override
    public Integer call() throws NotationException {
        return protocol.applyAsInt(ClassicSettings.parse(playerOptions, ClassicFamily.settings()));
    }
}
