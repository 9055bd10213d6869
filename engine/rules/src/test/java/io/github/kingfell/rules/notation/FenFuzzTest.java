package io.github.kingfell.rules.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.testkit.Fuzzing;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.rules.testkit.ReferenceMoveGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** A FEN is refused with a reason, or is a sound position whose own FEN, in both forms, means the same. */
public class FenFuzzTest {
    @TestFactory
    Stream<DynamicTest> inputs() throws Exception {
        return Fuzzing.replay(FenFuzzTest.class, FenFuzzTest::fuzzerTestOneInput);
    }

    public static void fuzzerTestOneInput(byte[] input) throws NotationException {
        Position position;
        try {
            position = Fen.parse(Fuzzing.text(input));
        } catch (NotationException e) {
            Fuzzing.assertSaysWhy(e);
            return;
        }
        String fen = Fen.format(position);
        Position again = Fen.parse(fen);
        assertThat(Fen.format(again)).isEqualTo(fen);
        assertThat(again.key()).isEqualTo(position.key());
        assertThat(Fen.format(Fen.parse(Fen.formatShredder(position)))).isEqualTo(fen);
        assertThat(Positions.legalMoves(position))
                .isEqualTo(ReferenceMoveGenerator.of(position).moves());
    }
}
