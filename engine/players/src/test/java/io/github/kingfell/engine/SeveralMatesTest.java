package io.github.kingfell.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.engine.forcing.endgame.EndgameBook;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.ProofChecker;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.search.Grounds;
import io.github.kingfell.search.Score;
import io.github.kingfell.search.SearchInfo;
import io.github.kingfell.search.SearchInfo.Iteration;
import io.github.kingfell.search.SearchLimits;
import io.github.kingfell.search.SearchRequest;
import io.github.kingfell.search.SearchSettings;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** With several lines every mate among them is proved, complete and in its place. */
@Timeout(300)
class SeveralMatesTest {
    private static final String TWO_ROOKS = "7k/8/8/8/8/8/R7/1R4K1 w - - 0 1";

    private static RecordingListener search(String fen, int lines, int threads, SearchLimits limits)
            throws InterruptedException {
        try (Engine engine = new Engine(EndgameBook.EMPTY)) {
            // Without distance tables, which would know these mates before they are proven.
            engine.configure(SearchSettings.builder()
                    .threads(threads)
                    .hashMegabytes(8)
                    .multiPv(lines)
                    .moveOverhead(0)
                    .exactTables(false)
                    .build());
            RecordingListener listener = new RecordingListener();
            engine.go(new SearchRequest(Positions.of(fen), limits), listener);
            engine.awaitIdle();
            return listener;
        }
    }

    /** Returns the last complete set of lines. */
    private static List<Iteration> last(RecordingListener search, int lines) {
        List<Iteration> all = search.lines();
        int end = all.size();
        while (all.get(end - 1).multiPv() != lines) {
            end--;
        }
        return all.subList(end - lines, end);
    }

    private static int mate(Iteration line) {
        return line.score() instanceof Score.Mate mate ? mate.moves() : 0;
    }

    private static void assertSound(RecordingListener search, String fen) throws Exception {
        Position root = Positions.of(fen);
        int rank = 0;
        for (Iteration line : search.lines()) {
            assertThat(line.multiPv()).isIn(1, rank + 1);
            rank = line.multiPv();
            if (line.score() instanceof Score.Mate mate) {
                int[] first = {line.line().move(0)};
                int moves = mate.moves();
                assertThat(line.line().length()).isEqualTo(moves > 0 ? 2 * moves - 1 : -2 * moves);
                int[] only = moves < 0 && line.multiPv() > 1 ? first : new int[0];
                assertThat(ProofChecker.check(root, only, mate.certificate().proof())
                                .moves())
                        .isEqualTo(moves);
            }
        }
    }

    @Test
    void whateverTheThreadsDoItIsSound() throws Exception {
        assertSound(
                search(TWO_ROOKS, 4, 2, SearchLimits.builder().nodes(100_000).build()), TWO_ROOKS);
    }

    @Test
    void theProverFindsTheMatesOfFurtherMoves() throws Exception {
        RecordingListener search =
                search(TWO_ROOKS, 4, 1, SearchLimits.builder().nodes(400_000).build());
        assertSound(search, TWO_ROOKS);
        List<Iteration> lines = last(search, 4);
        assertThat(lines).extracting(Iteration::multiPv).containsExactly(1, 2, 3, 4);
        assertThat(lines).extracting(SeveralMatesTest::mate).isSorted().allMatch(moves -> moves > 0);
        assertThat(mate(lines.get(0))).isEqualTo(2);
        Set<Integer> moves = new HashSet<>();
        lines.forEach(line -> moves.add(line.line().move(0)));
        assertThat(moves).hasSize(4);
        assertThat(search.outcome().bestMove()).isEqualTo(lines.get(0).line().move(0));
    }

    @Test
    void goMateWithSeveralLines() throws Exception {
        RecordingListener search =
                search(TWO_ROOKS, 3, 1, SearchLimits.builder().mate(3).build());
        assertSound(search, TWO_ROOKS);
        assertThat(last(search, 3)).extracting(SeveralMatesTest::mate).allMatch(moves -> moves >= 2 && moves <= 3);
    }

    @Test
    void aMateBesideEstimates() throws Exception {
        String fen = "2rr3k/pp3pp1/1nnqbN1p/3pN3/2pP4/2P3Q1/PPB4P/R4RK1 w - - 0 1";
        RecordingListener search =
                search(fen, 3, 1, SearchLimits.builder().nodes(100_000).build());
        assertSound(search, fen);
        List<Iteration> lines = last(search, 3);
        assertThat(mate(lines.get(0))).isEqualTo(2);
        assertThat(mate(lines.get(1))).isZero();
        assertThat(lines.get(1).line().move(0)).isNotEqualTo(lines.get(0).line().move(0));
        assertThat(search.infos()).contains(new SearchInfo.NoShorterMate(2, Grounds.SEARCH));
    }

    @Test
    void whereAllMovesLoseTheLongestDefenceComesFirst() throws Exception {
        String fen = "6k1/8/R7/8/8/8/8/1R4K1 b - - 0 1";
        int moves = Positions.legalMoves(Positions.of(fen)).size();
        RecordingListener search =
                search(fen, moves, 1, SearchLimits.builder().nodes(200_000).build());
        assertSound(search, fen);
        List<Iteration> lines = last(search, moves);
        assertThat(lines).extracting(SeveralMatesTest::mate).isSorted().allMatch(mate -> mate < 0);
        assertThat(mate(lines.get(0))).isEqualTo(-2);
    }

    @Test
    void aMoveThatIsMatedIsLastAndDoesNotCondemnThePosition() throws Exception {
        // 1. Kh1?? allows Qf1 mate; the other moves hold out longer.
        String fen = "6k1/8/8/8/8/5q2/6PP/6K1 w - - 0 1";
        int moves = Positions.legalMoves(Positions.of(fen)).size();
        RecordingListener search =
                search(fen, moves, 1, SearchLimits.builder().depth(4).build());
        assertSound(search, fen);
        List<Iteration> lines = last(search, moves);
        assertThat(mate(lines.get(0))).isZero();
        assertThat(mate(lines.get(moves - 1))).isEqualTo(-1);
    }
}
