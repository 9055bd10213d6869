package io.github.kingfell.tables.syzygy;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.testkit.Fuzzing;
import io.github.kingfell.rules.testkit.Positions;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * A Syzygy file is refused with a reason, or answers each probe, or is found to be damaged then, which shows as an
 * index out of bounds. The first byte of an input chooses the table.
 */
public class SyzygyFuzzTest {
    private record Case(String material, TableKind kind, List<String> positions) {}

    private static final List<String> KRK = List.of("8/8/8/3k4/8/4K3/8/7R w - -", "7k/8/6K1/8/8/8/8/R7 b - -");
    private static final List<String> KPK = List.of("8/8/8/3k4/8/4K3/4P3/8 w - -", "8/7P/8/k7/8/8/8/K7 b - -");
    private static final List<String> KBKN = List.of("8/8/2n5/3k4/8/4K3/4B3/8 w - -", "kn6/8/8/8/8/8/8/K6B b - -");
    private static final List<String> KQKQ = List.of("q7/8/8/3k4/8/4K3/4Q3/8 w - -", "kq6/8/8/8/8/8/8/K6Q b - -");

    private static final List<Case> CASES = List.of(
            new Case("KRvK", TableKind.WDL, KRK),
            new Case("KRvK", TableKind.DTZ, KRK),
            new Case("KPvK", TableKind.WDL, KPK),
            new Case("KPvK", TableKind.DTZ, KPK),
            new Case("KBvKN", TableKind.WDL, KBKN),
            new Case("KBvKN", TableKind.DTZ, KBKN),
            new Case("KQvKQ", TableKind.WDL, KQKQ),
            new Case("KQvKQ", TableKind.DTZ, KQKQ));

    @TestFactory
    Stream<DynamicTest> inputs() throws Exception {
        return Fuzzing.replay(SyzygyFuzzTest.class, SyzygyFuzzTest::fuzzerTestOneInput);
    }

    public static void fuzzerTestOneInput(byte[] input) {
        if (input.length == 0) {
            return;
        }
        Case chosen = CASES.get(input[0] & CASES.size() - 1);
        byte[] content = Arrays.copyOfRange(input, 1, input.length);
        try {
            SyzygyFile file = SyzygyFile.of(
                    MappedBytes.of(ByteBuffer.wrap(content)),
                    SyzygyMaterial.parse(chosen.material).orElseThrow(),
                    chosen.kind);
            for (String fen : chosen.positions) {
                probe(file, chosen.kind, Positions.of(fen));
            }
        } catch (UnreadableSyzygyException e) {
            Fuzzing.assertSaysWhy(e);
        }
    }

    private static void probe(SyzygyFile file, TableKind kind, Position position) {
        int[] squares = new int[SyzygyMaterial.MOST_PIECES];
        try {
            if (kind == TableKind.WDL) {
                assertThat(file.wdl(position, squares)).isLessThan(1 << 16);
            } else {
                assertThat(file.dtz(position, 2, squares)).isGreaterThanOrEqualTo(SyzygyFile.OTHER_SIDE);
            }
        } catch (IndexOutOfBoundsException e) {
            // LazyTable tells then that the file is damaged.
        }
    }
}
