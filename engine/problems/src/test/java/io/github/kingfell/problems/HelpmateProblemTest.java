package io.github.kingfell.problems;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.kingfell.problems.forced.VariationPrinter;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.search.SearchControl;
import io.github.kingfell.search.TimeBudget;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HelpmateProblemTest {
    /** K. R. Chandrasekaran, British Chess Magazine 2013. */
    private static final String CHANDRASEKARAN = "8/2N5/2p1p3/1pp5/B1bk1P2/1ppPr3/2q5/2N4K b - - 0 1";

    /** Two rooks against a bare king: cooked beyond all measure. */
    private static final String COOKED = "7k/8/6K1/8/8/8/8/RR6 b - - 0 1";

    private static HelpmateProblem problem(String fen, int moves, int mostLines) {
        return new HelpmateProblem(Positions.of(fen), moves, mostLines, SearchControl.unlimited(), 4);
    }

    private static List<String> text(String fen, List<int[]> lines, boolean fromSecond) {
        return lines.stream()
                .map(line -> VariationPrinter.helpLine(Positions.of(fen), line, fromSecond))
                .toList();
    }

    @Test
    void solutionsAsPublished() {
        assertThat(text(CHANDRASEKARAN, problem(CHANDRASEKARAN, 2, 100).solutions(), false))
                .containsExactlyInAnyOrder(
                        "1. b2 Bxc2 2. Bb3 Nxb3#", "1. b4 Bxc6 2. Bb5 Nxb5#", "1. e5 Bxb3 2. Be6 Nxe6#");
        String twin = "8/8/6N1/8/6pp/6k1/4K1B1/7R b - - 0 1";
        assertThat(text(twin, problem(twin, 2, 100).solutions(), false)).containsExactly("1. h3 Nf4 2. hxg2 Nh5#");
    }

    @Test
    void shorterSolutionsAreCooks() {
        HelpmateProblem problem = problem(COOKED, 2, 1000);
        assertThat(text(COOKED, problem.shortSolutions(), false)).contains("1. Kg8 Rb8#", "1. Kg8 Ra8#");
        assertThat(problem.solutions()).hasSizeGreaterThan(1);
        assertThat(problem.isComplete()).isTrue();
        assertThat(problem.isCut()).isFalse();
    }

    @Test
    void setPlayBeginsWithTheSideThatMates() {
        String fen = "7k/8/5K2/8/8/8/8/R7 b - - 0 1";
        assertThat(text(fen, problem(fen, 2, 100).setPlay(), true)).contains("1... Kg6 2. Kg8 Ra8#");
        assertThat(problem("7k/8/6K1/8/8/8/8/7R b - - 0 1", 2, 100).setPlay()).isEmpty();
    }

    /** Three examples of double check from the tests of Popeye, with their solutions there. */
    @ParameterizedTest
    @CsvSource({
        "8/4P2b/8/1p6/6R1/3k4/3n4/6K1 w - - 0 1, 5, 1... e8=B 2. Ke2 Bh5 3. Bd3 Re4#",
        "8/2p2n2/2qk1K2/2p5/3p4/4P3/3R4/8 w - - 0 1, 3, 1... exd4 2. Ne5 dxe5#",
        "3R4/4p3/7B/2rP4/2pk4/5K2/8/8 w - - 0 1, 3, 1... Bg7+ 2. e5 dxe6#"
    })
    void halfMovesAsPublished(String fen, int plies, String solution) {
        HelpmateProblem problem = HelpmateProblem.ofPlies(Positions.of(fen), plies, 100, SearchControl.unlimited(), 4);
        assertThat(problem.solutions().stream()
                        .map(line -> VariationPrinter.helpLine(Positions.of(fen), line, false, true)))
                .containsExactly(solution);
        assertThat(problem.shortSolutions()).isEmpty();
        assertThat(problem.isComplete()).isTrue();
    }

    /** Bebesi and Bakcsi, from the examples of Popeye: the rook that castles blocks a square next to its king. */
    @ParameterizedTest
    @CsvSource({
        "4k2r/5p2/7b/8/8/8/P7/R3K2R b KQk - 0 1, 1. Bd2+ Kxd2 2. O-O Rag1#",
        "r3k3/pb1N4/8/8/1K5B/8/8/8 b q - 0 1, 1. a6 Bg3 2. O-O-O Nb6#"
    })
    void castlingAsPublished(String fen, String solution) {
        assertThat(text(fen, problem(fen, 2, 100).solutions(), false)).containsExactly(solution);
    }

    /** Bryukhanov (The Problemist 1996), Linß (Europa-Rochade 1988), Rinder (Die Schwalbe 1972), Niemann (1948). */
    @ParameterizedTest
    @CsvSource({
        "3K4/8/5k2/4b3/8/8/8/7B b - - 0 1, HELP, 6,"
                + "1. Ke6 Ke8 2. Kd6 Kf7 3. Kc7 Ke6 4. Kb8 Kd5 5. Ka8 Kc6 6. Bb8 Kb6#",
        "8/5p2/4r3/5K2/6nk/8/7P/8 b - - 0 1, HELP, 5, 1. Kh5 h4 2. Kh6 h5 3. Kg7 h6+ 4. Kf8 h7 5. Re7 h8=Q#",
        "8/8/8/1K1p4/3P4/8/k2p4/2B2B2 b - - 0 1, SERIES_HELP, 9,"
                + "1. d1=Q 2. Qxd4 3. Qa1 4. d4 5. d3 6. d2 7. d1=B 8. Bc2 9. Bb1 Bc4#",
        "8/8/knb5/npq5/rbr5/1P1K4/8/8 b - - 0 1, SERIES_HELP, 9,"
                + "1. Bb7 2. Nc6 3. Ra5 4. Na4 5. Qb6 6. Bc5 7. b4 8. Kb5 9. Ba6 bxc4#",
        "8/8/4K3/8/2kpn3/2rb2B1/8/8 b - - 0 1, SERIES_HELP, 6," + "1. Kc5 2. Rc4 3. Nc3 4. Be4 5. d3 6. Kd4 Bf2#",
        "1k6/6p1/8/8/8/7p/7P/7K b - - 0 1, HELP, 9,"
                + "1. g5 Kg1 2. g4 Kf1 3. g3 hxg3 4. Kc7 g4 5. Kd6 g5 6. Ke5 g6 7. Kf4 g7 8. Kg3 g8=Q+ 9. Kh2 Qg1#"
    })
    void longProblemsAsPublished(String fen, Goal.Play play, int moves, String solution) {
        Goal goal = Goal.of(play, ProblemAim.MATE);
        HelpmateProblem problem = HelpmateProblem.of(
                Positions.of(fen), goal, goal.plies(moves, false), 100, SearchControl.unlimited(), 16);
        assertThat(problem.solutions().stream()
                        .map(line ->
                                VariationPrinter.line(Positions.of(fen), goal, goal.plies(moves, false), line, false)))
                .containsExactly(solution);
        assertThat(problem.isComplete()).isTrue();
    }

    /** From Popeye's examples; its solutions. */
    @Tag("slow")
    @ParameterizedTest
    @CsvSource({
        "B1k5/1bp5/8/8/3r4/8/2q2p1r/5Kn1, HELP, 7,"
                + "1. Bh1 Bg2 2. Qh7 Kxf2 3. Rd8 Ke3 4. Kd7 Ba8 5. Bb7 Kd4 6. Bc8 Kd5 7. Qe7 Bc6#",
        "8/2K3p1/5q2/2k5/7p/5B2/8/8, RECIPROCAL, 7,"
                + "1. Qa6 Bc6 2. Kd4 Kd6 3. Ke3 Kd5 4. Kf3 Ke5+ 5. Kg4 Be4 6. Kh5 Kf5 7. Qf6#;"
                + "1. Qa6 Bc6 2. Kd4 Kd6 3. Ke3 Kd5 4. Kf3 Ke5+ 5. Kg4 Be4 6. Kh5 Kf5 7. Qh6 Bf3#",
    })
    void longestProblemsAsPublished(String board, Goal.Play play, int moves, String solutions) {
        Goal goal = Goal.of(play, ProblemAim.MATE);
        Position root = Positions.of(board + " b - - 0 1");
        HelpmateProblem problem = HelpmateProblem.of(root, goal, 2 * moves, 100, SearchControl.unlimited(), 64);
        assertThat(problem.solutions().stream().map(line -> VariationPrinter.line(root, goal, 2 * moves, line, false)))
                .containsExactlyInAnyOrder(solutions.split(";"));
        assertThat(problem.isComplete()).isTrue();
    }

    @Test
    void theSetPlayOfAHalfMoveIsTheOtherSides() {
        String fen = "7k/8/5K2/8/8/8/8/R7 w - - 0 1";
        HelpmateProblem problem = HelpmateProblem.ofPlies(Positions.of(fen), 3, 100, SearchControl.unlimited(), 1);
        assertThat(problem.setPlay()).isEmpty();
        assertThat(problem.solutions().stream()
                        .map(line -> VariationPrinter.helpLine(Positions.of(fen), line, false, true)))
                .contains("1... Kg6 2. Kg8 Ra8#");
        String near = "7k/8/6K1/8/8/8/8/R7 w - - 0 1";
        assertThat(HelpmateProblem.ofPlies(Positions.of(near), 3, 100, SearchControl.unlimited(), 1).setPlay().stream()
                        .map(line -> VariationPrinter.helpLine(Positions.of(near), line, true, true)))
                .containsExactly("1. Kg8 Ra8#");
    }

    @Test
    void noneWhereNoneIs() {
        HelpmateProblem bare = problem("7k/8/5K2/8/8/8/8/8 b - - 0 1", 3, 10);
        assertThat(bare.solutions()).isEmpty();
        assertThat(bare.isComplete()).isTrue();
    }

    @Test
    void tooManyLinesAreCutAndThatIsSaid() {
        HelpmateProblem problem = problem(COOKED, 2, 3);
        assertThat(problem.solutions()).hasSize(3);
        assertThat(problem.isCut()).isTrue();
    }

    @Test
    void aLimitIsSaid() {
        SearchControl few = new SearchControl(TimeBudget.UNLIMITED, 50, false);
        HelpmateProblem problem = new HelpmateProblem(Positions.of(CHANDRASEKARAN), 2, 100, few, 1);
        assertThat(problem.solutions()).isEmpty();
        assertThat(problem.isComplete()).isFalse();
    }

    /** No check before the last move of a series, and each number is one move. */
    @Test
    void seriesAreNumberedByMoves() {
        String direct = "1k6/8/8/8/2K5/8/7R/8 w - - 0 1";
        assertThat(series(direct, Goal.SERIES_MATE, 3)).contains("1. Kc5 2. Kb6 3. Rh8#");
        assertThat(series(direct, Goal.SERIES_MATE, 2)).isEmpty();
        assertThat(series("8/8/8/8/8/2K5/7R/4k3 b - - 0 1", Goal.SERIES_HELPMATE, 2))
                .containsExactly("1. Kd1 2. Kc1 Rh1#");
    }

    private static List<String> series(String fen, Goal goal, int moves) {
        return HelpmateProblem.of(Positions.of(fen), goal, goal.plies(moves, false), 99, SearchControl.unlimited(), 1)
                .solutions()
                .stream()
                .map(line -> VariationPrinter.line(Positions.of(fen), goal, goal.plies(moves, false), line, false))
                .toList();
    }

    @Test
    void atLeastOneMove() {
        assertThatThrownBy(() -> problem(COOKED, 0, 1)).isInstanceOf(IllegalArgumentException.class);
    }
}
