package io.github.kingfell.cli.serve;

import io.github.kingfell.cli.render.BoardSvg;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/** The page with its scripts and its style: resources of this package, and nothing else. */
final class PageFiles {
    /** By the names that may be asked for; the empty name is the page. */
    private static final Map<String, String> RESOURCES = Map.of(
            "", "page.html",
            "style.css", "style.css",
            "main.js", "main.js",
            "api.js", "api.js",
            "board.js", "board.js",
            "game.js", "game.js",
            "setup.js", "setup.js",
            "search.js", "search.js",
            "tree.js", "tree.js",
            "drill.js", "drill.js");

    private static final Map<String, String> TYPES =
            Map.of("html", "text/html", "css", "text/css", "js", "text/javascript");

    /** Where the page wants the men to stand, drawn once. */
    private static final String MEN = "<!-- men -->";

    private PageFiles() {}

    /** A file as it is sent. */
    record PageFile(String type, byte[] content) {}

    static PageFile read(String name) throws RefusedException, IOException {
        String resource = RESOURCES.get(name);
        if (resource == null) {
            throw new RefusedException(RefusedException.NOT_FOUND, "there is nothing here");
        }
        String type = TYPES.getOrDefault(resource.substring(resource.indexOf('.') + 1), "");
        try (InputStream in = PageFiles.class.getResourceAsStream(resource)) {
            if (in == null) {
                throw new IllegalStateException("no resource " + resource);
            }
            byte[] content = in.readAllBytes();
            return new PageFile(type, name.isEmpty() ? withMen(content) : content);
        }
    }

    private static byte[] withMen(byte[] page) {
        return new String(page, StandardCharsets.UTF_8)
                .replace(MEN, BoardSvg.definitions())
                .getBytes(StandardCharsets.UTF_8);
    }
}
