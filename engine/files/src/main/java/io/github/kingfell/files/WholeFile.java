package io.github.kingfell.files;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermission;
import java.util.List;
import java.util.Set;

/**
 * A file that is replaced as a whole. The new content goes to a part file beside it, named with {@code .part} at the
 * end; {@link #finish} forces it to disk and renames it. Until then the user has the old file, whatever happens. The
 * new file keeps the permissions of the old one, and a symbolic link keeps leading to it. A device or a pipe is written
 * directly.
 *
 * <p>Every method that writes throws {@link OutputFailedException}.
 */
public final class WholeFile implements AutoCloseable {
    private static final int MOST_LINKS = 40;

    private final Path file;
    private final Path target;
    private final Path part;
    private final boolean direct;
    private final FileChannel channel;
    private boolean finished;

    /** The content of a file. */
    @FunctionalInterface
    public interface Content {
        void write(OutputStream out) throws IOException;
    }

    private WholeFile(Path file) throws IOException {
        this.file = file;
        target = behindLinks(file.toAbsolutePath());
        part = PartFile.of(target);
        direct = Files.isSymbolicLink(target) || Files.exists(target) && !Files.isRegularFile(target);
        channel = direct
                ? FileChannel.open(target, StandardOpenOption.WRITE, StandardOpenOption.APPEND)
                : PartFile.open(part);
    }

    /** Begins a file; the caller writes it and calls {@link #finish}. Without that, closing leaves the old file. */
    public static WholeFile create(Path file) {
        try {
            WholeFile whole = new WholeFile(file);
            try {
                whole.keepPermissions();
                return whole;
            } catch (IOException | RuntimeException | Error e) {
                whole.close();
                throw e;
            }
        } catch (IOException e) {
            throw new OutputFailedException(file, e);
        }
    }

    /** Replaces a file. */
    public static void write(Path file, Content content) {
        try (WholeFile whole = create(file)) {
            OutputStream out = new BufferedOutputStream(whole.stream());
            content.write(out);
            out.flush();
            whole.finish();
        } catch (IOException e) {
            throw new OutputFailedException(file, e);
        }
    }

    /** Replaces a file by a text in UTF-8. */
    public static void write(Path file, String text) {
        write(file, out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
    }

    /** Replaces a file by lines of text in UTF-8. */
    public static void write(Path file, List<String> lines) {
        write(file, out -> {
            for (String line : lines) {
                out.write((line + System.lineSeparator()).getBytes(StandardCharsets.UTF_8));
            }
        });
    }

    /** Deletes a file, if it exists, and a part file that a killed program has left. */
    public static void delete(Path file) {
        try {
            Files.deleteIfExists(file);
            PartFile.removeLeftOver(PartFile.of(file));
        } catch (IOException e) {
            throw new OutputFailedException(file, e);
        }
    }

    /** Writes all bytes at the end of what was written. */
    public void write(ByteBuffer bytes) {
        try {
            while (bytes.hasRemaining()) {
                channel.write(bytes);
            }
        } catch (IOException e) {
            throw new OutputFailedException(file, e);
        }
    }

    /** Writes all bytes at a place. */
    public void write(ByteBuffer bytes, long at) {
        try {
            for (long next = at; bytes.hasRemaining(); ) {
                next += channel.write(bytes, next);
            }
        } catch (IOException e) {
            throw new OutputFailedException(file, e);
        }
    }

    /**
     * Reads back what was written, until the buffer is full.
     *
     * @throws IOException also when the file ends before
     */
    public void read(ByteBuffer bytes, long at) throws IOException {
        for (long next = at; bytes.hasRemaining(); ) {
            int read = channel.read(bytes, next);
            if (read < 0) {
                throw new IOException('"' + part.toString() + "\": shorter than the data written");
            }
            next += read;
        }
    }

    /** Returns a stream that adds to the file; closing it does nothing. */
    public OutputStream stream() {
        return new OutputStream() {
            @Override
            public void write(int octet) {
                write(new byte[] {(byte) octet}, 0, 1);
            }

            @Override
            public void write(byte[] bytes, int from, int length) {
                WholeFile.this.write(ByteBuffer.wrap(bytes, from, length));
            }
        };
    }

    /** Gives the complete content the name of the file. */
    public void finish() {
        try {
            if (!direct) {
                channel.force(true);
            }
            channel.close();
            if (!direct) {
                Files.move(part, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
                forceFolder();
            }
            finished = true;
        } catch (IOException e) {
            throw new OutputFailedException(file, e);
        }
    }

    /** Deletes the part file if the file was not finished. */
    @Override
    public void close() {
        if (finished) {
            return;
        }
        try {
            channel.close();
            if (!direct) {
                Files.deleteIfExists(part);
            }
        } catch (IOException e) {
            // The next program that writes this file deletes the part.
        }
    }

    /** Returns the file at the end of symbolic links; a link of the system, such as {@code /dev/stdout}, is an end. */
    private static Path behindLinks(Path file) throws IOException {
        Path at = file;
        for (int links = 0; Files.isSymbolicLink(at) && !isOfSystem(at) && links < MOST_LINKS; links++) {
            at = at.resolveSibling(Files.readSymbolicLink(at));
        }
        return at;
    }

    private static boolean isOfSystem(Path link) {
        return link.startsWith("/dev") || link.startsWith("/proc");
    }

    private void keepPermissions() throws IOException {
        if (direct || !Files.exists(target)) {
            return;
        }
        try {
            Set<PosixFilePermission> permissions = Files.getPosixFilePermissions(target);
            if (!Files.getPosixFilePermissions(part).equals(permissions)) {
                Files.setPosixFilePermissions(part, permissions);
            }
        } catch (UnsupportedOperationException e) {
            // A system with other permissions: the file gets those of its folder.
        }
    }

    /** Forces the new name to disk, so that it survives a power cut. Not every system can open a folder. */
    private void forceFolder() {
        try (FileChannel folder = FileChannel.open(part.resolveSibling("."), StandardOpenOption.READ)) {
            folder.force(true);
        } catch (IOException e) {
            // The file itself is on disk; at worst the old one is found.
        }
    }
}
