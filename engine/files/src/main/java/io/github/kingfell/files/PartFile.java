package io.github.kingfell.files;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * The part file of a file: it has the same name with {@code .part} at the end, and takes the new content until that is
 * complete. Its writer locks it. One without a lock was left by a program that was killed, and is deleted.
 */
final class PartFile {
    private static final String SUFFIX = ".part";

    private PartFile() {}

    static Path of(Path file) {
        return file.resolveSibling(file.getFileName() + SUFFIX);
    }

    /**
     * Creates the part file, with the permissions that the user's umask gives.
     *
     * @return its locked channel, for writing and reading
     * @throws IOException also when another program is writing it
     */
    static FileChannel open(Path part) throws IOException {
        removeLeftOver(part);
        FileChannel channel;
        try {
            channel = FileChannel.open(
                    part, StandardOpenOption.CREATE_NEW, StandardOpenOption.READ, StandardOpenOption.WRITE);
        } catch (FileAlreadyExistsException e) {
            throw isBusy(part);
        }
        if (!canLock(channel)) {
            channel.close();
            throw isBusy(part);
        }
        return channel;
    }

    /**
     * Deletes the part file unless another program is writing it. It is not emptied and used again: its writer may have
     * renamed it since it was opened, and then it is no longer a part.
     */
    static void removeLeftOver(Path part) throws IOException {
        try (FileChannel channel = FileChannel.open(part, StandardOpenOption.WRITE)) {
            if (!canLock(channel)) {
                throw isBusy(part);
            }
            Files.deleteIfExists(part);
        } catch (NoSuchFileException e) {
            // The usual case.
        }
    }

    /** Returns whether no other program is writing the file; true as well on a system without locks. */
    private static boolean canLock(FileChannel channel) {
        try {
            return channel.tryLock() != null;
        } catch (OverlappingFileLockException e) {
            return false;
        } catch (IOException e) {
            return true;
        }
    }

    private static FileSystemException isBusy(Path part) {
        return new FileSystemException(part.toString(), null, "another program is writing " + part.getFileName());
    }
}
