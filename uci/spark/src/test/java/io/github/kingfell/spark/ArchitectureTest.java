package io.github.kingfell.spark;

import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import io.github.kingfell.rules.testkit.HouseRules;

@AnalyzeClasses(packages = "io.github.kingfell.spark", importOptions = DoNotIncludeTests.class)
class ArchitectureTest {
    @ArchTest
    static final ArchRule NULL_MARKED = HouseRules.EVERY_PACKAGE_IS_NULL_MARKED;
}
