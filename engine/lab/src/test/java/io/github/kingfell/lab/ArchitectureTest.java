package io.github.kingfell.lab;

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
    static final String ROOT = "io.github.kingfell.lab";

    @ArchTest
    static final ArchRule LABORATORY_KNOWS_ALL_BUT_THE_USER = HouseRules.dependsOnlyOn(
            "org.slf4j..",
            "io.github.kingfell.report",
            "io.github.kingfell.files",
            "io.github.kingfell.rules..",
            "io.github.kingfell.tables..",
            "io.github.kingfell.search",
            "io.github.kingfell.prover..",
            "io.github.kingfell.engine..",
            "io.github.kingfell.book..",
            "io.github.kingfell.classics..",
            "io.github.kingfell.positions..",
            ROOT + "..");

    @ArchTest
    static final ArchRule PACKAGES_ARE_IN_ORDER = HouseRules.inOrder(
            ROOT,
            List.of(
                    Set.of("audit", "learning", "promises", "selfplay"),
                    Set.of("kppkb", "network", "tournament", "tuning"),
                    Set.of("experiment")));

    @ArchTest
    static final ArchTests AS_IN_EVERY_ROOM = ArchTests.in(EveryRoom.class);

    @ArchTest
    static final ArchRule SILENT = HouseRules.NO_STANDARD_STREAMS;
}
