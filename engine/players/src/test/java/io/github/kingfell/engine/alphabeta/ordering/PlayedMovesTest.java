package io.github.kingfell.engine.alphabeta.ordering;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.testkit.Positions;
import org.junit.jupiter.api.Test;

class PlayedMovesTest {
    private final PlayedMoves played = new PlayedMoves();
    private final Position position = Positions.of("4k3/8/8/3p4/4P3/8/8/4K1N1 w - - 0 1");

    @Test
    void nothingIsPlayedBeforeTheRoot() {
        assertThat(played.pieceSquare(-1)).isEqualTo(PlayedMoves.NO_PIECE);
        assertThat(played.pieceSquare(-2)).isEqualTo(PlayedMoves.NO_PIECE);
        assertThat(played.quietMove(-1)).isEqualTo(Move.NONE);
    }

    @Test
    void remembersThePieceThatMovedAndWhereTo() {
        int knight = Positions.move(position, "g1f3");
        played.set(0, position, knight);
        assertThat(played.quietMove(0)).isEqualTo(knight);
        assertThat(played.pieceSquare(0)).isEqualTo(HistoryTable.pieceSquare(position, knight));

        int king = Positions.move(position, "e1f2");
        played.set(1, position, king);
        assertThat(played.pieceSquare(1)).isNotEqualTo(played.pieceSquare(0));
    }

    @Test
    void aCaptureIsNoQuietMove() {
        played.set(1, position, Positions.move(position, "e4d5"));
        assertThat(played.quietMove(1)).isEqualTo(Move.NONE);
        assertThat(played.pieceSquare(1)).isNotEqualTo(PlayedMoves.NO_PIECE);
    }

    @Test
    void aNullMoveHasNoPiece() {
        played.set(1, position, Positions.move(position, "g1f3"));
        played.setNull(1);
        assertThat(played.pieceSquare(1)).isEqualTo(PlayedMoves.NO_PIECE);
        assertThat(played.quietMove(1)).isEqualTo(Move.NONE);
    }
}
