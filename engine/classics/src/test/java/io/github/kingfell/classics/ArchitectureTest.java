package io.github.kingfell.classics;

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
    static final String ROOT = "io.github.kingfell.classics";

    @ArchTest
    static final ArchRule THEY_KNOW_NEITHER_REPORTS_NOR_SUITES = HouseRules.dependsOnlyOn(
            "io.github.kingfell.rules..",
            "io.github.kingfell.search",
            "io.github.kingfell.prover",
            "io.github.kingfell.prover.tree",
            "io.github.kingfell.engine.forcing..",
            "io.github.kingfell.book..",
            ROOT + "..");

    @ArchTest
    static final ArchRule PACKAGES_ARE_IN_ORDER = HouseRules.inOrder(
            ROOT,
            List.of(
                    Set.of("player"),
                    Set.of("bell", "connectivity", "duck", "huberman", "kent", "prover", "shannon", "tan", "turing"),
                    Set.of("family")));

    @ArchTest
    static final ArchTests AS_IN_EVERY_ROOM = ArchTests.in(EveryRoom.class);

    @ArchTest
    static final ArchRule SILENT = HouseRules.NO_STANDARD_STREAMS;
}
