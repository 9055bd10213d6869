package io.github.kingfell.prover.solver;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.positions.Suite;
import io.github.kingfell.prover.dfpn.ProofTable;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.MateOracle;
import io.github.kingfell.rules.notation.Epd;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.rules.testkit.SuiteLines;
import io.github.kingfell.search.SearchControl;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class FloorTest {
    private static final int[] ALL = {};
    private static final long PLENTY = 1_000_000;
    private static final long TURN = 4096;

    /** A mate that takes the floor some turns. */
    private static final int LONGER = 6;

    private final ProofTable table = new ProofTable();

    FloorTest() {
        table.resize(4);
    }

    static Stream<Epd> problems() {
        return SuiteLines.of(Suite.MATE_WAC_80)
                .filter(line -> line.mateLength() == 3)
                .limit(6);
    }

    private Floor floor(Position root, int[] rootMoves, int attacker) {
        return new Floor(table, root, rootMoves, attacker);
    }

    private static List<Floor.FloorVerdict> verdicts(Floor floor, int lengths) {
        List<Floor.FloorVerdict> verdicts = new ArrayList<>();
        for (int disproved = 0; disproved < lengths; disproved++) {
            verdicts.add(floor.advance(disproved, PLENTY, SearchControl.unlimited()));
            assertThat(floor.length()).isEqualTo(disproved + 1);
        }
        return verdicts;
    }

    @ParameterizedTest
    @MethodSource("problems")
    void risesToTheShortestMateOfEitherSide(Epd problem) {
        Position root = problem.position();
        int attacker = root.sideToMove();
        Floor mating = floor(root, ALL, attacker);
        assertThat(verdicts(mating, 3))
                .containsExactly(Floor.FloorVerdict.REFUTED, Floor.FloorVerdict.REFUTED, Floor.FloorVerdict.MATES);
        int move = mating.move();
        root.make(move);
        assertThat(MateOracle.isMated(root, 2)).isTrue();

        table.clear();
        Floor mated = floor(root, ALL, attacker);
        assertThat(verdicts(mated, 2)).containsExactly(Floor.FloorVerdict.REFUTED, Floor.FloorVerdict.MATES);
        assertThat(mated.move()).isEqualTo(Move.NONE);
    }

    /** With some moves only, the floor is that of these moves. */
    @ParameterizedTest
    @MethodSource("problems")
    void looksOnlyAtTheMovesAsked(Epd problem) {
        Position root = problem.position();
        int attacker = root.sideToMove();
        for (int move : Positions.legalMoves(root)) {
            boolean mates = floor(root, new int[] {move}, attacker).advance(1, PLENTY, SearchControl.unlimited())
                    == Floor.FloorVerdict.MATES;
            root.make(move);
            assertThat(mates).as(problem.id()).isEqualTo(MateOracle.isMated(root, 1));
            root.unmake(move);
        }
    }

    /** A turn is 4,096 nodes at least. What they have shown is in the transposition table, so the next turn goes on. */
    @Test
    void aTurnThatEndsEarlyDecidesNothing() {
        Position root = SuiteLines.of(Suite.MATE_WAC_EXTRA)
                .filter(line -> line.mateLength() == LONGER)
                .findFirst()
                .orElseThrow()
                .position();
        Floor floor = floor(root, ALL, root.sideToMove());
        assertThat(floor.nodes()).isZero();
        int floorReached = 0;
        int undecided = 0;
        while (floorReached < LONGER - 1) {
            switch (floor.advance(floorReached, 1, SearchControl.unlimited())) {
                case REFUTED -> floorReached++;
                case UNDECIDED -> undecided++;
                case MATES -> throw new AssertionError("a mate in " + floor.length());
            }
        }
        assertThat(undecided).isPositive();
        assertThat(floor.nodes()).isLessThanOrEqualTo(TURN * (undecided + LONGER));
    }

    @Test
    void hasItsTurnWhenItsWorkIsNearAndNotBeyondTheBound() {
        Position root = problems().toList().get(0).position();
        Floor floor = floor(root, ALL, root.sideToMove());
        assertThat(floor.isDue(1000, 0, 2)).as("the others have not gone on").isFalse();
        assertThat(floor.isDue(2000, 0, 2)).isTrue();
        assertThat(floor.isDue(2000, 2, 2)).as("the floor has met the bound").isFalse();
        floor.advance(0, PLENTY, SearchControl.unlimited());
        floor.advance(1, PLENTY, SearchControl.unlimited());
        long own = floor.nodes();
        assertThat(floor.isDue(1000 + own / 2, 2, 3))
                .as("one length is left: it is near")
                .isTrue();
        assertThat(floor.isDue(1000 + own / 2, 2, 120))
                .as("118 lengths are left: it is far")
                .isFalse();
        assertThat(floor.isDue(1000 + own * 5, 2, 120))
                .as("also then it has a share")
                .isTrue();
    }
}
