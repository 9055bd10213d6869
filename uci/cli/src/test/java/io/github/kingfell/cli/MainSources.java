package io.github.kingfell.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The main code of all modules, as source files. */
final class MainSources {
    private MainSources() {}

    /** Returns the source folder of each module. */
    static List<Path> folders() throws IOException {
        return DocumentedNamesTest.modules().stream()
                .map(module -> DocumentedNamesTest.ROOT.resolve(module).resolve("src/main/java"))
                .filter(Files::isDirectory)
                .toList();
    }

    static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .filter(file -> !file.endsWith("package-info.java"))
                    .toList();
        }
    }
}
