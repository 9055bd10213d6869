package io.github.kingfell.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the documents for contributors name is there: classes, packages, modules. */
class DocumentedNamesTest {
    private static final Path ROOT = Path.of("../..").toAbsolutePath().normalize();
    private static final Pattern QUOTED = Pattern.compile("`([^`\\s]+)`");
    private static final Pattern TYPE = Pattern.compile("[A-Z][a-z][A-Za-z]*");
    private static final Pattern PACKAGE = Pattern.compile("[a-z]+(\\.[a-z]+)+");
    private static final Pattern FILE = Pattern.compile(".*\\.(html|txt|bin|properties|epd|xml|md|jar|sh|java|csv)");
    private static final Pattern MODULE = Pattern.compile("<module>(.*)</module>");

    static Stream<Path> documents() throws IOException {
        List<Path> all = new ArrayList<>(List.of(
                ROOT.resolve("CONTRIBUTING.md"),
                ROOT.resolve("docs/architecture.md"),
                ROOT.resolve("docs/forcing-trees.md"),
                ROOT.resolve("docs/prover.md")));
        modules().forEach(module -> all.add(ROOT.resolve(module).resolve("README.md")));
        return all.stream();
    }

    @ParameterizedTest
    @MethodSource("documents")
    void whatADocumentNamesIsThere(Path document) throws IOException {
        Set<String> types = new TreeSet<>();
        Set<String> packages = new TreeSet<>();
        for (Path file : sources()) {
            types.add(file.getFileName().toString().replace(".java", ""));
            for (Path folder = file.getParent(); folder != null; folder = folder.getParent()) {
                packages.add(folder.toString().replace('\\', '/'));
            }
        }
        String options = Files.readString(ROOT.resolve("docs/uci.md"));
        Set<String> missing = QUOTED.matcher(Files.readString(document))
                .results()
                .map(quoted -> quoted.group(1))
                .filter(name ->
                        TYPE.matcher(name).matches() && !types.contains(name) && !options.contains("| `" + name + "` |")
                                || PACKAGE.matcher(name).matches()
                                        && !FILE.matcher(name).matches()
                                        && packages.stream()
                                                .noneMatch(folder -> folder.endsWith("/" + name.replace('.', '/'))))
                .collect(Collectors.toCollection(TreeSet::new));
        assertThat(missing).as(ROOT.relativize(document).toString()).isEmpty();
    }

    /** Each module is a row of the tables of rooms. */
    @Test
    void everyModuleIsInTheTables() throws IOException {
        assertThat(modules()).hasSizeGreaterThan(8).allSatisfy(module -> {
            assertThat(Files.readString(ROOT.resolve("CONTRIBUTING.md"))).contains("| `" + module + "` |");
            assertThat(Files.readString(ROOT.resolve("docs/architecture.md"))).contains("| [`" + module + "`](");
        });
    }

    private static List<String> modules() throws IOException {
        return MODULE.matcher(Files.readString(ROOT.resolve("pom.xml")))
                .results()
                .map((MatchResult module) -> module.group(1))
                .toList();
    }

    /** All Java files of the modules, of main code and tests. */
    private static List<Path> sources() throws IOException {
        List<Path> all = new ArrayList<>();
        for (String module : modules()) {
            try (Stream<Path> files = Files.walk(ROOT.resolve(module).resolve("src"))) {
                files.filter(file -> file.toString().endsWith(".java")).forEach(all::add);
            }
        }
        return all;
    }
}
