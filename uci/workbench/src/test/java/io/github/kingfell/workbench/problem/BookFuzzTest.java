package io.github.kingfell.workbench.problem;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.rules.testkit.Fuzzing;
import io.github.kingfell.workbench.output.JsonObject;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * A file of problems, Popeye's input above all, is refused with a reason, or each entry is a problem or has an error.
 * No text of Popeye's input becomes an operation of the EPD that stands for it.
 */
public class BookFuzzTest {
    @TestFactory
    Stream<DynamicTest> inputs() throws Exception {
        return Fuzzing.replay(BookFuzzTest.class, BookFuzzTest::fuzzerTestOneInput);
    }

    public static void fuzzerTestOneInput(byte[] input) throws IOException {
        book(input);
        List<String> lines = Fuzzing.text(input).lines().toList();
        for (FoundTask found : PopeyeReader.read(lines)) {
            ProblemTask task = found.task();
            assertThat(task == null).isNotEqualTo(found.error().isEmpty());
            if (task != null) {
                assertThat(task.epd()).matches("[^\"]* stip \"[^\"]*\"; id \"[^\"]*\";");
            }
        }
        OliveReader.read(lines)
                .forEach(found -> assertThat(found.task() == null)
                        .isNotEqualTo(found.error().isEmpty()));
    }

    private static void book(byte[] input) throws IOException {
        Book book = new Book(new ByteArrayInputStream(input));
        try {
            book.add("-");
        } catch (NotationException e) {
            Fuzzing.assertSaysWhy(e);
        } catch (IOException e) {
            assertThat(e).hasMessageContaining("UTF-16");
        }
        for (Entry entry : book.entries()) {
            assertThat(entry.problem() == null).isEqualTo(!entry.error().isEmpty());
            assertThat(JsonObject.read(entry.head().toString()).isObject()).isTrue();
        }
    }
}
