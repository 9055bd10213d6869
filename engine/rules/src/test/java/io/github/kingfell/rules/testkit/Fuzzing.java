package io.github.kingfell.rules.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeout;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/**
 * What the fuzz targets share. A target is a test class with a method {@code fuzzerTestOneInput}: Jazzer calls it with
 * inputs of its own, and every build with the inputs that are kept among the test resources (docs/fuzzing.md).
 */
public final class Fuzzing {
    private static final Duration LONGEST = Duration.ofSeconds(10);

    private Fuzzing() {}

    /** A fuzz target. */
    @FunctionalInterface
    public interface Target {
        /** Fails when the input is handled wrongly. */
        void test(byte[] input) throws Exception;
    }

    /** Returns one test for each kept input: each file of the resource folder that is named after the class. */
    public static Stream<DynamicTest> replay(Class<?> owner, Target target) throws IOException, URISyntaxException {
        URL folder = owner.getResource(owner.getSimpleName());
        assertThat(folder).as("inputs of %s", owner).isNotNull();
        try (Stream<Path> files = Files.list(Path.of(folder.toURI()))) {
            List<Path> inputs = files.sorted().toList();
            assertThat(inputs).isNotEmpty();
            return inputs.stream()
                    .map(file -> dynamicTest(
                            file.getFileName().toString(),
                            () -> assertTimeout(LONGEST, () -> target.test(Files.readAllBytes(file)))));
        }
    }

    /** Returns an input as text; bytes that are not UTF-8 become replacement characters. */
    public static String text(byte[] input) {
        return new String(input, StandardCharsets.UTF_8);
    }

    /** Asserts that a refusal says in one line why. */
    public static void assertSaysWhy(Exception refusal) {
        assertThat(refusal.getMessage()).isNotBlank().doesNotContain("\n");
    }
}
