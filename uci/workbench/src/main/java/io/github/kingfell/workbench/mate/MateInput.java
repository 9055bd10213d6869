package io.github.kingfell.workbench.mate;

import io.github.kingfell.workbench.input.InputFile;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** The input that the arguments name: a position, a file of positions, or standard input. */
public final class MateInput {
    private final String text;

    public MateInput(String text) {
        this.text = text;
    }

    /** Returns the arguments unchanged. */
    public String text() {
        return text;
    }

    public boolean isList() {
        return InputFile.isThere(text);
    }

    /** Returns the lines to read; for a position only that one. */
    public BufferedReader open() throws IOException {
        return isList() ? InputFile.reader(Path.of(text)) : new BufferedReader(new StringReader(text));
    }

    /** Returns how many positions there are, 0 when that is not known before they are read. */
    public int count() throws IOException {
        if (!isFile()) {
            return 0;
        }
        try (BufferedReader reader = open();
                Stream<String> lines = reader.lines()) {
            return (int) lines.map(String::strip)
                    .filter(line -> !line.isEmpty() && !line.startsWith("#"))
                    .count();
        }
    }

    /** Only a file can be read twice. */
    private boolean isFile() {
        return isList() && Files.isRegularFile(Path.of(text));
    }
}
