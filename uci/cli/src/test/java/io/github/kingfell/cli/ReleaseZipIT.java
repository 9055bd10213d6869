package io.github.kingfell.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.Test;

/** The content of an unpacked release. */
class ReleaseZipIT {
    /** Code in a line; an expression in it may look like a link. */
    private static final Pattern CODE = Pattern.compile("`[^`\\n]+`");

    /** A link to a file: neither to another site nor to a heading of the same page. */
    private static final Pattern LINK = Pattern.compile("\\]\\((?![a-z]+:)([^)#\\s]+)[^)]*\\)");

    @Test
    void everyLinkOfADocumentLeadsSomewhere() throws IOException {
        List<String> broken = new ArrayList<>();
        int links = 0;
        try (ZipFile zip = new ZipFile(KingfellProcess.property("kingfell.zip"))) {
            for (ZipEntry document :
                    zip.stream().filter(it -> it.getName().endsWith(".md")).toList()) {
                Matcher link = LINK.matcher(CODE.matcher(text(zip, document)).replaceAll("code"));
                while (link.find()) {
                    links++;
                    String target = Path.of(document.getName())
                            .resolveSibling(link.group(1))
                            .normalize()
                            .toString()
                            .replace('\\', '/');
                    if (zip.getEntry(target) == null && zip.getEntry(target + "/") == null) {
                        broken.add(document.getName() + ": " + link.group(1));
                    }
                }
            }
        }
        assertThat(links).isGreaterThan(20);
        assertThat(broken).isEmpty();
    }

    @Test
    void launchersJarAndLicencesAreInIt() throws IOException {
        try (ZipFile zip = new ZipFile(KingfellProcess.property("kingfell.zip"))) {
            List<String> names = zip.stream()
                    .map(it -> it.getName().replaceFirst("^[^/]*/", ""))
                    .toList();
            assertThat(names)
                    .contains(
                            "kingfell",
                            "kingfell.bat",
                            "kingfell.jar",
                            "README.md",
                            "LICENSE",
                            "NOTICE",
                            "THIRD-PARTY.txt");
        }
    }

    /** Each library has its packages in the jar and its name in the notice; the jar has nothing else. */
    @Test
    void theJarHoldsTheNoticeThatNamesWhatIsInIt() throws IOException {
        try (ZipFile jar = new ZipFile(KingfellProcess.property("kingfell.jar"))) {
            String notice = text(jar, jar.getEntry("META-INF/NOTICE"));
            assertThat(notice).isEqualTo(Files.readString(Path.of("../../NOTICE")));
            assertThat(jar.stream().map(ZipEntry::getName))
                    .contains(
                            "META-INF/LICENSE",
                            "META-INF/THIRD-PARTY.txt",
                            "META-INF/FastDoubleParser-LICENSE",
                            "META-INF/FastDoubleParser-ThirdParty-LICENSE",
                            "META-INF/Schubfach-LICENSE");
            Map<String, String> libraries = Map.of(
                    "picocli/", "picocli (https",
                    "ch/qos/logback/", "Logback classic and core",
                    "org/slf4j/", "SLF4J API",
                    "org/jline/", "JLine reader and terminal",
                    "org/snakeyaml/engine/", "SnakeYAML Engine",
                    "com/fasterxml/jackson/", "Jackson databind, core and annotations");
            for (Map.Entry<String, String> library : libraries.entrySet()) {
                assertThat(classes(jar)).anyMatch(name -> name.startsWith(library.getKey()));
                assertThat(notice).contains(library.getValue());
            }
            assertThat(classes(jar))
                    .allMatch(name -> name.startsWith("io/github/kingfell/")
                            || libraries.keySet().stream().anyMatch(name::startsWith));
        }
    }

    private static Stream<String> classes(ZipFile jar) {
        return jar.stream()
                .map(ZipEntry::getName)
                .filter(name -> name.endsWith(".class"))
                .map(name -> name.replaceFirst("^META-INF/versions/\\d+/", ""));
    }

    private static String text(ZipFile zip, ZipEntry entry) throws IOException {
        try (InputStream in = zip.getInputStream(entry)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
