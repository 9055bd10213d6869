package io.github.kingfell.cli.output;

import io.github.kingfell.search.Interruption;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A command that comes to its end when the user interrupts it: it prints what it has found and writes its files. A
 * second interruption ends the program at once.
 */
public abstract class InterruptibleCommand extends ConsoleCommand {
    private final Interruption interruption;
    private @Nullable String unfinished;

    /** @param interruption stops the searches of the command */
    protected InterruptibleCommand(Interruption interruption) {
        this.interruption = interruption;
    }

    /** Returns what tells the command to end. */
    protected final Interruption interruption() {
        return interruption;
    }

    /** Says what the interruption leaves undone. Without such words the work is complete. */
    protected final void leaveUnfinished(String what) {
        unfinished = what;
    }

    /** Returns what the interruption has left undone; empty when the work is complete. */
    public final Optional<String> unfinished() {
        return Optional.ofNullable(unfinished);
    }
}
