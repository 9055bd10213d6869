package io.github.kingfell.files.testkit;

import java.io.IOException;
import java.net.URI;
import java.nio.channels.FileChannel;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.AccessMode;
import java.nio.file.CopyOption;
import java.nio.file.DirectoryStream;
import java.nio.file.FileStore;
import java.nio.file.FileSystem;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.FileAttributeView;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.spi.FileSystemProvider;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Counts what changes files, and hands everything on to the provider of this machine. */
final class FaultyProvider extends FileSystemProvider {
    private final FaultyFileSystem system;
    private final FileSystemProvider sound;
    private final Disk disk;

    FaultyProvider(FaultyFileSystem system, FileSystemProvider sound, Disk disk) {
        this.system = system;
        this.sound = sound;
        this.disk = disk;
    }

    private static Path of(Path path) {
        return FaultyPath.sound(path);
    }

    @Override
    public String getScheme() {
        return "faulty";
    }

    @Override
    public FileSystem newFileSystem(URI uri, Map<String, ?> environment) {
        throw new UnsupportedOperationException();
    }

    @Override
    public FileSystem getFileSystem(URI uri) {
        return system;
    }

    @Override
    public Path getPath(URI uri) {
        return system.of(sound.getPath(uri));
    }

    @Override
    public FileChannel newFileChannel(Path path, Set<? extends OpenOption> options, FileAttribute<?>... attributes)
            throws IOException {
        boolean creates = options.contains(StandardOpenOption.CREATE_NEW)
                || options.contains(StandardOpenOption.CREATE) && !Files.exists(of(path));
        if (creates) {
            disk.take(path);
        } else if (options.contains(StandardOpenOption.TRUNCATE_EXISTING)) {
            disk.change(path);
        }
        FileChannel channel = sound.newFileChannel(of(path), options, attributes);
        disk.opened(channel);
        return new FaultyChannel(path, channel, disk);
    }

    @Override
    public SeekableByteChannel newByteChannel(
            Path path, Set<? extends OpenOption> options, FileAttribute<?>... attributes) throws IOException {
        return newFileChannel(path, options, attributes);
    }

    @Override
    public DirectoryStream<Path> newDirectoryStream(Path folder, DirectoryStream.Filter<? super Path> filter)
            throws IOException {
        List<Path> paths = new ArrayList<>();
        try (DirectoryStream<Path> all = sound.newDirectoryStream(of(folder), path -> filter.accept(system.of(path)))) {
            all.forEach(path -> paths.add(system.of(path)));
        }
        return new DirectoryStream<>() {
            @Override
            public Iterator<Path> iterator() {
                return paths.iterator();
            }

            @Override
            public void close() {
                // Everything has been read.
            }
        };
    }

    @Override
    public void createDirectory(Path folder, FileAttribute<?>... attributes) throws IOException {
        disk.take(folder);
        sound.createDirectory(of(folder), attributes);
    }

    @Override
    public void delete(Path path) throws IOException {
        disk.change(path);
        sound.delete(of(path));
    }

    @Override
    public void copy(Path source, Path target, CopyOption... options) throws IOException {
        disk.take(target);
        sound.copy(of(source), of(target), options);
    }

    @Override
    public void move(Path source, Path target, CopyOption... options) throws IOException {
        disk.change(target);
        sound.move(of(source), of(target), options);
    }

    @Override
    public boolean isSameFile(Path path, Path other) throws IOException {
        return sound.isSameFile(of(path), of(other));
    }

    @Override
    public boolean isHidden(Path path) throws IOException {
        return sound.isHidden(of(path));
    }

    @Override
    public FileStore getFileStore(Path path) throws IOException {
        return sound.getFileStore(of(path));
    }

    @Override
    public void checkAccess(Path path, AccessMode... modes) throws IOException {
        sound.checkAccess(of(path), modes);
    }

    /** Permissions can be set through a view, so that of the provider below cannot be handed out. */
    @Override
    public <V extends FileAttributeView> @Nullable V getFileAttributeView(
            Path path, Class<V> type, LinkOption... options) {
        V view = sound.getFileAttributeView(of(path), type, options);
        return view instanceof PosixFileAttributeView posix
                ? type.cast(new FaultyPermissions(path, posix, disk))
                : view;
    }

    @Override
    public <A extends BasicFileAttributes> A readAttributes(Path path, Class<A> type, LinkOption... options)
            throws IOException {
        return sound.readAttributes(of(path), type, options);
    }

    @Override
    public Map<String, Object> readAttributes(Path path, String attributes, LinkOption... options) throws IOException {
        return sound.readAttributes(of(path), attributes, options);
    }

    @Override
    public void setAttribute(Path path, String attribute, Object value, LinkOption... options) throws IOException {
        disk.change(path);
        sound.setAttribute(of(path), attribute, value, options);
    }

    @Override
    public Path readSymbolicLink(Path link) throws IOException {
        return system.of(sound.readSymbolicLink(of(link)));
    }
}
