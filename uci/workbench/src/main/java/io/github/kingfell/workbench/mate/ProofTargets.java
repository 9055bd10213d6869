package io.github.kingfell.workbench.mate;

import io.github.kingfell.workbench.render.Below;
import java.io.Writer;
import java.nio.file.Path;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Where a proof is to be written, and in which forms.
 *
 * @param proof as a file for the checkers; null for nowhere
 * @param html as a page for the browser; null for nowhere
 * @param json as JSON; null for nowhere
 * @param below whose side of the boards of the page is the lower one
 * @param letters puts the letters of the pieces of a page into the user's language
 * @param withRefutation whether a refutation of a shorter mate is to be added
 */
public record ProofTargets(
        @Nullable Path proof,
        @Nullable Path html,
        @Nullable Path json,
        Below below,
        UnaryOperator<Writer> letters,
        boolean withRefutation) {
    /** True when a proof is to be written. */
    public boolean areSet() {
        return proof != null || html != null || json != null;
    }

    /** True when a proof is to be written in a form, or with an addition, that only mates have. */
    public boolean areOfMates() {
        return html != null || json != null || withRefutation;
    }

    /** True when the proof is to be written as a file, and in no other form. */
    public boolean isFileAlone() {
        return proof != null && !areOfMates();
    }
}
