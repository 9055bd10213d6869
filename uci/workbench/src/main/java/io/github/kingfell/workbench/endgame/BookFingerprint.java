package io.github.kingfell.workbench.endgame;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A digest that shows whether the program that plays a book has changed. It covers the classes in the same location as
 * one class of the book. In the jar these are all classes; the command line and protocol are left out. Other classes
 * may grow other trees.
 */
public final class BookFingerprint {
    private static final List<String> OUTERMOST = List.of("io/github/kingfell/uci/", "io/github/kingfell/cli/");

    private BookFingerprint() {}

    /** Returns hexadecimal digits, or {@code unknown} when the location of the classes cannot be found. */
    public static String of(Class<?> type) throws IOException {
        Path origin = origin(type);
        if (origin == null) {
            return "unknown";
        }
        if (Files.isDirectory(origin)) {
            return digest(origin);
        }
        try (FileSystem jar = FileSystems.newFileSystem(origin)) {
            return digest(jar.getPath("/"));
        }
    }

    private static @Nullable Path origin(Class<?> type) {
        CodeSource source = type.getProtectionDomain().getCodeSource();
        try {
            return source == null ? null : Path.of(source.getLocation().toURI());
        } catch (URISyntaxException e) {
            return null;
        }
    }

    private static String digest(Path root) throws IOException {
        try (Stream<Path> files = Files.walk(root)) {
            List<Path> classes = files.filter(file -> file.toString().endsWith(".class"))
                    .filter(file ->
                            OUTERMOST.stream().noneMatch(root.relativize(file).toString()::startsWith))
                    .sorted()
                    .toList();
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            for (Path file : classes) {
                digest.update(Files.readAllBytes(file));
            }
            return HexFormat.of().formatHex(digest.digest());
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform must have SHA-256", e);
        }
    }
}
