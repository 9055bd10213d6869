package io.github.kingfell.files.testkit;

import java.nio.file.FileStore;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.nio.file.WatchService;
import java.nio.file.attribute.UserPrincipalLookupService;
import java.nio.file.spi.FileSystemProvider;
import java.util.List;
import java.util.Set;
import java.util.stream.StreamSupport;

/** The file system of this machine, on which one operation that changes files fails. */
public final class FaultyFileSystem extends FileSystem {
    private final FileSystem sound = FileSystems.getDefault();
    private final Disk disk;
    private final FaultyProvider provider;

    /** @param at number of the operation that fails, from 1 on */
    public FaultyFileSystem(Fault fault, int at) {
        disk = new Disk(fault, at);
        provider = new FaultyProvider(this, sound.provider(), disk);
    }

    /** Returns whether an operation has failed. */
    public boolean hasFailed() {
        return disk.hasFailed();
    }

    /** Returns the same path on this file system. */
    public Path of(Path path) {
        return new FaultyPath(this, FaultyPath.sound(path));
    }

    @Override
    public FileSystemProvider provider() {
        return provider;
    }

    @Override
    public void close() {
        throw new UnsupportedOperationException();
    }

    @Override
    public boolean isOpen() {
        return true;
    }

    @Override
    public boolean isReadOnly() {
        return false;
    }

    @Override
    public String getSeparator() {
        return sound.getSeparator();
    }

    @Override
    public Iterable<Path> getRootDirectories() {
        List<Path> roots = StreamSupport.stream(sound.getRootDirectories().spliterator(), false)
                .map(this::of)
                .toList();
        return roots;
    }

    @Override
    public Iterable<FileStore> getFileStores() {
        return sound.getFileStores();
    }

    @Override
    public Set<String> supportedFileAttributeViews() {
        return sound.supportedFileAttributeViews();
    }

    @Override
    public Path getPath(String first, String... more) {
        return of(sound.getPath(first, more));
    }

    @Override
    public PathMatcher getPathMatcher(String syntaxAndPattern) {
        PathMatcher matcher = sound.getPathMatcher(syntaxAndPattern);
        return path -> matcher.matches(FaultyPath.sound(path));
    }

    @Override
    public UserPrincipalLookupService getUserPrincipalLookupService() {
        return sound.getUserPrincipalLookupService();
    }

    @Override
    public WatchService newWatchService() {
        throw new UnsupportedOperationException();
    }
}
