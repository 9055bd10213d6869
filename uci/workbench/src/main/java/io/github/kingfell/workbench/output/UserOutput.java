package io.github.kingfell.workbench.output;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.charset.Charset;

/**
 * What a user reads. Differs from a plain writer in two ways: a full disk or a closed pipe ends the work instead of
 * being passed over, and control characters that came in with somebody's file do not reach the terminal.
 */
public final class UserOutput extends Writer {
    private static final char REPLACEMENT = '\uFFFD';

    private static final char ESCAPE = '\u001b';

    private final Writer writer;

    /** True where the program itself colours its text, and nobody else's text comes in. */
    private final boolean lendsColors;

    UserOutput(Writer writer) {
        this(writer, false);
    }

    private UserOutput(Writer writer, boolean lendsColors) {
        this.writer = writer;
        this.lendsColors = lendsColors;
    }

    /** Standard output for the program's own text, which may hold sequences for colours. */
    public static PrintWriter standardWithColors() {
        return new PrintWriter(new UserOutput(on(FileDescriptor.out), true), true);
    }

    /** True when standard output has these characters. */
    public static boolean canShow(String characters) {
        return charset().newEncoder().canEncode(characters);
    }

    /** Standard output of this process. */
    public static PrintWriter standard() {
        return new PrintWriter(new UserOutput(on(FileDescriptor.out)), true);
    }

    /** Standard error of this process. */
    public static PrintWriter error() {
        return new PrintWriter(new UserOutput(on(FileDescriptor.err)), true);
    }

    private static Writer on(FileDescriptor stream) {
        return new OutputStreamWriter(new FileOutputStream(stream), charset());
    }

    /** What the terminal speaks; Java 17 knows it only as a property of its own. */
    private static Charset charset() {
        String name = System.getProperty("stdout.encoding", System.getProperty("sun.stdout.encoding"));
        return name == null || !Charset.isSupported(name) ? Charset.defaultCharset() : Charset.forName(name);
    }

    @Override
    public void write(char[] text, int from, int length) {
        char[] plain = new char[length];
        for (int i = 0; i < length; i++) {
            char c = text[from + i];
            plain[i] = isAllowed(c) ? c : REPLACEMENT;
        }
        try {
            writer.write(plain);
        } catch (IOException e) {
            throw new OutputFailedException(e);
        }
    }

    private boolean isAllowed(char c) {
        return !Character.isISOControl(c) || c == '\n' || c == '\r' || c == '\t' || c == ESCAPE && lendsColors;
    }

    @Override
    public void flush() {
        try {
            writer.flush();
        } catch (IOException e) {
            throw new OutputFailedException(e);
        }
    }

    @Override
    public void close() {
        try {
            writer.close();
        } catch (IOException e) {
            throw new OutputFailedException(e);
        }
    }
}
