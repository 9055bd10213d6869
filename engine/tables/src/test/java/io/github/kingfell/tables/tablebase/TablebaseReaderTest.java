package io.github.kingfell.tables.tablebase;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.tables.ExactValues;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A directory with KRK and KPK alone. */
class TablebaseReaderTest {
    private static final int ELSEWHERE = 77;

    @TempDir
    private static Path directory;

    private final Tablebase tablebase = new Tablebase(directory);
    private final ExactValues reader = tablebase.reader(new ExactValues() {
        @Override
        public int plies(Position position) {
            return ELSEWHERE;
        }

        @Override
        public int pliesAgainstBareKing(Position position, int attacker) {
            return ELSEWHERE;
        }
    });

    @BeforeAll
    static void build() throws IOException {
        TablebaseBuilder builder = new TablebaseBuilder(directory, 2, 1L << 30, () -> false);
        for (String name : List.of("KRK", "KPK")) {
            builder.build(MaterialKey.parse(name), BuildProgress.SILENT);
        }
    }

    /** Whatever Black has beside his king is left out; mates known by heart, for either colour. */
    @ParameterizedTest
    @CsvSource({
        "7k/8/6K1/8/8/8/8/R7 w - - 0 1,      w, 1",
        "7k/7p/6K1/8/8/8/8/R7 w - - 0 1,     w, 1",
        "7k/8/6K1/8/8/pp6/pp6/R7 w - - 0 1,  w, 1",
        "r7/8/8/8/8/6k1/QQ6/7K b - - 0 1,    b, 1",
        "2k5/8/1K6/8/8/8/5n2/7R w - - 0 1,   w, 3",
        "R6k/8/6K1/8/8/8/5n2/8 b - - 0 1,    w, 0",
        // The king stands between its rook and the bare king.
        "8/8/8/8/8/n7/8/k1K4R w - - 0 1,     w, 5",
        "7k/8/6K1/8/8/8/8/1Q6 w - - 0 1,     w, 77",
        "7k/8/6K1/8/8/8/8/RR6 w - - 0 1,     w, 77",
        "7k/8/6K1/8/8/8/8/RRRR4 w - - 0 1,   w, -2",
        "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1,     w, -2"
    })
    void againstABareKing(String fen, String attacker, int plies) {
        int color = attacker.equals("w") ? Color.WHITE : Color.BLACK;
        assertThat(reader.pliesAgainstBareKing(Positions.of(fen), color)).isEqualTo(plies);
    }

    /** Without the knight on a2 the king on a3 would be in check, with White to move: no position. */
    @Test
    void aCheckByRemovalIsNoPosition() {
        Position position = Positions.of("8/8/8/8/8/k7/n7/R3K3 w - - 0 1");
        assertThat(reader.pliesAgainstBareKing(position, Color.WHITE)).isEqualTo(ExactValues.UNKNOWN);
    }

    @ParameterizedTest
    @CsvSource({
        "7k/8/6K1/8/8/8/8/R7 w - - 0 1,    1",
        "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1,   -2",
        "4k3/8/8/8/8/8/8/4K2Q w - - 0 1,   77",
        "4k3/pppp4/8/8/8/8/8/R3K3 w - - 0 1, -2",
        "k7/P7/8/8/8/8/8/K7 w - - 0 1,      -1",
        "k7/8/8/8/8/8/p7/K7 b - - 0 1,      -1"
    })
    void anyPosition(String fen, int plies) {
        assertThat(reader.plies(Positions.of(fen))).isEqualTo(plies);
    }

    /** KPK with the pawn on the right half of the board is read as its reflection. */
    @Test
    void everyPawnPositionAgreesWithItsReflection() {
        for (int file = 0; file < 8; file++) {
            String left = "8/8/8/8/4k3/8/" + rank('P', file) + "/4K3 w - - 0 1";
            String right = "8/8/8/8/3k4/8/" + rank('P', 7 - file) + "/3K4 w - - 0 1";
            assertThat(reader.plies(Positions.of(left))).isEqualTo(reader.plies(Positions.of(right)));
        }
    }

    private static String rank(char piece, int file) {
        return (file == 0 ? "" : file) + "" + piece + (file == 7 ? "" : 7 - file);
    }

    @Test
    void whatTheDirectoryHas() throws IOException {
        long krk = MaterialKey.parse("KRK");
        assertThat(tablebase.isEmpty()).isFalse();
        assertThat(tablebase.has(krk)).isTrue();
        assertThat(tablebase.has(MaterialKey.flip(krk))).isTrue();
        assertThat(tablebase.isComplete(krk)).isTrue();
        assertThat(tablebase.has(MaterialKey.parse("KQK"))).isFalse();
        assertThat(tablebase.isComplete(MaterialKey.parse("KRPKR"))).isFalse();
        assertThat(tablebase.bytes(krk)).isEqualTo(Files.size(directory.resolve("KRK.kftb")));
        assertThat(tablebase.bytes(MaterialKey.parse("KQK"))).isZero();
        assertThat(Tablebase.covers(MaterialKey.parse("KRPKR"))).isTrue();
        assertThat(Tablebase.covers(MaterialKey.parse("KRPKRP"))).isFalse();
        assertThat(new Tablebase(directory.resolve("missing")).isEmpty()).isTrue();
    }

    @Test
    void aTableAddedLaterIsSeenAfterARefresh(@TempDir Path other) throws IOException {
        Tablebase later = new Tablebase(other);
        long krk = MaterialKey.parse("KRK");
        assertThat(later.isEmpty()).isTrue();
        assertThat(later.isComplete(krk)).isFalse();
        Files.copy(directory.resolve("KRK.kftb"), other.resolve("KRK.kftb"));
        assertThat(later.has(krk)).isFalse();
        later.refresh();
        assertThat(later.has(krk)).isTrue();
        assertThat(later.isComplete(krk)).isTrue();
        assertThat(later.isEmpty()).isFalse();
    }
}
