package io.github.kingfell.cli.manual;

import java.util.Locale;

/** Text in the markup of {@code man}: the macros of man(7), and no others. */
final class Roff {
    private final StringBuilder text = new StringBuilder();

    Roff title(String name, String version) {
        return macro("TH", quoted(name.toUpperCase(Locale.ROOT)) + " 1 \"\" " + quoted(version));
    }

    Roff section(String name) {
        return macro("SH", quoted(name));
    }

    /** Adds a term in bold, and below it, indented, its meaning. */
    Roff entry(String term, String meaning) {
        return macro("TP", "").macro("B", quoted(term)).text(meaning);
    }

    Roff text(String words) {
        for (String line : words.strip().split("\\R")) {
            if (!line.isBlank()) {
                // A line that begins with a point or an apostrophe would be an instruction.
                String safe = escaped(line.strip());
                text.append(safe.startsWith(".") || safe.startsWith("'") ? "\\&" : "")
                        .append(safe)
                        .append('\n');
            }
        }
        return this;
    }

    private Roff macro(String name, String arguments) {
        text.append('.').append(name);
        if (!arguments.isEmpty()) {
            text.append(' ').append(arguments);
        }
        text.append('\n');
        return this;
    }

    private static String quoted(String words) {
        return '"' + escaped(words).replace("\"", "\\(dq") + '"';
    }

    /** Escapes hyphens: a bare one may be printed as a dash, which nobody can copy into a shell. */
    private static String escaped(String words) {
        return words.replace("\\", "\\e").replace("-", "\\-");
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
