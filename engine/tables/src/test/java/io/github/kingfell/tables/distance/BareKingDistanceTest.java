package io.github.kingfell.tables.distance;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.tables.ExactValues;
import io.github.kingfell.tables.tablebase.BuildProgress;
import io.github.kingfell.tables.tablebase.TablebaseBuilder;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The distance against a bare king is that of the position without the defender's other pieces. */
class BareKingDistanceTest {
    private static final long KRK = MaterialKey.parse("KRK");

    @TempDir
    private Path directory;

    private TableLibrary kept() throws IOException {
        TablebaseBuilder builder = new TablebaseBuilder(directory, 2, 1 << 28, () -> false);
        for (long material : TablebaseBuilder.order(List.of(KRK))) {
            builder.build(material, BuildProgress.SILENT);
        }
        TableLibrary library = new TableLibrary();
        library.readFiveMenIn(directory);
        return library;
    }

    @ParameterizedTest
    @CsvSource({
        "8/8/8/3n4/2k5/1p6/8/K4R2 w - - 0 1, 8/8/8/8/2k5/8/8/K4R2 w - - 0 1, 0",
        "8/8/8/3n4/2k5/1p6/8/K4R2 b - - 0 1, 8/8/8/8/2k5/8/8/K4R2 b - - 0 1, 0",
        "k4r2/8/1P6/2K5/3NR3/8/8/8 w - - 0 1, k4r2/8/8/2K5/8/8/8/8 w - - 0 1, 1",
        "k4r2/8/1P6/2K5/3NR3/8/8/8 b - - 0 1, k4r2/8/8/2K5/8/8/8/8 b - - 0 1, 1"
    })
    void itIsThatWithoutTheOtherPieces(String pieces, String bare, int attacker) throws IOException, NotationException {
        int plies = SharedTables.probe("KRK").plies(Fen.parse(bare));
        assertThat(plies).isNotEqualTo(ExactValues.UNKNOWN);
        assertThat(SharedTables.probe("KRK").pliesAgainstBareKing(Fen.parse(pieces), attacker))
                .isEqualTo(plies);
        assertThat(kept().reader().pliesAgainstBareKing(Fen.parse(pieces), attacker))
                .isEqualTo(plies);
        assertThat(new ShippedReader(new ShippedTables()).pliesAgainstBareKing(Fen.parse(pieces), attacker))
                .isEqualTo(plies);
        assertThat(new WithinFiftyMoves(SharedTables.probe("KRK")).pliesAgainstBareKing(Fen.parse(pieces), attacker))
                .isEqualTo(plies);
    }

    /** Without the pawn on c3 the rook, which is to move, would give check: no such position exists. */
    @ParameterizedTest
    @CsvSource({"8/8/8/8/2k5/2p5/8/K1R5 w - - 0 1"})
    void nothingIsKnownWhereTheKingCouldBeTaken(String fen) throws IOException, NotationException {
        assertThat(SharedTables.probe("KRK").pliesAgainstBareKing(Fen.parse(fen), Color.WHITE))
                .isEqualTo(ExactValues.UNKNOWN);
        assertThat(kept().reader().pliesAgainstBareKing(Fen.parse(fen), Color.WHITE))
                .isEqualTo(ExactValues.UNKNOWN);
        assertThat(new ShippedReader(new ShippedTables()).pliesAgainstBareKing(Fen.parse(fen), Color.WHITE))
                .isEqualTo(ExactValues.UNKNOWN);
    }

    @ParameterizedTest
    @CsvSource({"8/8/8/3n4/2k5/8/8/K4N2 w - - 0 1", "8/8/8/3n4/2k5/8/8/R3K2R w K - 0 1"})
    void withoutATableNothingIsKnown(String fen) throws IOException, NotationException {
        assertThat(kept().reader().pliesAgainstBareKing(Fen.parse(fen), Color.WHITE))
                .isEqualTo(ExactValues.UNKNOWN);
    }
}
