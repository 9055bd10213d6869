package io.github.kingfell.cli;

import java.util.concurrent.Callable;
import java.util.function.IntSupplier;
import picocli.CommandLine.Command;

/** Speaks UCI, as without any command. */
@Command(name = "uci", description = "Speak UCI on standard input and output; the same as no command.")
final class ProtocolCommand implements Callable<Integer> {
    private final IntSupplier protocol;

    ProtocolCommand(IntSupplier protocol) {
        this.protocol = protocol;
    }

    @Override
    public Integer call() {
        return protocol.getAsInt();
    }
}
