package io.github.kingfell.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Checks the documents written by hand: links lead to existing files and headings, and no document is too long. */
class DocumentsTest {
    private static final Path ROOT = Path.of("../..").toAbsolutePath().normalize();
    private static final Path DOCS = ROOT.resolve("docs");

    /** A link to a file of the project, to a heading of it, or to a heading of the same page. */
    private static final Pattern LINK = Pattern.compile("\\]\\((?![a-z]+:)([^)#\\s]*)(?:#([^)\\s]+))?\\)");

    private static final Pattern HEADING = Pattern.compile("#{1,6} (.+)");
    private static final int LONGEST = 2_500;

    /** Files that a command printed, wholly or for their tables. */
    private static final Set<String> GENERATED = Set.of("commands.md", "endgames/play.md", "experiments/learn-krk.md");

    @Test
    void everyLinkLeadsToAFileAndAHeading() throws IOException {
        List<String> broken = new ArrayList<>();
        int links = 0;
        for (Path page : pages()) {
            Matcher link = LINK.matcher(withoutFences(page));
            while (link.find()) {
                links++;
                Path target = link.group(1).isEmpty()
                        ? page
                        : page.resolveSibling(link.group(1)).normalize();
                if (!Files.exists(target)
                        || link.group(2) != null && !anchors(target).contains(link.group(2))) {
                    broken.add(ROOT.relativize(page) + ": " + link.group());
                }
            }
        }
        assertThat(broken).isEmpty();
        assertThat(links).isGreaterThan(100);
    }

    @Test
    void noDocumentIsTooLongToRead() throws IOException {
        List<String> tooLong = new ArrayList<>();
        for (Path page : pages()) {
            int words = Files.readString(page).split("\\s+").length;
            if (words > LONGEST && !(page.startsWith(DOCS) && GENERATED.contains(name(page)))) {
                tooLong.add(ROOT.relativize(page) + ": " + words + " words");
            }
        }
        assertThat(tooLong).isEmpty();
    }

    @Test
    void everyLabNoteIsInTheIndex() throws IOException {
        String index = Files.readString(DOCS.resolve("lab-notes/README.md"));
        try (Stream<Path> notes = Files.list(DOCS.resolve("lab-notes"))) {
            assertThat(notes.map(note -> note.getFileName().toString())
                            .filter(note -> note.endsWith(".md") && !note.equals("README.md")))
                    .isNotEmpty()
                    .allMatch(note -> index.contains("](" + note + ")"));
        }
    }

    /** Returns the documents at the root, those in docs, and those beside the sources. */
    private static List<Path> pages() throws IOException {
        try (Stream<Path> all = Files.walk(ROOT)) {
            return all.filter(page -> page.toString().endsWith(".md"))
                    .filter(page -> !ROOT.relativize(page).toString().matches("(.*/)?(target|\\.[^/]+)/.*"))
                    .toList();
        }
    }

    private static String name(Path page) {
        return DOCS.relativize(page).toString().replace('\\', '/');
    }

    private static String withoutFences(Path page) throws IOException {
        return Pattern.compile("^```.*?^```", Pattern.MULTILINE | Pattern.DOTALL)
                .matcher(Files.readString(page))
                .replaceAll("");
    }

    /** Returns the anchors that GitHub gives to the headings of a page. */
    private static Set<String> anchors(Path page) throws IOException {
        Set<String> anchors = new HashSet<>();
        Matcher heading = HEADING.matcher("");
        for (String line : withoutFences(page).split("\\R")) {
            if (heading.reset(line).matches()) {
                anchors.add(heading.group(1)
                        .strip()
                        .toLowerCase(Locale.ROOT)
                        .replaceAll("[^\\p{L}\\p{N}\\s_-]", "")
                        .replace(' ', '-'));
            }
        }
        return anchors;
    }
}
