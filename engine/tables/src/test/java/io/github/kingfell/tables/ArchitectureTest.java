package io.github.kingfell.tables;

import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import io.github.kingfell.rules.testkit.HouseRules;
import java.util.List;
import java.util.Set;

@AnalyzeClasses(packages = ArchitectureTest.ROOT, importOptions = DoNotIncludeTests.class)
class ArchitectureTest {
    static final String ROOT = "io.github.kingfell.tables";

    @ArchTest
    static final ArchRule TABLES_KNOW_ONLY_THE_RULES = HouseRules.dependsOnlyOn(
            "org.slf4j..", "io.github.kingfell.files", "io.github.kingfell.rules..", ROOT + "..");

    /** The root is what every table answers. */
    @ArchTest
    static final ArchRule PACKAGES_ARE_IN_ORDER = HouseRules.inOrder(
            ROOT, List.of(Set.of(""), Set.of("index", "syzygy"), Set.of("tablebase"), Set.of("census", "distance")));

    @ArchTest
    static final ArchRule NULL_MARKED = HouseRules.EVERY_PACKAGE_IS_NULL_MARKED;

    @ArchTest
    static final ArchRule FILES_ARE_WRITTEN_IN_ONE_PLACE = HouseRules.FILES_ARE_WRITTEN_IN_ONE_PLACE;

    @ArchTest
    static final ArchRule NO_STATIC_VARIABLES = HouseRules.NO_STATIC_VARIABLES;

    @ArchTest
    static final ArchRule NO_CYCLES = HouseRules.NO_PACKAGE_CYCLES;

    @ArchTest
    static final ArchRule HOT_CODE_IS_FRUGAL = HouseRules.HOT_CODE_IS_FRUGAL;

    @ArchTest
    static final ArchRule SILENT = HouseRules.NO_STANDARD_STREAMS;
}
