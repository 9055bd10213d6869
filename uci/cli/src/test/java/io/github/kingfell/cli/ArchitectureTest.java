package io.github.kingfell.cli;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.junit.ArchTests;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.syntax.ArchRuleDefinition;
import io.github.kingfell.rules.testkit.EveryRoom;
import io.github.kingfell.rules.testkit.HouseRules;
import java.util.List;
import java.util.Set;

@AnalyzeClasses(packages = ArchitectureTest.ROOT, importOptions = DoNotIncludeTests.class)
class ArchitectureTest {
    static final String ROOT = "io.github.kingfell.cli";

    /** Logback is left out: it is the backend at run time, and the code uses SLF4J. */
    @ArchTest
    static final ArchRule COMMANDS_KNOW_THE_MODULES_BELOW_AND_PICOCLI = HouseRules.dependsOnlyOn(
            "org.slf4j..", "picocli..", "org.jline..", "com.fasterxml.jackson..", "io.github.kingfell..");

    /** The line editor is loaded only where a person types. */
    @ArchTest
    static final ArchRule THE_LINE_EDITOR_HAS_ONE_CLASS = ArchRuleDefinition.noClasses()
            .that()
            .haveNameNotMatching(".*\\.EditedInput(\\$.*)?")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("org.jline..");

    /** The laboratory has a room of its own, and only the wiring uses it too. */
    @ArchTest
    static final ArchRule LABORATORY_IS_USED_IN_ITS_ROOM = ArchRuleDefinition.noClasses()
            .that()
            .resideOutsideOfPackages(ROOT, ROOT + ".lab")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("io.github.kingfell.lab..");

    /** Beside the wiring and the laboratory only the view of connectivity, of 1973, uses the past. */
    @ArchTest
    static final ArchRule THE_PAST_IS_USED_IN_THREE_PLACES = ArchRuleDefinition.noClasses()
            .that()
            .resideOutsideOfPackages(ROOT, ROOT + ".lab", ROOT + ".analyse")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("io.github.kingfell.classics..");

    @ArchTest
    static final ArchRule PACKAGES_ARE_IN_ORDER = HouseRules.inOrder(
            ROOT,
            List.of(
                    Set.of("input", "output", "peer"),
                    Set.of("bench", "diagram", "endgame", "manual", "match", "mate", "results", "serve", "suite"),
                    Set.of("advice", "analyse", "explain", "play", "reliability"),
                    Set.of("lab"),
                    Set.of("")));

    /** The packages below the commands judge, read and write, and do not print. */
    @ArchTest
    static final ArchRule STANDARD_STREAMS_HAVE_THEIR_OWNERS = HouseRules.standardStreamsOnlyIn(
            DescribedPredicate.describe("own the standard streams", ArchitectureTest::ownsStreams));

    @ArchTest
    static final ArchTests AS_IN_EVERY_ROOM = ArchTests.in(EveryRoom.class);

    private static boolean ownsStreams(JavaClass type) {
        return type.getName().startsWith(ROOT + ".Main") || type.getSimpleName().endsWith("Command");
    }
}
