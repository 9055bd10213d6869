package io.github.kingfell.book;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Texts kept under {@code src/test/resources/golden}. Run with {@code -Dkingfell.golden=write} to write them anew. */
final class Golden {
    private static final String FIRST_LINE =
            "# written by: mvn -pl book-endgames -am test -Dtest=StandardBookTest -Dkingfell.golden=write"
                    + " -Dsurefire.failIfNoSpecifiedTests=false\n";

    private Golden() {}

    static void check(String name, String text) throws IOException {
        Path file = Path.of(System.getProperty("kingfell.root"))
                .resolve("book-endgames/src/test/resources/golden")
                .resolve(name);
        if ("write".equals(System.getProperty("kingfell.golden"))) {
            Files.createDirectories(file.getParent());
            Files.writeString(file, FIRST_LINE + text);
        }
        assertThat(FIRST_LINE + text).isEqualTo(Files.readString(file));
    }
}
