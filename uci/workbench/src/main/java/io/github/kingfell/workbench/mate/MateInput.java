package io.github.kingfell.workbench.mate;

import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.workbench.input.InputFile;
import io.github.kingfell.workbench.problem.FileKind;
import java.io.BufferedInputStream;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** The input that the arguments name: a position, a file of positions, or standard input. */
public final class MateInput {
    private final String text;

    public MateInput(String text) {
        this.text = text;
    }

    /**
     * The positions, to be read.
     *
     * @param bytes all of them, from the first on
     */
    public record Opened(FileKind kind, InputStream bytes) implements AutoCloseable {
        /** Returns the lines. Invalid UTF-8 becomes a replacement character. */
        public BufferedReader lines() {
            return new BufferedReader(new InputStreamReader(bytes, StandardCharsets.UTF_8));
        }

        @Override
        public void close() throws IOException {
            bytes.close();
        }
    }

    /** Returns the arguments unchanged. */
    public String text() {
        return text;
    }

    public boolean isList() {
        return InputFile.isThere(text);
    }

    /**
     * Opens what is to be read; for a position only that one line.
     *
     * @throws NotationException when the file is packed, or holds no positions
     */
    public Opened open() throws IOException, NotationException {
        if (!isList()) {
            return new Opened(FileKind.LINES, new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
        }
        BufferedInputStream bytes = new BufferedInputStream(InputFile.text(Path.of(text)), FileKind.HEAD);
        try {
            return new Opened(FileKind.of(bytes), bytes);
        } catch (NotationException e) {
            bytes.close();
            throw new NotationException('"' + text + "\" is " + e.getMessage());
        }
    }

    /** Returns how many lines there are that may be positions, 0 when that is not known before they are read. */
    public int count() throws IOException {
        if (!isFile()) {
            return 0;
        }
        try (BufferedReader reader = InputFile.reader(Path.of(text));
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
