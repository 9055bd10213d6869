package io.github.kingfell.tables.ladder;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.board.MaterialKey;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.tables.ExactValues;
import io.github.kingfell.tables.distance.TableLibrary;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("slow")
class HoldLearnerTest {
    private static final long PAWN_ENDING = MaterialKey.parse("KPK");
    private static final TableLibrary LIBRARY = TableLibrary.withShippedTables();
    private static EndingGraph graph;

    @BeforeAll
    static void makeGraph() {
        graph = EndingGraph.of(PAWN_ENDING, LIBRARY, 2);
    }

    private static HoldLearner.Learned learn(int ahead) {
        return HoldLearner.learn(graph, new LadderLearner.Limits(ahead, 30, 6), (found, covered) -> {});
    }

    /** What the judge says is played on boards: random moves that follow the words, against random moves. */
    @Test
    void aLonePawnIsHeldForEver() {
        HoldLearner.Learned learned = learn(4);
        assertThat(learned.verdict().drawn()).isEqualTo(35_210);
        assertThat(learned.verdict().held()).isEqualTo(35_210);
        assertThat(learned.isWhole()).isTrue();
        SplittableRandom random = new SplittableRandom(1978);
        ExactValues values = LIBRARY.reader();
        for (int game = 0; game < 8; game++) {
            Position position = drawn(random);
            for (int move = 0; move < 12 && position.material() == PAWN_ENDING; move++) {
                List<Integer> advised = new AdviceOnBoards(learned.advice()).moves(position);
                if (MoveList.legal(position).isEmpty()) {
                    assertThat(position.inCheck()).as(Fen.format(position)).isFalse();
                    break;
                }
                assertThat(advised).as(Fen.format(position)).isNotEmpty();
                position.make(advised.get(random.nextInt(advised.size())));
                assertThat(values.plies(position)).as(Fen.format(position)).isEqualTo(ExactValues.DRAW);
                MoveList replies = MoveList.legal(position);
                if (replies.isEmpty()) {
                    break;
                }
                position.make(replies.get(random.nextInt(replies.size())));
            }
        }
    }

    private static Position drawn(SplittableRandom random) {
        int node = random.nextInt(graph.size(Color.BLACK));
        while (!graph.isDrawn(node, Color.BLACK)) {
            node = random.nextInt(graph.size(Color.BLACK));
        }
        return graph.position(node, Color.BLACK);
    }

    /** With less to see, some is not held; what is not adds up, and nothing that is advised loses. */
    @Test
    void whatIsNotHeldIsSaid() {
        HoldVerdict verdict = learn(1).verdict();
        assertThat(verdict.held()).isBetween(1, 35_209);
        assertThat(verdict.losing()).isZero();
        assertThat(verdict.held() + verdict.later() + verdict.silent()).isEqualTo(verdict.drawn());
        assertThat(verdict.notHeld()).isNotNull();
    }

    /** A false pattern that fits everything advises every move, and is found out. */
    @Test
    void theJudgeFindsAFalsePattern() {
        Rung any = new Rung(List.of(new Clue(LadderTerm.number("{}", x -> 0), 0, 0)));
        HoldVerdict verdict = new HoldPlay(graph, new AdviceLadder(1, List.of(any))).verdict();
        assertThat(verdict.silent()).isZero();
        assertThat(verdict.losing()).isGreaterThan(1_000);
        assertThat(verdict.held()).isLessThan(verdict.drawn());
    }
}
