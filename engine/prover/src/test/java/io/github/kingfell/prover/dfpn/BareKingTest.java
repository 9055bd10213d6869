package io.github.kingfell.prover.dfpn;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.prover.solver.MateSolver;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.MateOracle;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.rules.testkit.RandomWalk;
import io.github.kingfell.search.SearchControl;
import io.github.kingfell.tables.ExactValues;
import java.util.EnumSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class BareKingTest {
    private static final int[] ALL = {};
    private static final Set<Refinement> REFINEMENTS = EnumSet.allOf(Refinement.class);

    /** Estimates without any relation to the position. */
    private static final ExactValues WILD = new ExactValues() {
        @Override
        public int plies(Position position) {
            return UNKNOWN;
        }

        @Override
        public int pliesAgainstBareKing(Position position, int attacker) {
            int guess = (int) (position.key() >>> 40) % 24;
            return guess < 8 ? DRAW : guess;
        }
    };

    private static ProofTable table(int megabytes) {
        ProofTable table = new ProofTable();
        table.resize(megabytes);
        return table;
    }

    /** The estimate decides what is searched first, never the result. */
    @ParameterizedTest
    @MethodSource(RandomWalk.FEW_WALKS)
    void wrongGuessesChangeNoVerdict(RandomWalk walk) {
        ProofTable table = table(4);
        SearchControl control = SearchControl.unlimited();
        walk.forEach(position -> {
            if (position.ply() % 7 != 0 || Positions.legalMoves(position).isEmpty()) {
                return;
            }
            for (int bound = 1; bound <= 2; bound++) {
                table.clear();
                int attacker = position.sideToMove();
                Method method = new Method(REFINEMENTS, () -> WILD);
                MateSolver solver = new MateSolver(table, position, ALL, attacker, bound, false, method);
                solver.advance(400_000, control);
                MateSolver.State expected =
                        MateOracle.mates(position, bound) ? MateSolver.State.PROVED : MateSolver.State.DISPROVED;
                assertThat(solver.state()).as("%s bound %d", walk, bound).isEqualTo(expected);
            }
        });
    }

    /** A child that is put off is not looked at, and may have no reply: 1. Kf7 is stalemate. */
    @Test
    void aStalemateThatWasPutOffIsNoMate() {
        ExactValues hopeless = new ExactValues() {
            @Override
            public int plies(Position position) {
                return UNKNOWN;
            }

            @Override
            public int pliesAgainstBareKing(Position position, int attacker) {
                return DRAW;
            }
        };
        Position root = Positions.of("7k/8/5KP1/8/8/8/8/8 w - - 0 1");
        assertThat(MateOracle.mates(root, 2)).isFalse();
        MateSolver solver = new MateSolver(table(4), root, ALL, 0, 2, false, new Method(REFINEMENTS, () -> hopeless));
        solver.advance(400_000, SearchControl.unlimited());
        assertThat(solver.state()).isEqualTo(MateSolver.State.DISPROVED);
    }

    @Test
    void whatIsTooFarComesAfterAllElse() {
        assertThat(BareKing.first(500, 7, 6)).isGreaterThan(BareKing.first(500, 6, 6));
        assertThat(BareKing.first(500, 7, 6)).isGreaterThanOrEqualTo(BareKing.FAR);
        assertThat(BareKing.first(500, 6, 6)).isGreaterThan(BareKing.first(500, 6, 9));
        assertThat(BareKing.first(500, BareKing.UNKNOWN, 1)).isEqualTo(500);
        assertThat(BareKing.first(500, BareKing.NEVER, 120)).isGreaterThanOrEqualTo(BareKing.FAR);
    }

    @Test
    void anotherBoundChangesWhatIsTooFar() {
        ProofEntry entry = new ProofEntry();
        entry.proof = 40;
        entry.likelyLength = 7;
        entry.left = 9;
        assertThat(BareKing.kept(entry, 9)).isEqualTo(40);
        assertThat(BareKing.kept(entry, 6)).isGreaterThanOrEqualTo(BareKing.FAR);
        entry.proof = BareKing.FAR + 40;
        entry.left = 6;
        assertThat(BareKing.kept(entry, 9)).isLessThan(BareKing.FAR);
        assertThat(BareKing.kept(entry, 6)).isEqualTo(BareKing.FAR + 40);
    }
}
