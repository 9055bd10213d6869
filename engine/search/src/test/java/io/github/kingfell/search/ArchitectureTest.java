package io.github.kingfell.search;

import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import io.github.kingfell.rules.testkit.HouseRules;

@AnalyzeClasses(packages = ArchitectureTest.ROOT, importOptions = DoNotIncludeTests.class)
class ArchitectureTest {
    static final String ROOT = "io.github.kingfell.search";

    @ArchTest
    static final ArchRule THE_CONTRACT_KNOWS_RULES_AND_WHAT_TABLES_ANSWER =
            HouseRules.dependsOnlyOn("org.slf4j..", "io.github.kingfell.rules..", "io.github.kingfell.tables", ROOT);

    @ArchTest
    static final ArchRule NULL_MARKED = HouseRules.EVERY_PACKAGE_IS_NULL_MARKED;

    @ArchTest
    static final ArchRule FILES_ARE_WRITTEN_IN_ONE_PLACE = HouseRules.FILES_ARE_WRITTEN_IN_ONE_PLACE;

    @ArchTest
    static final ArchRule NO_STATIC_VARIABLES = HouseRules.NO_STATIC_VARIABLES;

    @ArchTest
    static final ArchRule SILENT = HouseRules.NO_STANDARD_STREAMS;
}
