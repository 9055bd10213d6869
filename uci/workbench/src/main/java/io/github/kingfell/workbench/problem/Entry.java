package io.github.kingfell.workbench.problem;

import io.github.kingfell.workbench.output.JsonObject;
import org.jspecify.annotations.Nullable;

/**
 * One line of EPD, or one game, of a book.
 *
 * @param number in all files together, from 1
 * @param file as the user named it
 * @param unit {@code line} or {@code game}
 * @param place number in the file, from 1; all lines count
 * @param id may be empty
 * @param problem null when the entry cannot be used
 * @param error why it cannot be used, otherwise empty
 */
public record Entry(
        int number,
        String file,
        String unit,
        int place,
        String id,
        @Nullable Problem problem,
        String error) {
    static final String FORMAT = "kingfell-suite";

    /** Returns the JSON members that locate the entry. */
    public JsonObject head() {
        JsonObject head = JsonObject.ofFormat(FORMAT)
                .put("number", number)
                .put("file", file)
                .put(unit, place);
        return id.isEmpty() ? head : head.put("id", id);
    }
}
