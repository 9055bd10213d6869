package io.github.kingfell.cli.mate;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.stream.Stream;

/** What the arguments name: a position, a file of positions, or standard input. */
final class MateInput {
    private static final String STANDARD_INPUT = "-";

    private final String text;

    MateInput(String text) {
        this.text = text;
    }

    /** The arguments as they are. */
    String text() {
        return text;
    }

    boolean isList() {
        return text.equals(STANDARD_INPUT) || isFile();
    }

    /** Lines to read; for a position just the one. */
    BufferedReader open() throws IOException {
        if (text.equals(STANDARD_INPUT)) {
            return new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        }
        // Unlike Files.newBufferedReader, this replaces malformed bytes, so that only their own line is a bad one.
        return isFile()
                ? new BufferedReader(new InputStreamReader(Files.newInputStream(Path.of(text)), StandardCharsets.UTF_8))
                : new BufferedReader(new StringReader(text));
    }

    /** How many positions there are, 0 when that is not known before they are read. */
    int count() throws IOException {
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

    private boolean isFile() {
        try {
            return Files.isRegularFile(Path.of(text));
        } catch (InvalidPathException e) {
            return false;
        }
    }
}
