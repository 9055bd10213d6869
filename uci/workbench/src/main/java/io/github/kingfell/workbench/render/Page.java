package io.github.kingfell.workbench.render;

import io.github.kingfell.rules.ShippedText;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.List;

/** The beginning and end of every page: one file that loads nothing, with one script that it can do without. */
public final class Page {
    private static final String SCRIPT = ShippedText.of(Page.class, "replay.js");

    /** The hash of the only script that a browser may run here, whatever else gets into a page. */
    private static final String SCRIPT_HASH = hash(SCRIPT);

    private Page() {}

    private static String hash(String text) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return "sha256-" + Base64.getEncoder().encodeToString(digest);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e); // every Java has SHA-256
        }
    }

    /**
     * Returns everything up to the first heading, with the pieces for the boards.
     *
     * @param title escaped text
     * @param style rules for this page only
     */
    static String head(String title, String style) {
        return """
                <!DOCTYPE html>
                <html lang="en">
                <head>
                <meta charset="utf-8">
                <meta name="viewport" content="width=device-width, initial-scale=1">
                <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src '@HASH@'">
                <meta name="color-scheme" content="light dark">
                """.replace("@HASH@", SCRIPT_HASH)
                + "<title>" + title + "</title>\n<style>\n" + BoardSvg.style() + TreeHtml.style() + style
                + """
                body { font: 16px/1.45 system-ui, sans-serif; max-width: 62rem; margin: 1.5rem auto; padding: 0 1rem;
                       color: #222; background: #fff; }
                code { font-size: .9em; overflow-wrap: anywhere; }
                .line { display: flex; flex-wrap: wrap; gap: .8rem; }
                figure { margin: 0; width: 162px; }
                figcaption { font-size: .85rem; overflow-wrap: anywhere; }
                .replay.js figure { display: none; width: auto; }
                .replay.js figure.now { display: block; }
                .replay.js figure.now svg { width: min(320px, 88vw); height: auto; }
                .steps { flex-basis: 100%; }
                .steps button { font: inherit; padding: .2rem .8rem; margin-right: .3rem; }
                @media (prefers-color-scheme: dark) {
                  body { color: #ddd; background: #1a1a1a; }
                  a { color: #8ab4f8; }
                  .board .light { fill: #d9c6a2; }
                  .board .dark { fill: #8d6a4a; }
                }
                </style>
                </head>
                <body>
                """
                + BoardSvg.definitions();
    }

    /** Returns the end of every page. The script adds comfort only; the content does not depend on it. */
    static String end() {
        return "<script>" + SCRIPT + "</script>\n</body>\n</html>\n";
    }

    /** Returns the rows of a table, the cells escaped. */
    public static String rows(List<String> head, List<List<String>> rows) {
        StringBuilder text = new StringBuilder(row("th", head));
        rows.forEach(row -> text.append(row("td", row)));
        return text.toString();
    }

    private static String row(String kind, List<String> cells) {
        StringBuilder text = new StringBuilder("<tr>");
        cells.forEach(cell -> text.append('<')
                .append(kind)
                .append('>')
                .append(escaped(cell))
                .append("</")
                .append(kind)
                .append('>'));
        return text.append("</tr>\n").toString();
    }

    /** Returns text escaped for a page. */
    public static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }
}
