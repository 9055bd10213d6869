package io.github.kingfell.uci;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
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
    static final String ROOT = "io.github.kingfell.uci";

    @ArchTest
    static final ArchRule PROTOCOL_KNOWS_RULES_AND_ENGINE = HouseRules.dependsOnlyOn(
            "org.slf4j..",
            "io.github.kingfell.files",
            "io.github.kingfell.rules..",
            "io.github.kingfell.tables..",
            "io.github.kingfell.search",
            "io.github.kingfell.prover..",
            "io.github.kingfell.engine..",
            ROOT + "..");

    /** One package, and no other below it. */
    @ArchTest
    static final ArchRule PACKAGES_ARE_IN_ORDER = HouseRules.inOrder(ROOT, List.of(Set.of("")));

    @ArchTest
    static final ArchRule STANDARD_STREAMS_HAVE_THEIR_OWNERS = HouseRules.standardStreamsOnlyIn(
            DescribedPredicate.describe("own the standard streams", ArchitectureTest::ownsStreams));

    @ArchTest
    static final ArchTests AS_IN_EVERY_ROOM = ArchTests.in(EveryRoom.class);

    private static boolean ownsStreams(JavaClass type) {
        return Set.of("UciFrontEnd", "UciReader", "UciWriter").stream()
                .anyMatch(name -> (type.getName() + "$").startsWith(ROOT + "." + name + "$"));
    }
}
