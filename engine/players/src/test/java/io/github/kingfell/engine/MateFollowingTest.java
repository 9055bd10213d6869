package io.github.kingfell.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.engine.forcing.endgame.EndgameBook;
import io.github.kingfell.positions.Suite;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Epd;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.rules.testkit.SuiteLines;
import io.github.kingfell.search.Clock;
import io.github.kingfell.search.Score;
import io.github.kingfell.search.SearchLimits;
import io.github.kingfell.search.SearchRequest;
import io.github.kingfell.search.SearchSettings;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * After a mate is announced, every move brings the game nearer to it, whatever the opponent replies and whatever the
 * limit.
 */
@Timeout(300)
class MateFollowingTest {
    private static final String MATE_IN_38 = "1R6/6pK/5p2/4p3/1B1p3n/8/p1p1pp2/1k3b2 w - - 0 1";
    /** Of five men, so that no exact table answers. */
    private static final String MATE_IN_2 = "7k/8/8/8/8/6p1/R7/1R4K1 w - - 0 1";

    /** All too small to find a mate of more than a move or two. */
    private static final List<SearchLimits> SMALL_LIMITS = List.of(
            SearchLimits.builder().nodes(1).build(),
            SearchLimits.builder().depth(1).build(),
            SearchLimits.builder().mate(1).nodes(1).build(),
            SearchLimits.builder().clock(new Clock(1, 0, 0)).build());

    private final Engine engine = new Engine(EndgameBook.EMPTY);
    private final Random random = new Random(19);
    private int searches;

    @BeforeEach
    void smallTables() {
        engine.configure(
                SearchSettings.builder().hashMegabytes(1).moveOverhead(0).build());
    }

    @AfterEach
    void close() {
        engine.close();
    }

    private RecordingListener go(Position position, SearchLimits limits) throws InterruptedException {
        RecordingListener listener = new RecordingListener();
        engine.go(new SearchRequest(position, limits), listener);
        engine.awaitIdle();
        return listener;
    }

    private SearchLimits anySmallLimit() {
        return SMALL_LIMITS.get(searches++ % SMALL_LIMITS.size());
    }

    private static int mate(RecordingListener search) {
        return search.outcome().score() instanceof Score.Mate mate ? mate.moves() : 0;
    }

    /** A game whose moves the engine does not know: it gets each position only with its history. */
    @Test
    void theMatesOfTheSuiteAreFollowed() throws Exception {
        int announced = 0;
        for (Epd problem : SuiteLines.of(Suite.MATE_WAC_80).toList()) {
            engine.newGame();
            Position position = problem.position();
            RecordingListener search =
                    go(position, SearchLimits.builder().nodes(20_000).build());
            if (mate(search) > 0) {
                announced++;
                follow(position, search);
            }
        }
        assertThat(announced).isGreaterThan(20);
    }

    @Test
    @Tag("slow")
    void aLongMateIsFollowedWithATinyTable() throws Exception {
        Position position = Positions.of(MATE_IN_38);
        RecordingListener search =
                go(position, SearchLimits.builder().nodes(4_000_000).build());
        assertThat(mate(search)).isGreaterThanOrEqualTo(38);
        follow(position, search);
    }

    /** Plays on to the mate, with longest and random replies in turn. */
    private void follow(Position position, RecordingListener search) throws InterruptedException {
        int moves = mate(search);
        while (moves > 0) {
            position.make(search.outcome().bestMove());
            List<Integer> replies = new ArrayList<>(Positions.legalMoves(position));
            if (replies.isEmpty()) {
                assertThat(position.inCheck()).isTrue();
                return;
            }
            RecordingListener opponent = go(position, anySmallLimit());
            assertThat(mate(opponent)).as("seen by the side that is mated").isBetween(1 - moves, -1);
            boolean longest = searches % 3 == 0;
            position.make(longest ? opponent.outcome().bestMove() : replies.get(random.nextInt(replies.size())));
            search = go(position, anySmallLimit());
            assertThat(mate(search)).as("after the reply").isBetween(1, moves - 1);
            moves = mate(search);
        }
        assertThat(moves).as("mate, or the game ended in it").isPositive();
    }

    @Test
    void everyReplyIsKnown() throws Exception {
        Position position = Positions.of("8/8/8/8/1K4R1/8/k7/8 w - - 0 1");
        RecordingListener search = go(position, SearchLimits.builder().mate(3).build());
        assertThat(mate(search)).isEqualTo(3);
        position.make(search.outcome().bestMove());
        for (int reply : Positions.legalMoves(position)) {
            position.make(reply);
            assertThat(mate(go(position, anySmallLimit()))).isBetween(1, 2);
            position.unmake(reply);
            // The engine remembers the last mate only: this leads back to the first.
            engine.newGame();
            position.unmake(search.outcome().bestMove());
            go(position, SearchLimits.builder().mate(3).build());
            position.make(search.outcome().bestMove());
        }
    }

    @Test
    void aNewGameForgets() throws Exception {
        Position position = Positions.of(MATE_IN_2);
        SearchLimits little = SearchLimits.builder().nodes(1).build();
        assertThat(mate(go(position, SearchLimits.builder().mate(2).build()))).isEqualTo(2);
        assertThat(mate(go(position, little))).isEqualTo(2);
        engine.newGame();
        assertThat(mate(go(position, little))).isZero();
    }

    @Test
    void otherSearchMovesThanTheProofsAreNotHeldToIt() throws Exception {
        Position position = Positions.of(MATE_IN_2);
        RecordingListener search = go(position, SearchLimits.builder().mate(2).build());
        int other = Positions.legalMoves(position).stream()
                .filter(move -> move != search.outcome().bestMove())
                .findFirst()
                .orElseThrow();
        RecordingListener restricted =
                go(position, SearchLimits.builder().nodes(1).searchMoves(other).build());
        assertThat(restricted.outcome().bestMove()).isEqualTo(other);
        assertThat(mate(restricted)).isZero();
    }

    @Test
    void whatTheFiftyMoveRuleForbidsIsNotRemembered() throws Exception {
        Position early = Positions.of("7k/8/8/8/8/8/R7/1R4K1 w - - 0 1");
        assertThat(mate(go(early, SearchLimits.builder().mate(2).build()))).isEqualTo(2);
        Position late = Positions.of("7k/8/8/8/8/8/R7/1R4K1 w - - 98 100");
        assertThat(mate(go(late, SearchLimits.builder().nodes(2_000).build()))).isZero();
    }

    @Test
    void aShorterMateReplacesTheRememberedOne() throws Exception {
        Position position = Positions.of(MATE_IN_2);
        int slow = Positions.move(position, "b1b6");
        RecordingListener first =
                go(position, SearchLimits.builder().mate(3).searchMoves(slow).build());
        assertThat(mate(first)).isEqualTo(3);
        RecordingListener second =
                go(position, SearchLimits.builder().nodes(50_000).build());
        assertThat(second.lines().get(0).score()).isInstanceOf(Score.Mate.class);
        assertThat(mate(second)).isEqualTo(2);
    }
}
