package io.github.kingfell.prover;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import io.github.kingfell.rules.testkit.HouseRules;

@AnalyzeClasses(packages = ArchitectureTest.PROOF, importOptions = DoNotIncludeTests.class)
class ArchitectureTest {
    static final String PROOF = "io.github.kingfell.prover";
    static final String PROBLEM = "io.github.kingfell.prover.problem";

    @ArchTest
    static final ArchRule THE_PROVER_KNOWS_THE_RULES_AND_THE_CONTRACT = HouseRules.dependsOnlyOn(
            "org.slf4j..",
            "io.github.kingfell.rules..",
            "io.github.kingfell.tables",
            "io.github.kingfell.search",
            PROOF + "..");

    /** Proof numbers and full width are two ways to solve; neither uses the other. */
    @ArchTest
    static final ArchRule PROOFS_KNOW_NO_PROBLEMS = noClasses()
            .that()
            .resideInAPackage(PROOF + "..")
            .and()
            .resideOutsideOfPackage(PROBLEM)
            .should()
            .dependOnClassesThat()
            .resideInAPackage(PROBLEM);

    @ArchTest
    static final ArchRule PROBLEMS_KNOW_NO_PROOF_NUMBERS = noClasses()
            .that()
            .resideInAPackage(PROBLEM)
            .should()
            .dependOnClassesThat(resideInAPackage(PROOF + "..").and(resideOutsideOfPackage(PROBLEM)));

    @ArchTest
    static final ArchRule NULL_MARKED = HouseRules.EVERY_PACKAGE_IS_NULL_MARKED;

    @ArchTest
    static final ArchRule NO_CYCLES = HouseRules.NO_PACKAGE_CYCLES;

    @ArchTest
    static final ArchRule HOT_CODE_IS_FRUGAL = HouseRules.HOT_CODE_IS_FRUGAL;

    @ArchTest
    static final ArchRule NO_STATIC_VARIABLES = HouseRules.NO_STATIC_VARIABLES;

    @ArchTest
    static final ArchRule SILENT = HouseRules.NO_STANDARD_STREAMS;
}
