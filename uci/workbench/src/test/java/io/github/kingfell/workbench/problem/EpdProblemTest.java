package io.github.kingfell.workbench.problem;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.kingfell.rules.notation.Epd;
import io.github.kingfell.rules.notation.NotationException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EpdProblemTest {
    private static final String MORPHY = "kbK5/pp6/1P6/8/8/8/8/R7 w - - ";

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            c9 "#2";                        | #2 unique
            stip "s#3";                     | s#3 unique
            c3 "h#2,5"; bm Ra6;             | h#2.5 bm Ra6 unique
            c0 "= 2"; dm 2;                 | #2
            c1 "=2";                        | =2 unique
            dm 2;                           | #2
            bm #2;                          | #2
            bm #-4;                         | #-4
            dm 2; bm Ra6 Rb1;               | #2 bm Ra6, Rb1 unique
            bm a1a6; c0 "White to play and mate in 2"; | #2 bm Ra6 unique
            c0 "a mate in 7 was found here"; am Rb1;   | bm am Rb1
            c9 "h#2"; c1 "3 solutions";     | h#2 solutions 3 unique
            pv "1. Ra6 bxa6 2. b7#"; dm 2;  | #2 bm Ra6 line 1. Ra6 bxa6 2. b7# unique
            c9 "r#2"; bm Ra6;               | r#2 bm Ra6 unique
            c9 "nomate 3";                  | nomate 3 unique
            """)
    void whatTheLineClaims(String operations, String claim) throws NotationException {
        assertThat(EpdProblem.of(Epd.parse(MORPHY + operations)).claim()).isEqualTo(claim);
    }

    /** A proof game begins at the start of a game, and in a series the other side passes. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            stip "dia1.5"; pv "1. Nf3 d5 2. Nd4";      | dia1.5 bm Nf3 line 1. Nf3 d5 2. Nd4 unique
            stip "ser-dia2"; pv "1. Nf3 2. Nd4"; bm Nf3; | ser-dia2 bm Nf3 line 1. Nf3 2. Nd4 unique
            stip "1->ser-#2"; pv "1. Nf6 1. Nf3 2. Nd4"; | 1->ser-#2 bm Nf6 line 1. Nf6 1. Nf3 2. Nd4 unique
            stip "ser-h#2"; pv "1. Nf6 2. Nfd7 Nf3";    | ser-h#2 bm Nf6 line 1. Nf6 2. Nfd7 Nf3 unique
            """)
    void whereALineBegins(String operations, String claim) throws NotationException {
        String diagram = "rnbqkbnr/ppp1pppp/8/3p4/3N4/8/PPPPPPPP/RNBQKB1R b KQkq - ";
        assertThat(EpdProblem.of(Epd.parse(diagram + operations)).claim()).isEqualTo(claim);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            id "x";            | nothing to check: neither a stipulation nor bm, am or dm
            dm 0;              | a number of moves from 1 to 9999 is expected, not 0
            dm two;            | no number of moves: dm two
            c9 "#2"; dm 3;     | contradicting stipulations: #2, #3
            bm Rh2;            | bm: no legal move "Rh2"
            stip "win";        | unknown stipulation: win
            c9 "s#2.5";        | unknown stipulation: s#2.5
            pv "Ra6 bxa7";     | pv: no legal move "bxa7"
            """)
    void whatCannotBeUsed(String operations, String message) throws NotationException {
        Epd line = Epd.parse(MORPHY + operations);
        assertThatThrownBy(() -> EpdProblem.of(line))
                .isInstanceOf(NotationException.class)
                .hasMessage(message);
    }
}
