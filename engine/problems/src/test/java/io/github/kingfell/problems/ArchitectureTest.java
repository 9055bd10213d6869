package io.github.kingfell.problems;

import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.junit.ArchTests;
import com.tngtech.archunit.lang.ArchRule;
import io.github.kingfell.rules.testkit.EveryRoom;
import io.github.kingfell.rules.testkit.HouseRules;
import java.util.List;
import java.util.Set;

@AnalyzeClasses(packages = ArchitectureTest.ROOT, importOptions = DoNotIncludeTests.class)
class ArchitectureTest {
    static final String ROOT = "io.github.kingfell.problems";

    /** Of the prover they know the full-width search for mates alone. */
    @ArchTest
    static final ArchRule PROBLEMS_KNOW_NO_PROOF_NUMBERS = HouseRules.dependsOnlyOn(
            "io.github.kingfell.rules..",
            "io.github.kingfell.search",
            "io.github.kingfell.prover.fullwidth",
            ROOT + "..");

    @ArchTest
    static final ArchRule PACKAGES_ARE_IN_ORDER = HouseRules.inOrder(
            ROOT,
            List.of(
                    Set.of("reach", "proofgame"),
                    Set.of("pictures"),
                    Set.of("plans"),
                    Set.of(""),
                    Set.of("forced"),
                    Set.of("structured")));

    @ArchTest
    static final ArchTests AS_IN_EVERY_ROOM = ArchTests.in(EveryRoom.class);

    @ArchTest
    static final ArchRule HOT_CODE_IS_FRUGAL = HouseRules.HOT_CODE_IS_FRUGAL;

    @ArchTest
    static final ArchRule SILENT = HouseRules.NO_STANDARD_STREAMS;
}
