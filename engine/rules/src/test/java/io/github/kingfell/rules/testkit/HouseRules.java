package io.github.kingfell.rules.testkit;

import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaConstructorCall;
import com.tngtech.archunit.core.domain.JavaMethodCall;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import com.tngtech.archunit.lang.syntax.ArchRuleDefinition;
import com.tngtech.archunit.library.GeneralCodingRules;
import io.github.kingfell.rules.Hot;
import java.io.File;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.io.Writer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.NullMarked;

/** The architecture rules of every module above test-positions. */
public final class HouseRules {
    /** Nullness contracts apply only in packages that declare them. */
    public static final ArchRule EVERY_PACKAGE_IS_NULL_MARKED = ArchRuleDefinition.classes()
            .should(new ArchCondition<JavaClass>("lie in a package whose package-info says @NullMarked") {
                @Override
                public void check(JavaClass type, ConditionEvents events) {
                    if (!type.getPackage().isAnnotatedWith(NullMarked.class)) {
                        events.add(SimpleConditionEvent.violated(
                                type, type.getPackageName() + " needs a package-info with @NullMarked"));
                    }
                }
            });

    /** Packages use each other in one direction only. */
    public static final ArchRule NO_PACKAGE_CYCLES =
            slices().matching("io.github.kingfell.(**)").should().beFreeOfCycles();

    /** Below the protocol no class prints or reads user input. */
    public static final ArchRule NO_STANDARD_STREAMS = standardStreamsOnlyIn(DescribedPredicate.alwaysFalse());

    /** Code marked {@link Hot} neither allocates by habit nor logs. */
    public static final ArchRule HOT_CODE_IS_FRUGAL = ArchRuleDefinition.noClasses()
            .that(DescribedPredicate.describe("are hot", type -> outermost(type).isAnnotatedWith(Hot.class)))
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("java.util.stream..", "org.slf4j..")
            .orShould()
            .dependOnClassesThat()
            .belongToAnyOf(Optional.class, OptionalInt.class, OptionalLong.class, OptionalDouble.class)
            .orShould()
            .callMethodWhere(DescribedPredicate.describe("a value is boxed", HouseRules::boxes));

    /** State belongs to objects, so that two engines in one process do not disturb each other. */
    public static final ArchRule NO_STATIC_VARIABLES =
            ArchRuleDefinition.fields().that().areStatic().should().beFinal();

    /**
     * Files are changed by the classes of one package, which lose nothing at a failure. Whoever reads through a channel
     * is named, because a channel could write too.
     */
    public static final ArchRule FILES_ARE_WRITTEN_IN_ONE_PLACE = ArchRuleDefinition.noClasses()
            .that()
            .resideOutsideOfPackage("io.github.kingfell.files")
            .should()
            .callMethodWhere(DescribedPredicate.describe("a file is changed", HouseRules::changesFile))
            .orShould()
            .callConstructorWhere(DescribedPredicate.describe("a file is opened for writing", HouseRules::opensFile));

    private static final Set<String> CHANGES = Set.of(
            "copy",
            "createDirectories",
            "createDirectory",
            "createFile",
            "createLink",
            "createSymbolicLink",
            "createTempDirectory",
            "createTempFile",
            "delete",
            "deleteIfExists",
            "move",
            "newBufferedWriter",
            "newByteChannel",
            "newOutputStream",
            "setAttribute",
            "setLastModifiedTime",
            "setOwner",
            "setPosixFilePermissions",
            "write",
            "writeString");

    /** Classes that read through a channel. */
    private static final Set<String> CHANNEL_READERS =
            Set.of("MappedBytes", "TableFile", "OutcomeFile", "SyzygyChecksum", "CheckpointInput");

    private static final Set<String> BOXES = Set.of(
            "java.lang.Boolean",
            "java.lang.Byte",
            "java.lang.Character",
            "java.lang.Short",
            "java.lang.Integer",
            "java.lang.Long",
            "java.lang.Float",
            "java.lang.Double");

    private HouseRules() {}

    /** No class depends on anything but the Java library, the null annotations, and the packages named. */
    public static ArchRule dependsOnlyOn(String... packages) {
        return ArchRuleDefinition.classes()
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(Stream.concat(Stream.of("java..", "org.jspecify.."), Stream.of(packages))
                        .toArray(String[]::new));
    }

    /**
     * The packages of a module in order: each may use those of the rows above its own, and none of its own row.
     *
     * @param root the module's package, or one that has packages below it
     * @param rows names of packages directly below it; {@code ""} is the root itself. Every row must be in use
     */
    public static ArchRule inOrder(String root, List<Set<String>> rows) {
        return ArchRuleDefinition.classes().that().resideInAPackage(root + "..").should(new PackageOrder(root, rows));
    }

    private static boolean changesFile(JavaMethodCall call) {
        JavaClass owner = call.getTargetOwner();
        return owner.isEquivalentTo(Files.class) && CHANGES.contains(call.getName())
                || owner.isEquivalentTo(FileChannel.class)
                        && call.getName().equals("open")
                        && !CHANNEL_READERS.contains(call.getOriginOwner().getSimpleName());
    }

    /** A writer or a stream on a file descriptor is a standard stream; those have a rule of their own. */
    private static boolean opensFile(JavaConstructorCall call) {
        JavaClass owner = call.getTargetOwner();
        List<JavaClass> parameters = call.getTarget().getRawParameterTypes();
        boolean named = !parameters.isEmpty()
                && (parameters.get(0).isEquivalentTo(String.class)
                        || parameters.get(0).isEquivalentTo(File.class));
        return owner.isEquivalentTo(RandomAccessFile.class)
                || named && (owner.isAssignableTo(OutputStream.class) || owner.isAssignableTo(Writer.class));
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
                .accessField(System.class, "in");
    }
}
