package io.github.kingfell.tables.distance;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.San;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.tables.distance.RootMove.Clock;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RootMoveTest {
    private static final int[] ALL = {};

    private final TableProbe krk = SharedTables.probe("KRK");

    private static RootMove of(Distance value, Clock clock, int errors) {
        return new RootMove(1, value, clock, errors);
    }

    private static Distance lostIn(int plies) {
        return Distance.ofMate(plies);
    }

    /** Quick wins, long wins, doubtful wins, draws, doubtful losses, slow losses, quick losses. */
    @Test
    void theOrderOfMoves() {
        List<RootMove> best = List.of(
                of(Distance.ofMate(1), Clock.IN_TIME, 0),
                of(Distance.ofMate(99), Clock.DETOUR, 0),
                of(Distance.ofMate(101), Clock.IN_TIME, 0),
                of(Distance.ofMate(3), Clock.LONGER, 0),
                of(Distance.ofMate(3), Clock.DOUBTFUL, 0),
                of(Distance.ofMate(255), Clock.DOUBTFUL, 0),
                of(Distance.DRAW, Clock.IN_TIME, 500),
                of(Distance.DRAW, Clock.IN_TIME, 0),
                of(lostIn(2), Clock.DOUBTFUL, 0),
                of(lostIn(10), Clock.LONGER, 0),
                of(lostIn(100), Clock.IN_TIME, 0),
                of(lostIn(2), Clock.IN_TIME, 999),
                of(lostIn(2), Clock.IN_TIME, 0));
        List<RootMove> shuffled = new ArrayList<>(best);
        Collections.shuffle(shuffled, new Random(1));
        shuffled.sort(RootMove.BEST_FIRST);
        assertThat(shuffled).isEqualTo(best);
    }

    private static RootMove move(List<RootMove> moves, Position root, String san) {
        return moves.stream()
                .filter(move -> San.format(root, move.move()).equals(san))
                .findFirst()
                .orElseThrow();
    }

    /** The rook is taken after one of three replies: a draw; mate and stalemate need no reply. */
    @ParameterizedTest
    @CsvSource({
        "7k/8/6K1/8/8/8/8/R7 w - - 0 1,  Ra8#, 1",
        "8/8/8/3k4/7R/8/8/K7 w - - 0 1,  Rd4+, -1",
        "k7/8/2K5/8/8/8/8/1R6 w - - 0 1, Rb7,  -1",
        "2k5/8/1K6/8/8/8/8/7R w - - 0 1, Rd1,  3"
    })
    void valuesOfMoves(String fen, String san, int plies) {
        Position root = Positions.of(fen);
        List<RootMove> moves = RootMove.of(root, ALL, krk);
        assertThat(moves).hasSize(Positions.legalMoves(root).size()).isSortedAccordingTo(RootMove.BEST_FIRST);
        Distance value = move(moves, root, san).value();
        assertThat(value.isDraw() ? -1 : value.plies()).isEqualTo(plies);
        int only = move(moves, root, san).move();
        assertThat(RootMove.of(root, new int[] {only}, krk)).containsExactly(move(moves, root, san));
    }

    /** After Rd4+ the king takes the rook or loses: of his six moves five are worse than that draw. */
    @Test
    void errorsArePermilleOfTheReplies() {
        Position root = Positions.of("8/8/8/3k4/7R/8/8/K7 w - - 0 1");
        Position after = Positions.play(root.copy(), "h4d4");
        int replies = Positions.legalMoves(after).size();
        assertThat(move(RootMove.of(root, ALL, krk), root, "Rd4+").errors()).isEqualTo((replies - 1) * 1000 / replies);
        assertThat(move(RootMove.of(root, ALL, krk), root, "Rh5+").errors()).isZero();
    }

    /** With 99 plies on the clock any move but mate is a draw. */
    @Test
    void theFiftyMoveRuleTakesWinsAway() {
        Position late = Positions.of("2k5/8/1K6/8/8/8/8/7R w - - 99 80");
        assertThat(RootMove.of(late, ALL, krk))
                .extracting(move -> move.value().isDraw())
                .containsOnly(true);
        Position mate = Positions.of("7k/8/6K1/8/8/8/8/R7 w - - 99 80");
        assertThat(RootMove.of(mate, ALL, krk).stream()
                        .filter(move -> !move.value().isDraw()))
                .singleElement()
                .satisfies(move -> assertThat(move.isCertain(mate)).isTrue());
    }

    /**
     * A move to a position that has occurred twice is a draw, and a position that has occurred twice is not certain.
     */
    @Test
    void repetitionsCount() {
        Position root = Positions.of("8/8/8/3k4/8/8/8/KR6 w - - 0 1");
        String toAndFro = "b1b2 d5d4 b2b1 d4d5 ";
        assertThat(RootMove.isCertain(Distance.ofMate(27), root)).isTrue();
        Position twice = Positions.play(root.copy(), toAndFro);
        assertThat(RootMove.isCertain(Distance.ofMate(27), twice)).isFalse();
        assertThat(RootMove.isCertain(Distance.DRAW, twice)).isTrue();
        assertThat(move(RootMove.of(twice, ALL, krk), twice, "Rb2").isCertain(twice))
                .isFalse();
        Position beforeThird = Positions.play(root.copy(), (toAndFro + toAndFro).strip());
        assertThat(move(RootMove.of(beforeThird, ALL, krk), beforeThird, "Rb2")
                        .value()
                        .isDraw())
                .isTrue();
        assertThat(move(RootMove.of(beforeThird, ALL, krk), beforeThird, "Rd1+")
                        .value()
                        .isDraw())
                .isFalse();
        Position defends = Positions.play(beforeThird.copy(), "b1b2");
        assertThat(move(RootMove.of(defends, ALL, krk), defends, "Kd4").value().isDraw())
                .isTrue();
        assertThat(move(RootMove.of(defends, ALL, krk), defends, "Ke4").value().isDraw())
                .isFalse();
    }

    @Test
    void withoutRoomAMateIsNotCertain() {
        Position root = Positions.of("8/8/8/3k4/8/8/8/KR6 w - - 80 80");
        assertThat(RootMove.isCertain(Distance.ofMate(19), root)).isTrue();
        assertThat(RootMove.isCertain(Distance.ofMate(23), root)).isFalse();
        assertThat(of(Distance.ofMate(23), Clock.DOUBTFUL, 0).isCertain(root)).isFalse();
        assertThat(of(Distance.ofMate(19), Clock.IN_TIME, 0).isCertain(root)).isTrue();
    }

    /** A reply repeats for the third time: the loser plays it, the winner does not. */
    @Test
    void onlyTheLoserRepeats() {
        Position wins = Positions.play(Positions.of("8/8/8/8/8/3k4/8/K6R w - - 0 1"), "h1g1 d3d4 g1h1 d4d3 h1g1 d3d4");
        assertThat(move(RootMove.of(wins, ALL, krk), wins, "Rh1").value().isDraw())
                .isTrue();
        assertThat(move(RootMove.of(wins, ALL, krk), wins, "Rf1").value().isWin())
                .isTrue();
        Position loses = Positions.play(Positions.of("8/8/8/8/8/3k4/8/K6R b - - 0 1"), "d3d4 h1g1 d4d3 g1h1 d3d4 h1g1");
        assertThat(move(RootMove.of(loses, ALL, krk), loses, "Kd3").value().isLoss())
                .isTrue();
    }

    /** The end of the clock is too far away for a search, and only a pawn move sets the clock back. */
    @Test
    void winsThatNeedAPawnMoveFirstAreDoubtful() {
        TableProbe shipped = TableLibrary.withShippedTables().reader();
        Position root = Positions.of("8/8/3K4/4P3/8/8/8/4k3 w - - 85 90");
        List<RootMove> moves = RootMove.of(root, ALL, shipped);
        for (RootMove move : moves) {
            boolean late = move.value().isWin()
                    && !root.isZeroing(move.move())
                    && root.halfmoveClock() + move.value().plies() > Position.FIFTY_MOVES_IN_PLIES;
            assertThat(move.isDoubtful()).isEqualTo(late);
            assertThat(move.clock()).isEqualTo(late ? Clock.DOUBTFUL : Clock.IN_TIME);
        }
        assertThat(moves).extracting(RootMove::isDoubtful).contains(true, false);
    }

    /** The king moves first, then the pawn: that mates sooner than the pawn at once, and still in time. */
    @Test
    void theDetourCountsByItsLength() {
        TableProbe shipped = TableLibrary.withShippedTables().reader();
        Position root = Positions.of("8/8/K7/8/3k4/8/p7/8 b - - 94 90");
        List<RootMove> moves = RootMove.of(root, ALL, shipped);
        assertThat(San.format(root, moves.get(0).move())).isEqualTo("Kc5");
        assertThat(moves.get(0).value()).isEqualTo(Distance.ofMate(9));
        assertThat(moves.get(0).clock()).isEqualTo(Clock.DETOUR);
        assertThat(moves.get(0).isQuickest(moves)).isTrue();
        assertThat(move(moves, root, "a1=Q+").value()).isEqualTo(Distance.ofMate(11));
        assertThat(move(moves, root, "a1=Q+").isQuickest(moves)).isFalse();
    }

    /** A win whose length is not known, or that the clock may spoil, may be the quickest. */
    @Test
    void anUnknownLengthMayBeTheQuickest() {
        RootMove known = of(Distance.ofMate(9), Clock.IN_TIME, 0);
        RootMove unknown = of(Distance.ofMate(7), Clock.LONGER, 0);
        RootMove longer = of(Distance.ofMate(9), Clock.DOUBTFUL, 0);
        assertThat(known.isQuickest(List.of(known, longer))).isTrue();
        assertThat(known.isQuickest(List.of(known, unknown))).isFalse();
        assertThat(unknown.isQuickest(List.of(unknown))).isFalse();
    }
}
