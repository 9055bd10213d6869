package io.github.kingfell.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The page on the sources of shipped numbers and positions names every data file in the modules' resources. */
class ProvenanceTest {
    private static final Path ROOT = Path.of("../..");

    /** Extensions of files that are no data: pages, scripts, styles, log settings. Suites have a list of their own. */
    private static final List<String> NO_DATA =
            List.of(".html", ".css", ".js", ".svg", "logback.xml", "logback-file.xml");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "book-endgames",
                "engine/search",
                "engine/prover",
                "engine/players",
                "engine/classics",
                "engine/lab",
                "uci/protocol",
                "uci/workbench",
                "uci/play",
                "uci/cli"
            })
    void everyDataFileHasItsSource(String module) throws IOException {
        String page = Files.readString(ROOT.resolve("docs/provenance.md"));
        Path resources = ROOT.resolve(module).resolve("src/main/resources");
        try (Stream<Path> files = Files.walk(resources)) {
            assertThat(files.filter(Files::isRegularFile)
                            .map(file -> file.getFileName().toString())
                            .filter(name -> NO_DATA.stream().noneMatch(name::endsWith)))
                    .allMatch(name -> page.contains('`' + name + '`') || page.contains("`*" + extension(name) + '`'));
        }
    }

    /** Returns the extension with its dot, or the whole name without one. */
    private static String extension(String name) {
        return name.substring(Math.max(0, name.lastIndexOf('.')));
    }
}
