package io.github.kingfell.engine;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaMethodCall;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import io.github.kingfell.engine.testkit.HouseRules;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.IntStream;

@AnalyzeClasses(packages = ArchitectureTest.ENGINE, importOptions = DoNotIncludeTests.class)
class ArchitectureTest {
    static final String ENGINE = "io.github.kingfell.engine";

    private static final String FACADE = "(facade)";

    /**
     * The packages in their order. Each may use those of the rows above its own, and none of its own row: so the
     * players do not know each other, and the checker of proofs shares nothing but the board and the written
     * certificates with those it checks.
     */
    private static final List<Set<String>> ORDER = List.of(
            Set.of("board"),
            Set.of("certificate"),
            Set.of("notation", "check", "pawns"),
            Set.of("search"),
            Set.of("forcing", "proof", "alphabeta", "table", "syzygy", "advice", "network", "classic", "problem"),
            Set.of("route", "audit"),
            Set.of(FACADE),
            Set.of("experiment"));

    /** Where the inner loops are; {@code board} and {@code alphabeta} are hot as a whole. */
    private static final Set<String> HOT_CLASSES = Set.of(
            ENGINE + ".forcing.LevelGrowth",
            ENGINE + ".forcing.DeepeningGrowth",
            ENGINE + ".forcing.VerdictTable",
            ENGINE + ".proof.ProofNumberSearch",
            ENGINE + ".proof.ProofTree",
            ENGINE + ".proof.LeafEvaluator",
            ENGINE + ".proof.DfPn",
            ENGINE + ".proof.Expansion",
            ENGINE + ".proof.FirstNumbers",
            ENGINE + ".proof.ProofTable",
            ENGINE + ".table.Evaluation",
            ENGINE + ".table.Placement",
            ENGINE + ".table.RetrogradeWorker",
            ENGINE + ".table.TableIndex",
            ENGINE + ".problem.ForcedSolver",
            ENGINE + ".problem.HelpSolver",
            ENGINE + ".problem.MatingMoves",
            ENGINE + ".problem.ProblemTable");

    private static final Set<String> BOXES = Set.of(
            "java.lang.Boolean",
            "java.lang.Byte",
            "java.lang.Character",
            "java.lang.Short",
            "java.lang.Integer",
            "java.lang.Long",
            "java.lang.Float",
            "java.lang.Double");

    @ArchTest
    static final ArchRule ENGINE_KNOWS_NO_OTHER_MODULE = classes()
            .that()
            .resideOutsideOfPackage(ENGINE + ".experiment..")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage("java..", "org.jspecify..", "org.slf4j..", ENGINE + "..")
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule EXPERIMENTS_MAY_NAME_SUITES = classes()
            .that()
            .resideInAPackage(ENGINE + ".experiment..")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                    "java..", "org.jspecify..", "org.slf4j..", ENGINE + "..", "io.github.kingfell.positions..")
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule PACKAGES_USE_ONLY_THOSE_BEFORE_THEM =
            classes().should(new UseOnlyWhatComesBefore()).allowEmptyShould(true);

    @ArchTest
    static final ArchRule HOT_CODE_NEITHER_ALLOCATES_BY_HABIT_NOR_LOGS = noClasses()
            .that(DescribedPredicate.describe("are hot", ArchitectureTest::isHot))
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("java.util.stream..", "org.slf4j..")
            .orShould()
            .dependOnClassesThat()
            .belongToAnyOf(Optional.class, OptionalInt.class, OptionalLong.class, OptionalDouble.class)
            .orShould()
            .callMethodWhere(DescribedPredicate.describe("a value is boxed", ArchitectureTest::boxes))
            .allowEmptyShould(true);

    /** A tree is found without certificates; what is remembered comes from them, and what is announced. */
    @ArchTest
    static final ArchRule TREES_KNOW_NO_CERTIFICATES = noClasses()
            .that()
            .resideInAPackage(ENGINE + ".forcing..")
            .and()
            .haveSimpleNameNotStartingWith("Remembered")
            .should()
            .dependOnClassesThat()
            .haveNameMatching(ENGINE + "\\.(certificate\\.Automaton|check\\.StrategyChecker)");

    @ArchTest
    static final ArchRule NULL_MARKED = HouseRules.EVERY_PACKAGE_IS_NULL_MARKED;

    @ArchTest
    static final ArchRule NO_CYCLES = HouseRules.NO_PACKAGE_CYCLES;

    @ArchTest
    static final ArchRule SILENT = HouseRules.NO_STANDARD_STREAMS;

    private static boolean isHot(JavaClass type) {
        JavaClass file = outermost(type);
        // A player is the cold shell of its search: it logs, and it builds the answer.
        return !file.getSimpleName().endsWith("Player")
                && (HOT_CLASSES.contains(file.getName())
                        || Set.of("board", "alphabeta").contains(packageOf(file)));
    }

    private static boolean boxes(JavaMethodCall call) {
        return call.getName().equals("valueOf")
                && BOXES.contains(call.getTargetOwner().getName());
    }

    private static JavaClass outermost(JavaClass type) {
        JavaClass file = type;
        while (file.getEnclosingClass().isPresent()) {
            file = file.getEnclosingClass().get();
        }
        return file;
    }

    /** The first name below the engine's own package. */
    private static String packageOf(JavaClass type) {
        String name = type.getPackageName();
        return name.equals(ENGINE)
                ? FACADE
                : name.substring(ENGINE.length() + 1).split("\\.", 2)[0];
    }

    private static int rowOf(String name) {
        return IntStream.range(0, ORDER.size())
                .filter(row -> ORDER.get(row).contains(name))
                .findFirst()
                .orElse(-1);
    }

    private static final class UseOnlyWhatComesBefore extends ArchCondition<JavaClass> {
        UseOnlyWhatComesBefore() {
            super("use only packages of the rows above their own in " + ORDER);
        }

        @Override
        public void check(JavaClass type, ConditionEvents events) {
            String own = packageOf(type);
            if (rowOf(own) < 0) {
                events.add(SimpleConditionEvent.violated(type, type.getPackageName() + " has no row in the order"));
            }
            for (Dependency dependency : type.getDirectDependenciesFromSelf()) {
                JavaClass target = dependency.getTargetClass().getBaseComponentType();
                if (!target.getPackageName().equals(ENGINE)
                        && !target.getPackageName().startsWith(ENGINE + ".")) {
                    continue;
                }
                String other = packageOf(target);
                if (!other.equals(own) && rowOf(other) >= rowOf(own)) {
                    events.add(SimpleConditionEvent.violated(dependency, dependency.getDescription()));
                }
            }
        }
    }
}
