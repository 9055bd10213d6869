package io.github.kingfell.rules.board;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MoveListTest {
    private static final int A = Move.of(12, 28, Move.DOUBLE_PUSH);
    private static final int B = Move.promotion(52, 60, Piece.QUEEN);
    private static final int C = Move.of(4, 7, Move.CASTLING);

    private final MoveList list = new MoveList();

    @Test
    void movesComeBackAsTheyWereAdded() {
        assertThat(list.isEmpty()).isTrue();
        fill();
        assertThat(list.toArray()).containsExactly(A, B, C);
        assertThat(list.contains(B)).isTrue();
        assertThat(list.contains(Move.NONE)).isFalse();
        list.clear();
        assertThat(list.size()).isZero();
        assertThat(list.contains(A)).isFalse();
    }

    @Test
    void aScoreDoesNotTouchTheMove() {
        fill();
        list.setScore(1, 40_000);
        assertThat(list.score(1)).isEqualTo(40_000);
        assertThat(list.get(1)).isEqualTo(B);
        assertThat(list.score(0)).isZero();
        list.setScore(1, 3);
        assertThat(list.score(1)).isEqualTo(3);
    }

    @Test
    void scoresAreClamped() {
        fill();
        list.setScore(0, -5);
        list.setScore(1, 1_000_000);
        assertThat(list.score(0)).isZero();
        assertThat(list.score(1)).isEqualTo(65_535);
        assertThat(list.get(1)).isEqualTo(B);
    }

    @Test
    void pickingGoesFromHighToLow() {
        fill();
        list.setScore(0, 5);
        list.setScore(1, 60_000);
        list.setScore(2, 5);
        assertThat(list.pick(0)).isEqualTo(B);
        assertThat(list.pick(1)).isEqualTo(A);
        assertThat(list.pick(2)).isEqualTo(C);
    }

    @Test
    void ofEqualScoresTheFirstIsPickedAndThePlacesAreExchanged() {
        fill();
        list.setScore(0, 65_534);
        list.setScore(1, 65_534);
        list.setScore(2, 65_535);
        assertThat(list.pick(0)).isEqualTo(C);
        assertThat(list.toArray()).containsExactly(C, B, A);
        assertThat(list.pick(1)).isEqualTo(B);
        assertThat(list.score(0)).isEqualTo(65_535);
    }

    @Test
    void retainKeepsOnlyWhatIsAllowed() {
        fill();
        list.setScore(2, 9);
        list.retain(new int[] {C, A, Move.of(0, 1, Move.NORMAL)});
        assertThat(list.toArray()).containsExactly(A, C);
        assertThat(list.score(1)).isEqualTo(9);
        list.retain(new int[0]);
        assertThat(list.isEmpty()).isTrue();
    }

    private void fill() {
        list.add(A);
        list.add(B);
        list.add(C);
    }
}
