package io.github.kingfell.files;

import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import io.github.kingfell.rules.testkit.HouseRules;

@AnalyzeClasses(packages = ArchitectureTest.ROOT, importOptions = DoNotIncludeTests.class)
class ArchitectureTest {
    static final String ROOT = "io.github.kingfell.files";

    @ArchTest
    static final ArchRule FILES_KNOW_NOTHING_OF_CHESS = HouseRules.dependsOnlyOn(ROOT);

    @ArchTest
    static final ArchRule NULL_MARKED = HouseRules.EVERY_PACKAGE_IS_NULL_MARKED;

    @ArchTest
    static final ArchRule NO_STATIC_VARIABLES = HouseRules.NO_STATIC_VARIABLES;

    @ArchTest
    static final ArchRule SILENT = HouseRules.NO_STANDARD_STREAMS;
}
