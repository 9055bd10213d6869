package io.github.kingfell.cli.mate;

import io.github.kingfell.workbench.input.Shard;
import io.github.kingfell.workbench.output.Terminal;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Options for lists of positions. */
final class ListOptions {
    @Option(names = "--json", description = "one JSON object on each line instead of text")
    private boolean json;

    @Option(
            names = "--resume",
            paramLabel = "FILE",
            description = "append each result of a list to FILE at once, one JSON object on each line; positions that "
                    + "FILE already answers are skipped")
    private @Nullable Path resume;

    @Option(
            names = "--progress",
            description =
                    "show the progress of a list, or of the search for one mate, on standard error, even if that is "
                            + "not a terminal")
    private boolean progress;

    @Option(
            names = "--shard",
            paramLabel = "K/N",
            description =
                    "take only every N-th position of a list, beginning with the K-th: N machines with the shards 1/N "
                            + "to N/N share the list")
    private @Nullable Shard shard;

    boolean json() {
        return json;
    }

    @Nullable
    Path resume() {
        return resume;
    }

    /** Returns the part of the list to work on. */
    Shard shard() {
        return shard == null ? Shard.WHOLE : shard;
    }

    /** Returns true when the user chose a part of the list. */
    boolean isSharded() {
        return shard != null;
    }

    boolean progress() {
        return progress || Terminal.isThere();
    }
}
