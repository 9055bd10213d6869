package io.github.kingfell.workbench.problem;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.rules.testkit.Fuzzing;
import io.github.kingfell.workbench.output.JsonObject;
import java.io.ByteArrayInputStream;
import java.io.IOException;
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
        for (PopeyeReader.Found found :
                PopeyeReader.read(Fuzzing.text(input).lines().toList())) {
            assertThat(found.epd().isEmpty()).isNotEqualTo(found.error().isEmpty());
            if (found.error().isEmpty()) {
                assertThat(found.epd()).matches("[^\"]* stip \"[^\"]*\"; id \"[^\"]*\";");
            }
        }
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
