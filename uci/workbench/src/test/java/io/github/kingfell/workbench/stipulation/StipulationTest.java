package io.github.kingfell.workbench.stipulation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.kingfell.rules.notation.Fen;
import io.github.kingfell.rules.notation.NotationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class StipulationTest {
    private static final String WHITE = "7k/8/6K1/8/8/8/8/R7 w - - 0 1";

    @ParameterizedTest
    @CsvSource({
        "#2, 3, 2, true",
        "=3, 5, 3, true",
        "s#3, 6, 3, true",
        "s=2, 4, 2, true",
        "r#2, 4, 2, true",
        "semi-r#2, 4, 2, true",
        "h#2, 4, 2, false",
        "h#2.5, 5, 3, true",
        "h=3, 6, 3, false",
        "ser-#5, 5, 5, true",
        "ser-h#6, 7, 6, false",
        "ser-h=1, 2, 1, false",
        "h002, 4, 2, false",
        "ser-h0014, 15, 14, false",
        "ser-004, 4, 4, true",
        "H#2, 4, 2, false",
        "+2, 3, 2, true",
        "x13, 25, 13, true",
        "zd42, 3, 2, true",
        "sZa34, 8, 4, true",
        "hep1, 2, 1, false",
        "#=2, 3, 2, true",
        "h==3.5, 7, 4, true",
        "ser-!=7, 7, 7, true",
        "002, 3, 2, true",
        "~1, 1, 1, true",
        "exact-s#2, 4, 2, true",
        "exact-h#1.5, 3, 2, true",
        "hs#3, 6, 3, true",
        "hs#2.5, 5, 3, false",
        "hr+2, 4, 2, true",
        "reci-h#2, 4, 2, false",
        "reci-h(=)#3, 6, 3, false",
        "ser-s#4, 5, 4, true",
        "ser-r=3, 4, 3, true",
        "ser-reci-h(=)#7, 8, 7, false",
        "pser-h#6, 7, 6, false",
        "dia4, 8, 4, true",
        "exact-dia6.5, 13, 7, false",
        "ser-dia8, 8, 8, false",
        "2->ser-h#4, 5, 4, true",
        "1->ser-#5, 5, 5, false",
        "pser-#3, 5, 3, true",
        "pser-s=8, 16, 8, true",
        "c813, 5, 3, true",
        "ser-<>3, 3, 3, true",
        "h<>1.5, 3, 2, true",
        "ser-hkd52, 3, 2, false",
        "quodlibet-s#=2, 4, 2, true",
        "goalisend-hc812, 4, 2, false",
        "a=>8/8/8/8/8/8/8/K1k5:3.5, 7, 4, false"
    })
    void signs(String text, int plies, int moves, boolean whiteBegins) throws NotationException {
        Stipulation stipulation = Stipulation.parse(text).orElseThrow();
        assertThat(stipulation.plies()).isEqualTo(plies);
        assertThat(stipulation.moves()).isEqualTo(moves);
        assertThat(stipulation.whiteBegins()).isEqualTo(whiteBegins);
        assertThat(stipulation.text()).isEqualToIgnoringCase(text);
        assertThat(stipulation.goal()).isPresent();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a=>b2",
                "h##!3",
                "%4",
                "ct2",
                "<>r2",
                "skd52",
                "reci-h(<>)#2",
                "2->ser-<>3",
                "goalisend-hkd52",
                "pser-r#2",
                "phser-s#3",
                "2->h#4",
                "semi-h#2",
                "quodlibet-h#2",
                "exact-r#2"
            })
    void signsThatNoSolverTakes(String text) throws NotationException {
        Stipulation stipulation = Stipulation.parse(text).orElseThrow();
        assertThat(stipulation.kind()).isEqualTo(Stipulation.Kind.OTHER);
        assertThat(stipulation.goal()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "white 3a[#]d, white 3a[#]d, true",
        "Black  2hh[#] & 1h[#]h, black 2hh[#] & 1h[#]h, false",
        "white - 5d[#]a, black  5d[#]a, false"
    })
    void structured(String text, String printed, boolean whiteBegins) throws NotationException {
        Stipulation stipulation = Stipulation.parse(text).orElseThrow();
        assertThat(stipulation.kind()).isEqualTo(Stipulation.Kind.STRUCTURED);
        assertThat(stipulation.text()).isEqualToNormalizingWhitespace(printed);
        assertThat(stipulation.whiteBegins()).isEqualTo(whiteBegins);
    }

    @ParameterizedTest
    @ValueSource(strings = {"#2.5", "s#1.5", "hs#-2", "ser-h#2.5", "h#0", "nomate 2.5"})
    void numbersThatDoNotSuitTheSign(String text) {
        assertThatThrownBy(() -> Stipulation.parse(text)).isInstanceOf(NotationException.class);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Mate in two | #2",
                "White to play and mate in 3 | #3",
                "White to move, mate in two. | #2",
                "White mates in four moves | #4",
                "Checkmate in 2 | #2",
                "Selfmate in three | s#3",
                "Helpmate in 2 moves | h#2",
                "White to play and force selfmate in 2 | s#2",
                "Stalemate in 5 | =5",
                "Wei\u00df am Zug, Matt in zwei Z\u00fcgen | #2",
                "Matt in 3 Z\u00fcgen | #3",
                "Hilfsmatt in f\u00fcnf Z\u00fcgen | h#5",
                "Les blancs jouent et font mat en deux coups | #2",
                "Mat aid\u00e9 en 3 coups | h#3",
                "Mate in many moves | -",
                "Checkmate | -"
            })
    void words(String text, String sign) throws NotationException {
        assertThat(StipulationWords.parse(text, Fen.parse(WHITE))
                        .map(Stipulation::text)
                        .orElse("-"))
                .isEqualTo(sign);
    }

    @Test
    void theWordsAndThePositionNameTheSameSide() {
        assertThatThrownBy(() -> StipulationWords.parse("Black to play and mate in 2", Fen.parse(WHITE)))
                .isInstanceOf(NotationException.class)
                .hasMessage("the words give the move to Black, the position to White");
    }
}
