package io.github.kingfell.engine.alphabeta.ordering;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.testkit.Positions;
import org.junit.jupiter.api.Test;

class HistoriesTest {
    private static final int PLY = 4;
    private static final int DEPTH = 6;

    private final PlayedMoves played = new PlayedMoves();
    private final Histories histories = new Histories(played);
    private final Position position = Positions.of("4k3/8/8/3p4/4P3/2N5/8/4K1N1 w - - 0 1");
    private final int knight = Positions.move(position, "g1f3");
    private final int king = Positions.move(position, "e1f2");
    private final int other = Positions.move(position, "e1d2");
    private final int pawnTakes = Positions.move(position, "e4d5");
    private final int knightTakes = Positions.move(position, "c3d5");

    private int ofQuiet(int move) {
        return histories.ofQuiet(position, PLY, move);
    }

    @Test
    void theLastTwoQuietMovesThatCutOffAreKillers() {
        histories.reward(position, PLY, other, DEPTH, 0);
        histories.reward(position, PLY, knight, DEPTH, 0);
        histories.reward(position, PLY, king, DEPTH, 0);
        histories.reward(position, PLY, king, DEPTH, 0);
        histories.reward(position, PLY, pawnTakes, DEPTH, 0);
        assertThat(histories.killer(PLY, 0)).isEqualTo(king);
        assertThat(histories.killer(PLY, 1)).isEqualTo(knight);
        assertThat(histories.isKiller(PLY, knight)).isTrue();
        assertThat(histories.isKiller(PLY, other)).isFalse();
        assertThat(histories.isKiller(PLY + 1, knight)).isFalse();
        histories.clearKillers(PLY);
        assertThat(histories.isKiller(PLY, knight)).isFalse();
    }

    @Test
    void aCountermoveAnswersTheSamePieceOnTheSameSquare() {
        Position before = Positions.of("4k3/8/8/8/4P3/2Np4/8/4K1N1 b - - 0 1");
        played.set(PLY - 1, before, Positions.move(before, "e8d7"));
        histories.reward(position, PLY, knight, DEPTH, 0);
        played.set(PLY - 1, before, Positions.move(before, "e8e7"));
        assertThat(histories.countermove(PLY)).isEqualTo(Move.NONE);
        played.set(PLY - 1, before, Positions.move(before, "e8d7"));
        assertThat(histories.countermove(PLY)).isEqualTo(knight);
    }

    @Test
    void aQuietMoveThatCutsOffGainsAndThoseTriedBeforeItLose() {
        histories.setTried(PLY, 0, pawnTakes);
        histories.setTried(PLY, 1, king);
        histories.setTried(PLY, 2, other);
        histories.reward(position, PLY, knight, DEPTH, 2);
        assertThat(ofQuiet(knight)).isPositive();
        assertThat(ofQuiet(king)).isNegative();
        assertThat(histories.ofCapture(position, pawnTakes)).isNegative();
        assertThat(ofQuiet(other)).as("noted, but not counted").isZero();
    }

    @Test
    void quietMovesLoseNothingToACapture() {
        histories.setTried(PLY, 0, pawnTakes);
        histories.setTried(PLY, 1, king);
        histories.reward(position, PLY, knightTakes, DEPTH, 2);
        assertThat(histories.ofCapture(position, knightTakes)).isPositive();
        assertThat(histories.ofCapture(position, pawnTakes)).isNegative();
        assertThat(ofQuiet(king)).isZero();
        assertThat(histories.killer(PLY, 0)).isEqualTo(Move.NONE);
    }

    @Test
    void whereNothingHelpsTheMoveThatLedHereGains() {
        played.set(PLY, position, knight);
        position.make(knight);
        histories.rewardLeadingMove(position, PLY + 1, DEPTH);
        position.unmake(knight);
        int leading = ofQuiet(knight);
        histories.clear();
        histories.reward(position, PLY, knight, DEPTH, 0);
        assertThat(leading).isPositive().isLessThan(ofQuiet(knight));
    }

    @Test
    void aCaptureThatLedHereGainsNothing() {
        played.set(PLY, position, pawnTakes);
        position.make(pawnTakes);
        histories.rewardLeadingMove(position, PLY + 1, DEPTH);
        position.unmake(pawnTakes);
        assertThat(histories.ofCapture(position, pawnTakes)).isZero();
        assertThat(ofQuiet(pawnTakes)).isZero();
    }

    @Test
    void moreMovesThanThereIsRoomForDoNoHarm() {
        for (int i = 0; i < 200; i++) {
            histories.setTried(PLY, i, king);
        }
        histories.reward(position, PLY, knight, DEPTH, 200);
        histories.setTried(PLY + 1, 0, other);
        assertThat(ofQuiet(king)).isNegative();
        assertThat(ofQuiet(other)).isZero();
    }

    @Test
    void clearForgetsAll() {
        histories.setTried(PLY, 0, pawnTakes);
        histories.reward(position, PLY, knight, DEPTH, 1);
        histories.clear();
        assertThat(ofQuiet(knight)).isZero();
        assertThat(histories.ofCapture(position, pawnTakes)).isZero();
        assertThat(histories.killer(PLY, 0)).isEqualTo(Move.NONE);
        assertThat(histories.countermove(PLY)).isEqualTo(Move.NONE);
    }
}
