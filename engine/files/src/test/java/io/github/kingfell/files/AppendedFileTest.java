package io.github.kingfell.files;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.kingfell.files.testkit.Fault;
import io.github.kingfell.files.testkit.FaultyFileSystem;
import io.github.kingfell.files.testkit.KilledError;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AppendedFileTest {
    private static final String HEADER = "{}\n";

    @TempDir
    private Path folder;

    @Test
    void recordsAreAdded() throws IOException {
        Path file = Files.writeString(folder.resolve("a"), "one\n");
        try (AppendedFile records = AppendedFile.open(file)) {
            records.add("two\n");
            records.add("three\n".getBytes(UTF_8));
        }
        assertThat(file).hasContent("one\ntwo\nthree\n");
    }

    @Test
    void aNewFileWithoutRecordsIsDeleted() throws IOException {
        AppendedFile.open(folder.resolve("new")).close();
        AppendedFile.open(Files.createFile(folder.resolve("old"))).close();
        assertThat(folder.resolve("new")).doesNotExist();
        assertThat(folder.resolve("old")).exists();
    }

    @Test
    void aRecordThatDoesNotFitIsTakenBack() throws IOException {
        for (Fault fault : List.of(Fault.SHORT_WRITE, Fault.NO_SPACE, Fault.NO_MEMORY)) {
            Path file = Files.writeString(folder.resolve("a"), "one\n");
            FaultyFileSystem faulty = new FaultyFileSystem(fault, 1);
            AppendedFile records = AppendedFile.open(faulty.of(file));
            assertThatThrownBy(() -> records.add("two\n"))
                    .satisfiesAnyOf(
                            e -> assertThat(e)
                                    .isInstanceOf(OutputFailedException.class)
                                    .hasMessage("cannot write \"" + file + "\": No space left on device"),
                            e -> assertThat(e).isInstanceOf(OutOfMemoryError.class));
            records.close();
            assertThat(file).hasContent("one\n");
        }
    }

    @Test
    void aKillLeavesAPartThatTheNextRunCutsOff() throws IOException {
        Path file = Files.writeString(folder.resolve("a"), "one\n");
        AppendedFile records = AppendedFile.open(new FaultyFileSystem(Fault.KILL, 1).of(file));
        assertThatThrownBy(() -> records.add("two\n")).isInstanceOf(KilledError.class);
        assertThat(file).hasContent("one\ntw");
        try (AppendedFile next = AppendedFile.ofLines(file)) {
            next.add("three\n");
        }
        assertThat(file).hasContent("one\nthree\n");
    }

    @Test
    void paragraphsStandApart() throws IOException {
        Path file = folder.resolve("a");
        for (String before : List.of("", "a\n\n", "a", "a\n")) {
            Files.writeString(file, before);
            try (AppendedFile records = AppendedFile.ofParagraphs(file)) {
                records.add("b\n\n");
                records.add("c\n\n");
            }
            String separator = before.isEmpty() || before.endsWith("\n\n") ? "" : "\n\n";
            assertThat(Files.readString(file)).isEqualTo(before + separator + "b\n\nc\n\n");
        }
    }

    /** A repair that rewrote the file would lose all of it when interrupted. */
    @Test
    void theRepairWritesNothing() throws IOException {
        for (String whole : List.of("", HEADER, HEADER + "x".repeat(20_000) + "\n")) {
            for (String torn : List.of("", "{", "y".repeat(9_000))) {
                Recorder channel = new Recorder((whole + torn).getBytes(UTF_8));
                AppendedFile.cutTornLine(channel);
                assertThat(channel.truncations).containsExactly((long) whole.length());
            }
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
