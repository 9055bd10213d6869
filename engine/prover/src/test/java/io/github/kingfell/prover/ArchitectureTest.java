package io.github.kingfell.prover;

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
    static final String ROOT = "io.github.kingfell.prover";

    @ArchTest
    static final ArchRule THE_PROVER_KNOWS_THE_RULES_AND_THE_CONTRACT = HouseRules.dependsOnlyOn(
            "org.slf4j..",
            "io.github.kingfell.files",
            "io.github.kingfell.rules..",
            "io.github.kingfell.tables",
            "io.github.kingfell.search",
            ROOT + "..");

    /** Proof-number search and full-width search are two ways to solve. They share the table of what is known. */
    @ArchTest
    static final ArchRule PACKAGES_ARE_IN_ORDER = HouseRules.inOrder(
            ROOT,
            List.of(
                    Set.of("dfpn"),
                    Set.of("fullwidth", "graph", "mobility", "refutation", "tree"),
                    Set.of("solver"),
                    Set.of("checkpoint", "joblevel"),
                    Set.of("")));

    @ArchTest
    static final ArchTests AS_IN_EVERY_ROOM = ArchTests.in(EveryRoom.class);

    @ArchTest
    static final ArchRule HOT_CODE_IS_FRUGAL = HouseRules.HOT_CODE_IS_FRUGAL;

    @ArchTest
    static final ArchRule SILENT = HouseRules.NO_STANDARD_STREAMS;
}
