package io.github.kingfell.uci;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class UciParserTest {
    @ParameterizedTest
    @CsvSource({
        "uci, Uci",
        "isready, IsReady",
        "ucinewgame, NewGame",
        "stop, Stop",
        "ponderhit, PonderHit",
        "quit, Quit",
        "'  \t isready  ', IsReady",
        "isready\r, IsReady",
        "isready now please, IsReady",
        "joho isready, IsReady",
        "joho hoho isready, IsReady",
        "register later, Nothing",
        "# quit, Nothing",
        "#quit, Nothing",
        "'', Nothing",
        "'  \t ', Nothing",
        "Uci, Unknown",
        "UCINEWGAME, Unknown",
        "hello there, Unknown",
    })
    void commands(String line, String expected) {
        assertThat(UciParser.parse(line).getClass().getSimpleName()).isEqualTo(expected);
    }

    @Test
    void aGarbageWordIsSkipped() {
        assertThat(UciParser.parse("joho debug on")).isEqualTo(new UciCommand.Debug(true));
        assertThat(UciParser.parse("debug off")).isEqualTo(new UciCommand.Debug(false));
    }

    @ParameterizedTest
    @CsvSource({
        "setoption name Hash value 32, Hash, 32",
        "setoption name Move Overhead value 100, Move Overhead, 100",
        "setoption   name  Move \t Overhead   value   100  , Move Overhead, 100",
        "setoption name Clear Hash, Clear Hash, ''",
        "setoption name SyzygyPath value C:\\Program Files\\tables;d:\\x y, SyzygyPath, C:\\Program Files\\tables;d:\\x y",
        "setoption name SyzygyPath value a  b, SyzygyPath, a  b",
        "setoption name SyzygyPath value <empty>, SyzygyPath, <empty>",
        "setoption name SyzygyPath value , SyzygyPath, ''",
        "setoption name SyzygyPath, SyzygyPath, ''",
        "setoption name UCI_Opponent value none none computer X, UCI_Opponent, none none computer X",
        "setoption name Path value the value of it, Path, the value of it",
        "setoption name Valuedriven value 1, Valuedriven, 1",
    })
    void options(String line, String name, String value) {
        assertThat(UciParser.parse(line)).isEqualTo(new UciCommand.SetOption(name, value));
    }

    @Test
    void positions() {
        assertThat(UciParser.parse("position startpos moves e2e4  e7e5"))
                .isEqualTo(new UciCommand.SetUp(io.github.kingfell.rules.notation.Fen.START, List.of("e2e4", "e7e5")));
        assertThat(UciParser.parse("position fen 8/8/8/8/8/2k5/8/K6R w - - moves"))
                .isEqualTo(new UciCommand.SetUp("8/8/8/8/8/2k5/8/K6R w - -", List.of()));
    }

    @Test
    void goTakesItsParametersInAnyOrder() {
        UciCommand.Go go = go("go winc 5 infinite wtime 300000 searchmoves e2e4 d2d4 ponder movestogo 40 depth 7");
        assertThat(go.numbers()).isEqualTo(Map.of("winc", 5L, "wtime", 300000L, "movestogo", 40L, "depth", 7L));
        assertThat(go.searchMoves()).containsExactly("e2e4", "d2d4");
        assertThat(go.infinite()).isTrue();
        assertThat(go.ponder()).isTrue();
        assertThat(go.complaint()).isEmpty();
    }

    @Test
    void aKeywordIsNotTakenForANumber() {
        UciCommand.Go go = go("go depth infinite");
        assertThat(go.numbers()).isEmpty();
        assertThat(go.infinite()).isTrue();
        assertThat(go.complaint()).isEqualTo("number expected after depth in \"infinite\"");
    }

    @Test
    void everyBadNumberIsComplainedOfOnce() {
        UciCommand.Go go = go("go depth abc nodes def movetime 50 depth x");
        assertThat(go.numbers()).isEqualTo(Map.of("movetime", 50L));
        assertThat(go.complaint())
                .isEqualTo("number expected after depth in \"abc\"; number expected after nodes in \"def\"");
        assertThat(go("go wtime").complaint()).isEqualTo("number expected after wtime in end of line");
    }

    @Test
    void perftIsNoSearch() {
        assertThat(UciParser.parse("go perft 5")).isEqualTo(new UciCommand.Perft(5));
        assertThat(UciParser.parse("go depth 3 perft 2")).isEqualTo(new UciCommand.Perft(2));
        assertThat(UciParser.parse("go perft x"))
                .isEqualTo(new UciCommand.Malformed("number expected after perft in \"x\""));
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0",
        "-1, -1",
        "+7, 7",
        "007, 7",
        "9223372036854775807, 9223372036854775807",
        "9223372036854775808, 9223372036854775807",
        "-9223372036854775809, -9223372036854775807",
        "99999999999999999999999999999, 9223372036854775807",
    })
    void numbers(String text, long expected) {
        assertThat(UciParser.parseNumber(text)).hasValue(expected);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "-", "+", "--1", "1.0", "1e3", "0x10", "abc", "5x", "\u0665", "1 2"})
    void notNumbers(String text) {
        assertThat(UciParser.parseNumber(text)).isEmpty();
    }

    private static UciCommand.Go go(String line) {
        return (UciCommand.Go) UciParser.parse(line);
    }
}
