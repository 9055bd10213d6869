package io.github.kingfell.tables.tablebase;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Bitboard;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import io.github.kingfell.tables.ExactValues;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Scans of whole tables; the placements are also counted by loops over the board. */
class PlacementTest {
    private static final BuiltTables TABLES = new BuiltTables();

    private static BuiltTable table(String name) {
        return TABLES.table(MaterialKey.parse(name), 2, BuildProgress.SILENT, () -> false);
    }

    /** Placements of a king, a piece of White's and the other king, the kings apart. */
    private static long onTheBoard(boolean pawn) {
        long placements = 0;
        for (int white = 0; white < 64; white++) {
            for (int black = 0; black < 64; black++) {
                for (int piece = pawn ? 8 : 0; piece < (pawn ? 56 : 64); piece++) {
                    boolean apart = Square.distance(white, black) > 1;
                    placements += apart && piece != white && piece != black ? 1 : 0;
                }
            }
        }
        return placements;
    }

    @ParameterizedTest
    @CsvSource({"KRK, false", "KBK, false", "KPK, true"})
    void aScanShowsEveryPlacementOnce(String name, boolean pawn) throws IOException {
        BuiltTable table = table(name);
        Set<Long> ordinals = new HashSet<>();
        long[] weights = new long[1];
        table.scan()
                .run(
                        1,
                        () -> placement -> {
                            assertThat(ordinals.add(placement.ordinal())).isTrue();
                            weights[0] += placement.weight();
                        },
                        part -> {});
        assertThat(weights[0]).isEqualTo(onTheBoard(pawn));
        assertThat(table.scan().hasPawns()).isEqualTo(pawn);
    }

    /** Every 50th placement agrees with its position. */
    @ParameterizedTest
    @ValueSource(strings = {"KRK", "KPK"})
    void aPlacementIsItsPosition(String name) throws IOException {
        BuiltTable table = table(name);
        table.scan()
                .run(
                        1,
                        () -> placement -> {
                            if (placement.ordinal() % 50 == 0) {
                                check(table, placement);
                            }
                        },
                        part -> {});
    }

    private static void check(BuiltTable table, Placement placement) {
        for (int side = Color.WHITE; side <= Color.BLACK; side++) {
            Optional<Position> position = placement.position(side);
            if (position.isEmpty()) {
                assertThat(placement.plies(side)).isEqualTo(ExactValues.UNKNOWN);
                continue;
            }
            int plies = table.plies(position.get(), position.get().material(), new int[3]);
            assertThat(placement.plies(side)).isEqualTo(plies);
            for (int color = Color.WHITE; color <= Color.BLACK; color++) {
                for (int kind = Piece.PAWN; kind <= Piece.KING; kind++) {
                    assertThat(placement.pieces(color, kind))
                            .isEqualTo(position.get().pieces(color, kind));
                }
            }
            int outcome = plies < 0 ? 0 : plies % 2 == 1 ? 1 : -1;
            assertThat(placement.outcomeForWhite(side)).isEqualTo(side == Color.WHITE ? outcome : -outcome);
            long pawns = position.get().pieces(Color.WHITE, Piece.PAWN);
            int file = pawns == 0 ? -1 : Square.file(Bitboard.first(pawns));
            assertThat(placement.pawnFile()).isEqualTo(file > 3 ? 7 - file : file);
        }
    }

    /** The same draws with any number of threads; values are not looked up. */
    @Test
    void aSampleIsTheSameInEveryRun() {
        TableScan scan = table("KPK").scan();
        List<Long> drawn = sample(scan, 1);
        assertThat(drawn).hasSizeBetween(500, 3000);
        assertThat(new HashSet<>(drawn)).hasSizeGreaterThan(500);
        assertThat(sample(scan, 2)).containsExactlyInAnyOrderElementsOf(drawn);
    }

    private static List<Long> sample(TableScan scan, int threads) {
        List<Long> drawn = new ArrayList<>();
        List<Double> progress = new ArrayList<>();
        List<Collector> collectors = scan.sample(3000, threads, Collector::new, progress::add);
        assertThat(collectors).hasSize(threads);
        collectors.forEach(collector -> drawn.addAll(collector.drawn));
        assertThat(progress).containsExactly(0.0);
        return drawn;
    }

    private static final class Collector implements TableScan.Visitor {
        private final List<Long> drawn = new ArrayList<>();

        @Override
        public void visit(Placement placement) {
            assertThat(placement.plies(Color.WHITE)).isEqualTo(ExactValues.UNKNOWN);
            drawn.add(placement.ordinal());
        }
    }
}
