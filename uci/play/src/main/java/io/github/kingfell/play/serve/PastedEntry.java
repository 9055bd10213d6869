package io.github.kingfell.play.serve;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.PgnGame;
import io.github.kingfell.workbench.problem.FoundTask;
import io.github.kingfell.workbench.problem.ProblemTask;
import io.github.kingfell.workbench.problem.SolvingOptions;
import io.github.kingfell.workbench.stipulation.Stipulation;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A position, a problem or a game of a pasted text.
 *
 * @param title may be empty
 * @param start the first position, never changed; null when the entry cannot be used
 * @param stipulation empty where the text states none
 * @param options what the text wishes to be shown of a problem
 * @param game empty for a position without moves
 * @param notes sentences for the user, such as what was assumed
 * @param error why the entry cannot be used, otherwise empty
 */
record PastedEntry(
        String title,
        @Nullable Position start,
        Optional<Stipulation> stipulation,
        SolvingOptions options,
        Optional<PgnGame> game,
        List<String> notes,
        String error) {
    public PastedEntry {
        notes = List.copyOf(notes);
    }

    static PastedEntry of(FoundTask found) {
        ProblemTask task = found.task();
        return task == null ? unusable(found.title(), found.error()) : of(task);
    }

    static PastedEntry of(ProblemTask task) {
        if (task.isOdd()) {
            return unusable(task.title(), ProblemTask.ODD);
        }
        return new PastedEntry(
                task.title(),
                task.position(),
                Optional.of(task.stipulation()),
                task.options(),
                Optional.empty(),
                task.notes(),
                "");
    }

    static PastedEntry unusable(String title, String error) {
        return new PastedEntry(title, null, Optional.empty(), SolvingOptions.KEYS, Optional.empty(), List.of(), error);
    }
}
