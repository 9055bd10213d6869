package io.github.kingfell.workbench.output;

import io.github.kingfell.files.OutputFailedException;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.charset.Charset;

/**
 * Output that a user reads. Unlike a plain writer it ends the work when the disk is full or the pipe is closed, and it
 * replaces control characters, so that those in a user's file cannot reach the terminal.
 */
public final class UserOutput extends Writer {
    private static final char REPLACEMENT = '\uFFFD';

    private static final char ESCAPE = '\u001b';

    private final Writer writer;

    /** True when the program colours its own text and prints no text from files. */
    private final boolean lendsColors;

    UserOutput(Writer writer) {
        this(writer, false);
    }

    private UserOutput(Writer writer, boolean lendsColors) {
        this.writer = writer;
        this.lendsColors = lendsColors;
    }

    /** Returns standard output for the program's own text, which may contain colour sequences. */
    public static PrintWriter standardWithColors() {
        return new PrintWriter(new UserOutput(on(FileDescriptor.out), true), true);
    }

    /** Returns standard error for the program's own text, which may contain terminal sequences. */
    public static PrintWriter errorWithSequences() {
        return new PrintWriter(new UserOutput(on(FileDescriptor.err), true), true);
    }

    /** Returns true when the encoding of standard output has these characters. */
    public static boolean canShow(String characters) {
        return charset().newEncoder().canEncode(characters);
    }

    /** Returns standard output of this process. */
    public static PrintWriter standard() {
        return new PrintWriter(new UserOutput(on(FileDescriptor.out)), true);
    }

    /** Returns standard error of this process. */
    public static PrintWriter error() {
        return new PrintWriter(new UserOutput(on(FileDescriptor.err)), true);
    }

    private static Writer on(FileDescriptor stream) {
        return new OutputStreamWriter(new FileOutputStream(stream), charset());
    }

    /** Returns the encoding of the terminal; Java 17 has it in a property of its own. */
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
