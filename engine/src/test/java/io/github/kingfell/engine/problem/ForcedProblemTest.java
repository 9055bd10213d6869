package io.github.kingfell.engine.problem;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.kingfell.engine.board.Position;
import io.github.kingfell.engine.check.ProofChecker;
import io.github.kingfell.engine.notation.San;
import io.github.kingfell.engine.search.AttackRestriction;
import io.github.kingfell.engine.search.SearchControl;
import io.github.kingfell.engine.search.TimeBudget;
import io.github.kingfell.engine.testkit.Positions;
import java.util.List;
import org.junit.jupiter.api.Test;

class ForcedProblemTest {
    /** C. Mansfield, British Chess Magazine 1915. */
    private static final String MANSFIELD_1915 = "8/7B/K3Q3/4pq2/1P1p4/bR6/1B6/NkN4R w - - 0 1";

    /** C. Mansfield, British Chess Magazine 1918. */
    private static final String MANSFIELD_1918 = "n1rbb3/P1knpR2/1q1R2QK/B6p/8/8/6B1/7r w - - 0 1";

    /** C. Mansfield, British Chess Magazine 1922, 2nd prize. */
    private static final String MANSFIELD_1922 = "6K1/6p1/7b/4Pk2/2Q2n1P/2B3R1/5nP1/5R2 w - - 0 1";

    /** Ascribed to P. Morphy, about 1850. */
    private static final String MORPHY = "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1";

    /** Problem database (PDB) P1072567, the second twin. */
    private static final String CASTLING_SELFMATE = "8/8/6N1/8/6pp/6k1/6B1/4K2R w K - 0 1";

    private static ForcedProblem problem(String fen, Goal goal, int moves) {
        return problem(fen, goal, moves, AttackRestriction.NONE);
    }

    private static ForcedProblem problem(String fen, Goal goal, int moves, AttackRestriction restriction) {
        return new ForcedProblem(Positions.of(fen), goal, moves, restriction, SearchControl.unlimited(), 4);
    }

    private static List<String> keys(String fen, Goal goal, int moves) {
        return keys(fen, problem(fen, goal, moves));
    }

    private static List<String> keys(String fen, ForcedProblem problem) {
        return problem.keys().stream()
                .map(key -> San.format(Positions.of(fen), key.move()))
                .toList();
    }

    private static List<String> tries(String fen, int moves) {
        Position position = Positions.of(fen);
        return problem(fen, Goal.MATE, moves).tries().stream()
                .map(attempt -> {
                    String move = San.format(position, attempt.move());
                    position.make(attempt.move());
                    String refutation = San.format(position, attempt.refutation());
                    position.unmake(attempt.move());
                    return move + " " + refutation;
                })
                .toList();
    }

    private static List<String> variations(String fen, Goal goal, int moves) {
        ForcedProblem problem = problem(fen, goal, moves);
        int key = problem.keys().get(0).move();
        return VariationPrinter.variations(Positions.of(fen), problem.variations(key));
    }

    private static List<String> setPlay(String fen, Goal goal, int moves) {
        return VariationPrinter.setPlay(Positions.of(fen), problem(fen, goal, moves).setPlay());
    }

    @Test
    void aKeyWithAThreat() {
        assertThat(keys(MANSFIELD_1915, Goal.MATE, 2)).containsExactly("Rg3");
        assertThat(variations(MANSFIELD_1915, Goal.MATE, 2))
                .containsExactlyInAnyOrder(
                        "1. Rg3! (threat: 2. Qa2#)",
                        "  1... Kxb2 2. Qa2#",
                        "  1... Qd3+ 2. Nxd3#",
                        "  1... Qg6 2. Nd3#");
    }

    @Test
    void show() {
        for (String fen : List.of(MANSFIELD_1915, MANSFIELD_1918, MANSFIELD_1922, MORPHY)) {
            System.err.println(variations(fen, Goal.MATE, 2) + "\n set" + setPlay(fen, Goal.MATE, 2) + "\n tries"
                    + tries(fen, 2));
        }
        System.err.println(variations(CASTLING_SELFMATE, Goal.SELFMATE, 2));
    }
}
