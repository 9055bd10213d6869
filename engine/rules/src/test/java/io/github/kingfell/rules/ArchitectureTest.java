package io.github.kingfell.rules;

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
    static final String ROOT = "io.github.kingfell.rules";

    /** The rules depend on no other module and on no library, not even for logging. */
    @ArchTest
    static final ArchRule RULES_KNOW_NOBODY = HouseRules.dependsOnlyOn(ROOT + "..");

    @ArchTest
    static final ArchRule PACKAGES_ARE_IN_ORDER = HouseRules.inOrder(
            ROOT,
            List.of(
                    Set.of(""),
                    Set.of("board"),
                    Set.of("certificate"),
                    Set.of("notation", "check"),
                    Set.of("prooffile")));

    @ArchTest
    static final ArchTests AS_IN_EVERY_ROOM = ArchTests.in(EveryRoom.class);

    @ArchTest
    static final ArchRule HOT_CODE_IS_FRUGAL = HouseRules.HOT_CODE_IS_FRUGAL;

    @ArchTest
    static final ArchRule SILENT = HouseRules.NO_STANDARD_STREAMS;
}
