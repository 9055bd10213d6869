package io.github.kingfell.problems;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.problems.forced.VariationPrinter;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.search.SearchControl;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class ProofGameTest {
    private static final long SEED = Long.getLong("kingfell.seed", 1);

    /** From Popeye's {@code proof.inp}: the knight of b8 is the one of g8. */
    @Test
    void aKnightThatIsAnother() {
        String diagram = "rnbqkb1r/ppp2ppp/8/8/8/8/PPPPPPPP/RNBQKB1R w - - 0 1";
        assertThat(games(diagram, 8)).containsExactly("1. Nf3 e5 2. Nxe5 Ne7 3. Nxd7 Nec6 4. Nxb8 Nxb8");
        assertThat(problem(Positions.of(diagram), 8).shortSolutions()).isEmpty();
    }

    /** K. Kiesow, Die Schwalbe 2003. The right to castle must not hide that a queen stands on b3 instead of a pawn. */
    @Test
    void everySquareCounts() {
        assertThat(games("rnbqkbnr/ppp2ppp/3pp3/8/8/1PP5/P2PPPPP/RNB1KBNR w - - 0 1", 8))
                .containsExactly("1. c3 e6 2. Qa4 Ke7 3. b3 d6 4. Qe8+ Kxe8");
    }

    /** H. Gruber, Problemkiste 19, 1984, with castling. */
    @Test
    void castling() {
        assertThat(games("rnbqkbnr/pppp1p1p/8/4p1p1/1PQP4/8/P1PNPPPP/2KR1BNR w - - 0 1", 12))
                .containsExactly("1. d4 e5 2. Qd3 Ba3 3. b4 Bxc1 4. Qc4 Bh6 5. Nd2 g5 6. O-O-O Bf8");
    }

    /** G. Wilts and N. Geissler, feenschach 1994: thirty men are taken. */
    @Test
    @Tag("slow")
    void nearlyEverythingIsTaken() {
        assertThat(games("8/5k2/8/8/8/8/3K4/6Nb b - - 0 1", 31))
                .singleElement()
                .asString()
                .startsWith("1. e4 d5 2. exd5 Qxd5 3. Bd3 Qxa2 4. Bxh7 Qxb1 5. Rxa7 Qxc2 ")
                .endsWith(" 15. Bxf7 Kxf7 16. Kxd2");
    }

    /** G. Wilts, Shortest Proof Games 1991: the knights change places. */
    @Test
    void twentyPlies() {
        assertThat(games("nrbqkbrn/pppppppp/8/3B4/4QK2/6P1/PPPPPP1P/RNB3NR w - - 0 1", 20))
                .singleElement()
                .asString()
                .startsWith("1. g3 Nf6 2. Bg2 Nd5 3. Kf1 Nb6")
                .endsWith("9. Kf4 Rb8 10. Qe4 Na8");
    }

    /** N. Geissler and G. Donati, 1996, and R. Stanley, 1996; from Popeye's {@code proof_se.inp}. */
    @Test
    void seriesThatLeadToADiagram() {
        assertThat(series("rnbqkb2/pppppB1p/8/8/5R2/8/PPPPPP2/RNBQKBNR b - - 0 1", 14))
                .containsExactly("1. h4 2. h5 3. h6 4. hxg7 5. gxh8=R 6. Rxg8 7. Rg4 8. Rf4 9. g4 10. g5 11. g6 12. g7"
                        + " 13. g8=B 14. Bxf7#");
        assertThat(series("rnbqkbnr/pppppQpp/8/7B/8/4P3/PPPP1PPP/RNB1K1NR b - - 0 1", 5))
                .containsExactly("1. e3 2. Be2 3. Bh5 4. Qf3 5. Qxf7#");
    }

    @Test
    void aWholeTreeOfSeries() {
        Random random = new Random(SEED);
        for (int i = 0; i < 3; i++) {
            Position diagram = Fen.start().copy();
            for (int ply = 0; ply < 3; ply++) {
                int[] moves = MoveList.legal(diagram).toArray();
                diagram.make(moves[random.nextInt(moves.length)]);
                if (ply < 2) {
                    diagram.makeNull();
                }
            }
            String board = board(diagram);
            Goal goal = Goal.of(Goal.Play.SERIES, ProblemAim.of(ProblemAim.Kind.DIAGRAM));
            HelpmateProblem problem = HelpmateProblem.of(diagram, goal, 3, 100, SearchControl.unlimited(), 1);
            assertThat(problem.solutions())
                    .as(board)
                    .hasSize(countSeries(Fen.start().copy(), board, 3));
        }
    }

    /** P. Andernach 2001, from Popeye's {@code atob.inp}. */
    @Test
    @Tag("slow")
    void fromABoardToAnother() throws NotationException {
        Goal goal = Goal.of(Goal.Play.PROOF_GAME, ProblemAim.board("8/8/3R4/1k1KR3/2b3r1/2P5/8/8"));
        Position root = Positions.of("4R3/2k5/bR6/8/8/1KP3r1/8/8 w - - 0 1");
        assertThat(HelpmateProblem.of(root, goal, 12, 100, SearchControl.unlimited(), 16).solutions().stream()
                        .map(line -> VariationPrinter.line(root, goal, 12, line, false)))
                .containsExactly("1. Rh6 Bf1 2. Re2 Rg6 3. Kc4 Kb6 4. Kd5 Kb5 5. Re5 Rg4 6. Rd6 Bc4#");
    }

    @Test
    void everyGameToABoard() throws NotationException {
        Random random = new Random(SEED);
        int several = 0;
        for (Position root : CrowdedPositions.of(random, "RPnp", false, true, 12)) {
            Position end = root.copy();
            for (int ply = 0; ply < 3; ply++) {
                int[] moves = MoveList.legal(end).toArray();
                if (moves.length > 0) {
                    end.make(moves[random.nextInt(moves.length)]);
                }
            }
            String board = board(end);
            Goal goal = Goal.of(Goal.Play.PROOF_GAME, ProblemAim.board(board));
            int expected = count(root, board, 3);
            assertThat(HelpmateProblem.of(root, goal, 3, 1000, SearchControl.unlimited(), 1)
                            .solutions())
                    .as(Fen.format(root) + " to " + board)
                    .hasSize(expected);
            several += expected > 1 ? 1 : 0;
        }
        assertThat(several).isPositive();
    }

    private static int countSeries(Position position, String board, int moves) {
        int series = 0;
        for (int move : MoveList.legal(position).toArray()) {
            position.make(move);
            if (moves == 1) {
                series += board(position).equals(board) ? 1 : 0;
            } else if (!position.inCheck()) {
                position.makeNull();
                series += countSeries(position, board, moves - 1);
                position.unmakeNull();
            }
            position.unmake(move);
        }
        return series;
    }

    private static List<String> series(String diagram, int moves) {
        Goal goal = Goal.of(Goal.Play.SERIES, ProblemAim.of(ProblemAim.Kind.DIAGRAM));
        return HelpmateProblem.of(Positions.of(diagram), goal, moves, 100, SearchControl.unlimited(), 8)
                .solutions()
                .stream()
                .map(line -> VariationPrinter.line(Fen.start(), goal, moves, line, false))
                .toList();
    }

    @Test
    void aWholeTreeOfGames() {
        Random random = new Random(SEED);
        for (int i = 0; i < 3; i++) {
            Position diagram = Fen.start().copy();
            for (int ply = 0; ply < 3; ply++) {
                int[] moves = MoveList.legal(diagram).toArray();
                diagram.make(moves[random.nextInt(moves.length)]);
            }
            String board = board(diagram);
            assertThat(problem(diagram, 3).solutions())
                    .as(board)
                    .hasSize(count(Fen.start().copy(), board, 3));
        }
    }

    private static int count(Position position, String board, int plies) {
        if (plies == 0) {
            return board(position).equals(board) ? 1 : 0;
        }
        int games = 0;
        for (int move : MoveList.legal(position).toArray()) {
            position.make(move);
            games += count(position, board, plies - 1);
            position.unmake(move);
        }
        return games;
    }

    private static String board(Position position) {
        return Fen.format(position).split(" ")[0];
    }

    private static List<String> games(String diagram, int plies) {
        return problem(Positions.of(diagram), plies).solutions().stream()
                .map(line -> VariationPrinter.line(Fen.start(), Goal.PROOF_GAME, plies, line, false))
                .toList();
    }

    private static HelpmateProblem problem(Position diagram, int plies) {
        return HelpmateProblem.of(diagram, Goal.PROOF_GAME, plies, 100, SearchControl.unlimited(), 32);
    }
}
