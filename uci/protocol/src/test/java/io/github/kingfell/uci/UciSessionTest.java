package io.github.kingfell.uci;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.search.Pv;
import io.github.kingfell.search.Score;
import io.github.kingfell.search.SearchInfo;
import io.github.kingfell.search.SearchListener;
import io.github.kingfell.search.SearchRequest;
import io.github.kingfell.search.SearchSettings;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the order of events, with an engine that the test controls. */
@Timeout(120)
class UciSessionTest {
    private static final String KRK = "8/8/8/8/8/2k5/8/K6R w - - 0 1";

    private final ScriptedEngine engine = new ScriptedEngine();
    private final Conversation gui = new Conversation(engine);

    @AfterEach
    void obeysTheEnginesContract() {
        engine.end();
        gui.close();
        assertThat(engine.calls).noneMatch(call -> call.startsWith("violation"));
    }

    private static SearchInfo iteration(int depth) {
        Pv line = Pv.of(Move.of(Square.A1, Square.parse("a2"), Move.NORMAL));
        return new SearchInfo.Iteration(
                depth, depth, 1, new Score.Centipawns(7), SearchInfo.Bound.EXACT, depth, depth, 0, line);
    }

    @Test
    void oneGoOneBestMove() {
        gui.position(KRK).send("go infinite");
        engine.begun();
        engine.report(iteration(1));
        gui.send("stop");
        assertThat(gui.until("bestmove")).last().asString().startsWith("bestmove ");
        assertThat(gui.sync()).isEmpty();
        gui.expectSilence(50);
    }

    @Test
    void isReadyDuringASearchIsAnsweredAtOnceAndDisturbsNothing() {
        gui.position(KRK).send("go infinite");
        engine.begun();
        engine.report(iteration(1));
        for (int i = 0; i < 1000; i++) {
            gui.send("isready");
        }
        int ready = 0;
        while (ready < 1000) {
            ready += gui.next().equals("readyok") ? 1 : 0;
        }
        assertThat(engine.isSearching()).isTrue();
        assertThat(engine.calls).doesNotContain("stop");
        engine.report(iteration(2));
        assertThat(gui.next()).startsWith("info depth 2 ");
        gui.send("stop");
        gui.bestMove();
    }

    /** The answer waits only when no search runs; during a search it must not wait. */
    @Test
    void isReadyWaitsForTheEngineToWarmUp() throws InterruptedException {
        CountDownLatch warm = new CountDownLatch(1);
        ScriptedEngine cold = new ScriptedEngine() {
            @Override
            public void awaitReady() throws InterruptedException {
                warm.await();
            }
        };
        try (Conversation other = new Conversation(cold)) {
            other.send("position fen " + KRK, "go infinite");
            cold.begun();
            other.send("isready");
            assertThat(other.next()).isEqualTo("readyok");
            other.send("stop");
            other.bestMove();
            other.send("isready");
            other.expectSilence(100);
            warm.countDown();
            assertThat(other.next()).isEqualTo("readyok");
        }
    }

    @Test
    void isReadyWaitsForWhatCameBefore() throws InterruptedException {
        CountDownLatch allocation = new CountDownLatch(1);
        ScriptedEngine slow = new ScriptedEngine() {
            @Override
            public int configure(SearchSettings settings) {
                try {
                    allocation.await();
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
                return super.configure(settings);
            }
        };
        try (Conversation other = new Conversation(slow)) {
            other.send("setoption name Hash value 32", "isready");
            other.expectSilence(100);
            allocation.countDown();
            assertThat(other.next()).isEqualTo("readyok");
            assertThat(slow.calls).contains("configure 32 1");
        }
    }

    @Test
    void goWhileSearchingStopsAndBothBestMovesCome() {
        gui.position(KRK).send("go infinite");
        engine.begun();
        gui.send("position fen 8/8/8/8/8/2k5/8/K6R b - - 0 1", "go infinite");
        String first = gui.bestMove();
        assertThat(first).startsWith("a1");
        engine.begun();
        gui.send("stop");
        assertThat(gui.bestMove()).startsWith("c3");
        assertThat(gui.grammar().bestMoves()).isEqualTo(2);
    }

    @Test
    void manyGoesInARowAreAllAnswered() {
        gui.position(KRK);
        for (int i = 0; i < 50; i++) {
            gui.send("go infinite");
        }
        gui.send("stop");
        for (int i = 0; i < 50; i++) {
            gui.bestMove();
        }
        assertThat(gui.sync()).isEmpty();
        assertThat(gui.grammar().bestMoves()).isEqualTo(50);
    }

    /** From a GUI the second search would stop the first. */
    @Test
    void aScriptWaitsForEachSearch() throws InterruptedException {
        Thread script = Daemon.of(() -> gui.script("go nodes 10", "go nodes 20", "isready"), "script");
        script.start();
        for (int nodes : new int[] {10, 20}) {
            assertThat(engine.begun().limits().nodes()).isEqualTo(nodes);
            engine.end();
        }
        script.join();
        assertThat(engine.calls).containsSubsequence("go", "go").doesNotContain("stop");
    }

    @Test
    void stopOvertakesNothing() {
        // A search that is stopped right after it was accepted still begins, because it owes a best move.
        for (int i = 0; i < 100; i++) {
            gui.send("position fen " + KRK, "go infinite", "stop");
            assertThat(gui.bestMove()).startsWith("a1");
        }
    }

    @Test
    void settingsWaitForTheEndOfTheSearch() {
        gui.position(KRK);
        engine.calls.clear();
        gui.send("go infinite");
        engine.begun();
        gui.send(
                "setoption name Hash value 17",
                "setoption name Threads value 3",
                "ucinewgame",
                "setoption name Clear Hash",
                "position startpos");
        assertThat(gui.sync()).isEmpty();
        assertThat(engine.calls).containsExactly("go");
        gui.send("stop");
        assertThat(gui.bestMove()).as("of the old position").startsWith("a1");
        gui.sync();
        assertThat(engine.calls).containsExactly("go", "stop", "configure 17 3", "newGame");
        gui.send("go infinite");
        assertThat(Fen.format(engine.begun().position())).isEqualTo(Fen.START);
        gui.send("stop");
        gui.bestMove();
    }

    @Test
    void castlingIsWrittenAsSetWhenTheSearchBegan() {
        String fen = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
        gui.position(fen).send("go infinite");
        Position root = engine.begun().position();
        gui.send("setoption name UCI_Chess960 value true");
        gui.sync();
        int castling = Move.of(root.king(0), Square.H1, Move.CASTLING);
        engine.report(new SearchInfo.Iteration(
                1, 1, 1, new Score.Centipawns(0), SearchInfo.Bound.EXACT, 1, 1, 0, Pv.of(castling)));
        assertThat(gui.next()).endsWith(" pv e1g1");
        gui.send("stop");
        gui.bestMove();
        gui.send("go infinite");
        engine.begun();
        engine.report(new SearchInfo.Iteration(
                1, 1, 1, new Score.Centipawns(0), SearchInfo.Bound.EXACT, 1, 1, 0, Pv.of(castling)));
        assertThat(gui.next()).endsWith(" pv e1h1");
        gui.send("stop");
        gui.bestMove();
    }

    @Test
    void commandsWithoutASearchAreHarmless() {
        gui.send("stop", "stop", "stop", "ponderhit");
        assertThat(gui.sync()).isEmpty();
        assertThat(engine.calls).doesNotContain("stop", "ponderHit");
        engine.instant = true;
        gui.position(KRK).send("go depth 1");
        gui.bestMove();
        gui.send("stop", "ponderhit", "stop");
        assertThat(gui.sync()).isEmpty();
        gui.expectSilence(50);
    }

    @Test
    void ponderHitReachesOnlyASearchThatPonders() {
        gui.position(KRK).send("go ponder wtime 1000 btime 1000");
        assertThat(engine.begun().limits().ponder()).isTrue();
        gui.send("ponderhit", "ponderhit");
        gui.sync();
        assertThat(engine.calls).containsOnlyOnce("ponderHit");
        gui.send("stop");
        gui.bestMove();
        gui.send("go infinite");
        engine.begun();
        gui.send("ponderhit", "stop");
        gui.bestMove();
        assertThat(engine.calls).containsOnlyOnce("ponderHit");
    }

    @Test
    void ponderHitAndStopInOneBreath() {
        for (int i = 0; i < 50; i++) {
            gui.send("position fen " + KRK, "go ponder wtime 1000 btime 1000", "ponderhit", "stop");
            gui.bestMove();
        }
        assertThat(engine.calls.stream().filter("ponderHit"::equals)).hasSize(50);
    }

    @Test
    void nothingIsSaidAfterTheBestMove() {
        gui.position(KRK).send("go infinite");
        engine.begun();
        gui.send("stop");
        gui.bestMove();
        engine.report(iteration(9));
        engine.report(new SearchInfo.Note("late"));
        gui.expectSilence(50);
    }

    @Test
    void quitDuringASearchGivesNoBestMove() {
        gui.position(KRK).send("go infinite");
        engine.begun();
        assertThat(gui.quit()).isEmpty();
    }

    @Test
    void quitAnswersWhatCameBefore() {
        gui.send("uci", "isready");
        List<String> answers = gui.quit();
        assertThat(answers).contains("uciok").last().isEqualTo("readyok");
    }

    @Test
    void quitLeavesOpenOnlyTheGoThatWasNotStopped() {
        for (int i = 0; i < 100; i++) {
            Conversation other = new Conversation(new ScriptedEngine());
            other.send("position fen " + KRK, "go infinite", "stop");
            assertThat(other.quit()).last().asString().startsWith("bestmove a1");
        }
        gui.position(KRK).send("go infinite", "go infinite");
        assertThat(gui.quit().stream().filter(line -> line.startsWith("bestmove")))
                .hasSize(1);
    }

    @Test
    void quitWaitsForAnswersThatTakeAWhile() {
        ScriptedEngine slow = new ScriptedEngine() {
            @Override
            public int configure(SearchSettings settings) {
                pause(1000);
                return super.configure(settings);
            }
        };
        Conversation other = new Conversation(slow);
        other.send("uci", "isready");
        assertThat(other.quit()).contains("uciok").last().isEqualTo("readyok");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"go depth 3", "go nodes 3", "go mate 3", "go movetime 3", "go btime 3", "go depth 3 movestogo 2"
            })
    void atTheEndOfInputALimitedSearchGoesOn(String go) {
        gui.position(KRK).send(go);
        assertGoesOnToItsEnd();
    }

    @Test
    void aPonderSearchThatWasHitIsLimitedByItsClock() {
        gui.position(KRK).send("go ponder wtime 100 btime 100", "ponderhit");
        assertGoesOnToItsEnd();
    }

    /** Asserts that the search ends by itself after the end of input. */
    private void assertGoesOnToItsEnd() {
        engine.begun();
        Daemon.of(
                        () -> {
                            pause(500);
                            engine.end();
                        },
                        "end")
                .start();
        assertThat(gui.endOfInput()).last().asString().startsWith("bestmove a1");
        assertThat(engine.calls).doesNotContain("stop");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "go",
                "go infinite",
                "go infinite depth 3",
                "go ponder wtime 3 btime 3",
                "go movestogo 2",
                "go mate 0"
            })
    void atTheEndOfInputAnUnlimitedSearchIsStopped(String go) {
        gui.position(KRK).send(go);
        assertThat(gui.endOfInput()).last().asString().startsWith("bestmove a1");
        assertThat(engine.calls).contains("stop");
    }

    @Test
    void atTheEndOfInputPerftCountsOn() {
        gui.send("position startpos", "go perft 4");
        assertThat(gui.endOfInput()).last().isEqualTo("Nodes searched: 197281");
    }

    @Test
    @Timeout(30)
    void theEndOfInputDoesNotWaitForAnUnlimitedSearchThatHangs() {
        engine.deaf = true;
        Conversation impatient = Conversation.withoutPatience(engine);
        impatient.position(KRK).send("go infinite");
        assertThat(impatient.endOfInput()).isEmpty();
    }

    private static void pause(long millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    @Timeout(30)
    void quitDoesNotWaitForASearchThatHangs() {
        engine.deaf = true;
        Conversation impatient = Conversation.withoutPatience(engine);
        impatient.position(KRK).send("go infinite");
        engine.begun();
        impatient.send("stop", "go depth 1", "position startpos");
        assertThat(impatient.quit()).isEmpty();
    }

    @Test
    void aSearchThatCannotBeginStillOwesABestMove() {
        ScriptedEngine broken = new ScriptedEngine() {
            @Override
            public void go(SearchRequest request, SearchListener to) {
                throw new IllegalStateException("broken");
            }
        };
        try (Conversation other = new Conversation(broken)) {
            other.position(KRK).send("go depth 5");
            List<String> lines = other.until("bestmove");
            assertThat(lines.get(0)).startsWith("info string error: ");
            assertThat(lines).last().asString().startsWith("bestmove a1");
            assertThat(other.sync()).isEmpty();
        }
    }

    @Test
    void aFailureOfOneCommandIsNotTheEnd() {
        ScriptedEngine broken = new ScriptedEngine() {
            @Override
            public int configure(SearchSettings settings) {
                throw new OutOfMemoryError("test");
            }
        };
        try (Conversation other = new Conversation(broken)) {
            other.send("setoption name Hash value 2");
            assertThat(other.next()).startsWith("info string error: ");
            assertThat(other.sync()).isEmpty();
        }
    }

    @Test
    void aSearchBeginsEvenWhenItsSettingsFail() {
        ScriptedEngine broken = new ScriptedEngine() {
            @Override
            public int configure(SearchSettings settings) {
                throw new OutOfMemoryError("test");
            }
        };
        broken.instant = true;
        try (Conversation other = new Conversation(broken)) {
            other.send("go depth 1");
            assertThat(other.next()).startsWith("info string error: ");
            assertThat(other.bestMove()).isNotEmpty();
        }
    }

    @Test
    void saysWhenLessMemoryWasGranted() {
        ScriptedEngine poor = new ScriptedEngine() {
            @Override
            public int configure(SearchSettings settings) {
                super.configure(settings);
                return Math.min(8, settings.hashMegabytes());
            }
        };
        try (Conversation other = new Conversation(poor)) {
            other.send("setoption name Hash value 100");
            assertThat(other.next()).startsWith("info string Hash reduced to 8 MB");
            other.send("setoption name Hash value 4");
            assertThat(other.sync()).isEmpty();
        }
    }

    @Test
    void theHistoryOfTheGameReachesTheSearch() {
        engine.instant = true;
        gui.send("position startpos moves g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1", "go depth 1");
        gui.bestMove();
        Position root = engine.begun().position().copy();
        assertThat(root.repetitions()).isEqualTo(1);
        root.make(Move.of(Square.parse("f6"), Square.parse("g8"), Move.NORMAL));
        assertThat(root.repetitions()).isEqualTo(2);

        gui.send("position fen 7k/8/5K2/8/8/8/8/6R1 w - - 97 80 moves g1g2 h8h7", "go depth 1");
        gui.bestMove();
        assertThat(engine.begun().position().halfmoveClock()).isEqualTo(99);
    }

    @Test
    void theSearchersPositionIsItsOwn() {
        gui.position(KRK).send("go infinite");
        SearchRequest request = engine.begun();
        gui.send("position startpos moves e2e4");
        gui.sync();
        assertThat(Fen.format(request.position())).isEqualTo(KRK);
        gui.send("stop");
        gui.bestMove();
    }

    @Test
    void newGameIsNotRequiredAndKeepsThePosition() {
        engine.instant = true;
        gui.send("go depth 1");
        assertThat(Fen.format(engine.begun().position())).isEqualTo(Fen.START);
        gui.bestMove();
        gui.position(KRK).send("ucinewgame");
        assertThat(gui.fen()).isEqualTo(KRK);
    }

    @Test
    void perftCountsAndCanBeStopped() {
        gui.send("position startpos", "go perft 3");
        List<String> lines = gui.until("Nodes searched");
        assertThat(lines).hasSize(21).contains("e2e4: 600", "Nodes searched: 8902");
        gui.send("go perft 30", "isready");
        assertThat(gui.next()).isEqualTo("readyok");
        gui.send("stop");
        gui.sync();
        engine.instant = true;
        gui.send("go perft 30", "go depth 1");
        assertThat(gui.bestMove()).isNotEmpty();
    }

    @Test
    void perftOfAFinishedGame() {
        gui.position("7k/6Q1/5K2/8/8/8/8/8 b - - 0 1").send("go perft 2");
        assertThat(gui.next()).isEqualTo("Nodes searched: 0");
    }

    @Test
    void theReaderNeverBlocks() {
        engine.deaf = true;
        Conversation impatient = Conversation.withoutPatience(engine);
        impatient.position(KRK);
        Executable typing = () -> {
            for (int i = 0; i < 100; i++) {
                impatient.send(
                        "go infinite", "isready", "setoption name Hash value 5", "position startpos", "d", "stop");
            }
        };
        org.junit.jupiter.api.Assertions.assertTimeoutPreemptively(Duration.ofSeconds(60), typing);
        impatient.quit();
    }

    @ParameterizedTest
    @ValueSource(strings = {"d", "eval", "help"})
    void consoleCommandsAnswer(String command) {
        gui.send(command);
        assertThat(gui.next()).isNotEmpty();
    }

    @Test
    void unknownCommandsAreNamedOnlyToPeople() {
        gui.send("bogus", "# comment", "", "   ", "register later");
        assertThat(gui.sync()).isEmpty();
        gui.send("debug on", "bogus");
        assertThat(gui.next()).isEqualTo("info string Unknown command: \"bogus\"");
        try (Conversation person = new Conversation(engine, true)) {
            person.send("# comment", "", "bogus word");
            assertThat(person.next()).isEqualTo("info string Unknown command: \"bogus word\"");
        }
    }
}
