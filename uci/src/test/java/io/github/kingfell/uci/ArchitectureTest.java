package io.github.kingfell.uci;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import io.github.kingfell.engine.testkit.HouseRules;
import java.util.Set;

@AnalyzeClasses(packages = ArchitectureTest.UCI, importOptions = DoNotIncludeTests.class)
class ArchitectureTest {
    static final String UCI = "io.github.kingfell.uci";

    /** Logback is absent: it is the backend at run time, and the code speaks to SLF4J. */
    @ArchTest
    static final ArchRule UCI_KNOWS_THE_MODULES_BELOW_AND_PICOCLI = classes()
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                    "java..",
                    "org.jspecify..",
                    "org.slf4j..",
                    "picocli..",
                    "io.github.kingfell.engine..",
                    "io.github.kingfell.book..",
                    "io.github.kingfell.positions..",
                    UCI + "..")
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule STANDARD_STREAMS_HAVE_THEIR_OWNERS = HouseRules.standardStreamsOnlyIn(
            DescribedPredicate.describe("own the standard streams", ArchitectureTest::ownsStreams));

    @ArchTest
    static final ArchRule NULL_MARKED = HouseRules.EVERY_PACKAGE_IS_NULL_MARKED;

    /** {@code Main} is the wiring: it names the commands, which use the package that it lies in. */
    @ArchTest
    static final ArchRule NO_CYCLES = slices().matching("io.github.kingfell.(**)")
            .should()
            .beFreeOfCycles()
            .ignoreDependency(
                    DescribedPredicate.describe("Main", (JavaClass type) -> isPartOf(type, "Main")),
                    DescribedPredicate.alwaysTrue())
            .allowEmptyShould(true);

    private static boolean ownsStreams(JavaClass type) {
        return Set.of("Main", "UciReader", "UciWriter").stream().anyMatch(name -> isPartOf(type, name))
                || (type.getPackageName() + ".").startsWith(UCI + ".cli.");
    }

    private static boolean isPartOf(JavaClass type, String name) {
        return (type.getName() + "$").startsWith(UCI + "." + name + "$");
    }
}
