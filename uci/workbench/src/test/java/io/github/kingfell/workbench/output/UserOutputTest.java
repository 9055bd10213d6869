package io.github.kingfell.workbench.output;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.kingfell.files.OutputFailedException;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import org.junit.jupiter.api.Test;

class UserOutputTest {
    /** Control characters of a user's file do not reach the terminal. */
    @Test
    void controlCharactersAreReplaced() {
        StringWriter text = new StringWriter();
        PrintWriter out = new PrintWriter(new UserOutput(text));
        out.print("a\u001b[31mred\u0007\tand\r\nmore\u009b");
        out.flush();
        assertThat(text.toString()).isEqualTo("a\uFFFD[31mred\uFFFD\tand\r\nmore\uFFFD");
    }

    /** A plain print writer ignores write errors; this one throws. */
    @Test
    void aFullDiskEndsTheWork() {
        Writer full = new Writer() {
            @Override
            public void write(char[] text, int from, int length) throws IOException {
                throw new IOException("No space left on device");
            }

            @Override
            public void flush() throws IOException {
                throw new IOException("No space left on device");
            }

            @Override
            public void close() {}
        };
        PrintWriter out = new PrintWriter(new UserOutput(full), true);
        assertThatThrownBy(() -> out.println("result"))
                .isInstanceOf(OutputFailedException.class)
                .hasMessageContaining("No space left on device");
    }
}
