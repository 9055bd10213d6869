package io.github.kingfell.cli.render;

/** What all pages begin with: one file, no program, nothing loaded from elsewhere. */
final class Page {
    private Page() {}

    /**
     * Everything up to the first heading, with the men for the boards.
     *
     * @param title already safe to stand in a page
     * @param style rules for this page alone
     */
    static String head(String title, String style) {
        return """
                <!DOCTYPE html>
                <html lang="en">
                <head>
                <meta charset="utf-8">
                <meta name="viewport" content="width=device-width, initial-scale=1">
                <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
                """
                + "<title>" + title + "</title>\n<style>\n" + BoardSvg.style() + TreeHtml.style() + style + """
                body { font: 16px/1.45 system-ui, sans-serif; max-width: 62rem; margin: 1.5rem auto; padding: 0 1rem;
                       color: #222; background: #fff; }
                code { font-size: .9em; overflow-wrap: anywhere; }
                .line { display: flex; flex-wrap: wrap; gap: .8rem; }
                figure { margin: 0; width: 162px; }
                figcaption { font-size: .85rem; overflow-wrap: anywhere; }
                </style>
                </head>
                <body>
                """
                + BoardSvg.definitions();
    }

    /** A text that can stand in a page. */
    static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }
}
