package io.github.kingfell.kernel;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Checks that the kernel stands alone and is short enough to be read. */
@AnalyzeClasses(packages = ArchitectureTest.KERNEL, importOptions = DoNotIncludeTests.class)
class ArchitectureTest {
    static final String KERNEL = "io.github.kingfell.kernel";

    private static final int MOST_LINES = 1000;

    /** The kernel uses only the JDK, without even the null annotations, so that the JDK alone compiles it. */
    @ArchTest
    static final ArchRule KNOWS_NOBODY =
            classes().should().onlyDependOnClassesThat().resideInAnyPackage("java..", KERNEL);

    @ArchTest
    static final ArchRule IS_ONE_PACKAGE = classes().should().resideInAPackage(KERNEL);

    @ArchTest
    static final ArchRule FEW_ARE_PUBLIC = classes()
            .that()
            .arePublic()
            .should()
            .be(Kernel.class)
            .orShould()
            .be(Verdict.class)
            .orShould()
            .be(Verdict.Kind.class);

    /** Lines of code: all but imports, comments and blank lines. */
    @Test
    void canBeReadInAnEvening() throws IOException {
        Path sources = Path.of(System.getProperty("kingfell.root"), "engine/kernel/src/main/java");
        try (Stream<Path> files = Files.walk(sources)) {
            List<String> code = files.filter(Files::isRegularFile)
                    .flatMap(ArchitectureTest::lines)
                    .map(String::strip)
                    .filter(line -> !line.matches("|/?\\*.*|//.*|import .*|package .*"))
                    .toList();
            assertThat(code).hasSizeLessThan(MOST_LINES);
        }
    }

    private static Stream<String> lines(Path file) {
        try {
            return Files.readAllLines(file).stream();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}
