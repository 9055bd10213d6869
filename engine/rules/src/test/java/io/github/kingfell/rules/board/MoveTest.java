package io.github.kingfell.rules.board;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MoveTest {
    @Test
    void aMoveIsReadAsItWasWritten() {
        for (int from = 0; from < 64; from++) {
            for (int to = 0; to < 64; to++) {
                for (int kind = Move.NORMAL; kind <= Move.EN_PASSANT; kind++) {
                    int move = Move.of(from, to, kind);
                    assertThat(Move.from(move)).isEqualTo(from);
                    assertThat(Move.to(move)).isEqualTo(to);
                    assertThat(Move.kind(move)).isEqualTo(kind);
                    assertThat(Move.isPromotion(move)).isFalse();
                    assertThat(Move.promotedTo(move)).isEqualTo(Piece.NONE);
                    assertThat(Move.isCastling(move)).isEqualTo(kind == Move.CASTLING);
                    assertThat(move & ~Move.MASK).isZero();
                }
            }
        }
    }

    @Test
    void promotionsNameTheNewPiece() {
        for (int piece = Piece.KNIGHT; piece <= Piece.QUEEN; piece++) {
            int move = Move.promotion(48, 57, piece);
            assertThat(Move.isPromotion(move)).isTrue();
            assertThat(Move.promotedTo(move)).isEqualTo(piece);
            assertThat(Move.from(move)).isEqualTo(48);
            assertThat(Move.to(move)).isEqualTo(57);
            assertThat(move & ~Move.MASK).isZero();
        }
    }
}
