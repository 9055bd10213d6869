package io.github.kingfell.problems.forced;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.kingfell.problems.Goal;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.MateOracle;
import io.github.kingfell.rules.check.MateProof;
import io.github.kingfell.rules.check.ProofChecker;
import io.github.kingfell.rules.check.RejectedProofException;
import io.github.kingfell.rules.notation.San;
import io.github.kingfell.rules.notation.UciMove;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.search.AttackRestriction;
import io.github.kingfell.search.SearchControl;
import io.github.kingfell.search.TimeBudget;
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
                    String refutation =
                            San.format(position, attempt.refutations().get(0));
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
        return VariationPrinter.setPlay(
                Positions.of(fen), problem(fen, goal, moves).setPlay());
    }

    @Test
    void aKeyWithAThreat() {
        assertThat(keys(MANSFIELD_1915, Goal.MATE, 2)).containsExactly("Rg3");
        assertThat(variations(MANSFIELD_1915, Goal.MATE, 2))
                .containsExactly("1. Rg3! (threat: 2. Qa2#)", "  1... Qd3+ 2. Nxd3#", "  1... Qg6 2. Nd3#");
        assertThat(variations(MANSFIELD_1918, Goal.MATE, 2))
                .containsExactly(
                        "1. Rd1! (threat: 2. Qc6#)",
                        "  1... Nc5, Ne5, Nb8, Nf8 2. Qd6#",
                        "  1... Nf6 2. Qg3#",
                        "  1... e6 2. Qc2#");
    }

    @Test
    void aKeyThatThreatensNothing() {
        assertThat(keys(MORPHY, Goal.MATE, 2)).containsExactly("Ra6");
        assertThat(variations(MORPHY, Goal.MATE, 2))
                .containsExactly(
                        "1. Ra6! (zugzwang)", "  1... Bh2, Bg3, Bf4, Be5, Bd6, Bc7 2. Rxa7#", "  1... bxa6 2. b7#");
    }

    @Test
    void aPieceTakenWhereTheThreatWouldGoIsADefence() {
        assertThat(variations("5brk/4p1p1/4PpP1/5pp1/6P1/4p1PB/4P1PR/5BRK w - - 0 1", Goal.MATE, 2))
                .containsExactly("1. gxf5! (threat: 2. Bg4#)", "  1... g4 2. Bxg4#");
    }

    @Test
    void setPlayAsPublished() {
        assertThat(setPlay(MANSFIELD_1915, Goal.MATE, 2))
                .containsExactlyInAnyOrder(
                        "1... Bxb4 2. Bc3# / Bxd4# (dual)", "1... Qc2 2. Bxc2#", "1... Qd3+ 2. Bxd3#");
        assertThat(setPlay(MANSFIELD_1918, Goal.MATE, 2)).containsExactly("1... exd6 2. Qc2#");
        assertThat(setPlay(MANSFIELD_1922, Goal.MATE, 2))
                .containsExactlyInAnyOrder(
                        "1... Ne4 2. Qc8#",
                        "1... Ne2, Nxg2, N4d3, N4h3, Nd5, Nh5, Ne6, Ng6 2. Qg4#",
                        "1... Bg5 2. Rxg5#");
    }

    @Test
    void aCompleteBlockHasSetPlayForEveryMove() {
        ForcedProblem block = problem("7k/5K2/8/8/6p1/6P1/8/R7 w - - 0 1", Goal.MATE, 2);
        assertThat(block.isCompleteBlock(block.setPlay())).isTrue();
        ForcedProblem morphy = problem(MORPHY, Goal.MATE, 2);
        assertThat(morphy.isCompleteBlock(morphy.setPlay())).isFalse();
    }

    @Test
    void noSetPlayInCheck() {
        ForcedProblem problem = problem("4k3/8/8/8/8/8/3q4/4K2R w - - 0 1", Goal.MATE, 2);
        assertThat(problem.setPlay()).isEmpty();
        assertThat(problem.isCompleteBlock(problem.setPlay())).isFalse();
    }

    @Test
    void triesAsPublished() {
        // The list of the first and the last quiet ones is that of the Meson database; it leaves some checks out.
        assertThat(tries(MANSFIELD_1915, 2))
                .contains("Nd3+ Qf1", "Bxf5+ e4", "Rxa3 Qg6", "Re3 Qg6", "Rf3 Qg6", "Rbh3 Qg6", "Qxf5+ e4");
        assertThat(tries(MANSFIELD_1918, 2)).containsExactlyInAnyOrder("Rd2 Rc1", "Rd4 Rc1", "Rc6+ Kb7");
    }

    @Test
    void cooksAndDuals() {
        String fen = "7k/8/5K2/8/8/8/8/QR6 w - - 0 1";
        assertThat(keys(fen, Goal.MATE, 2)).hasSizeGreaterThan(1);
        assertThat(String.join("\n", variations("8/P4R2/1k1p4/1N6/2K5/P7/8/8 w - - 0 1", Goal.MATE, 2)))
                .isEqualTo(String.join(
                        "\n", "1. a8=N+!", "  1... Ka5, Ka6 2. Ra7#", "  1... Kc6 2. Nd4# / Na7# / Rc7# (dual)"));
    }

    @Test
    void aShorterSolutionIsTold() {
        ForcedProblem problem = problem("7k/8/6K1/8/8/8/8/R7 w - - 0 1", Goal.MATE, 2);
        assertThat(problem.keys()).extracting(ForcedProblem.Key::length).contains(1);
        assertThat(problem.isWon(1)).isTrue();
    }

    @Test
    void variationsOfSeveralMoves() {
        List<String> lines = variations("1k6/8/3K4/8/8/8/7R/8 w - - 0 1", Goal.MATE, 3);
        assertThat(lines.get(0)).startsWith("1. ");
        assertThat(lines).anyMatch(line -> line.matches("\\s+1\\.\\.\\. .*[^#]"));
        assertThat(lines).anyMatch(line -> line.contains("#"));
    }

    @Test
    void aSelfmateByCastling() {
        assertThat(keys(CASTLING_SELFMATE, Goal.SELFMATE, 2)).containsExactly("O-O");
        assertThat(variations(CASTLING_SELFMATE, Goal.SELFMATE, 2))
                .containsExactly("1. O-O! (zugzwang)", "  1... h3", "    2. Bh1 (zugzwang)", "      2... h2#");
        assertThat(keys(CASTLING_SELFMATE.replace(" K ", " - "), Goal.SELFMATE, 2))
                .isEmpty();
    }

    @Test
    void rightsAreNeitherForgottenNorInvented() {
        String castling = "8/8/pPP5/8/7p/7k/7N/B3K2R w K - 0 1";
        assertThat(keys(castling, Goal.MATE, 2)).containsExactly("O-O");
        assertThat(keys(castling.replace(" K ", " - "), Goal.MATE, 2)).isEmpty();
        String enPassant = "4B3/4N1k1/8/3KPp1R/3Q4/8/p7/8 w - f6 0 1";
        assertThat(keys(enPassant, Goal.MATE, 2)).containsExactly("exf6+");
        assertThat(keys(enPassant.replace("f6", "-"), Goal.MATE, 2)).isEmpty();
    }

    @Test
    void stalemateIsNoMateAndMateNoStalemate() {
        String queen = "k7/2K5/8/8/8/8/8/1Q6 w - - 0 1";
        assertThat(keys(queen, Goal.STALEMATE, 1)).contains("Qb6");
        assertThat(keys(queen, Goal.MATE, 1)).contains("Qb7#").doesNotContain("Qb6");
        assertThat(keys(queen, Goal.STALEMATE, 1)).doesNotContain("Qb7#");
        // After a quiet move of the king the bare king is stalemated, not mated in two.
        assertThat(keys("k7/P7/8/1K6/8/8/8/8 w - - 0 1", Goal.MATE, 2)).isEmpty();
        assertThat(keys("k7/P7/8/1K6/8/8/8/8 w - - 0 1", Goal.STALEMATE, 1)).containsExactlyInAnyOrder("Ka6", "Kb6");
    }

    @Test
    void theDefenderMayLetHimselfBeStalemated() {
        // Black answers 1. Kf7 with g3, and if the pawn is taken there is no move left.
        String trap = "7k/5K2/8/8/6p1/8/7P/R7 w - - 0 1";
        for (ForcedProblem.Key key : problem(trap, Goal.MATE, 3).keys()) {
            assertThat(MateOracle.isMated(Positions.play(Positions.of(trap), UciMove.format(key.move(), false)), 2))
                    .isTrue();
        }
    }

    @Test
    void repetitionAndFiftyMovesDoNotExist() {
        assertThat(keys("7k/8/5K2/8/8/8/8/R7 w - - 99 80", Goal.MATE, 2)).containsExactly("Kg6", "Kf7");
    }

    @Test
    void checksOnlyProvesWhatItFinds() throws RejectedProofException {
        // WAC.004: 1. Qxh7+ Kxh7 2. hxg6#.
        String fen = "r1bq2rk/pp3pbp/2p1p1pQ/7P/3P4/2PB1N2/PP3PPR/2KR4 w - - 0 1";
        ForcedProblem problem = problem(fen, Goal.MATE, 3, AttackRestriction.CHECKS_ONLY);
        assertThat(problem.isWon(1)).isFalse();
        assertThat(problem.isWon(2)).isTrue();
        MateProof proof = problem.proof(2).orElseThrow();
        assertThat(ProofChecker.check(Positions.of(fen), new int[0], proof).moves())
                .isEqualTo(2);
        assertThat(keys(MORPHY, problem(MORPHY, Goal.MATE, 2, AttackRestriction.CHECKS_ONLY)))
                .isEmpty();
    }

    @Test
    void kingStepsLeaveOutMoves() {
        String fen = "7k/8/5K2/8/8/8/8/R7 w - - 0 1";
        assertThat(keys(fen, problem(fen, Goal.MATE, 2, AttackRestriction.kingSteps(1))))
                .containsExactly("Kg6", "Kf7");
        assertThat(keys(fen, problem(fen, Goal.MATE, 2, AttackRestriction.kingSteps(0))))
                .isEmpty();
        AttackRestriction both = AttackRestriction.CHECKS_ONLY.and(AttackRestriction.kingSteps(1));
        assertThat(keys(fen, problem(fen, Goal.MATE, 2, both))).isEmpty();
    }

    @Test
    void aLimitEndsTheSearchAndIsSaid() {
        SearchControl few = new SearchControl(TimeBudget.UNLIMITED, 50, false);
        ForcedProblem problem =
                new ForcedProblem(Positions.of(MANSFIELD_1922), Goal.MATE, 2, AttackRestriction.NONE, few, 1);
        assertThat(problem.keys()).isEmpty();
        assertThat(problem.isComplete()).isFalse();
        assertThat(problem.tries()).isEmpty();
        assertThat(problem.setPlay()).isEmpty();
        assertThat(problem.nodes()).isLessThanOrEqualTo(60);
    }

    @Test
    void whatIsNoForcedProblemIsRefused() {
        assertThatThrownBy(() -> problem(MORPHY, Goal.HELPMATE, 2)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> problem(MORPHY, Goal.MATE, 0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> problem(MORPHY, Goal.SELFMATE, 2).proof(2)).isInstanceOf(IllegalStateException.class);
    }
}
