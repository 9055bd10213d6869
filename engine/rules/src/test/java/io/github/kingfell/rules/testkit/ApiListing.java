package io.github.kingfell.rules.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Parameter;
import java.lang.reflect.Type;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Lists the API of a module as text: the public types of some packages, with their public and protected members, the
 * values of constants, and nullness. Inherited members and those of every object are left out.
 *
 * <p>Everything is in alphabetical order; a type has first its fields, then its constructors, then its methods.
 */
public final class ApiListing {
    private static final Pattern PACKAGE_OF_TYPE = Pattern.compile("\\b(?:[a-z]\\w*\\.)+(?=[A-Z])");
    private static final int LISTED_MODIFIERS =
            Modifier.PROTECTED | Modifier.STATIC | Modifier.ABSTRACT | Modifier.FINAL;

    private ApiListing() {}

    /**
     * Compares a module's API with the listing in its {@code src/test/resources/api.txt}. When they differ, the new
     * listing lies in the module's {@code target/api.txt}, and the message says how to take it over.
     *
     * @param module folder of the module, from the root of the project
     * @param anchor a class of the module
     * @param packages whose public types are meant for others; a name that ends in two dots means the packages below
     *     too
     */
    public static void check(String module, Class<?> anchor, String... packages) throws IOException {
        String actual = of(anchor, packages);
        Files.writeString(Path.of("target", "api.txt"), actual);
        String renew = "The API of this module has changed. When that is meant: cp " + module + "/target/api.txt "
                + module + "/src/test/resources/api.txt";
        assertThat(actual).as(renew).isEqualTo(committed(anchor));
    }

    private static String committed(Class<?> anchor) throws IOException {
        try (InputStream listing = anchor.getResourceAsStream("/api.txt")) {
            return listing == null ? "" : new String(listing.readAllBytes(), StandardCharsets.UTF_8).replace("\r", "");
        }
    }

    private static String of(Class<?> anchor, String... packages) throws IOException {
        List<Class<?>> types = types(anchor).stream()
                .filter(type -> isVisible(type) && Arrays.stream(packages).anyMatch(name -> isIn(type, name)))
                .sorted(Comparator.<Class<?>, String>comparing(Class::getPackageName)
                        .thenComparing(Class::getName))
                .toList();
        StringBuilder text = new StringBuilder();
        String current = "";
        for (Class<?> type : types) {
            if (!type.getPackageName().equals(current)) {
                current = type.getPackageName();
                text.append(text.length() == 0 ? "" : "\n")
                        .append("package ")
                        .append(current)
                        .append('\n');
            }
            text.append('\n').append(declaration(type)).append('\n');
            members(type).forEach(member -> text.append("    ").append(member).append('\n'));
        }
        return text.toString();
    }

    /** All classes compiled into the folder of a class. */
    private static List<Class<?>> types(Class<?> anchor) throws IOException {
        Path folder = Path.of(URI.create(
                anchor.getProtectionDomain().getCodeSource().getLocation().toString()));
        List<Class<?>> types = new ArrayList<>();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file :
                    files.filter(name -> name.toString().endsWith(".class")).toList()) {
                String path = folder.relativize(file).toString().replace(File.separatorChar, '.');
                String name = path.substring(0, path.length() - ".class".length());
                types.add(Class.forName(name, false, anchor.getClassLoader()));
            }
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
        return types;
    }

    private static boolean isIn(Class<?> type, String name) {
        String place = type.getPackageName();
        return name.endsWith("..")
                ? (place + ".").startsWith(name.substring(0, name.length() - 1))
                : place.equals(name);
    }

    private static boolean isVisible(Class<?> type) {
        Class<?> outer = type.getEnclosingClass();
        return isVisible(type.getModifiers()) && !type.isAnonymousClass() && (outer == null || isVisible(outer));
    }

    private static boolean isVisible(int modifiers) {
        return (modifiers & (Modifier.PUBLIC | Modifier.PROTECTED)) != 0;
    }

    private static String declaration(Class<?> type) {
        String kind = type.isAnnotation()
                ? "@interface"
                : type.isInterface() ? "interface" : type.isEnum() ? "enum" : type.isRecord() ? "record" : "class";
        int implied = type.isInterface() || type.isEnum() || type.isRecord() ? LISTED_MODIFIERS : Modifier.STATIC;
        String parents = Stream.concat(
                        Stream.ofNullable(type.getGenericSuperclass()), Arrays.stream(type.getGenericInterfaces()))
                .map(Type::getTypeName)
                .filter(name -> !name.matches("java\\.lang\\.(Object|Record|Enum<.*>|annotation\\.Annotation)"))
                .map(ApiListing::brief)
                .collect(Collectors.joining(", "));
        return modifiers(type.getModifiers() & ~implied) + (type.isSealed() ? "sealed " : "") + kind + " "
                + brief(type.getName()) + variables(type.getTypeParameters())
                + (parents.isEmpty() ? "" : " : " + parents);
    }

    private static List<String> members(Class<?> type) {
        List<String> members = new ArrayList<>();
        members.addAll(listed(type.getDeclaredFields(), ApiListing::field));
        members.addAll(listed(type.getDeclaredConstructors(), ApiListing::constructor));
        members.addAll(listed(type.getDeclaredMethods(), ApiListing::method));
        return members;
    }

    /** The members visible to others, by name. */
    private static <M extends Member> List<String> listed(M[] members, Function<M, String> text) {
        return Arrays.stream(members)
                .filter(member -> isVisible(member.getModifiers()) && !member.isSynthetic())
                .filter(member -> !(member instanceof Method method && isOfEveryObject(method)))
                .sorted(Comparator.<M, String>comparing(Member::getName).thenComparing(text))
                .map(text)
                .toList();
    }

    private static boolean isOfEveryObject(Method method) {
        return Arrays.stream(Object.class.getMethods())
                .anyMatch(every -> every.getName().equals(method.getName())
                        && Arrays.equals(every.getParameterTypes(), method.getParameterTypes()));
    }

    private static String field(Field field) {
        return modifiers(field.getModifiers()) + type(field.getAnnotatedType()) + " " + field.getName() + value(field);
    }

    /** The value of a constant. Callers compile it in, so it is part of the API. */
    private static String value(Field field) {
        boolean isConstant = Modifier.isStatic(field.getModifiers())
                && Modifier.isFinal(field.getModifiers())
                && (field.getType().isPrimitive() || field.getType() == String.class);
        try {
            return isConstant ? " = " + field.get(null) : "";
        } catch (IllegalAccessException e) {
            return "";
        }
    }

    private static String constructor(Constructor<?> made) {
        return modifiers(made.getModifiers())
                + variables(made.getTypeParameters())
                + made.getDeclaringClass().getSimpleName()
                + parameters(made);
    }

    private static String method(Method method) {
        // "final" is meaningless on a static method or in a final class.
        String modifiers = modifiers(method.getModifiers() & ~Modifier.FINAL);
        String variables = variables(method.getTypeParameters());
        return modifiers + (variables.isEmpty() ? "" : variables + " ") + type(method.getAnnotatedReturnType()) + " "
                + method.getName() + parameters(method);
    }

    private static String parameters(Executable executable) {
        String list = Arrays.stream(executable.getParameters())
                .map(Parameter::getAnnotatedType)
                .map(ApiListing::type)
                .collect(Collectors.joining(", ", "(", ")"));
        String thrown = Arrays.stream(executable.getGenericExceptionTypes())
                .map(Type::getTypeName)
                .map(ApiListing::brief)
                .sorted()
                .collect(Collectors.joining(", "));
        return list + (thrown.isEmpty() ? "" : " throws " + thrown);
    }

    private static String type(AnnotatedType type) {
        String nullable = type.isAnnotationPresent(Nullable.class) ? "@Nullable " : "";
        return nullable + brief(type.getType().getTypeName());
    }

    private static String variables(Type[] variables) {
        return variables.length == 0
                ? ""
                : Arrays.stream(variables).map(Type::getTypeName).collect(Collectors.joining(", ", "<", ">"));
    }

    private static String modifiers(int modifiers) {
        String text = Modifier.toString(modifiers & LISTED_MODIFIERS);
        return text.isEmpty() ? "" : text + " ";
    }

    private static String brief(String name) {
        return PACKAGE_OF_TYPE.matcher(name).replaceAll("").replace('$', '.');
    }
}
