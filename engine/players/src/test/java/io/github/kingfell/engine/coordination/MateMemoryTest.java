package io.github.kingfell.engine.coordination;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.testkit.Positions;
import org.junit.jupiter.api.Test;

/** Tests whether a game continues from where the distance table announced a mate. */
class MateMemoryTest {
    private static final String ROOK = "8/8/8/8/8/3k4/8/1R1K4 w - - 0 1";

    private final MateMemory memory = new MateMemory();

    private static Position after(String moves) {
        Position position = Positions.of(ROOK);
        return moves.isEmpty() ? position : Positions.play(position, moves);
    }

    @Test
    void nobodyIsFollowedBeforeATableMoves() {
        assertThat(memory.followsTable(after(""))).isFalse();
    }

    /** A GUI may leave one search out. */
    @Test
    void theTableIsFollowedForTwoMoves() {
        memory.followTable(after(""));
        assertThat(memory.followsTable(after(""))).isTrue();
        assertThat(memory.followsTable(after("b1b4 d3c3"))).isTrue();
        assertThat(memory.followsTable(after("b1b4 d3c3 b4h4 c3d3"))).isTrue();
        assertThat(memory.followsTable(after("b1b4 d3c3 b4h4 c3d3 h4h5 d3e4"))).isFalse();
    }

    /** The other side did not announce it. */
    @Test
    void notWithTheOtherSideToMove() {
        memory.followTable(after(""));
        assertThat(memory.followsTable(after("b1b4"))).isFalse();
    }

    @Test
    void anotherGameIsNotFollowed() {
        memory.followTable(after(""));
        assertThat(memory.followsTable(Positions.of("8/8/8/8/8/3k4/8/2R1K3 w - - 0 1")))
                .isFalse();
    }

    @Test
    void itEndsWithAnotherPlayerAndWithTheGame() {
        memory.followTable(after(""));
        memory.followTable(null);
        assertThat(memory.followsTable(after(""))).isFalse();
        memory.followTable(after(""));
        memory.forget();
        assertThat(memory.followsTable(after(""))).isFalse();
    }
}
