package io.github.kingfell.tables.outcome;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Attacks;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.IllegalPositionException;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.Piece;
import io.github.kingfell.rules.board.PositionBuilder;
import io.github.kingfell.tables.index.Signature;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.zip.DataFormatException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TileCodingTest {
    private static final long SEED = 1979;

    private final SplittableRandom random = new SplittableRandom(SEED);

    private static TileGrid grid(String material, int side) {
        return new TileGrid(new Signature(MaterialKey.parse(material)), side);
    }

    /** Outcomes at random are the worst case: also the rarest choices and long carries come back. */
    @ParameterizedTest
    @ValueSource(strings = {"KRPKR", "KPPKP", "KBPKP", "KRBKR"})
    void whatWasEncodedComesBack(String material) {
        TileGrid grid = grid(material, Color.BLACK);
        int slice = random.nextInt(grid.pawns.count());
        int own = random.nextInt(grid.perSide());
        for (int odds : new int[] {1, 2, 50, 5000}) {
            byte[] sets = new byte[TileGrid.CELLS];
            for (int cell = 0; cell < sets.length; cell++) {
                sets[cell] =
                        (byte) (1 << (random.nextInt(odds) == 0 ? random.nextInt(OutcomeCode.COUNT) : OutcomeCode.WIN));
            }
            TileLearner.Example example = new TileLearner.Example(slice, own, sets);
            TileModel learnt = new TileLearner(grid).learn(List.of(example));
            for (TileModel model : List.of(new TileModel(), learnt)) {
                byte[] bytes = new TileEncoder(grid).encode(sets, model, slice, Color.BLACK, own);
                byte[] cells = new byte[TileGrid.CELLS];
                new TileDecoder(grid).decode(bytes, bytes.length, model, slice, Color.BLACK, own, cells);
                assertThat(differences(grid, slice, own, sets, cells)).isZero();
            }
        }
    }

    /** Returns how many positions of a tile have an outcome that is not among those allowed. */
    private static int differences(TileGrid grid, int slice, int own, byte[] sets, byte[] cells) {
        int[] squares = new int[grid.signature.pieceCount];
        TileRow row = new TileRow(grid);
        grid.place(slice, own, squares);
        int different = 0;
        for (int still = 0; still < 64; still++) {
            squares[grid.rows] = still;
            row.look(squares, Color.BLACK);
            for (int square = 0; square < 64; square++) {
                int cell = still << 6 | square;
                boolean isPosition = (row.positions() >>> square & 1) != 0;
                different += isPosition && (sets[cell] >> cells[cell] & 1) == 0 ? 1 : 0;
            }
        }
        return different;
    }

    /** The board of the rules says which placements are positions, and which are checks. */
    @ParameterizedTest
    @ValueSource(strings = {"KRPKR", "KPPKP", "KBPKP", "KRKPP", "KRBKR", "KQPKQ", "KNPKN"})
    void rowsAgreeWithTheRules(String material) throws Exception {
        TileGrid grid = grid(material, Color.WHITE);
        Signature signature = grid.signature;
        TileRow row = new TileRow(grid);
        int[] squares = new int[signature.pieceCount];
        for (int trial = 0; trial < 300; trial++) {
            grid.place(random.nextInt(grid.pawns.count()), random.nextInt(grid.perSide()), squares);
            squares[grid.rows] = random.nextInt(64);
            int side = trial & 1;
            row.look(squares, side);
            for (int square = 0; square < 64; square++) {
                squares[grid.rows + 1] = square;
                boolean apart = Arrays.stream(squares).distinct().count() == squares.length;
                boolean kingsTouch = (Attacks.king(squares[0]) >>> squares[1] & 1) != 0;
                PositionBuilder builder = new PositionBuilder().sideToMove(side);
                for (int man = 0; apart && man < squares.length; man++) {
                    builder.put(squares[man], Piece.of(signature.colors[man], signature.kinds[man]));
                }
                boolean legal = apart && !kingsTouch && isLegal(builder);
                assertThat(row.positions() >>> square & 1).isEqualTo(legal ? 1 : 0);
                if (legal) {
                    assertThat(row.features(square) & 1)
                            .isEqualTo(builder.build().inCheck() ? 1 : 0);
                }
            }
        }
    }

    private static boolean isLegal(PositionBuilder builder) {
        try {
            builder.build();
            return true;
        } catch (IllegalPositionException e) {
            return false;
        }
    }

    @Test
    void aModelComesBack() throws DataFormatException {
        TileModel model = new TileModel();
        int[] counts = {3, 0, 7, 0, 1, 0, 2, 0, 0, 0};
        model.learn(5, counts, 0);
        model.learn(TileModel.CONTEXTS - 1, counts, OutcomeCode.COUNT);
        TileModel back = ModelBytes.unpack(ModelBytes.pack(model));
        for (int context = 0; context < TileModel.CONTEXTS; context++) {
            assertThat(back.first(context)).isEqualTo(model.first(context));
            assertThat(back.ofFirst(context)).isEqualTo(model.ofFirst(context));
        }
        assertThat(back.first(5)).isEqualTo(OutcomeCode.WIN);
        assertThat(back.second(5)).isEqualTo(OutcomeCode.LOSS);
        assertThat(back.first(TileModel.CONTEXTS - 1)).isEqualTo(OutcomeCode.DRAW);
    }
}
