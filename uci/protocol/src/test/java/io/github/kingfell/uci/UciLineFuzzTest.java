package io.github.kingfell.uci;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.rules.testkit.Fuzzing;
import io.github.kingfell.search.PlayerId;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Every line becomes a command, a position is refused with a reason or is sound, and an option is set or complained of
 * in one line.
 */
public class UciLineFuzzTest {
    private static final UciOptions OPTIONS = new UciOptions(
            List.of(PlayerId.ALPHA_BETA, PlayerId.PROOF_NUMBER),
            1024,
            "about",
            new UciOptions.Actions(() -> {}, name -> ""));

    @TestFactory
    Stream<DynamicTest> inputs() throws Exception {
        return Fuzzing.replay(UciLineFuzzTest.class, UciLineFuzzTest::fuzzerTestOneInput);
    }

    public static void fuzzerTestOneInput(byte[] input) throws NotationException {
        for (String line : Fuzzing.text(input).split("\n", 20)) {
            UciCommand command = UciParser.parse(line);
            if (command instanceof UciCommand.SetUp setUp) {
                play(setUp);
            } else if (command instanceof UciCommand.SetOption option) {
                assertThat(OPTIONS.set(option.name(), option.value())).doesNotContain("\n", "\r");
                assertThat(OPTIONS.settings()).isNotNull();
            } else if (command instanceof UciCommand.Go go) {
                assertThat(GoLimits.complaint(go, Fen.start()) + GoLimits.remark(go))
                        .doesNotContain("\n", "\r");
                assertThat(GoLimits.of(go, Fen.start()).nodes()).isNotNegative();
            }
        }
    }

    private static void play(UciCommand.SetUp setUp) throws NotationException {
        Position position;
        try {
            position = setUp.play();
        } catch (NotationException e) {
            Fuzzing.assertSaysWhy(e);
            return;
        }
        assertThat(Fen.format(Fen.parse(Fen.format(position)))).isEqualTo(Fen.format(position));
    }
}
