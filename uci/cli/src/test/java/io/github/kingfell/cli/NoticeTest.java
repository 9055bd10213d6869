package io.github.kingfell.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The notice repeats word for word what the licences of the libraries require, for any version that the build uses. */
class NoticeTest {
    private static final Path NOTICE = Path.of("../../NOTICE");
    private static final Path LICENCES = Path.of("src/assembly/THIRD-PARTY.txt");

    @Test
    void theNoticesOfOurLibrariesAreRepeated() throws IOException {
        List<URL> notices = Collections.list(getClass().getClassLoader().getResources("META-INF/NOTICE")).stream()
                .filter(url -> url.getPath().contains("/jackson-"))
                .toList();
        assertThat(notices).hasSizeGreaterThanOrEqualTo(3);
        String ours = Files.readString(NOTICE);
        for (URL url : notices) {
            assertThat(ours).as(url.toString()).contains(text(url).strip());
        }
    }

    @Test
    void theLicenceOfSlf4jIsRepeated() throws IOException {
        URL licence = getClass().getClassLoader().getResource("META-INF/LICENSE.txt");
        assertThat(licence).isNotNull();
        assertThat(licence.getPath()).contains("/slf4j-api-");
        assertThat(words(Files.readString(LICENCES))).contains(words(text(licence)));
    }

    /** The libraries of the tests have the same licence, and its text in their jars. */
    @Test
    void theLicenceOfLogbackIsRepeated() throws IOException {
        URL licence = getClass().getClassLoader().getResource("META-INF/LICENSE.md");
        assertThat(licence).isNotNull();
        assertThat(text(licence)).startsWith("Eclipse Public License - v 2.0");
        String plain = text(licence).replaceAll("(?m)^\\s*([*>]|#+) |[*]{2}|^=+$", " ");
        assertThat(words(Files.readString(LICENCES))).contains(words(plain));
    }

    private static String text(URL url) throws IOException {
        try (InputStream in = url.openStream()) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static String words(String text) {
        return text.strip().replaceAll("\\s+", " ");
    }
}
