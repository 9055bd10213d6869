package io.github.kingfell.play.game;

import java.io.IOException;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Where the lines of the person come from. */
public interface LineInput {
    /**
     * Returns the next line; null at the end of the input.
     *
     * @param prompt shown where a person types
     * @param candidates what may be typed, for completion
     */
    @Nullable
    String read(String prompt, Supplier<List<String>> candidates) throws IOException;
}
