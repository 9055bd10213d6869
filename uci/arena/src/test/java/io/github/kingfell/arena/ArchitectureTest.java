package io.github.kingfell.arena;

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
    static final String ROOT = "io.github.kingfell.arena";

    /** Other engines are processes; the book, pages and commands are above this room or beside it. */
    @ArchTest
    static final ArchRule OTHER_ENGINES_ARE_PROCESSES = HouseRules.dependsOnlyOn(
            "io.github.kingfell.report",
            "io.github.kingfell.rules..",
            "io.github.kingfell.tables..",
            "io.github.kingfell.search",
            "io.github.kingfell.prover..",
            "io.github.kingfell.engine..",
            "io.github.kingfell.uci..",
            "io.github.kingfell.positions..",
            ROOT + "..");

    @ArchTest
    static final ArchRule PACKAGES_ARE_IN_ORDER =
            HouseRules.inOrder(ROOT, List.of(Set.of("matecheck", "peer"), Set.of("bench", "endplay", "match")));

    @ArchTest
    static final ArchRule SILENT = HouseRules.NO_STANDARD_STREAMS;

    @ArchTest
    static final ArchTests AS_IN_EVERY_ROOM = ArchTests.in(EveryRoom.class);
}
