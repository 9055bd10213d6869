package io.github.kingfell.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * A simple name means one type wherever it stands in the main code: no two top-level types share one, and no two nested
 * types that files import by it.
 */
class OneNameOneTypeTest {
    private static final Pattern IMPORT =
            Pattern.compile("^import (io\\.github\\.kingfell\\.[\\w.]+);$", Pattern.MULTILINE);
    private static final Pattern PUBLIC_TYPE = Pattern.compile("^public ", Pattern.MULTILINE);

    @Test
    void aNameMeansOneType() throws IOException {
        Map<String, Set<String>> meanings = new TreeMap<>();
        for (Path folder : MainSources.folders()) {
            for (Path file : MainSources.files(folder)) {
                String source = Files.readString(file);
                if (!isOfTheSecondRules(folder, source)) {
                    add(qualifiedName(folder, file), meanings);
                }
                IMPORT.matcher(source).results().forEach(type -> add(type.group(1), meanings));
            }
        }
        assertThat(meanings).hasSizeGreaterThan(900);
        meanings.values().removeIf(types -> types.size() == 1);
        assertThat(meanings).isEmpty();
    }

    /** The kernel writes the rules a second time, so its private types bear the names of the first. */
    private static boolean isOfTheSecondRules(Path folder, String source) {
        return folder.endsWith("engine/kernel/src/main/java")
                && !PUBLIC_TYPE.matcher(source).find();
    }

    private static void add(String type, Map<String, Set<String>> meanings) {
        meanings.computeIfAbsent(type.substring(type.lastIndexOf('.') + 1), name -> new TreeSet<>())
                .add(type);
    }

    private static String qualifiedName(Path folder, Path file) {
        return folder.relativize(file).toString().replace(".java", "").replaceAll("[/\\\\]", ".");
    }
}
