package io.github.kingfell.book;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import io.github.kingfell.rules.testkit.HouseRules;
import java.util.List;
import java.util.Set;

@AnalyzeClasses(packages = ArchitectureTest.ROOT, importOptions = DoNotIncludeTests.class)
class ArchitectureTest {
    static final String ROOT = "io.github.kingfell.book";

    @ArchTest
    static final ArchRule BOOK_KNOWS_RULES_AND_ENGINE =
            HouseRules.dependsOnlyOn("io.github.kingfell.rules..", "io.github.kingfell.engine..", ROOT + "..");

    /** An ending may end in another one that is solved; the root is the list of all. */
    @ArchTest
    static final ArchRule PACKAGES_ARE_IN_ORDER = HouseRules.inOrder(
            ROOT,
            List.of(
                    Set.of("predicates", "advice"),
                    Set.of("kqk", "krk", "kbbk", "kbnk"),
                    Set.of("kpk", "kqkr"),
                    Set.of("")));

    /** The book plays by its own definitions: no exact table chooses a move. */
    @ArchTest
    static final ArchRule NO_TABLES =
            noClasses().should().dependOnClassesThat().resideInAPackage("io.github.kingfell.engine.table..");

    /** Certificates say what may be announced, never what to play: the endings do not know of them. */
    @ArchTest
    static final ArchRule ENDINGS_KNOW_NO_CERTIFICATES = noClasses()
            .that()
            .resideOutsideOfPackage(ROOT)
            .should()
            .dependOnClassesThat()
            .resideInAPackage("io.github.kingfell.rules.certificate..");

    @ArchTest
    static final ArchRule NULL_MARKED = HouseRules.EVERY_PACKAGE_IS_NULL_MARKED;

    @ArchTest
    static final ArchRule NO_CYCLES = HouseRules.NO_PACKAGE_CYCLES;

    @ArchTest
    static final ArchRule SILENT = HouseRules.NO_STANDARD_STREAMS;
}
