package io.github.kingfell.rules.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.testkit.Fuzzing;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** A line of EPD is refused with a reason, or means the same when it is written with all operands quoted. */
public class EpdFuzzTest {
    @TestFactory
    Stream<DynamicTest> inputs() throws Exception {
        return Fuzzing.replay(EpdFuzzTest.class, EpdFuzzTest::fuzzerTestOneInput);
    }

    public static void fuzzerTestOneInput(byte[] input) throws NotationException {
        Epd epd;
        try {
            epd = Epd.parse(Fuzzing.text(input));
        } catch (NotationException e) {
            Fuzzing.assertSaysWhy(e);
            return;
        }
        Epd again = Epd.parse(quoted(epd));
        assertThat(again.operations()).isEqualTo(epd.operations());
        assertThat(Fen.format(again.position())).isEqualTo(Fen.format(epd.position()));
        assertThat(again.mateLength()).isEqualTo(epd.mateLength());
    }

    private static String quoted(Epd epd) {
        String fen = Fen.format(epd.position());
        // The move number 0 of an operation is not that of the position, which is 1 then.
        String number = epd.text("fmvn");
        StringBuilder line = new StringBuilder(number.isEmpty() ? fen : fen.replaceFirst("\\S+$", number));
        epd.operations().forEach((opcode, operands) -> {
            line.append(' ').append(opcode);
            operands.forEach(operand -> line.append(" \"").append(operand).append('"'));
            line.append(';');
        });
        return line.toString();
    }
}
