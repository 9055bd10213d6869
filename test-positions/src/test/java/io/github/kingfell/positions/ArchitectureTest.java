package io.github.kingfell.positions;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.GeneralCodingRules;
import org.jspecify.annotations.NullMarked;

/** The rules that the other modules share lie in the test kit of the rules, which this module must not see. */
@AnalyzeClasses(packages = ArchitectureTest.POSITIONS, importOptions = DoNotIncludeTests.class)
class ArchitectureTest {
    static final String POSITIONS = "io.github.kingfell.positions";

    @ArchTest
    static final ArchRule POSITIONS_KNOW_NO_OTHER_MODULE = classes()
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage("java..", "org.jspecify..", POSITIONS + "..");

    @ArchTest
    static final ArchRule ARE_ONE_PACKAGE = classes().should().resideInAPackage(POSITIONS);

    @ArchTest
    static final ArchRule SILENT = noClasses().should(GeneralCodingRules.ACCESS_STANDARD_STREAMS);

    @ArchTest
    static void everyPackageIsNullMarked(JavaClasses classes) {
        assertThat(classes)
                .allSatisfy(type -> assertThat(type.getPackage().isAnnotatedWith(NullMarked.class))
                        .as(type.getPackageName())
                        .isTrue());
    }
}
