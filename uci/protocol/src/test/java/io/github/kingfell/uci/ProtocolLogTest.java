package io.github.kingfell.uci;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProtocolLogTest {
    @Test
    void bothSidesAreWrittenDown(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("a log.txt");
        try (Conversation gui = Conversation.withEngine()) {
            gui.send("setoption name Debug Log File value " + file, "isready");
            gui.until("readyok");
            // A line may be heard before the option of the line before it is set; this one comes after.
            gui.send("isready");
            gui.until("readyok");
            gui.send("setoption name Debug Log File value <empty>", "isready");
            gui.until("readyok");
        }
        assertThat(Files.readAllLines(file))
                .anyMatch(line -> line.matches("\\d\\d:\\d\\d:\\d\\d\\.\\d{3} > isready"))
                .anyMatch(line -> line.endsWith(" < readyok"))
                .filteredOn(line -> line.endsWith("readyok"))
                .as("nothing after it was closed")
                .hasSize(2);
    }

    @Test
    void aFileThatCannotBeWrittenIsOneLineOfError(@TempDir Path folder) {
        try (Conversation gui = Conversation.withEngine()) {
            gui.send("setoption name Debug Log File value " + folder);
            assertThat(gui.next()).startsWith("info string error: writable file expected");
            gui.send("setoption name Debug Log File value " + folder + "/no/such/folder/log.txt");
            assertThat(gui.next()).startsWith("info string error: writable file expected");
            gui.send("isready");
            gui.until("readyok");
        }
    }
}
