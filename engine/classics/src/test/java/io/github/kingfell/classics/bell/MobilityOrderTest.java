package io.github.kingfell.classics.bell;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.classics.bell.MobilityOrder.Place;
import io.github.kingfell.classics.bell.MobilityOrder.RatedMove;
import io.github.kingfell.classics.bell.MobilityOrder.Reading;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.San;
import io.github.kingfell.rules.testkit.Positions;
import java.util.List;
import org.junit.jupiter.api.Test;

class MobilityOrderTest {
    /** "P-K4 gives white an initial ratio of 30 moves to black's 20 moves." */
    @Test
    void theKingsPawnHasThirtyMovesAgainstTwenty() {
        Position start = Fen.start();
        int e4 = Positions.move(start, "e2e4");
        for (Reading reading : Reading.values()) {
            assertThat(new MobilityOrder(start, reading).moves())
                    .as(reading.words())
                    .hasSize(20)
                    .contains(new RatedMove(e4, 0, 30, 20));
        }
        Place place = new MobilityOrder(start, Reading.RATIO).place(e4);
        assertThat(place).as("the pawn that goes one step opens as much").isEqualTo(new Place(1, 2, 2, 20));
    }

    @Test
    void capturesComeFirstAndTheMostValuableVictimBeforeTheOthers() {
        assertThat(order("4k3/8/8/2q1p3/3P4/8/8/4K2R w K - 0 1").subList(0, 3)).startsWith("dxc5", "dxe5");
    }

    @Test
    void enPassantTakesAPawn() {
        assertThat(order("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1").get(0)).isEqualTo("exd6");
    }

    @Test
    void mateHasMoreMobilityThanAnyRatio() {
        assertThat(order("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1").get(0)).isEqualTo("Ra8#");
    }

    /** The replies of a pinned piece that expose the king count only while illegal replies are not removed. */
    @Test
    void theReadingsDiffer() {
        Position position = Positions.of("4k3/8/8/8/4r3/8/8/K2R4 w - - 0 1");
        int pin = Positions.move(position, "d1e1");
        RatedMove legal = rated(position, pin, Reading.RATIO);
        RatedMove unsorted = rated(position, pin, Reading.UNSORTED_REPLIES);
        assertThat(unsorted.theirs()).isGreaterThan(legal.theirs());
        assertThat(unsorted.mine()).isEqualTo(legal.mine());
    }

    private static RatedMove rated(Position position, int move, Reading reading) {
        return new MobilityOrder(position, reading)
                .moves().stream()
                        .filter(rated -> rated.move() == move)
                        .findFirst()
                        .orElseThrow();
    }

    private static List<String> order(String fen) {
        Position position = Positions.of(fen);
        return new MobilityOrder(position, Reading.RATIO)
                .moves().stream()
                        .map(rated -> San.format(position, rated.move()))
                        .toList();
    }
}
