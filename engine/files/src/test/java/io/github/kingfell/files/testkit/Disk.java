package io.github.kingfell.files.testkit;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Counts the operations that change files, and makes one of them fail. */
final class Disk {
    private final Fault fault;
    private final int at;
    private final List<FileChannel> open = new ArrayList<>();
    private int operations;
    private boolean failed;

    /** @param at number of the operation, from 1 on */
    Disk(Fault fault, int at) {
        this.fault = fault;
        this.at = at;
    }

    /** Writes bytes, as far as the fault allows. */
    @FunctionalInterface
    interface Write {
        int write(ByteBuffer bytes) throws IOException;
    }

    synchronized boolean hasFailed() {
        return failed;
    }

    synchronized void opened(FileChannel channel) {
        open.add(channel);
    }

    /** Counts an operation that takes no space. */
    synchronized void change(Path file) throws IOException {
        operations++;
        if (fault == Fault.KILL && operations >= at || isAlone() && operations == at) {
            fail(file);
        }
    }

    /** Counts an operation that takes space. */
    synchronized void take(Path file) throws IOException {
        operations++;
        if (isDue()) {
            fail(file);
        }
    }

    synchronized int write(Path file, ByteBuffer bytes, Write write) throws IOException {
        operations++;
        if (!isDue()) {
            return write.write(bytes);
        }
        boolean half = !failed && (fault == Fault.SHORT_WRITE || fault == Fault.KILL) && bytes.remaining() > 1;
        if (half) {
            int limit = bytes.limit();
            bytes.limit(bytes.position() + bytes.remaining() / 2);
            int written = write.write(bytes);
            bytes.limit(limit);
            if (fault == Fault.SHORT_WRITE) {
                failed = true;
                return written;
            }
        }
        fail(file);
        return 0;
    }

    private boolean isAlone() {
        return fault == Fault.REFUSED || fault == Fault.NO_MEMORY;
    }

    private boolean isDue() {
        return isAlone() ? operations == at : operations >= at;
    }

    private void fail(Path file) throws IOException {
        failed = true;
        switch (fault) {
            case NO_SPACE, SHORT_WRITE -> throw new IOException("No space left on device");
            case REFUSED -> throw new FileSystemException(file.toString(), null, "Input/output error");
            case NO_MEMORY -> throw new OutOfMemoryError("Java heap space");
            case KILL -> {
                // The end of a process closes its files, and with them the locks end.
                for (FileChannel channel : open) {
                    channel.close();
                }
                throw new KilledError();
            }
        }
    }
}
