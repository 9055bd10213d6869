package io.github.kingfell.tables.tablebase;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.tables.index.Signature;
import io.github.kingfell.tables.index.SliceIndex;
import org.junit.jupiter.api.Test;

class SliceTest {
    private static final int AT = 17;

    private final Signature krk = new Signature(MaterialKey.parse("KRK"));
    private final Slice slice = new Slice(krk, new SliceIndex(krk));

    @Test
    void aLossIsFinalWhenTheLastMoveHasLost() {
        slice.setCounted(Color.BLACK, AT, MoveCode.DRAW, 2);
        assertThat(slice.isPosition(Color.BLACK, AT)).isTrue();
        assertThat(isFinal(Color.BLACK)).isFalse();
        assertThat(slice.lose(Color.BLACK, AT, Slice.MOVE)).isFalse();
        assertThat(isFinal(Color.BLACK)).isFalse();
        assertThat(slice.lose(Color.BLACK, AT, Slice.MOVE)).isTrue();
        assertThat(isFinal(Color.BLACK)).isTrue();
        assertThat(isFinal(Color.WHITE)).isTrue();
    }

    /** A position that is its own reflection has its moves in pairs, each told with half the weight or with twice. */
    @Test
    void weightsAddUpToMoves() {
        slice.setCounted(Color.WHITE, AT, MoveCode.DRAW, 2);
        assertThat(slice.lose(Color.WHITE, AT, Slice.MOVE / 2)).isFalse();
        assertThat(slice.lose(Color.WHITE, AT, Slice.MOVE / 2)).isFalse();
        assertThat(slice.lose(Color.WHITE, AT, Slice.MOVE)).isTrue();
        slice.setCounted(Color.WHITE, AT, MoveCode.DRAW, 2);
        assertThat(slice.lose(Color.WHITE, AT, 2 * Slice.MOVE)).isTrue();
    }

    /** Three queens and a king have 89 moves, a count beyond the range of a signed byte. */
    @Test
    void manyMovesAreCounted() {
        slice.setCounted(Color.WHITE, AT, MoveCode.DRAW, 89);
        for (int move = 1; move < 89; move++) {
            assertThat(slice.lose(Color.WHITE, AT, Slice.MOVE))
                    .as("move " + move)
                    .isFalse();
        }
        assertThat(slice.lose(Color.WHITE, AT, Slice.MOVE)).isTrue();
    }

    @Test
    void whatIsSafeOrNoPositionIsNeverLost() {
        slice.setSafe(Color.WHITE, AT, MoveCode.DRAW);
        slice.setUnused(Color.BLACK, AT);
        for (int i = 0; i < 300; i++) {
            assertThat(slice.lose(Color.WHITE, AT, Slice.MOVE)).isFalse();
            assertThat(slice.lose(Color.BLACK, AT, Slice.MOVE)).isFalse();
        }
        assertThat(isFinal(Color.WHITE)).isFalse();
        assertThat(isFinal(Color.BLACK)).isFalse();
        assertThat(slice.isPosition(Color.WHITE, AT)).isTrue();
        assertThat(slice.isPosition(Color.BLACK, AT)).isFalse();
    }

    /** A worker reads the bound of a loss; before it asks on, another one finds a win. It was no loss. */
    @Test
    void aBoundStaysABoundWhenAWinReplacesIt() {
        byte bound = MoveCode.loss(13);
        slice.setCounted(Color.WHITE, AT, bound, 5);
        slice.codes[Color.WHITE][AT] = MoveCode.win(14);
        assertThat(slice.isFinal(Color.WHITE, AT, bound)).isFalse();
        assertThat(isFinal(Color.WHITE)).isTrue();
    }

    @Test
    void aWinIsFinal() {
        slice.setSafe(Color.WHITE, AT, MoveCode.win(3));
        assertThat(isFinal(Color.WHITE)).isTrue();
        slice.setCounted(Color.WHITE, AT, MoveCode.win(3), 4);
        assertThat(isFinal(Color.WHITE)).isTrue();
    }

    @Test
    void positionsAreCounted() {
        int size = slice.codes[Color.WHITE].length;
        slice.setUnused(Color.WHITE, 1);
        slice.setUnused(Color.BLACK, 1);
        slice.setUnused(Color.BLACK, 2);
        assertThat(slice.positions()).isEqualTo(2L * size - 3);
        assertThat(slice).hasToString("KRK " + 2 * size);
    }

    private boolean isFinal(int side) {
        return slice.isFinal(side, AT, slice.codes[side][AT]);
    }
}
