package io.github.kingfell.workbench.problem;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.workbench.stipulation.Stipulation;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TypedPositionTest {
    private static final String BOARD = "kbK5/pp6/1P6/8/8/8/8/R7";

    private static TypedPosition typed(String... words) throws NotationException {
        return TypedPosition.of(List.of(words), Optional.empty());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "kbK5/pp6/1P6/8/8/8/8/R7 #2 | kbK5/pp6/1P6/8/8/8/8/R7 w - - | #2 | White begins, as usual with #2",
                "kbK5/pp6/1P6/8/8/8/8/R7 h#2 | kbK5/pp6/1P6/8/8/8/8/R7 b - - | h#2 | Black begins, as usual with h#2",
                "kbK5/pp6/1P6/8/8/8/8/R7 h#2.5 | kbK5/pp6/1P6/8/8/8/8/R7 w - - | h#2.5 | White begins, as usual with h#2.5",
                "kbK5/pp6/1P6/8/8/8/8/R7 b h#2.5 | kbK5/pp6/1P6/8/8/8/8/R7 b - - | h#2.5 | ''",
                "8/8/8/8/8/6k1/8/4K2R s#3 | 8/8/8/8/8/6k1/8/4K2R w K - | s#3 | White begins, as usual with s#3; castling"
                        + " is allowed where king and rook stand at home (K)",
                "8/8/8/8/8/6k1/8/4K2R w - =2 | 8/8/8/8/8/6k1/8/4K2R w - - | =2 | ''",
                "7k/8/5N1K/8/8/8/8/8 w - - 0 1 white 3a[#]d | 7k/8/5N1K/8/8/8/8/8 w - - 0 1 | white 3a[#]d | ''",
                "7k/8/5N1K/8/8/8/8/8 black 2hh[#] | 7k/8/5N1K/8/8/8/8/8 b - - | black 2hh[#] | Black begins, as usual with"
                        + " black 2hh[#]",
                "7k/8/5S1K/8/8/8/8/8 w #1 | 7k/8/5N1K/8/8/8/8/8 w - - | #1 | ''",
                "7k/8/5N1K/8/8/8/8/8 w - - 0 1 #1 | 7k/8/5N1K/8/8/8/8/8 w - - 0 1 | #1 | ''",
                "7k/8/5N1K/8/8/8/8/8 w - - dm 2; | 7k/8/5N1K/8/8/8/8/8 w - - dm 2; | - | ''"
            })
    void fenOrTheBoardAlone(String words, String text, String stipulation, String assumed) throws NotationException {
        TypedPosition typed = typed(words.split(" "));
        assertThat(typed.text()).isEqualTo(text);
        assertThat(typed.stipulation().map(Stipulation::text).orElse("-")).isEqualTo(stipulation);
        assertThat(typed.assumed()).isEqualTo(assumed.isEmpty() ? "" : "assumed: " + assumed);
    }

    @Test
    void theSideIsAskedFor() {
        assertThatThrownBy(() -> typed(BOARD))
                .isInstanceOf(NotationException.class)
                .hasMessageStartingWith("who is to move? Add w or b after the board, or a stipulation");
    }

    @Test
    void anOptionMayStateTheStipulation() throws NotationException {
        assertThat(TypedPosition.of(List.of(BOARD), Stipulation.parse("h#2")).text())
                .isEqualTo(BOARD + " b - -");
    }

    /** Castling and en passant are those of the FEN. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "4k3/8/8/8/8/8/8/R3K2R w Q - | white 1h[00]h | true | 4k3/8/8/8/8/8/8/R3K2R w Q - 0 1",
                "8/8/8/8/2pP2k1/8/8/R3K2R b - d3 | black 1h[ep]h | true | 8/8/8/8/2pP2k1/8/8/R3K2R b - d3 0 1",
                "4k3/8/8/8/8/8/8/R6R | h#2 | true | 4k3/8/8/8/8/8/8/R6R b - - 0 1",
                "4k3/8/8/8/8/8/8/R3K2R | h#2 | false | 4k3/8/8/8/8/8/8/R3K2R b KQ - 0 1"
            })
    void whatIsSolvedLikeAFileOfProblems(String board, String stipulation, boolean likeFile, String fen)
            throws NotationException {
        TypedPosition typed = typed((board + " " + stipulation).split(" "));
        assertThat(typed.isForFilesOfProblems(typed.stipulation())).isEqualTo(likeFile);
        assertThat(typed.tasks(typed.stipulation().orElseThrow(), SolvingOptions.KEYS))
                .singleElement()
                .satisfies(task -> assertThat(Fen.format(task.position())).isEqualTo(fen));
    }

    @Test
    void twinsChangeTheFirstPositionOrTheTwinBefore() throws NotationException {
        TypedPosition typed = typed("8/8/8/8/8/8/PPK5/k6R", "h#2", "b) Rh1-h2", "+c) -wPb2", "d) h#3", "e) +bSb8");
        assertThat(typed.twins()).hasSize(4);
        assertThat(typed.tasks(typed.stipulation().orElseThrow(), SolvingOptions.KEYS).stream()
                        .map(ProblemTask::epd))
                .containsExactly(
                        "8/8/8/8/8/8/PPK5/k6R b - - stip \"h#2\"; id \"a)\";",
                        "8/8/8/8/8/8/PPK4R/k7 b - - stip \"h#2\"; id \"b) wRh1-h2\";",
                        "8/8/8/8/8/8/P1K4R/k7 b - - stip \"h#2\"; id \"+c) -wPb2\";",
                        "8/8/8/8/8/8/PPK5/k6R b - - stip \"h#3\"; id \"d) h#3\";",
                        "1n6/8/8/8/8/8/PPK5/k6R b - - stip \"h#2\"; id \"e) +bSb8\";");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"b) Rg1-h2 | b): no piece on g1", "b) hello | b): not a change that makes a twin: hello"})
    void aWrongTwinIsNamed(String twin, String message) throws NotationException {
        TypedPosition typed = typed("8/8/8/8/8/8/PPK5/k6R", "h#2", twin);
        assertThatThrownBy(() -> typed.tasks(typed.stipulation().orElseThrow(), SolvingOptions.KEYS))
                .isInstanceOf(NotationException.class)
                .hasMessageContaining(message);
    }

    @Test
    void twinsNeedABoard() throws NotationException {
        TypedPosition typed = typed("8/8/8/8/8/0/PPK5/k6R", "h#2", "b) Rh1-h2");
        assertThatThrownBy(() -> typed.tasks(typed.stipulation().orElseThrow(), SolvingOptions.KEYS))
                .isInstanceOf(NotationException.class)
                .hasMessage("twins need a board before them, and \"8/8/8/8/8/0/PPK5/k6R\" is none");
    }
}
