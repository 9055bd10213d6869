package io.github.kingfell.tables.syzygy;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.tables.WdlValues;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Tests the search of captures on files with random outcomes against a search without bounds. Such files disagree with
 * each other, so every capture may decide.
 */
class CaptureSearchTest {
    private static final List<String> WRITTEN = List.of(
            "KRPvKP", "KRvKP", "KRPvK", "KPvKP", "KQvKP", "KBvKP", "KNvKP", "KPvK", "KRvK", "KQvK", "KBvK", "KNvK");

    @TempDir
    Path folder;

    private final int[] squares = new int[SyzygyMaterial.MOST_PIECES];
    private TableFolders folders = TableFolders.NONE;
    private SyzygyProbe probe = new SyzygyProbe(folders, Fen.start());

    @BeforeEach
    void write() throws Exception {
        for (int i = 0; i < WRITTEN.size(); i++) {
            new WrittenTable(WRITTEN.get(i), i).write(folder);
        }
        read();
    }

    private void read() {
        folders = new TableFolders(List.of(folder));
        probe = new SyzygyProbe(folders, Fen.start());
    }

    @Test
    void captures() throws Exception {
        Random random = new Random(59);
        int decided = 0;
        for (int i = 0; i < 3_000; i++) {
            Position position = Positions.random("KRPkp", random);
            int value = outcome(position);
            assertThat(probe.wdl(position)).as(Fen.format(position)).isEqualTo(value);
            decided += value == stored(position) ? 0 : 1;
        }
        assertThat(decided).isGreaterThan(200);
    }

    @Test
    void enPassant() throws Exception {
        Random random = new Random(61);
        int decided = 0;
        for (int i = 0; i < 3_000; ) {
            Position position = afterDoublePush(Positions.random("KRPkp", random), random);
            if (position.enPassant() != Square.NONE) {
                i++;
                int value = outcome(position);
                assertThat(probe.wdl(position)).as(Fen.format(position)).isEqualTo(value);
                decided += value == stored(position) ? 0 : 1;
            }
        }
        assertThat(decided).isGreaterThan(200);
    }

    /** The file takes the position for mate, so its outcome does not count, even where it is better. */
    @Test
    void enPassantAsTheOnlyMove() {
        int worse = 0;
        for (int file = 1; file < 8; file++) {
            String rook = file + "R" + (file == 7 ? "" : String.valueOf(7 - file));
            for (String fen : List.of(
                    "8/8/" + rook + "/k1K5/pP6/8/8/8 b - b3 0 1",
                    "8/8/8/Pp6/K1k5/" + rook.toLowerCase(Locale.ROOT) + "/8/8 w - b6 0 1")) {
                Position position = Positions.of(fen);
                assertThat(Positions.legalMoves(position)).hasSize(1);
                int value = outcome(position);
                assertThat(probe.wdl(position)).as(fen).isEqualTo(value);
                worse += value < stored(position) ? 1 : 0;
            }
        }
        assertThat(worse).isPositive();
    }

    /** Puts a pawn on its fourth rank beside one of the opponent, who may then capture it en passant. */
    private static Position afterDoublePush(Position position, Random random) throws NotationException {
        int file = random.nextInt(7);
        boolean whitePushed = random.nextBoolean();
        String pawns = (file == 0 ? "" : String.valueOf(file))
                + (random.nextBoolean() ? "Pp" : "pP")
                + (file == 6 ? "" : String.valueOf(6 - file));
        String[] ranks = Fen.format(position)
                .split(" ")[0]
                .replace('P', '1')
                .replace('p', '1')
                .split("/");
        int row = whitePushed ? 4 : 3;
        ranks[row] = pawns;
        String board = String.join("/", ranks);
        int pushed = file + (pawns.charAt(file == 0 ? 0 : 1) == (whitePushed ? 'P' : 'p') ? 0 : 1);
        String target = (char) ('a' + pushed) + (whitePushed ? "3" : "6");
        try {
            Position found = Fen.parse(board + (whitePushed ? " b - " : " w - ") + target + " 0 1");
            return Bitboard.count(found.occupied()) == 5 ? found : Fen.start();
        } catch (NotationException e) {
            return Fen.start();
        }
    }

    /** The search without bounds. */
    private int outcome(Position position) {
        int best = WdlValues.LOSS - 1;
        boolean onlyEnPassant = true;
        for (int move : Positions.legalMoves(position)) {
            onlyEnPassant &= Move.kind(move) == Move.EN_PASSANT;
            if (position.isCapture(move)) {
                Position after = position.copy();
                after.make(move);
                best = Math.max(best, -outcome(after));
            }
        }
        return onlyEnPassant && best >= WdlValues.LOSS ? best : Math.max(best, stored(position));
    }

    private int stored(Position position) {
        LazyTable table = folders.outcomes(position.material());
        return table == null ? WdlValues.DRAW : table.wdl(position, squares);
    }

    /** A capture whose file is missing leaves the outcome open, unless the file of the position gives a win. */
    @ParameterizedTest
    @CsvSource({
        // The rook captures the pawn, and the file of the rook ending is missing.
        "8/8/8/8/2k5/7p/6R1/K7 w - - 0 1, KRvK, true",
        "8/8/8/8/2k5/7p/6R1/K7 w - - 0 1, KPvK, false",
        // En passant, after which the file of one pawn is missing.
        "8/8/8/8/1kPp4/8/8/K7 b - c3 0 1, KPvK, true",
        "8/8/8/8/1kPp4/8/8/K7 b - - 0 1, KPvK, false"
    })
    void aMissingFile(String fen, String missing, boolean matters) throws Exception {
        Position position = Positions.of(fen);
        assertThat(probe.wdl(position)).isEqualTo(outcome(position));
        Files.delete(folder.resolve(missing + ".rtbw"));
        read();
        boolean open = matters && (stored(position) < WdlValues.WIN || position.enPassant() != Square.NONE);
        assertThat(probe.wdl(position) == WdlValues.UNKNOWN).isEqualTo(open);
        assertThat(probe.dtz(position)).isEqualTo(SyzygyProbe.UNKNOWN_DTZ);
    }
}
