package io.github.kingfell.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The classes, packages and modules that documents for contributors name exist. */
class DocumentedNamesTest {
    static final Path ROOT = Path.of("../..").toAbsolutePath().normalize();
    private static final Pattern QUOTED = Pattern.compile("`([^`\\s]+)`");
    private static final Pattern TYPE = Pattern.compile("([a-z]+/)*[A-Z][a-z][A-Za-z]*");
    private static final Pattern PACKAGE = Pattern.compile("[a-z]+(\\.[a-z]+)+");
    private static final Pattern FILE = Pattern.compile(".*\\.(html|txt|bin|properties|epd|xml|md|jar|sh|java|csv)");

    /** A module with code; the one in .ci has none. */
    private static final Pattern MODULE = Pattern.compile("<module>([^.].*)</module>");

    static Stream<Path> documents() throws IOException {
        Stream<Path> pages = Stream.of(
                        "CONTRIBUTING.md", "docs/architecture.md", "docs/forcing-trees.md", "docs/prover.md")
                .map(ROOT::resolve);
        return Stream.concat(
                pages, modules().stream().map(module -> ROOT.resolve(module).resolve("README.md")));
    }

    @ParameterizedTest
    @MethodSource("documents")
    void whatADocumentNamesIsThere(Path document) throws IOException {
        Set<String> there = typesAndPackages();
        String options = Files.readString(ROOT.resolve("docs/uci.md"));
        List<String> missing = QUOTED.matcher(Files.readString(document))
                .results()
                .map(quoted -> quoted.group(1))
                .filter(DocumentedNamesTest::isTypeOrPackage)
                .filter(name -> !there.contains(name.replace('.', '/')) && !options.contains("| `" + name + "` |"))
                .toList();
        assertThat(missing).as(ROOT.relativize(document).toString()).isEmpty();
    }

    /** Each module is a row of the tables of rooms. */
    @Test
    void everyModuleIsInTheTables() throws IOException {
        String contributing = Files.readString(ROOT.resolve("CONTRIBUTING.md"));
        String architecture = Files.readString(ROOT.resolve("docs/architecture.md"));
        assertThat(modules()).hasSizeGreaterThan(8).allSatisfy(module -> {
            assertThat(contributing).contains("| `" + module + "` |");
            assertThat(architecture).contains("| [`" + module + "`](");
        });
    }

    /** The job for Spark needs a library that no other module knows. */
    @Test
    void errorProneReadsEveryModuleButTheJobForSpark() throws IOException {
        String checker = Files.readString(ROOT.resolve(".ci/error-prone/pom.xml"));
        assertThat(modules())
                .filteredOn(module -> !module.equals("uci/spark"))
                .hasSizeGreaterThan(8)
                .allSatisfy(module -> assertThat(checker).contains("/" + module + "/src/main/java<"));
    }

    private static boolean isTypeOrPackage(String name) {
        return TYPE.matcher(name).matches()
                || PACKAGE.matcher(name).matches() && !FILE.matcher(name).matches();
    }

    static List<String> modules() throws IOException {
        return MODULE.matcher(Files.readString(ROOT.resolve("pom.xml")))
                .results()
                .map(module -> module.group(1))
                .toList();
    }

    /**
     * Returns every name of a type or package by the end of its path: {@code DfPn}, {@code proof/DfPn},
     * {@code engine/proof}.
     */
    private static Set<String> typesAndPackages() throws IOException {
        Set<String> names = new TreeSet<>();
        for (String module : modules()) {
            Path sources = ROOT.resolve(module).resolve("src");
            try (Stream<Path> files = Files.walk(sources)) {
                for (Path file :
                        files.filter(it -> it.toString().endsWith(".java")).toList()) {
                    List<String> path = new ArrayList<>();
                    sources.relativize(file)
                            .forEach(part -> path.add(part.toString().replace(".java", "")));
                    addEnds(path, names);
                    addEnds(path.subList(0, path.size() - 1), names);
                    addEnds(path.subList(0, path.size() - 2), names);
                }
            }
        }
        return names;
    }

    private static void addEnds(List<String> path, Set<String> names) {
        for (int from = 0; from < path.size(); from++) {
            names.add(String.join("/", path.subList(from, path.size())));
        }
    }
}
