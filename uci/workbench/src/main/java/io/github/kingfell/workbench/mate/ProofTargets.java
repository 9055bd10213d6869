package io.github.kingfell.workbench.mate;

import io.github.kingfell.workbench.render.Below;
import java.io.Writer;
import java.nio.file.Path;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The files to which a proof is written, one for each form.
 *
 * @param proof a file for the checkers; null for none
 * @param html a page for the browser; null for none
 * @param json a JSON file; null for none
 * @param below the side at the bottom of the boards of the page
 * @param letters translates the piece letters of a page into the user's language
 * @param withRefutation whether to add a refutation of a shorter mate
 */
public record ProofTargets(
        @Nullable Path proof,
        @Nullable Path html,
        @Nullable Path json,
        Below below,
        UnaryOperator<Writer> letters,
        boolean withRefutation) {
    /** Returns true when a proof is to be written. */
    public boolean areSet() {
        return proof != null || html != null || json != null;
    }

    /** Returns true when only a page is to be written. */
    public boolean isPageAlone() {
        return html != null && proof == null && json == null && !withRefutation;
    }

    /** Returns true when the form or the added refutation exists for mates only. */
    public boolean areOfMates() {
        return html != null || json != null || withRefutation;
    }

    /** Returns true when only the proof file is to be written. */
    public boolean isFileAlone() {
        return proof != null && !areOfMates();
    }
}
