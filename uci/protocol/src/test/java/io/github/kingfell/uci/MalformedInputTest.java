package io.github.kingfell.uci;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.search.SearchLimits;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Malformed input never ends or breaks the session and always produces one line. */
@Timeout(120)
class MalformedInputTest {
    private static final String BEFORE = "8/8/8/8/8/2k5/8/K6R w - - 3 9";

    private final ScriptedEngine engine = new ScriptedEngine();
    private final Conversation gui = new Conversation(engine);

    @AfterEach
    void close() {
        gui.close();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                // kings
                "position fen 8/8/8/8/8/8/8/K7 w - - 0 1",
                "position fen 8/8/8/8/8/8/8/8 w - - 0 1",
                "position fen KK6/8/8/8/8/8/8/k7 w - - 0 1",
                "position fen kk6/8/8/8/8/8/8/K7 w - - 0 1",
                // side not to move in check
                "position fen 7k/8/8/8/8/8/8/K6R w - - 0 1",
                "position fen Kk6/8/8/8/8/8/8/8 w - - 0 1",
                // pawns on the last ranks
                "position fen P6k/8/8/8/8/8/8/K7 w - - 0 1",
                "position fen 7k/8/8/8/8/8/8/K6p w - - 0 1",
                // ranks
                "position fen 7k/9/8/8/8/8/8/K7 w - - 0 1",
                "position fen 7k/7/8/8/8/8/8/K7 w - - 0 1",
                "position fen 7k/44p/8/8/8/8/8/K7 w - - 0 1",
                "position fen 7k/8/8/8/8/8/K7 w - - 0 1",
                "position fen 7k/8/8/8/8/8/8/8/K7 w - - 0 1",
                "position fen 7k/0/8/8/8/8/8/K7 w - - 0 1",
                "position fen 7x/8/8/8/8/8/8/K7 w - - 0 1",
                // side letter, castling, en passant
                "position fen 7k/8/8/8/8/8/8/K7 W - - 0 1",
                "position fen 7k/8/8/8/8/8/8/K7 x - - 0 1",
                "position fen 7k/8/8/8/8/8/8/K7 w KQkq - 0 1",
                "position fen 4k3/8/8/8/8/8/8/4K3 w K - 0 1",
                "position fen 4k3/8/8/8/8/8/8/4K2R w Z - 0 1",
                "position fen 7k/8/8/8/8/8/8/K7 w - e6 0 1",
                "position fen 7k/8/8/8/8/8/8/K7 w - e4 0 1",
                "position fen 7k/8/8/8/8/8/8/K7 w - i9 0 1",
                // not ASCII
                "position fen 7k/8/8/8/8/8/8/\u212A7 w - - 0 1",
                "position fen 7k/8/8/8/8/8/8/K\u0667 w - - 0 1",
                "position fen \u5c07/8/8/8/8/8/8/K7 w - - 0 1",
                // counters
                "position fen 7k/8/8/8/8/8/8/K7 w - - -1 1",
                "position fen 7k/8/8/8/8/8/8/K7 w - - 0 -1",
                "position fen 7k/8/8/8/8/8/8/K7 w - - 99999999999999999999 1",
                "position fen 7k/8/8/8/8/8/8/K7 w - - 0 99999999999999999999",
                "position fen 7k/8/8/8/8/8/8/K7 w - - a b",
                "position fen 7k/8/8/8/8/8/8/K7 w - - 0 1 2",
                "position fen 7k/8/8/8/8/8/8/K7 w - - \u0660 \u0661",
                "position fen 7k/8/8/8/8/8/8/K7 w - - 0 \u0967",
                "position fen 7k/8/8/8/8/8/8/K7 w - - +1 1",
                // fields missing
                "position fen 7k/8/8/8/8/8/8/K7 w -",
                "position fen 7k/8/8/8/8/8/8/K7",
                "position fen",
                "position fen moves e2e4",
                "position",
                "position here",
                "position startpos e2e4",
                // a list with a bad move is rejected whole
                "position startpos moves e2e5",
                "position startpos moves e2e4 e7e5 e1e3",
                "position startpos moves e2e4 0000",
                "position startpos moves e2e4 (none)",
                "position startpos moves e2e4 e7e8q",
                "position startpos moves e2e4 \u0435\u0435"
            })
    void aRefusedPositionLeavesNone(String command) {
        engine.instant = true;
        gui.position(BEFORE).send(command);
        List<String> answer = gui.sync();
        assertThat(answer).hasSize(1);
        assertThat(answer.get(0)).matches("info string error: .+ in (\"[ -~]*\"|end of line).*");
        for (String go : List.of("go nodes 50", "go movetime 100", "go")) {
            gui.send(go);
            assertThat(gui.until("bestmove"))
                    .containsExactly(
                            "info string error: no position, because the last one was refused, in \"go\"",
                            "bestmove (none)");
        }
        gui.send("d", "eval", "go perft 1", "ucinewgame");
        assertThat(gui.sync())
                .containsExactly(
                        "info string error: no position, because the last one was refused, in \"d\"",
                        "info string error: no position, because the last one was refused, in \"eval\"",
                        "info string error: no position, because the last one was refused, in \"go perft\"");
        assertThat(gui.position(BEFORE).fen()).isEqualTo(BEFORE);
    }

    /** The GUI waits with its {@code stop} or {@code ponderhit} for the answer. */
    @ParameterizedTest
    @ValueSource(strings = {"go infinite;stop", "go ponder wtime 9 btime 9;stop", "go ponder movetime 9;ponderhit"})
    void withoutAPositionAnInfiniteSearchWaitsToo(String commands) {
        gui.send("position startpos moves e2e5", commands.split(";")[0]);
        assertThat(gui.sync()).hasSize(2).noneMatch(line -> line.startsWith("bestmove"));
        gui.send(commands.split(";")[1]);
        assertThat(gui.next()).isEqualTo("bestmove (none)");
        assertThat(gui.sync()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                // options
                "setoption",
                "setoption Hash",
                "setoption name",
                "setoption name value 5",
                "setoption name Nonsense value 5",
                "setoption name Hash",
                "setoption name Hash value",
                "setoption name Hash value <empty>",
                "setoption name Hash value many",
                "setoption name Hash value 0",
                "setoption name Hash value 1.5",
                "setoption name Hash value 99999999999999999999999",
                "setoption name UCI_Chess960 value yes",
                "setoption name Player value nobody",
                "setoption name TablePath value /no/such/directory",
                // a perft that cannot be counted starts no search
                "go perft",
                "go perft x",
                "go perft \u0663",
                "go depth 3 perft x nodes y",
                // others
                "debug",
                "debug maybe",
            })
    void oneErrorAndNothingChanges(String command) {
        gui.position(BEFORE).send(command);
        List<String> answer = gui.sync();
        assertThat(answer).hasSize(1);
        assertThat(answer.get(0)).matches("info string error: .+ in (\"[ -~]*\"|end of line).*");
        assertThat(gui.fen()).isEqualTo(BEFORE);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "go depth abc",
                "go wtime",
                "go wtime btime",
                "go depth 5x",
                "go nodes 1e6",
                "go movetime 3.5",
                "go depth \u0665",
                "go depth - nodes +",
                "go wtime abc btime def winc ghi",
                "go movestogo searchmoves e2e4",
                "go mate",
                "go mate 0",
                "go movetime abc",
                "go mate -3 depth 2",
                "go nodes abc mate 0",
                "go depth -99999999999999999999999999",
                "go nodes -1",
                "go movetime -100",
                "go wtime 100 winc -5",
                "go movestogo -1 wtime 100",
                "go unheard of",
                "go dpeth 5",
                "go searchmoves e2e5",
                "go searchmoves e2e4 e2e5 e7e5",
                "go depth 3 searchmoves 0000",
            })
    void whatIsWrongIsNamedAndTheSearchEndsByItself(String command) {
        engine.instant = true;
        gui.send("position startpos", command);
        List<String> answer = gui.until("bestmove");
        assertThat(answer.get(0)).matches("info string error: .+ in (\"[ -~]*\"|end of line).*");
        assertThat(answer.stream().filter(line -> line.contains("error"))).hasSize(1);
        assertThat(gui.sync()).isEmpty();
        boolean good = command.matches(".*(wtime 100|depth [23]).*");
        SearchLimits limits = engine.begun().limits();
        assertThat(limits.depth() == 1).as("ends at once").isEqualTo(!good && !command.contains("e2e4 e2e5"));
    }

    @Test
    void theLegalOnesOfTheMovesAreSearched() {
        engine.instant = true;
        gui.send("position startpos", "go nodes 50 searchmoves e2e4 e2e5 e7e5");
        assertThat(gui.until("bestmove"))
                .contains("info string error: illegal move after searchmoves in \"e2e5 e7e5\"");
        assertThat(engine.begun().limits().searchMoves()).hasSize(1);
        gui.send("go nodes 50 searchmoves e2e5");
        assertThat(gui.until("bestmove"))
                .contains("info string error: illegal move after searchmoves in \"e2e5\", so all moves are searched");
        SearchLimits limits = engine.begun().limits();
        assertThat(limits.searchMoves()).isEmpty();
        assertThat(limits.nodes()).isEqualTo(50);
    }

    @Test
    void oneLineNamesAllThatIsWrong() {
        engine.instant = true;
        gui.send("go nodes abc depth 3 mate 0");
        assertThat(gui.next())
                .isEqualTo("info string error: number expected after nodes in \"abc\"; number of at least 1 expected "
                        + "after mate in \"0\"");
        assertThat(gui.until("bestmove")).noneMatch(line -> line.contains("error"));
        assertThat(engine.begun().limits())
                .isEqualTo(SearchLimits.builder().depth(3).build());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "go depth 99999999999999999999999999",
                "go nodes 18446744073709551617",
                "go wtime -5 btime -99999999999999999999",
                "go movetime 99999999999999999999",
                "go mate 99999999999999999999",
                "go movestogo 99999999999999999999 wtime 99999999999999999999 winc 99999999999999999999",
                "go depth 0",
                "go nodes 0",
                "go movetime 0",
                "go movestogo 0 wtime 0",
            })
    void numbersOfAnySizeAreClamped(String command) {
        engine.instant = true;
        gui.send("position startpos", command);
        assertThat(gui.until("bestmove")).noneMatch(line -> line.contains("error"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                // more pieces of a kind than a game can produce
                "QQQQQQQQ/QQQ5/8/8/8/6k1/8/K7 b - - 0 1",
                "k7/8/8/8/8/8/PPPPPPPP/KP6 w - - 0 1",
            })
    void strangePositions(String fen) {
        gui.send("position fen " + fen);
        boolean pawnOnFirstRank = fen.contains("KP6");
        assertThat(gui.sync()).hasSize(pawnOnFirstRank ? 1 : 0);
    }

    @Test
    void hugeLines() {
        String long1 = "position startpos moves" + " e2e4".repeat(200_000);
        String knights = "position startpos moves" + " g1f3 g8f6 f3g1 f6g8".repeat(10_000);
        String fen = "position fen " + "8/".repeat(500_000);
        engine.instant = true;
        gui.position(BEFORE).send(long1, knights, fen, "x".repeat(1_000_000), "go depth " + "9".repeat(1_000_000));
        List<String> answer = gui.until("bestmove");
        assertThat(answer.stream().filter(line -> line.startsWith("info string error")))
                .hasSize(4);
        assertThat(answer).allMatch(line -> line.length() < 300);
        assertThat(answer.get(answer.size() - 1)).isEqualTo("bestmove (none)");
    }

    @Test
    void aLongGameIsPlayed() {
        gui.send("position startpos moves" + " g1f3 g8f6 f3g1 f6g8".repeat(300));
        assertThat(gui.fen()).isEqualTo("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 1200 601");
    }

    @Test
    void controlCharactersAreBlanks() {
        gui.send("\u0000position\u0000startpos\u0000moves\te2e4\r", "\uFEFFisready");
        assertThat(gui.next()).isEqualTo("readyok");
        assertThat(gui.fen()).startsWith("rnbqkbnr/pppppppp/8/8/4P3/");
    }
}
