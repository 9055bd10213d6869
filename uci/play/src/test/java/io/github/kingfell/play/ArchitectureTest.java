package io.github.kingfell.play;

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
    static final String ROOT = "io.github.kingfell.play";

    /** Picocli and JLine are left out: only the command line may use them. */
    @ArchTest
    static final ArchRule NEITHER_PICOCLI_NOR_LABORATORY = HouseRules.dependsOnlyOn(
            "com.sun.net.httpserver..",
            "org.slf4j..",
            "com.fasterxml.jackson..",
            "io.github.kingfell.files",
            "io.github.kingfell.rules..",
            "io.github.kingfell.tables..",
            "io.github.kingfell.search",
            "io.github.kingfell.prover..",
            "io.github.kingfell.problems..",
            "io.github.kingfell.engine..",
            "io.github.kingfell.book..",
            "io.github.kingfell.uci..",
            "io.github.kingfell.arena..",
            "io.github.kingfell.workbench..",
            ROOT + "..");

    @ArchTest
    static final ArchRule PACKAGES_ARE_IN_ORDER =
            HouseRules.inOrder(ROOT, List.of(Set.of("game"), Set.of("lesson"), Set.of("serve")));

    @ArchTest
    static final ArchRule SILENT = HouseRules.NO_STANDARD_STREAMS;

    @ArchTest
    static final ArchTests AS_IN_EVERY_ROOM = ArchTests.in(EveryRoom.class);
}
