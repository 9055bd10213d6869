package io.github.kingfell.uci;

import io.github.kingfell.files.AppendedFile;
import io.github.kingfell.files.OutputFailedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Logs both sides of the conversation, each line with its time: in the program's log, and in the file that the GUI may
 * set by the option {@code Debug Log File}. When the file can no longer be written, it is dropped; the conversation
 * goes on.
 */
final class ProtocolLog {
    private static final Logger LOG = LoggerFactory.getLogger(ProtocolLog.class);
    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("HH:mm:ss.SSS");

    private @Nullable AppendedFile file;

    /** Logs a line from the GUI. */
    void heard(String line) {
        LOG.debug("> {}", line);
        add("> ", line);
    }

    /** Logs a line to the GUI. */
    void said(String line) {
        LOG.debug("< {}", line);
        add("< ", line);
    }

    /**
     * Continues in another file, to which lines are appended.
     *
     * @param name the file name, empty for none
     * @return the complaint; empty when the file can be written
     */
    synchronized String to(String name) {
        close();
        if (name.isBlank()) {
            return "";
        }
        try {
            Path path = Path.of(name.strip());
            if (!Files.isDirectory(path)) {
                file = AppendedFile.open(path);
                return "";
            }
        } catch (OutputFailedException | InvalidPathException e) {
            LOG.debug("no log file", e);
        }
        return "writable file expected for Debug Log File in " + Words.shown(name);
    }

    private synchronized void add(String direction, String line) {
        if (file == null) {
            return;
        }
        try {
            file.add(LocalTime.now(ZoneId.systemDefault()).format(TIME) + ' ' + direction + line + '\n');
        } catch (OutputFailedException e) {
            LOG.warn("the log file: {}", e.getMessage());
            close();
        }
    }

    private synchronized void close() {
        AppendedFile old = file;
        file = null;
        if (old != null) {
            try {
                old.close();
            } catch (OutputFailedException e) {
                LOG.debug("closing the log file", e);
            }
        }
    }
}
