package io.github.kingfell.uci;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.rules.board.Move;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.rules.notation.UciMove;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.lang.management.ThreadMXBean;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the session with the engine as users have it. No test depends on the engine's speed or strength. */
@Timeout(300)
class EngineSessionTest {
    private static final String CHECKMATE = "7k/6Q1/5K2/8/8/8/8/8 b - - 0 1";
    private static final String STALEMATE = "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1";
    private static final String ONE_MOVE = "8/8/8/8/8/7k/5q2/7K b - - 0 1";
    private static final String ROOK_ENDING = "8/8/8/8/8/2k5/8/K6R w - - 0 1";
    private static final String BARE_KINGS = "7k/8/8/8/8/8/8/K7 w - - 0 1";

    private final Conversation gui = Conversation.withEngine();

    @AfterEach
    void close() {
        gui.close();
    }

    @ParameterizedTest
    @ValueSource(strings = {CHECKMATE, STALEMATE, ONE_MOVE, ROOK_ENDING, BARE_KINGS})
    void infiniteWaitsForStop(String fen) {
        waitsFor("go infinite", fen, "stop");
    }

    @ParameterizedTest
    @ValueSource(strings = {CHECKMATE, STALEMATE, ONE_MOVE, ROOK_ENDING, BARE_KINGS})
    void ponderWaitsForStop(String fen) {
        waitsFor("go ponder wtime 100 btime 100", fen, "stop");
    }

    @ParameterizedTest
    @ValueSource(strings = {CHECKMATE, STALEMATE, ONE_MOVE, ROOK_ENDING, BARE_KINGS})
    void ponderWaitsForPonderHit(String fen) {
        waitsFor("go ponder wtime 100 btime 100", fen, "ponderhit");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"go infinite depth 1", "go infinite nodes 1", "go infinite movetime 1", "go ponder depth 1"})
    void noOtherLimitEndsTheWait(String go) {
        waitsFor(go, Fen.START, "stop");
    }

    private void waitsFor(String go, String fen, String end) {
        gui.position(fen).send(go);
        for (int i = 0; i < 5; i++) {
            pause(60);
            gui.sync();
            assertThat(gui.grammar().bestMoves()).isZero();
        }
        gui.send(end);
        assertLegal(gui.bestMove(), fen);
        assertThat(gui.sync()).isEmpty();
        assertThat(gui.grammar().bestMoves()).isEqualTo(1);
    }

    /** The mate is announced from the first move, by the certificate. */
    @Test
    void aBookEndingIsAnnouncedAsMate() {
        gui.position("8/8/2K5/8/8/4k3/3R4/8 w - - 0 1").send("go nodes 100000");
        assertThat(gui.until("bestmove")).anyMatch(line -> line.contains(" score mate "));
    }

    /** The distance table's mate is the score, the book's bound a remark. */
    @ParameterizedTest
    @ValueSource(strings = {"auto", "exact"})
    void inAnAnalysisBookAndTableAreBothHeard(String player) {
        gui.send("setoption name Player value " + player);
        gui.position("8/8/2K5/8/8/4k3/3R4/8 w - - 0 1").send("go infinite");
        assertThat(gui.until("info string the book: mate in at most "))
                .anyMatch(line -> line.contains(" score mate 13 "));
        gui.send("stop");
        assertThat(gui.until("bestmove")).anyMatch("info string move by exact table: mate in 13"::equals);
    }

    /** In a game the book's bound is the score and the distance table's mate the remark. */
    @Test
    void inAGameTheTableIsARemarkBesideTheBook() {
        gui.position("8/8/2K5/8/8/4k3/3R4/8 w - - 0 1").send("go infinite");
        gui.until("info string the book: ");
        gui.send("stop").bestMove();
        gui.send("go movetime 500");
        assertThat(gui.until("bestmove"))
                .anyMatch("info string exact table: mate in 13"::equals)
                .anyMatch(line -> line.startsWith("info string move by forcing tree: "))
                .noneMatch(line -> line.contains(" score mate 13 "));
    }

    /** The book would take too many moves; the shortest mate is in time. */
    @Test
    void whereTheFiftyMoveRuleIsNearTheExactTablePlays() {
        gui.position("8/8/2K5/8/8/4k3/3R4/8 w - - 64 80").send("go movetime 10000");
        assertThat(gui.until("bestmove"))
                .anyMatch(line -> line.startsWith("info string forcing tree declines: the book needs up to"))
                .anyMatch(line -> line.contains(" score mate "));
    }

    @Test
    void waitingForStopUsesNoProcessor() {
        gui.position(CHECKMATE).send("go infinite");
        gui.sync();
        pause(300);
        long before = cpuOfSearchThreads();
        pause(1000);
        assertThat(cpuOfSearchThreads() - before).isLessThan(TimeUnit.MILLISECONDS.toNanos(300));
        gui.send("stop");
        gui.bestMove();
    }

    private static long cpuOfSearchThreads() {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        long nanos = 0;
        for (long id : threads.getAllThreadIds()) {
            ThreadInfo info = threads.getThreadInfo(id);
            if (info != null && info.getThreadName().startsWith("search")) {
                nanos += Math.max(0, threads.getThreadCpuTime(id));
            }
        }
        return nanos;
    }

    @Test
    void twoHundredStops() {
        Random random = new Random(8);
        String fen = "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3";
        gui.position(fen);
        for (int i = 0; i < 200; i++) {
            gui.send("go infinite");
            pause(random.nextInt(i < 20 ? 51 : 8));
            gui.send("stop");
            assertLegal(gui.bestMove(), fen);
        }
        assertThat(gui.sync()).isEmpty();
        assertThat(gui.grammar().bestMoves()).isEqualTo(200);
    }

    @Test
    void twoGoesGiveTwoBestMoves() {
        gui.position(ROOK_ENDING).send("go infinite").send("position startpos", "go depth 2");
        assertLegal(gui.bestMove(), ROOK_ENDING);
        assertLegal(gui.bestMove(), Fen.START);
        assertThat(gui.sync()).isEmpty();
    }

    @Test
    void isReadyAThousandTimesDuringASearchWithFourThreads() {
        gui.send("setoption name Threads value 4").position(Fen.START).send("go infinite");
        for (int i = 0; i < 1000; i++) {
            gui.sync();
        }
        assertThat(gui.grammar().bestMoves()).isZero();
        gui.send("stop");
        assertLegal(gui.bestMove(), Fen.START);
    }

    @ParameterizedTest
    @CsvSource({
        CHECKMATE + ", mate 0",
        STALEMATE + ", cp 0",
    })
    void noLegalMove(String fen, String score) {
        gui.position(fen);
        for (String go : List.of("go depth 5", "go nodes 10", "go movetime 1", "go mate 2", "go wtime 1", "go")) {
            gui.send(go);
            List<String> lines = gui.until("bestmove");
            assertThat(lines).last().isEqualTo("bestmove (none)");
            assertThat(lines.get(lines.size() - 2)).isEqualTo("info depth 0 score " + score);
        }
    }

    @Test
    void goMateEndsByItself() {
        String twoRooks = "7k/8/8/8/8/8/R7/1R4K1 w - - 0 1";
        gui.position(twoRooks).send("go mate 1");
        assertThat(gui.until("bestmove")).contains("info string no mate in 1 (by the table)");
        gui.send("go mate 2");
        assertThat(gui.until("bestmove")).anyMatch(line -> line.contains(" score mate 2 "));
        gui.send("ucinewgame", "go mate 1 searchmoves g1h1");
        assertThat(gui.until("bestmove")).contains("info string no mate in 1 with the given moves (by the table)");
        gui.send("go mate 0 depth 3");
        assertThat(gui.until("bestmove"))
                .startsWith("info string error: number of at least 1 expected after mate in \"0\"")
                .anyMatch(line -> line.startsWith("info depth "));
        gui.position("6k1/8/R7/8/8/8/8/1R4K1 b - - 0 1").send("go mate 2");
        assertThat(gui.until("bestmove")).anyMatch(line -> line.contains(" score mate -2 "));
    }

    @Test
    void mateOnTheHundredthPlyCounts() {
        gui.position("7k/8/6K1/8/8/8/8/R7 w - - 99 90").send("go depth 3");
        List<String> lines = gui.until("bestmove");
        assertThat(lines).last().isEqualTo("bestmove a1a8");
        assertThat(lines.get(lines.size() - 2)).contains(" score mate 1 ");
    }

    @Test
    void noMateIsPromisedBeyondTheFiftyMoveDraw() {
        // Mate in two from here, but the next move ends the game.
        gui.position("7k/8/5K2/8/8/8/8/R7 w - - 99 90").send("go depth 4");
        assertThat(gui.until("bestmove")).noneMatch(line -> line.contains(" score mate "));
    }

    @Test
    void aLineEndsWithTheThirdOccurrence() {
        // After any return to the corner squares the position occurs for the third time.
        gui.send("position fen 7k/8/8/8/8/8/R7/K7 b - - 0 1 moves h8g8 a1b1 g8h8 b1a1 h8g8 a1b1 g8h8");
        gui.send("go depth 4 searchmoves b1a1");
        List<String> lines = gui.until("bestmove");
        assertThat(lines.get(lines.size() - 2)).endsWith(" pv b1a1").contains(" score cp 0 ");
    }

    @Test
    void settingsInTheMiddleOfASearch() {
        gui.position(Fen.START).send("go infinite");
        gui.send(
                "setoption name Hash value 1",
                "setoption name Threads value 2",
                "setoption name MultiPV value 2",
                "setoption name Clear Hash",
                "ucinewgame");
        gui.sync();
        gui.send("stop");
        assertLegal(gui.bestMove(), Fen.START);
        gui.sync();
        gui.send("go depth 2");
        assertThat(gui.until("bestmove")).anyMatch(line -> line.contains(" multipv 2 "));
    }

    @ParameterizedTest
    @ValueSource(strings = {"auto", "forcing", "proof", "alphabeta"})
    void everyPlayerAnswers(String player) {
        gui.send("setoption name Player value " + player);
        for (String fen : List.of(ROOK_ENDING, ONE_MOVE, BARE_KINGS, Fen.START)) {
            gui.position(fen).send("go nodes 2000");
            assertLegal(gui.bestMove(), fen);
        }
    }

    @Test
    void benchCanBeStopped() {
        gui.send("bench");
        assertThat(gui.sync()).isEmpty();
        gui.send("stop", "go depth 1");
        assertLegal(gui.bestMove(), Fen.START);
    }

    @Test
    void theSameNodesTwice() {
        gui.send("setoption name Hash value 4").position("8/5k2/3p4/1p1Pp2p/pP2Pp1P/P4P1K/8/8 b - - 99 50");
        gui.send("ucinewgame", "go nodes 5000");
        List<String> first =
                gui.until("bestmove").stream().map(EngineSessionTest::timeless).toList();
        gui.send("ucinewgame", "go nodes 5000");
        List<String> second =
                gui.until("bestmove").stream().map(EngineSessionTest::timeless).toList();
        assertThat(second).isEqualTo(first);
    }

    private static String timeless(String line) {
        return line.replaceAll(" (?:time|nps) \\d+", "");
    }

    private static void assertLegal(String move, String fen) {
        try {
            Position position = Fen.parse(fen);
            if (!move.equals("(none)")) {
                assertThat(UciMove.parse(move, position)).as(move).isNotEqualTo(Move.NONE);
            }
        } catch (NotationException e) {
            throw new AssertionError(e);
        }
    }

    private static void pause(long millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }
}
