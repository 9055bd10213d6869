package io.github.kingfell.tables.pawnending;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.IllegalPositionException;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.PositionBuilder;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.tables.distance.Distance;
import io.github.kingfell.tables.distance.TableLibrary;
import io.github.kingfell.tables.distance.TableProbe;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Solved structures against distance tables of four men, which another program part has built, value by value. */
class PawnEndingTableTest {
    private static final long SEED = 20261129;

    private final TableProbe tables = TableLibrary.withShippedTables().reader();
    private final PawnEndingSolver solver = new PawnEndingSolver(tables);

    @ParameterizedTest
    @CsvSource({"1, 0, 1", "0, 2, 1", "1, 1, 1"})
    void theValuesAreThoseOfTheTables(int white, int black, int structures) {
        compare(white, black, structures);
    }

    @ParameterizedTest
    @CsvSource({"1, 0, 100", "0, 1, 100", "2, 0, 200", "0, 2, 100", "1, 1, 500"})
    @Tag("slow")
    void manyValuesAreThoseOfTheTables(int white, int black, int structures) {
        compare(white, black, structures);
    }

    private void compare(int white, int black, int structures) {
        SplittableRandom random = new SplittableRandom(SEED + 10L * white + black);
        for (int i = 0; i < structures; i++) {
            long whitePawns = pawns(white, 0, random);
            long blackPawns = pawns(black, whitePawns, random);
            PawnEndings solved = solver.solve(whitePawns, blackPawns, SolvingLimits.of(10_000, 10_000))
                    .orElseThrow();
            int compared = 0;
            for (int place = 0; place < 2 * 64 * 64; place++) {
                compared += compare(solved, whitePawns, blackPawns, place);
            }
            assertThat(compared).isGreaterThan(4000);
        }
    }

    private int compare(PawnEndings solved, long white, long black, int place) {
        int whiteKing = place >> 7;
        int blackKing = place >> 1 & 63;
        if (whiteKing == blackKing || ((white | black) & (Bitboard.of(whiteKing) | Bitboard.of(blackKing))) != 0) {
            return 0;
        }
        PositionBuilder board = new PositionBuilder()
                .put(whiteKing, Piece.of(Color.WHITE, Piece.KING))
                .put(blackKing, Piece.of(Color.BLACK, Piece.KING))
                .sideToMove(place & 1);
        put(board, Color.WHITE, white);
        put(board, Color.BLACK, black);
        Position position;
        try {
            position = board.build();
        } catch (IllegalPositionException e) {
            return 0;
        }
        Distance distance = tables.distance(position).orElseThrow();
        int expected = distance.isWin() ? 1 : distance.isLoss() ? -1 : 0;
        assertThat(SolvedPosition.value(position, solved))
                .as(Fen.format(position))
                .isEqualTo(new EndingValue(expected, expected));
        return 1;
    }

    private static void put(PositionBuilder board, int color, long pawns) {
        for (long rest = pawns; rest != 0; rest = Bitboard.rest(rest)) {
            board.put(Bitboard.first(rest), Piece.of(color, Piece.PAWN));
        }
    }

    private static long pawns(int count, long taken, SplittableRandom random) {
        long pawns = 0;
        while (Bitboard.count(pawns) < count) {
            pawns |= Bitboard.of(8 + random.nextInt(48)) & ~taken;
        }
        return pawns;
    }
}
