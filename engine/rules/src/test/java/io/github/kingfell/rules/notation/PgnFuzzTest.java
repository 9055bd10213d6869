package io.github.kingfell.rules.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.testkit.Fuzzing;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringReader;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Each game of a text is refused with a reason, or is the same game when it is written and read again. */
public class PgnFuzzTest {
    @TestFactory
    Stream<DynamicTest> inputs() throws Exception {
        return Fuzzing.replay(PgnFuzzTest.class, PgnFuzzTest::fuzzerTestOneInput);
    }

    public static void fuzzerTestOneInput(byte[] input) throws IOException {
        strict(PgnReader.of(new ByteArrayInputStream(input)));
        tolerant(PgnReader.of(new ByteArrayInputStream(input)));
    }

    private static void strict(PgnReader reader) throws IOException {
        while (true) {
            try {
                Optional<PgnGame> game = reader.next();
                if (game.isEmpty()) {
                    return;
                }
                assertReadAgain(game.get());
            } catch (NotationException e) {
                assertThat(e).hasMessageStartingWith("game ");
                Fuzzing.assertSaysWhy(e);
            }
        }
    }

    private static void tolerant(PgnReader reader) throws IOException {
        while (true) {
            try {
                Optional<PgnGame> game =
                        reader.next((error, lost) -> assertThat(error).startsWith("game "));
                if (game.isEmpty()) {
                    return;
                }
                assertReadAgain(game.get());
            } catch (NotationException e) {
                assertThat(reader.text()).isNotEmpty();
            }
        }
    }

    private static void assertReadAgain(PgnGame game) {
        try {
            String text = PgnWriter.format(game);
            PgnReader reader = new PgnReader(new StringReader(text));
            PgnGame again = reader.next().orElseThrow();
            assertThat(PgnWriter.format(again)).isEqualTo(text);
            assertThat(again.line()).isEqualTo(game.line());
            assertThat(reader.next()).isEmpty();
        } catch (IOException | NotationException e) {
            throw new AssertionError(e);
        }
    }
}
