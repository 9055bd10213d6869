package io.github.kingfell.book;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

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
    static final String ROOT = "io.github.kingfell.book";

    /**
     * The book plays by its own definitions: it uses the frameworks of endings and of advice tables, and neither a
     * search, a clock nor a distance table.
     */
    @ArchTest
    static final ArchRule BOOK_KNOWS_RULES_AND_ITS_FRAME = HouseRules.dependsOnlyOn(
            "io.github.kingfell.rules..",
            "io.github.kingfell.engine.forcing.endgame..",
            "io.github.kingfell.engine.advice..",
            ROOT + "..");

    /** An ending may lead into another, solved ending; the root lists them all. */
    @ArchTest
    static final ArchRule PACKAGES_ARE_IN_ORDER = HouseRules.inOrder(
            ROOT,
            List.of(
                    Set.of("predicates", "advice"),
                    Set.of("kqk", "krk", "kbbk", "kbnk"),
                    Set.of("kpk", "kqkr"),
                    Set.of("")));

    /** Certificates justify announcements and never choose moves, so the endings do not use them. */
    @ArchTest
    static final ArchRule ENDINGS_KNOW_NO_CERTIFICATES = noClasses()
            .that()
            .resideOutsideOfPackage(ROOT)
            .should()
            .dependOnClassesThat()
            .resideInAPackage("io.github.kingfell.rules.certificate..");

    @ArchTest
    static final ArchTests AS_IN_EVERY_ROOM = ArchTests.in(EveryRoom.class);

    @ArchTest
    static final ArchRule SILENT = HouseRules.NO_STANDARD_STREAMS;
}
