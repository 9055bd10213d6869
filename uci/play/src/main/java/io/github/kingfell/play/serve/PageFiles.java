package io.github.kingfell.play.serve;

import io.github.kingfell.rules.ShippedText;
import io.github.kingfell.workbench.render.BoardSvg;
import java.util.Map;
import java.util.Set;

/** The files of the page, its scripts and its style: resources of this package only. */
final class PageFiles {
    private static final String PAGE = "page.html";

    /** The files that may be requested by name. */
    private static final Set<String> NAMES = Set.of(
            PAGE,
            "style.css",
            "icon.svg",
            "main.js",
            "api.js",
            "words.js",
            "board.js",
            "game.js",
            "setup.js",
            "search.js",
            "tree.js",
            "moves.js",
            "pasted.js",
            "practice.js",
            "problem.js",
            "review.js",
            "kept.js",
            "play.js",
            "clock.js",
            "address.js");

    private static final Map<String, String> TYPES =
            Map.of("html", "text/html", "css", "text/css", "js", "text/javascript", "svg", "image/svg+xml");

    /** The place in the page for the definitions of the pieces. */
    private static final String PIECES = "<!-- pieces -->";

    private PageFiles() {}

    /** A file as it is sent. */
    record PageFile(String type, String text) {}

    /** @param asked the name of a file; empty for the page */
    static PageFile read(String asked) throws RefusedException {
        String name = asked.isEmpty() ? PAGE : asked;
        if (!NAMES.contains(name)) {
            throw new RefusedException(RefusedException.NOT_FOUND, "not found");
        }
        String type = TYPES.getOrDefault(name.substring(name.indexOf('.') + 1), "");
        String text = ShippedText.of(PageFiles.class, name);
        return new PageFile(type, name.equals(PAGE) ? text.replace(PIECES, BoardSvg.definitions()) : text);
    }
}
