package io.github.kingfell.uci;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class UciReaderTest {
    private static List<String> read(byte[] bytes) {
        List<String> lines = new ArrayList<>();
        new UciReader(new ByteArrayInputStream(bytes)).readLines(lines::add);
        return lines;
    }

    private static List<String> read(String text) {
        return read(text.getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void everyKindOfLineEnd() {
        assertThat(read("uci\nisready\r\nstop\rgo\n\n\nquit")).containsExactly("uci", "isready", "stop", "go", "quit");
    }

    @Test
    void theEnd() {
        assertThat(read("")).isEmpty();
        assertThat(read("uci")).containsExactly("uci");
        assertThat(read("uci\n")).containsExactly("uci");
    }

    @Test
    void nothingIsReadAfterTheHandlerHasHadEnough() {
        List<String> lines = new ArrayList<>();
        byte[] input = "uci\nquit\nisready\n".getBytes(StandardCharsets.UTF_8);
        boolean enough = new UciReader(new ByteArrayInputStream(input)).readLines(line -> {
            lines.add(line);
            return !line.equals("quit");
        });
        assertThat(lines).containsExactly("uci", "quit");
        assertThat(enough).isTrue();
    }

    @Test
    void malformedBytes() {
        byte[] input = {'u', 'c', 'i', '\n', (byte) 0xC3, (byte) 0x28, (byte) 0xFF, 0, '\n', 'x', '\n'};
        assertThat(read(input)).containsExactly("uci", "\uFFFD(\uFFFD\u0000", "x");
    }

    @Test
    void unicode() {
        assertThat(read("setoption name Path value /home/\u00fcber/\u68cb\n"))
                .containsExactly("setoption name Path value /home/\u00fcber/\u68cb");
    }

    @Test
    void aLineWithoutEndIsCutNotKept() {
        String line = "x".repeat(UciReader.LONGEST_LINE + 1000);
        List<String> lines = read(line + "\nuci\n");
        assertThat(lines).hasSize(2).last().isEqualTo("uci");
        assertThat(lines.get(0)).hasSize(UciReader.LONGEST_LINE + 1);
        assertThat(UciParser.parse(lines.get(0))).isInstanceOf(UciCommand.Malformed.class);
    }

    @Test
    void aBrokenStreamIsAnEnd() {
        InputStream broken = new InputStream() {
            @Override
            public int read() throws IOException {
                throw new IOException("gone");
            }
        };
        List<String> lines = new ArrayList<>();
        assertThat(new UciReader(broken).readLines(lines::add)).isFalse();
        assertThat(lines).isEmpty();
    }
}
