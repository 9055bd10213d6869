package io.github.kingfell.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.kingfell.engine.forcing.endgame.EndgameBook;
import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.rules.notation.UciMove;
import io.github.kingfell.search.Clock;
import io.github.kingfell.search.Grounds;
import io.github.kingfell.search.LimitedStrength;
import io.github.kingfell.search.PlayerId;
import io.github.kingfell.search.Pv;
import io.github.kingfell.search.PvVerifier;
import io.github.kingfell.search.Score;
import io.github.kingfell.search.SearchInfo;
import io.github.kingfell.search.SearchInfo.Bound;
import io.github.kingfell.search.SearchInfo.Iteration;
import io.github.kingfell.search.SearchLimits;
import io.github.kingfell.search.SearchOutcome;
import io.github.kingfell.search.SearchRequest;
import io.github.kingfell.search.SearchSettings;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(120)
class EngineTest {
    /** Ugren 1967: the mate in 38 of the 1994 paper. */
    private static final String MATE_IN_38 = "1R6/6pK/5p2/4p3/1B1p3n/8/p1p1pp2/1k3b2 w - - 0 1";

    private static final String MATE_IN_2 = "2rr3k/pp3pp1/1nnqbN1p/3pN3/2pP4/2P3Q1/PPB4P/R4RK1 w - - 0 1";
    private static final String CHECKMATE = "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1";
    private static final String STALEMATE = "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1";
    private static final String ONE_MOVE = "7k/8/6KP/8/8/8/8/8 b - - 0 1";
    private static final String BARE_KINGS = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";

    private final Engine engine = new Engine(EndgameBook.EMPTY);

    @AfterEach
    void close() {
        engine.close();
    }

    private Recorder go(String fen, SearchLimits.Builder limits) throws Exception {
        return go(Fen.parse(fen), limits.build());
    }

    private Recorder go(Position position, SearchLimits limits) throws Exception {
        Recorder recorder = new Recorder();
        engine.go(new SearchRequest(position, limits), recorder);
        engine.awaitIdle();
        return recorder;
    }

    private static SearchSettings settings(int threads, int multiPv, Optional<PlayerId> player) {
        return SearchSettings.builder()
                .threads(threads)
                .hashMegabytes(16)
                .multiPv(multiPv)
                .moveOverhead(10)
                .player(player)
                .build();
    }

    @Test
    void everySearchTellsWhoWasChosenAndWhy() throws Exception {
        Recorder search = go(MATE_IN_2, SearchLimits.builder().nodes(1_000));

        assertThat(search.notes()).anyMatch(note -> note.startsWith("router: ") && note.contains(" -> "));
    }

    /** The route depends on the engine's configuration. */
    @Test
    void theRouteIsThatOfTheSettings() throws Exception {
        assertThat(engine.route(Fen.parse(BARE_KINGS)).players()).startsWith(PlayerId.EXACT_TABLE);

        engine.configure(settings(1, 1, Optional.of(PlayerId.PROOF_NUMBER)));
        assertThat(engine.route(Fen.parse(BARE_KINGS)).players()).startsWith(PlayerId.PROOF_NUMBER);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 4})
    @Tag("slow")
    void theMateIn38IsProvedByMoreThreads(int threads) throws Exception {
        theMateIn38IsProvedBesideAlphaBeta(threads);
    }

    @ParameterizedTest
    @ValueSource(ints = 1)
    void theMateIn38IsProvedBesideAlphaBeta(int threads) throws Exception {
        engine.configure(settings(threads, 1, Optional.empty()));
        Recorder search = go(MATE_IN_38, SearchLimits.builder().nodes(4_000_000));

        assertThat(search.outcome().score()).isInstanceOf(Score.Mate.class);
        search.assertSound(Fen.parse(MATE_IN_38));
    }

    @ParameterizedTest
    @ValueSource(strings = {MATE_IN_2, MATE_IN_38, ONE_MOVE, BARE_KINGS, Fen.START})
    void reportsAreSoundUnderEveryKindOfLimit(String fen) throws Exception {
        List<SearchLimits.Builder> kinds = List.of(
                SearchLimits.builder().nodes(30_000),
                SearchLimits.builder().depth(5),
                SearchLimits.builder().moveTime(100),
                SearchLimits.builder().clock(new Clock(500, 10, 0)),
                SearchLimits.builder().clock(new Clock(-5, 0, 0)),
                SearchLimits.builder().mate(2).nodes(30_000));
        for (SearchLimits.Builder limits : kinds) {
            go(fen, limits).assertSound(Fen.parse(fen));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 5, 100, 1_000, 50_000})
    void nodeLimitsAreKeptAndReproduce(int nodes) throws Exception {
        Recorder first = go(MATE_IN_38, SearchLimits.builder().nodes(nodes));
        engine.newGame();
        Recorder second = go(MATE_IN_38, SearchLimits.builder().nodes(nodes));

        assertThat(first.last().nodes()).isLessThanOrEqualTo(nodes);
        assertThat(second.linesWithoutTime()).isEqualTo(first.linesWithoutTime());
        assertThat(second.outcome().bestMove()).isEqualTo(first.outcome().bestMove());
    }

    @Test
    void searchWaitsForTheOutcomeThatAListenerHears() throws Exception {
        SearchLimits limits = SearchLimits.builder().mate(2).nodes(30_000).build();
        SearchOutcome heard = go(Fen.parse(MATE_IN_2), limits).outcome();
        engine.newGame();
        SearchOutcome returned = engine.search(new SearchRequest(Fen.parse(MATE_IN_2), limits));

        assertThat(returned.score()).isInstanceOf(Score.Mate.class);
        assertThat(returned.line()).isEqualTo(heard.line());
        assertThat(returned.bestMove()).isEqualTo(heard.bestMove());
        assertThat(returned.player()).isEqualTo(heard.player());
    }

    @Test
    void anInterruptedCallerStopsTheSearch() throws Exception {
        SearchLimits endless = SearchLimits.builder().infinite(true).build();
        Thread.currentThread().interrupt();

        assertThatThrownBy(() -> engine.search(new SearchRequest(Fen.start(), endless)))
                .isInstanceOf(InterruptedException.class);
        engine.awaitIdle();
    }

    @Test
    void warmingUpChangesNoSearch() throws Exception {
        Recorder cold = go(MATE_IN_38, SearchLimits.builder().nodes(5_000));
        engine.newGame();
        engine.warmUp();
        engine.awaitReady();
        Recorder warm = go(MATE_IN_38, SearchLimits.builder().nodes(5_000));

        assertThat(warm.linesWithoutTime()).isEqualTo(cold.linesWithoutTime());
    }

    @Test
    void aLimitedStrengthIsALimitOfNodes() throws Exception {
        SearchSettings d = SearchSettings.DEFAULT;
        int elo = (LimitedStrength.lowestElo() + LimitedStrength.highestElo()) / 2;
        engine.configure(SearchSettings.builder()
                .hashMegabytes(16)
                .moveOverhead(10)
                .elo(elo)
                .build());
        Recorder game = go(Fen.START, SearchLimits.builder().clock(new Clock(60_000, 0, 0)));
        Recorder mate = go(MATE_IN_2, SearchLimits.builder().mate(2));

        assertThat(game.last().nodes()).isLessThanOrEqualTo(LimitedStrength.nodes(elo));
        assertThat(mate.outcome().score()).isInstanceOf(Score.Mate.class);
    }

    @Test
    void depthLimitsReproduce() throws Exception {
        Recorder first = go(Fen.START, SearchLimits.builder().depth(7));
        engine.newGame();
        Recorder second = go(Fen.START, SearchLimits.builder().depth(7));

        assertThat(second.linesWithoutTime()).isEqualTo(first.linesWithoutTime());
    }

    @Test
    void goMateEndsByItselfForEitherSide() throws Exception {
        Recorder mates = go(MATE_IN_2, SearchLimits.builder().mate(2));
        assertThat(mates.mate()).isEqualTo(2);

        // After the only move, 1... Kg8, comes 2. Ra8 mate.
        Recorder mated =
                go("7k/R7/6K1/8/8/8/8/8 b - - 0 1", SearchLimits.builder().mate(2));
        assertThat(mated.mate()).isEqualTo(-1);
    }

    @Test
    void goMateSaysWhenThereIsNone() throws Exception {
        Recorder search = go(Fen.START, SearchLimits.builder().mate(2));

        assertThat(search.infos()).contains(new SearchInfo.NoMate(2, true, true, Grounds.SEARCH));
        assertThat(search.outcome().bestMove()).isNotEqualTo(Move.NONE);
    }

    @ParameterizedTest
    @ValueSource(strings = {CHECKMATE, STALEMATE})
    void withoutALegalMoveTheAnswerIsDirect(String fen) throws Exception {
        Recorder search = go(fen, SearchLimits.builder().depth(5));

        assertThat(search.outcome().bestMove()).isEqualTo(Move.NONE);
        assertThat(search.last().depth()).isZero();
        assertThat(search.last().score() instanceof Score.Mate).isEqualTo(fen.equals(CHECKMATE));
    }

    /** A mate by a capture, in time and when the seventy-five-move rule has ended the game. */
    @ParameterizedTest
    @CsvSource({"149, 1", "150, 0", "151, 0"})
    void afterSeventyFiveMovesTheGameIsDrawn(int clock, int moves) throws Exception {
        String fen = "7k/5K2/4Q2p/8/6p1/8/8/8 w - - " + clock + " 120";
        for (SearchLimits.Builder limits : List.of(
                SearchLimits.builder().mate(2),
                SearchLimits.builder().depth(5),
                SearchLimits.builder().nodes(1000))) {
            Recorder search = go(fen, limits);
            assertThat(search.outcome().bestMove()).isNotEqualTo(Move.NONE);
            if (moves == 0) {
                assertThat(search.outcome().score()).isEqualTo(new Score.Centipawns(0));
            } else {
                assertThat(search.mate()).isEqualTo(moves);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {CHECKMATE, STALEMATE, ONE_MOVE, MATE_IN_2, BARE_KINGS})
    void infiniteHoldsTheMoveBackUntilStop(String fen) throws Exception {
        Recorder recorder = new Recorder();
        engine.go(
                new SearchRequest(
                        Fen.parse(fen), SearchLimits.builder().infinite(true).build()),
                recorder);
        Thread.sleep(300);
        assertThat(recorder.isFinished()).isFalse();

        engine.stop();
        engine.awaitIdle();
        assertThat(recorder.isFinished()).isTrue();
        recorder.assertSound(Fen.parse(fen));
    }

    @ParameterizedTest
    @ValueSource(strings = {ONE_MOVE, MATE_IN_2, CHECKMATE})
    void ponderingHoldsTheMoveBackUntilThePonderHit(String fen) throws Exception {
        Recorder recorder = new Recorder();
        SearchLimits limits =
                SearchLimits.builder().clock(new Clock(50, 0, 0)).ponder(true).build();
        engine.go(new SearchRequest(Fen.parse(fen), limits), recorder);
        Thread.sleep(200);
        assertThat(recorder.isFinished()).isFalse();

        engine.ponderHit();
        engine.awaitIdle();
        recorder.assertSound(Fen.parse(fen));
    }

    @Test
    void theProverGoesOnAloneWhenAlphaBetaHasNothingLeftToSearch() throws Exception {
        // Alpha-beta reaches its greatest depth at once in a position with a single move; this once lost a king.
        Recorder search =
                go("8/8/8/8/p7/p1k5/p7/K7 w - - 0 1", SearchLimits.builder().nodes(300_000));
        search.assertSound(Fen.parse("8/8/8/8/p7/p1k5/p7/K7 w - - 0 1"));
        assertThat(search.notes()).noneMatch(note -> note.contains("error"));

        Recorder queens = go(
                "1k2r1r1/pp6/4N3/P7/6q1/8/4Q3/4K3 w - - 0 1",
                SearchLimits.builder().moveTime(400));
        assertThat(queens.notes()).noneMatch(note -> note.contains("error"));
    }

    @Test
    void onTheClockTheProverDoesNotUseUpWhatAlphaBetaSaves() throws Exception {
        // One legal move: alpha-beta answers at once, however much time there is.
        Recorder search = go(ONE_MOVE, SearchLimits.builder().clock(new Clock(3_600_000, 0, 0)));

        assertThat(search.last().nodes()).isLessThan(200_000);
    }

    @Test
    void onTheClockTheProverLooksForMatesWhereTheSideToMoveIsFarAhead() throws Exception {
        // Win at Chess 105, where PROVER found no mate in 1994 and alpha-beta alone proves none with these nodes.
        Position ahead = Fen.parse("r2r2k1/pb3ppp/1p1bp3/7q/3n2nP/PP1B2P1/1B1N1P2/RQ2NRK1 b - - 0 1");

        assertThat(go(ahead, inGame(200_000)).mate()).isEqualTo(6);
    }

    @Test
    void onTheClockTheProverTakesNothingFromAlphaBetaInAnOpenGame() throws Exception {
        Position open = Fen.start();
        engine.configure(settings(1, 1, Optional.empty()));
        List<String> both = go(open, inGame(100_000)).linesWithoutTime();
        engine.newGame();
        engine.configure(settings(1, 1, Optional.of(PlayerId.ALPHA_BETA)));
        List<String> alone = go(open, inGame(100_000)).linesWithoutTime();

        assertThat(both).isNotEmpty().isEqualTo(alone);
    }

    /** Returns limits with hours of time, so that only the nodes end a search. */
    private static SearchLimits inGame(long nodes) {
        return SearchLimits.builder()
                .clock(new Clock(36_000_000, 0, 0))
                .nodes(nodes)
                .build();
    }

    @Test
    void searchMovesRestrictTheMate() throws Exception {
        Position position = Fen.parse(MATE_IN_2);
        int other = UciMove.parse("g3g7", position);
        Recorder search = go(
                position,
                SearchLimits.builder().searchMoves(other).nodes(20_000).build());

        assertThat(search.outcome().bestMove()).isEqualTo(other);
    }

    @Test
    void aMateOnTheHundredthPlyBeatsTheFiftyMoveRuleAndALaterOneDoesNot() throws Exception {
        Recorder inTime =
                go("7k/R7/6K1/8/8/8/8/8 w - - 99 80", SearchLimits.builder().nodes(20_000));
        assertThat(inTime.mate()).isEqualTo(1);

        Recorder late =
                go("7k/R7/8/6K1/8/8/8/8 w - - 99 80", SearchLimits.builder().nodes(20_000));
        assertThat(late.outcome().score()).isEqualTo(new Score.Centipawns(0));
    }

    @Test
    void multiPvReportsAllLinesInOrder() throws Exception {
        engine.configure(settings(1, 3, Optional.empty()));
        Recorder search = go(MATE_IN_2, SearchLimits.builder().nodes(100_000));

        List<Iteration> lines = search.lines();
        List<Integer> ranks = lines.subList(lines.size() - 3, lines.size()).stream()
                .map(Iteration::multiPv)
                .toList();
        assertThat(ranks).containsExactly(1, 2, 3);
        search.assertSound(Fen.parse(MATE_IN_2));
    }

    @Test
    void stopWithoutSearchAndPonderHitWithoutPonderingAreHarmless() throws Exception {
        engine.stop();
        engine.ponderHit();
        engine.awaitIdle();
        assertThat(go(MATE_IN_2, SearchLimits.builder().depth(3)).isFinished()).isTrue();
        engine.stop();
    }

    /** Records and checks what a search reports. */
    private static final class Recorder extends RecordingListener {
        int mate() {
            return outcome().score() instanceof Score.Mate mate ? mate.moves() : 0;
        }

        /**
         * Lines replay, mates are complete and never taken back, and the last line begins with the best move (W1-W9,
         * M5, U18).
         */
        void assertSound(Position root) throws NotationException {
            int announced = 0;
            for (Iteration line : lines()) {
                Pv pv = line.line();
                assertThat(PvVerifier.playable(root, pv)).isEqualTo(pv);
                if (line.score() instanceof Score.Mate mate && line.bound() == Bound.EXACT) {
                    assertThat(pv.length()).isEqualTo(mate.moves() > 0 ? 2 * mate.moves() - 1 : -2 * mate.moves());
                    assertEndsInMate(root, pv);
                }
                if (line.multiPv() == 1) {
                    int moves = line.score() instanceof Score.Mate mate ? mate.moves() : 0;
                    if (announced != 0) {
                        assertThat(Integer.signum(moves)).isEqualTo(Integer.signum(announced));
                        assertThat(Math.abs(moves)).isLessThanOrEqualTo(Math.abs(announced));
                    }
                    announced = moves;
                }
            }
            Iteration best = lines().stream()
                    .filter(line -> line.multiPv() == 1)
                    .reduce((a, b) -> b)
                    .orElseThrow();
            assertThat(best.bound()).isEqualTo(Bound.EXACT);
            assertThat(best.line().move(0)).isEqualTo(outcome().bestMove());
            assertThat(all().get(all().size() - 1)).isInstanceOf(Iteration.class);
        }

        private static void assertEndsInMate(Position root, Pv pv) {
            Position position = root.copy();
            for (int move : pv.toArray()) {
                position.make(move);
            }
            assertThat(position.inCheck()).isTrue();
            assertThat(new io.github.kingfell.rules.board.MoveGenerator(position).count(position))
                    .isZero();
        }

        List<SearchInfo> all() {
            return infos();
        }
    }
}
