package io.github.kingfell.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.engine.forcing.endgame.EndgameBook;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.UciMove;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.search.Score;
import io.github.kingfell.search.SearchInfo;
import io.github.kingfell.search.SearchLimits;
import io.github.kingfell.search.SearchListener;
import io.github.kingfell.search.SearchOutcome;
import io.github.kingfell.search.SearchRequest;
import io.github.kingfell.search.SearchSettings;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Searches in and before pawn endings that are solved first. */
class PawnEndingSearchTest {
    /** Enough for the small endings here. */
    private static final SearchLimits NODES =
            SearchLimits.builder().nodes(100_000).build();

    private static final SearchLimits MANY_NODES =
            SearchLimits.builder().nodes(500_000).build();

    private final Engine engine = new Engine(EndgameBook.EMPTY);
    private final List<SearchInfo> told = new ArrayList<>();

    @AfterEach
    void close() {
        engine.close();
    }

    private SearchOutcome search(Position position, SearchLimits limits, boolean structures)
            throws InterruptedException {
        told.clear();
        engine.configure(SearchSettings.builder()
                .hashMegabytes(4)
                .moveOverhead(0)
                .pawnStructures(structures)
                .build());
        List<SearchOutcome> outcomes = new ArrayList<>();
        engine.go(new SearchRequest(position, limits), new SearchListener() {
            @Override
            public void onInfo(SearchInfo info) {
                told.add(info);
            }

            @Override
            public void onFinished(SearchOutcome outcome) {
                outcomes.add(outcome);
            }
        });
        engine.awaitIdle();
        return outcomes.get(0);
    }

    private List<String> notes() {
        return told.stream()
                .filter(SearchInfo.Note.class::isInstance)
                .map(info -> ((SearchInfo.Note) info).text())
                .filter(text -> text.startsWith("pawn ending"))
                .toList();
    }

    private static int value(SearchOutcome outcome) {
        return ((Score.Centipawns) outcome.score()).value();
    }

    /** Judged by Stockfish 15.1, 20 million nodes: both king moves win, and White to move is lost. */
    @Test
    void aWinAndALossOfBlockedPawns() throws InterruptedException {
        SearchOutcome won = search(Positions.of("8/8/4p3/4Pk1p/7P/4K3/8/8 b - - 0 1"), NODES, true);
        assertThat(UciMove.format(won.bestMove(), false)).isIn("f5g4", "f5e5", "f5g6");
        assertThat(value(won)).isGreaterThan(15_000);
        assertThat(notes()).hasSize(1);
        assertThat(notes().get(0))
                .startsWith("pawn ending solved: won (")
                .endsWith(" pawn structures; the fifty-move rule and repetitions do not count)");
        SearchOutcome lost = search(Positions.of("8/8/4p3/4Pk1p/7P/4K3/8/8 w - - 0 1"), NODES, true);
        assertThat(value(lost)).isLessThan(-15_000);
    }

    /** Two of five moves draw, by Stockfish 15.1 and 20 million nodes. */
    @Test
    @Tag("slow")
    void theMoveKeepsTheDraw() throws InterruptedException {
        SearchOutcome outcome = search(Positions.of("8/2k4p/8/2p5/8/6PP/7K/8 w - - 0 1"), MANY_NODES, true);
        assertThat(UciMove.format(outcome.bestMove(), false)).isIn("h2g1", "h2g2");
        assertThat(outcome.score()).isEqualTo(new Score.Centipawns(0));
    }

    /** Rxd5+ loses by one tempo, which a search of three plies alone does not see. */
    @Test
    @Tag("slow")
    void aLostExchangeIsSeen() throws InterruptedException {
        Position position = Positions.of("8/7p/2k5/2pr4/8/6PP/3R3K/8 w - - 0 1");
        int exchange = Positions.move(position, "d2d5");
        SearchLimits shallow =
                SearchLimits.builder().depth(3).searchMoves(exchange).build();
        assertThat(value(search(position, shallow, true))).isGreaterThan(-1000);
        assertThat(notes()).isEmpty();
        SearchLimits deep =
                SearchLimits.builder().nodes(500_000).searchMoves(exchange).build();
        assertThat(value(search(position, deep, true))).isLessThan(50 - Score.TABLE_WIN);
        assertThat(notes()).hasSize(1).first().asString().startsWith("pawn endings ahead solved: ");
        // What is solved serves every later search of the game.
        assertThat(value(search(position, shallow, true))).isLessThan(50 - Score.TABLE_WIN);
    }

    /** A solution serves the next moves of the game too, and a new game begins without it. */
    @Test
    @Tag("slow")
    void theSolutionIsKeptForTheGame() throws InterruptedException {
        Position position = Positions.of("8/2k4p/8/2p5/8/6PP/7K/8 w - - 0 1");
        search(position, MANY_NODES, true);
        List<String> first = notes();
        position.make(Positions.move(position, "h2g2"));
        position.make(Positions.move(position, "c7d6"));
        search(position, MANY_NODES, true);
        assertThat(notes()).isEqualTo(first);
        SearchOutcome before = search(position, MANY_NODES, true);
        engine.newGame();
        SearchOutcome after = search(position, MANY_NODES, true);
        engine.newGame();
        assertThat(search(position, MANY_NODES, true).line()).isEqualTo(after.line());
        assertThat(before.score()).isEqualTo(after.score());
    }

    /** A search of few nodes, as in self-play, spends nothing on solutions. */
    @Test
    void aShortSearchSolvesNothing() throws InterruptedException {
        Position position = Positions.of("8/2k4p/8/2p5/8/6PP/7K/8 w - - 0 1");
        search(position, SearchLimits.builder().nodes(1_000).build(), true);
        assertThat(notes()).isEmpty();
        search(position, SearchLimits.builder().depth(6).build(), true);
        assertThat(notes()).isEmpty();
    }

    /**
     * A search on the clock waits for the solution only a moment. Where that takes longer than the clock lasts, none
     * begins.
     */
    @Test
    @Tag("slow")
    void onTheClockTheWorkIsDoneAside() throws InterruptedException {
        Position position = Positions.of("8/2k4p/8/2p5/8/6PP/7K/8 w - - 0 1");
        SearchLimits brief = SearchLimits.builder().moveTime(100).build();
        for (int i = 0; i < 500 && notes().isEmpty(); i++) {
            SearchOutcome outcome = search(position, brief, true);
            assertThat(outcome.line().length()).isPositive();
        }
        assertThat(notes()).isNotEmpty();
    }

    @Test
    @Tag("slow")
    void aWonEndingIsWonOnTheBoard() throws InterruptedException {
        Position position = Positions.of("8/8/4p3/4Pk1p/7P/4K3/8/8 b - - 0 1");
        int plies = 0;
        boolean promoted = false;
        while (!promoted && plies++ < 80) {
            SearchOutcome outcome = search(position, NODES, true);
            promoted = outcome.score() instanceof Score.Mate;
            if (!promoted) {
                int sign = position.sideToMove() == 1 ? 1 : -1;
                assertThat(sign * value(outcome)).isGreaterThan(500);
                position.make(outcome.bestMove());
                promoted = position.kind(5) != 0;
            }
        }
        assertThat(promoted).isTrue();
    }

    /** All pawns are blocked, so the bishop wins nothing: the score says so, with the proof. */
    @Test
    void aProvedFortressBoundsTheScore() throws InterruptedException {
        SearchLimits limits = SearchLimits.builder().nodes(1_000_000).depth(4).build();
        for (String fen : List.of(
                "8/8/4k3/p1p1p1p1/PpPpPpPp/1P1P1P1P/4K3/5B2 w - - 0 1",
                "8/8/4k3/p1p1p1p1/PpPpPpPp/1P1P1P1P/4K3/5B2 b - - 0 1")) {
            Position locked = Positions.of(fen);
            int without = ((Score.Centipawns) search(locked, limits, false).score()).value();
            assertThat(Math.abs(without)).isGreaterThan(100);
            assertThat(told.toString()).doesNotContain("fortress");
            assertThat(search(locked, limits, true).score()).isEqualTo(new Score.Centipawns(0));
            assertThat(told.toString()).contains("fortress: Black is never mated (proof of ");
        }
    }

    /** The pawns are blocked too, but the bishop takes them: no fortress. */
    @Test
    void aWinKeepsItsScore() throws InterruptedException {
        SearchLimits limits = SearchLimits.builder().nodes(1_000_000).depth(4).build();
        Position won = Positions.of("8/8/4k3/1p1p1p2/1P1P1P2/4K3/8/2B5 w - - 0 1");
        Score score = search(won, limits, true).score();
        assertThat(((Score.Centipawns) score).value()).isGreaterThan(100);
        assertThat(told.toString()).doesNotContain("fortress");
    }
}
