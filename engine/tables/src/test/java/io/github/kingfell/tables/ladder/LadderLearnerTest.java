package io.github.kingfell.tables.ladder;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.tables.distance.TableLibrary;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class LadderLearnerTest {
    private static final int NOTHING = 1000;

    private static EndingGraph graph(String name) {
        return EndingGraph.of(MaterialKey.parse(name), TableLibrary.withShippedTables(), 2);
    }

    private static AdviceLadder learn(EndingGraph graph, int ahead) {
        return LadderLearner.winning(graph, new LadderLearner.Limits(ahead, 30, 6))
                .learn((found, covered) -> {});
    }

    @Test
    @Tag("slow")
    void kingAndRookIsWonFromEveryPosition() {
        EndingGraph graph = graph("KRK");
        LadderVerdict verdict = new LadderPlay(graph, learn(graph, 3)).verdict();
        assertThat(verdict.won()).isEqualTo(21_959);
        assertThat(verdict.kept()).isEqualTo(21_959);
        assertThat(verdict.longest()).isBetween(16, 50);
        assertThat(verdict.shortest()).isLessThan(verdict.played());
    }

    /** What is not had is said, and nothing that is had fails: the pawn ending is full of drawn neighbours. */
    @Test
    @Tag("slow")
    void adviceForAPawnNeverLosesTheWin() {
        EndingGraph graph = graph("KPK");
        LadderVerdict verdict = new LadderPlay(graph, learn(graph, 3)).verdict();
        assertThat(verdict.won()).isEqualTo(62_480);
        assertThat(verdict.failing()).isZero();
        assertThat(verdict.kept() + verdict.silent()).isEqualTo(verdict.won());
        assertThat(verdict.kept()).isGreaterThan(verdict.won() * 9 / 10);
    }

    /** A false ladder is found out: any position counts as a pattern, so the play goes nowhere. */
    @Test
    @Tag("slow")
    void theJudgeFindsAFalsePattern() {
        EndingGraph graph = graph("KRK");
        Rung any = new Rung(List.of(new Clue(LadderTerm.number("{}", x -> 0), 0, 0)));
        LadderVerdict verdict = new LadderPlay(graph, new AdviceLadder(1, List.of(any))).verdict();
        assertThat(verdict.failing()).isGreaterThan(20_000);
        assertThat(verdict.notKept()).isNotNull();
    }

    /** Plays by the words alone, by plain search on the board: no graph and no table. */
    @Test
    @Tag("slow")
    void gamesOnTheBoardEndAsTheJudgeSays() {
        EndingGraph graph = graph("KQK");
        AdviceLadder ladder = learn(graph, 2);
        LadderVerdict verdict = new LadderPlay(graph, ladder).verdict();
        assertThat(verdict.kept()).isEqualTo(verdict.won());
        SplittableRandom random = new SplittableRandom(1978);
        for (int game = 0; game < 60; game++) {
            Position position = graph.position(random.nextInt(graph.size(Color.WHITE)), Color.WHITE);
            assertThat(movesToMate(position, ladder, random))
                    .as(Fen.format(position))
                    .isLessThanOrEqualTo(verdict.longest());
        }
    }

    private static int movesToMate(Position position, AdviceLadder ladder, SplittableRandom random) {
        int moves = 0;
        while (moves < NOTHING) {
            List<Integer> advised = advised(position, ladder);
            if (advised.isEmpty()) {
                return NOTHING;
            }
            position.make(advised.get(random.nextInt(advised.size())));
            moves++;
            MoveList replies = MoveList.legal(position);
            if (replies.isEmpty()) {
                return position.inCheck() ? moves : NOTHING;
            }
            position.make(replies.get(random.nextInt(replies.size())));
            if (position.material() != graphMaterial()) {
                return NOTHING;
            }
        }
        return moves;
    }

    private static long graphMaterial() {
        return MaterialKey.parse("KQK");
    }

    /** Returns the moves that force the lowest aim soonest. */
    private static List<Integer> advised(Position position, AdviceLadder ladder) {
        int lowest = whiteToMove(position, ladder, ladder.moves());
        int soon = 1;
        while (whiteToMove(position, ladder, soon) > lowest) {
            soon++;
        }
        List<Integer> advised = new ArrayList<>();
        MoveList moves = MoveList.legal(position);
        for (int i = 0; i < moves.size() && lowest < NOTHING; i++) {
            position.make(moves.get(i));
            if (blackToMove(position, ladder, soon - 1) == lowest) {
                advised.add(moves.get(i));
            }
            position.unmake(moves.get(i));
        }
        return advised;
    }

    private static int whiteToMove(Position position, AdviceLadder ladder, int ahead) {
        int best = NOTHING;
        MoveList moves = MoveList.legal(position);
        for (int i = 0; i < moves.size(); i++) {
            position.make(moves.get(i));
            best = Math.min(best, blackToMove(position, ladder, ahead - 1));
            position.unmake(moves.get(i));
        }
        return best;
    }

    private static int blackToMove(Position position, AdviceLadder ladder, int ahead) {
        MoveList replies = MoveList.legal(position);
        if (replies.isEmpty()) {
            return position.inCheck() ? 0 : NOTHING;
        }
        int here = NOTHING;
        for (int i = ladder.rungs().size(); i > 0; i--) {
            here = ladder.rungs().get(i - 1).fits(position) ? i : here;
        }
        int worst = 0;
        for (int i = 0; i < replies.size() && ahead > 0; i++) {
            position.make(replies.get(i));
            boolean lost = position.material() != graphMaterial();
            worst = Math.max(worst, lost ? NOTHING : whiteToMove(position, ladder, ahead));
            position.unmake(replies.get(i));
        }
        return ahead > 0 ? Math.min(here, worst) : here;
    }
}
