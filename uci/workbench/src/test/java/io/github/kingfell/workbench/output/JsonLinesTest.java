package io.github.kingfell.workbench.output;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.kingfell.rules.notation.NotationException;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
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

    /** A program that was killed while it wrote the first line must not lock its user out. */
    @Test
    void aFileCutShortInItsFirstLineIsEmpty() throws Exception {
        String longer = JsonLines.header("test").replace("}", ",\"entries\":3");
        for (String torn : List.of("", "{\"for", JsonLines.header("test"), longer)) {
            Path file = Files.writeString(folder.resolve("a.jsonl"), torn);
            assertThat(JsonLines.read(file, "test")).isEmpty();
            add(file, JsonLines.header("test"));
            assertThat(file).hasContent(HEADER);
        }
        Path other = Files.writeString(folder.resolve("b.jsonl"), "{\"format\":\"tes\"");
        assertThatThrownBy(() -> JsonLines.read(other, "test")).isInstanceOf(NotationException.class);
    }

    private static void add(Path file, String line) throws IOException {
        try (JsonLines lines = JsonLines.append(file)) {
            lines.add(line);
        }
    }
}
