package io.github.kingfell.workbench;

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
    static final String ROOT = "io.github.kingfell.workbench";
    private static final String CLASSICS = "io.github.kingfell.classics..";

    /** Picocli and the commands are left out: only the command line may use them. */
    @ArchTest
    static final ArchRule NEITHER_PICOCLI_NOR_COMMANDS = HouseRules.dependsOnlyOn(
            "org.slf4j..",
            "com.fasterxml.jackson..",
            "org.snakeyaml..",
            "io.github.kingfell.report",
            "io.github.kingfell.files",
            "io.github.kingfell.rules..",
            "io.github.kingfell.tables..",
            "io.github.kingfell.search",
            "io.github.kingfell.prover..",
            "io.github.kingfell.problems..",
            "io.github.kingfell.engine..",
            "io.github.kingfell.book..",
            CLASSICS,
            "io.github.kingfell.uci..",
            "io.github.kingfell.arena..",
            "io.github.kingfell.positions..",
            ROOT + "..");

    /** Programs of the past solve problems too, and one package shows it. */
    @ArchTest
    static final ArchRule ONE_PACKAGE_SHOWS_THE_PAST = ArchRuleDefinition.noClasses()
            .that()
            .resideOutsideOfPackage(ROOT + ".classic")
            .should()
            .dependOnClassesThat()
            .resideInAPackage(CLASSICS);

    @ArchTest
    static final ArchRule PACKAGES_ARE_IN_ORDER = HouseRules.inOrder(
            ROOT,
            List.of(
                    Set.of("input", "output", "pawns", "review", "stipulation"),
                    Set.of("problem", "reliability", "render", "results"),
                    Set.of("solution"),
                    Set.of("analyse", "mate"),
                    Set.of("classic", "endgame", "jobs", "suite"),
                    Set.of("explain")));

    @ArchTest
    static final ArchRule STANDARD_STREAMS_HAVE_THEIR_OWNERS = HouseRules.standardStreamsOnlyIn(
            DescribedPredicate.describe("own the standard streams", ArchitectureTest::ownsStreams));

    @ArchTest
    static final ArchTests AS_IN_EVERY_ROOM = ArchTests.in(EveryRoom.class);

    private static boolean ownsStreams(JavaClass type) {
        return type.getPackageName().equals(ROOT + ".output")
                || type.getSimpleName().equals("InputFile");
    }
}
