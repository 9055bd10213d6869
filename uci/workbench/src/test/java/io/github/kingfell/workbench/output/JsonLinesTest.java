package io.github.kingfell.workbench.output;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JsonLinesTest {
    private static final String HEADER = JsonLines.header("test") + "\n";

    @TempDir
    private Path folder;

    @Test
    void aTornLineIsCutOffBeforeAnythingIsAdded() throws Exception {
        Path file = Files.writeString(folder.resolve("a.jsonl"), HEADER + "{\"n\":1}\n{\"fen\":\"cut");
        add(file, "{\"n\":2}");
        assertThat(file).hasContent(HEADER + "{\"n\":1}\n{\"n\":2}\n");
    }

    @Test
    void aLineTornInsideACharacterIsCutOffToo() throws Exception {
        Path file = folder.resolve("a.jsonl");
        byte[] whole = (HEADER + "{\"n\":1}\n{\"id\":\"w\u00e1c").getBytes(UTF_8);
        Files.write(file, Arrays.copyOf(whole, whole.length - 2));
        assertThat(JsonLines.read(file, "test")).hasSize(2);
        add(file, "{\"n\":2}");
        assertThat(file).hasContent(HEADER + "{\"n\":1}\n{\"n\":2}\n");
    }

    @Test
    void textInAnotherEncodingIsRefused() throws IOException {
        Path file = folder.resolve("a.jsonl");
        Files.write(file, (HEADER + "{\"id\":\"w\u00e1c\"}\n").getBytes(ISO_8859_1));
        assertThatThrownBy(() -> JsonLines.read(file, "test")).isInstanceOf(IOException.class);
    }

    @Test
    void aDeviceIsRefused() {
        Path device = Path.of("/dev/zero");
        assumeTrue(Files.exists(device));
        assertThatThrownBy(() -> JsonLines.read(device, "test")).isInstanceOf(FileSystemException.class);
        assertThatThrownBy(() -> JsonLines.append(device)).isInstanceOf(FileSystemException.class);
    }

    /** A repair that rewrote the file would lose all of it when interrupted. */
    @Test
    void theRepairWritesNothing() throws IOException {
        for (String whole : List.of("", HEADER, HEADER + "x".repeat(20_000) + "\n")) {
            for (String torn : List.of("", "{", "y".repeat(9_000))) {
                Recorder channel = new Recorder((whole + torn).getBytes(UTF_8));
                JsonLines.cutTornLine(channel);
                assertThat(channel.truncations).containsExactly((long) whole.length());
            }
        }
    }

    private static void add(Path file, String line) throws IOException {
        try (JsonLines lines = JsonLines.append(file)) {
            lines.add(line);
        }
    }

    /** A file that gives one byte less than asked for, refuses writes, and records how it is shortened. */
    private static final class Recorder implements SeekableByteChannel {
        private final ByteBuffer content;
        private final List<Long> truncations = new ArrayList<>();

        Recorder(byte[] content) {
            this.content = ByteBuffer.wrap(content);
        }

        @Override
        public int read(ByteBuffer to) {
            int count = Math.min(Math.max(1, to.remaining() - 1), content.remaining());
            for (int i = 0; i < count; i++) {
                to.put(content.get());
            }
            return count;
        }

        @Override
        public int write(ByteBuffer from) {
            throw new AssertionError("written");
        }

        @Override
        public long position() {
            return content.position();
        }

        @Override
        public SeekableByteChannel position(long position) {
            content.position((int) position);
            return this;
        }

        @Override
        public long size() {
            return content.limit();
        }

        @Override
        public SeekableByteChannel truncate(long size) {
            truncations.add(size);
            return this;
        }

        @Override
        public boolean isOpen() {
            return true;
        }

        @Override
        public void close() {}
    }
}
