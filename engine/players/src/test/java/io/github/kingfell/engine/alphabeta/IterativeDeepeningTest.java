package io.github.kingfell.engine.alphabeta;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.engine.alphabeta.IterativeDeepening.CompleteLine;
import io.github.kingfell.engine.alphabeta.evaluation.NetworkEvaluator;
import io.github.kingfell.engine.network.Network;
import io.github.kingfell.prover.ProofNumberPlayer;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.UciMove;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.search.Pv;
import io.github.kingfell.search.Score;
import io.github.kingfell.search.SearchControl;
import io.github.kingfell.search.SearchInfo.Iteration;
import io.github.kingfell.search.SearchLimits;
import io.github.kingfell.search.SearchSettings;
import io.github.kingfell.search.SearchTask;
import io.github.kingfell.search.TimeBudget;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests which results the main thread takes over from other threads. */
class IterativeDeepeningTest {
    private static final Position START = Positions.of("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    private static final Position BACK_RANK = Positions.of("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1");

    private final List<Iteration> iterations = new ArrayList<>();

    private IterativeDeepening searched(Position position, SearchLimits limits, int lines) {
        SearchSettings settings = SearchSettings.builder()
                .threads(2)
                .hashMegabytes(1)
                .multiPv(lines)
                .build();
        SearchControl control = new SearchControl(TimeBudget.UNLIMITED, limits.nodes(), false);
        SearchTask task = new SearchTask(position, limits, settings, control, info -> {
            if (info instanceof Iteration iteration) {
                iterations.add(iteration);
            }
        });
        TranspositionTable table = new TranspositionTable(1);
        SearchStack stack = new SearchStack(position, new NetworkEvaluator(Network.shipped()));
        RootSearch root = new RootSearch(stack, table, true);
        stack.begin(position, control, TablebaseValues.NONE, 0);
        root.begin(limits.searchMoves());
        MateClaims claims = new MateClaims(
                (rootMoves, moves, nodes) -> new ProofNumberPlayer(1)
                        .judge()
                        .prove(position, rootMoves, moves, nodes, control)
                        .orElse(null),
                control,
                limits.searchMoves(),
                root.moves().size(),
                10_000);
        IterativeDeepening deepening = new IterativeDeepening(task, stack, root, table, claims);
        deepening.run();
        return deepening;
    }

    private static SearchLimits nodes(int nodes) {
        return SearchLimits.builder().nodes(nodes).build();
    }

    private static CompleteLine finding(Position position, int depth, String move) {
        return new CompleteLine(depth, 77, Pv.of(UciMove.parse(move, position)));
    }

    @Test
    void takesADeeperLine() {
        IterativeDeepening deepening = searched(START, nodes(3_000), 1);
        CompleteLine deeper = finding(START, 40, "a2a3");
        deepening.hear(deeper);
        assertThat(deepening.result().line()).isEqualTo(deeper.line());
        assertThat(deepening.result().score()).isEqualTo(new Score.Centipawns(77));
        assertThat(iterations).last().satisfies(last -> {
            assertThat(last.depth()).isEqualTo(40);
            assertThat(last.line()).isEqualTo(deeper.line());
        });
        deepening.hear(finding(START, 40, "h2h3"));
        deepening.hear(finding(START, 41, "h2h4"));
        assertThat(deepening.result().line())
                .isEqualTo(finding(START, 41, "h2h4").line());
    }

    @Test
    void keepsItsOwnLineOtherwise() {
        IterativeDeepening deepening = searched(START, nodes(3_000), 1);
        IterativeDeepening.Result own = deepening.result();
        int depth = iterations.get(iterations.size() - 1).depth();
        deepening.hear(null);
        deepening.hear(finding(START, depth - 1, "a2a3"));
        assertThat(deepening.result()).isEqualTo(own);
    }

    @Test
    void keepsAProvedMateAndWhatWasAskedFor() {
        IterativeDeepening mate = searched(BACK_RANK, nodes(3_000), 1);
        mate.hear(finding(BACK_RANK, 100, "h2h3"));
        assertThat(mate.result().score()).isInstanceOf(Score.Mate.class);
        for (IterativeDeepening deepening : List.of(
                searched(START, SearchLimits.builder().depth(3).build(), 1), searched(START, nodes(3_000), 2))) {
            IterativeDeepening.Result own = deepening.result();
            deepening.hear(finding(START, 100, "a2a3"));
            assertThat(deepening.result()).isEqualTo(own);
        }
    }
}
