package io.github.kingfell.workbench.output;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import org.junit.jupiter.api.Test;

class LiveLinesTest {
    private final StringWriter terminal = new StringWriter();
    private final LiveLines lines = new LiveLines(new PrintWriter(terminal));

    private String written() {
        String text = terminal.toString();
        terminal.getBuffer().setLength(0);
        return text;
    }

    @Test
    void laterLinesTakeThePlaceOfThoseBefore() {
        lines.show(List.of("one", "two"));
        assertThat(written()).isEqualTo("\u001b[?7l\rone\u001b[K\ntwo\u001b[K\n\u001b[J\u001b[?7h");
        lines.show(List.of("three"));
        assertThat(written()).as("two rows up").isEqualTo("\u001b[?7l\r\u001b[2Athree\u001b[K\n\u001b[J\u001b[?7h");
        lines.clear();
        assertThat(written()).isEqualTo("\r\u001b[1A\u001b[J");
        lines.clear();
        assertThat(written()).isEmpty();
    }
}
