package io.github.kingfell.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** A module is small enough to be known, a package to be read in an afternoon. Lines of source files are counted. */
class HouseSizeTest {
    private static final int MOST_OF_A_MODULE = 20_000;
    private static final int MOST_OF_A_PACKAGE = 3_000;

    @Test
    void noModuleAndNoPackageIsTooLarge() throws IOException {
        Map<Path, Integer> modules = new TreeMap<>();
        Map<Path, Integer> packages = new TreeMap<>();
        for (Path folder : MainSources.folders()) {
            for (Path file : MainSources.files(folder)) {
                int lines = Files.readAllLines(file).size();
                modules.merge(folder, lines, Integer::sum);
                packages.merge(file.getParent(), lines, Integer::sum);
            }
        }
        assertThat(modules).hasSizeGreaterThan(10);
        modules.values().removeIf(lines -> lines <= MOST_OF_A_MODULE);
        packages.values().removeIf(lines -> lines <= MOST_OF_A_PACKAGE);
        assertThat(modules).isEmpty();
        assertThat(packages).isEmpty();
    }
}
