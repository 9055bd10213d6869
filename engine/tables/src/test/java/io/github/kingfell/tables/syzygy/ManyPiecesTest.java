package io.github.kingfell.tables.syzygy;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.rules.testkit.Positions;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Six and seven men, of which there is no small file: with files that a test writes ({@link WrittenTable}). */
class ManyPiecesTest {
    private static final long SEED = 2018;

    /** The number of squares about the middle that pieces are put on. */
    private static final int MIDDLE = 12;

    /** Ways to turn a board without exchanging files and ranks. */
    private static final int MIRRORS = 4;

    private static final int ALL_TURNS = 8;

    private final int[] squares = new int[SyzygyMaterial.MOST_PIECES];

    @TempDir
    Path directory;

    /** With what another reader (python-chess 1.11.2) finds in the same files. */
    @ParameterizedTest
    @CsvFileSource(resources = "/syzygy/written.csv")
    void anotherReaderFindsTheSame(String material, String fens, String outcomes) throws Exception {
        SyzygyFile table = open(new WrittenTable(material, SEED));
        StringBuilder found = new StringBuilder();
        for (String fen : fens.split(";")) {
            found.append(table.wdl(Positions.of(fen), squares) + 2);
        }
        assertThat(found).hasToString(outcomes);
    }

    private SyzygyFile open(WrittenTable written) throws Exception {
        Path path = written.write(directory);
        String name = String.valueOf(path.getFileName());
        SyzygyMaterial material =
                SyzygyMaterial.parse(name.substring(0, name.indexOf('.'))).orElseThrow();
        return SyzygyFile.open(path, material, TableKind.WDL);
    }

    /**
     * Two positions that have one number are the same, with the board turned. One position has one number however its
     * board is mirrored; mirrored at the diagonal it may have two, for if all leading pieces stand there, the others
     * are not asked.
     */
    @ParameterizedTest
    @ValueSource(strings = {"KQQQQvK", "KBBBBBvK", "KRRvKBN", "KQQQvKRR", "KRBNvKQ"})
    void piecesAreNumberedOnce(String name) throws Exception {
        WrittenTable written = new WrittenTable(name, SEED);
        PieceOrder order = written.order(0, 0);
        Map<Long, String> shapes = new HashMap<>();
        Map<String, Long> numbers = new HashMap<>();
        Random random = new Random(SEED);
        for (int i = 0; i < 10_000; i++) {
            Position position = random(written.pieces(), random);
            long number = order.index(position, false, squares);
            String shape = shape(position, ALL_TURNS);
            assertThat(number).as(shape).isBetween(0L, order.size() - 1);
            assertThat(shapes.merge(number, shape, (old, now) -> old)).isEqualTo(shape);
            assertThat(numbers.merge(shape(position, MIRRORS), number, (old, now) -> old))
                    .as(shape)
                    .isEqualTo(number);
        }
        assertThat(numbers).hasSizeBetween(200, 9_900);
    }

    /** A position with the colours exchanged has the same outcome for the same side. */
    @ParameterizedTest
    @ValueSource(strings = {"KPPvK", "KPPPvK", "KPPvKP", "KRPvKP", "KRBvKN"})
    void theColoursMayBeExchanged(String name) throws Exception {
        WrittenTable written = new WrittenTable(name, SEED);
        SyzygyFile table = open(written);
        Random random = new Random(SEED);
        for (int i = 0; i < 1_000; i++) {
            Position position = random(written.pieces(), random);
            String[] fields = Fen.format(position).split(" ");
            List<String> ranks = Arrays.asList(fields[0].split("/"));
            Collections.reverse(ranks);
            StringBuilder exchanged = new StringBuilder();
            for (char piece : String.join("/", ranks).toCharArray()) {
                exchanged.append(
                        Character.isUpperCase(piece) ? Character.toLowerCase(piece) : Character.toUpperCase(piece));
            }
            Position other = Positions.of(exchanged + " w - - 0 1");
            assertThat(table.wdl(other, squares)).as(fields[0]).isEqualTo(table.wdl(position, squares));
        }
    }

    /** The pieces on random squares of those about the middle of the board, so that they often stand alike. */
    private static Position random(int[] pieces, Random random) {
        while (true) {
            char[] board = new char[64];
            Arrays.fill(board, '1');
            for (int piece : pieces) {
                int square = middle(random.nextInt(MIDDLE));
                while (board[square] != '1') {
                    square = middle(random.nextInt(MIDDLE));
                }
                board[square] = Piece.symbol(piece);
            }
            StringBuilder fen = new StringBuilder();
            for (int rank = 0; rank < 8; rank++) {
                fen.append(rank == 0 ? "" : "/").append(board, 8 * rank, 8);
            }
            try {
                return Fen.parse(fen + " b - - 0 1");
            } catch (NotationException e) {
                // The kings touch, or the white one could be taken: the next try.
            }
        }
    }

    private static int middle(int number) {
        return Square.of(2 + number % 3, 2 + number / 3);
    }

    /** The first of the boards that come of turning this one, as text. */
    private static String shape(Position position, int turns) {
        String first = "";
        for (int turn = 0; turn < turns; turn++) {
            StringBuilder board = new StringBuilder();
            for (int square = 0; square < 64; square++) {
                int file = Square.file(square) ^ (turn & 1) * 7;
                int rank = Square.rank(square) ^ (turn >> 1 & 1) * 7;
                int from = turn < MIRRORS ? Square.of(file, rank) : Square.of(rank, file);
                board.append(Piece.symbol(position.pieceAt(from)));
            }
            first = first.isEmpty() || board.compareTo(new StringBuilder(first)) < 0 ? board.toString() : first;
        }
        return first;
    }
}
