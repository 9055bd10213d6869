package io.github.kingfell.workbench.input;

import java.io.BufferedInputStream;
import java.io.BufferedReader;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PushbackInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;

/** A file that a command reads; standard input when it is named "-". */
public final class InputFile {
    public static final String STANDARD_INPUT = "-";

    private InputFile() {}

    /** Returns true for standard input, and for the name of an existing file; not for a folder. */
    public static boolean isThere(String name) {
        try {
            return name.equals(STANDARD_INPUT)
                    || Files.exists(Path.of(name)) && !Files.isDirectory(Path.of(name)); // a pipe counts
        } catch (InvalidPathException e) {
            return false;
        }
    }

    /** Returns the bytes; closing them leaves standard input open. */
    public static InputStream open(Path file) throws IOException {
        return file.toString().equals(STANDARD_INPUT)
                ? new Borrowed(System.in)
                : new BufferedInputStream(Files.newInputStream(file));
    }

    /**
     * Returns the bytes of a text in UTF-8, as {@link #open} does.
     *
     * @throws IOException also when the file begins with the mark of UTF-16
     */
    public static InputStream text(Path file) throws IOException {
        return text(open(file), file.toString());
    }

    /** Returns the same for a stream that is open already. */
    public static InputStream text(InputStream stream, String name) throws IOException {
        PushbackInputStream in = new PushbackInputStream(stream, 2);
        byte[] mark = in.readNBytes(2);
        in.unread(mark);
        if (mark.length == 2 && (mark[0] == -1 && mark[1] == -2 || mark[0] == -2 && mark[1] == -1)) {
            in.close();
            throw new IOException('"' + name + "\": the text is UTF-16; save it as UTF-8");
        }
        return in;
    }

    /** Returns the text. Invalid UTF-8 becomes a replacement character, so that only its own line is bad. */
    public static BufferedReader reader(Path file) throws IOException {
        return new BufferedReader(new InputStreamReader(text(file), StandardCharsets.UTF_8));
    }

    /** Returns all lines. */
    public static List<String> lines(Path file) throws IOException {
        try (BufferedReader reader = reader(file)) {
            return reader.lines().toList();
        }
    }

    /** A stream that its owner closes. */
    private static final class Borrowed extends FilterInputStream {
        Borrowed(InputStream in) {
            super(in);
        }

        @Override
        public void close() {
            // left to its owner
        }
    }
}
