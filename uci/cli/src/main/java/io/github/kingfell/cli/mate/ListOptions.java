package io.github.kingfell.cli.mate;

import io.github.kingfell.cli.output.Terminal;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Options for lists of positions. */
final class ListOptions {
    @Option(names = "--json", description = "one JSON object a line instead of text")
    private boolean json;

    @Option(
            names = "--resume",
            paramLabel = "FILE",
            description = "add each result of a list to FILE, one JSON object a line, as soon as it is there; what FILE"
                    + " already answers is skipped")
    private @Nullable Path resume;

    @Option(
            names = "--progress",
            description = "show how far a list has come on standard error, even when that is no terminal")
    private boolean progress;

    boolean json() {
        return json;
    }

    @Nullable
    Path resume() {
        return resume;
    }

    boolean progress() {
        return progress || Terminal.isThere();
    }
}
