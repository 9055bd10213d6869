package io.github.kingfell.engine.testkit;

import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import com.tngtech.archunit.lang.syntax.ArchRuleDefinition;
import com.tngtech.archunit.library.GeneralCodingRules;
import org.jspecify.annotations.NullMarked;

/** The rules of architecture that hold in every module above the positions. */
public final class HouseRules {
    /** Null contracts count only where they are switched on. */
    public static final ArchRule EVERY_PACKAGE_IS_NULL_MARKED = ArchRuleDefinition.classes()
            .should(new ArchCondition<JavaClass>("lie in a package whose package-info says @NullMarked") {
                @Override
                public void check(JavaClass type, ConditionEvents events) {
                    if (!type.getPackage().isAnnotatedWith(NullMarked.class)) {
                        events.add(SimpleConditionEvent.violated(
                                type, type.getPackageName() + " needs a package-info with @NullMarked"));
                    }
                }
            })
            .allowEmptyShould(true);

    /** Packages use each other in one direction only. */
    public static final ArchRule NO_PACKAGE_CYCLES = slices().matching("io.github.kingfell.(**)")
            .should()
            .beFreeOfCycles()
            .allowEmptyShould(true);

    /** Below the protocol nothing prints and nothing reads what the user types. */
    public static final ArchRule NO_STANDARD_STREAMS = standardStreamsOnlyIn(DescribedPredicate.alwaysFalse());

    private HouseRules() {}

    /**
     * Standard output carries the protocol and nothing else, so few classes may touch it.
     *
     * @param allowed the classes that may use the standard streams
     * @return the rule for all others
     */
    public static ArchRule standardStreamsOnlyIn(DescribedPredicate<? super JavaClass> allowed) {
        return ArchRuleDefinition.noClasses()
                .that(DescribedPredicate.not(allowed).as("do not own the standard streams"))
                .should(GeneralCodingRules.ACCESS_STANDARD_STREAMS)
                .orShould()
                .accessField(System.class, "in")
                .allowEmptyShould(true);
    }
}
