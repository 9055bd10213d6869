package io.github.kingfell.files.testkit;

import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.WatchEvent;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;
import org.jspecify.annotations.Nullable;

/** A path of this machine's file system, on the file system that fails. */
record FaultyPath(FaultyFileSystem system, Path path) implements Path {
    /** Returns a path of this machine's file system. */
    static Path sound(Path path) {
        return path instanceof FaultyPath faulty ? faulty.path : path;
    }

    private @Nullable Path on(@Nullable Path of) {
        return of == null ? null : new FaultyPath(system, of);
    }

    @Override
    public FileSystem getFileSystem() {
        return system;
    }

    @Override
    public boolean isAbsolute() {
        return path.isAbsolute();
    }

    @Override
    public @Nullable Path getRoot() {
        return on(path.getRoot());
    }

    @Override
    public @Nullable Path getFileName() {
        return on(path.getFileName());
    }

    @Override
    public @Nullable Path getParent() {
        return on(path.getParent());
    }

    @Override
    public int getNameCount() {
        return path.getNameCount();
    }

    @Override
    public Path getName(int index) {
        return new FaultyPath(system, path.getName(index));
    }

    @Override
    public Path subpath(int from, int to) {
        return new FaultyPath(system, path.subpath(from, to));
    }

    @Override
    public boolean startsWith(Path other) {
        return path.startsWith(sound(other));
    }

    @Override
    public boolean endsWith(Path other) {
        return path.endsWith(sound(other));
    }

    @Override
    public Path normalize() {
        return new FaultyPath(system, path.normalize());
    }

    @Override
    public Path resolve(Path other) {
        return new FaultyPath(system, path.resolve(sound(other)));
    }

    @Override
    public Path relativize(Path other) {
        return new FaultyPath(system, path.relativize(sound(other)));
    }

    @Override
    public URI toUri() {
        return path.toUri();
    }

    @Override
    public Path toAbsolutePath() {
        return new FaultyPath(system, path.toAbsolutePath());
    }

    @Override
    public Path toRealPath(LinkOption... options) throws IOException {
        return new FaultyPath(system, path.toRealPath(options));
    }

    /** Not on this file system: what is done to a {@link File} cannot fail here. */
    @Override
    public File toFile() {
        throw new UnsupportedOperationException();
    }

    @Override
    public WatchKey register(WatchService watcher, WatchEvent.Kind<?>[] events, WatchEvent.Modifier... modifiers) {
        throw new UnsupportedOperationException();
    }

    @Override
    public int compareTo(Path other) {
        return path.compareTo(sound(other));
    }

    @Override
    public String toString() {
        return path.toString();
    }
}
