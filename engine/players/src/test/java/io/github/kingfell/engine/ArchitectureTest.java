package io.github.kingfell.engine;

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
    static final String ROOT = "io.github.kingfell.engine";

    @ArchTest
    static final ArchRule PLAYERS_KNOW_RULES_TABLES_CONTRACT_AND_PROVER = HouseRules.dependsOnlyOn(
            "org.slf4j..",
            "io.github.kingfell.rules..",
            "io.github.kingfell.tables..",
            "io.github.kingfell.search",
            "io.github.kingfell.prover..",
            ROOT + "..");

    /** The players do not know each other; the root is the facade. */
    @ArchTest
    static final ArchRule PACKAGES_ARE_IN_ORDER = HouseRules.inOrder(
            ROOT,
            List.of(
                    Set.of("network"),
                    Set.of("forcing", "alphabeta", "table", "advice"),
                    Set.of("route", "study"),
                    Set.of("coordination"),
                    Set.of("")));

    /** Alpha-beta: the search asks for moves in order, and both for the value of a position. */
    @ArchTest
    static final ArchRule ALPHA_BETA_IS_IN_ORDER =
            HouseRules.inOrder(ROOT + ".alphabeta", List.of(Set.of("evaluation"), Set.of("ordering"), Set.of("")));

    /** A tree is found without certificates; what is remembered comes from them, and what is announced. */
    @ArchTest
    static final ArchRule TREES_KNOW_NO_CERTIFICATES = noClasses()
            .that()
            .resideInAPackage(ROOT + ".forcing..")
            .and()
            .resideOutsideOfPackage(ROOT + ".forcing.remembered")
            .should()
            .dependOnClassesThat()
            .haveNameMatching("io.github.kingfell.rules\\.(certificate\\.Automaton|check\\.Strategy.*)");

    @ArchTest
    static final ArchTests AS_IN_EVERY_ROOM = ArchTests.in(EveryRoom.class);

    @ArchTest
    static final ArchRule HOT_CODE_IS_FRUGAL = HouseRules.HOT_CODE_IS_FRUGAL;

    @ArchTest
    static final ArchRule SILENT = HouseRules.NO_STANDARD_STREAMS;
}
