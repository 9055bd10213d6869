package io.github.kingfell.engine.forcing;

import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import io.github.kingfell.rules.testkit.HouseRules;
import java.util.List;
import java.util.Set;

@AnalyzeClasses(packages = RoomsTest.ROOT, importOptions = DoNotIncludeTests.class)
class RoomsTest {
    static final String ROOT = "io.github.kingfell.engine.forcing";

    /** The book's knowledge comes first and contains no search; remembered trees are not needed for explanations. */
    @ArchTest
    static final ArchRule ROOMS_ARE_IN_ORDER = HouseRules.inOrder(
            ROOT,
            List.of(
                    Set.of("endgame"),
                    Set.of("growth"),
                    Set.of("schedule"),
                    Set.of("tree"),
                    Set.of("remembered", "explain"),
                    Set.of("")));
}
