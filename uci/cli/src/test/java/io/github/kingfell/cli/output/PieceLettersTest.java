package io.github.kingfell.cli.output;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.kingfell.workbench.output.PieceLetters;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine.Option;

class PieceLettersTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    de       | 1. Nf3 Qxe4+ 2. R1a2# e8=Q O-O      | 1. Sf3 Dxe4+ 2. T1a2# e8=D O-O
                    fr       | 1. Bb5 Kd7 2. Nbxd2 exd8=N+         | 1. Fb5 Rd7 2. Cbxd2 exd8=C+
                    ru       | Kd1-Ke2, Ng1, (Qa8!)                | Крd1-Крe2, Кg1, (Фa8!)
                    figurine | Rd8#; <b>Nf7</b>                    | ♖d8#; <b>♘f7</b>
                    en       | Kb1 e8=R                            | Kb1 e8=R
                    """)
    void movesAreWrittenAndReadBack(String language, String english, String own) {
        PieceLetters letters = PieceLetters.of(language);

        assertThat(letters.fromEnglish(english)).isEqualTo(own);
        assertThat(letters.toEnglish(own)).isEqualTo(english);
    }

    @ParameterizedTest
    @CsvSource({
        // Nb6 and Kb5 are ranks here, with a black bishop.
        "Nb6/8/8/8/8/Kb6/8/k7 w - - 0 1",
        "8/8/8/8/8/8/k7/Nb6 w - - 0 1",
        "a KBNK ending: Queen d5 or b4",
        "e2e4 a7a8q O-O-O exd5",
        "base64 abc+Kd4/Nf3+xyz",
        "#Kd4x /Kd4"
    })
    void whatIsNoMoveStays(String text) {
        assertThat(PieceLetters.of("de").fromEnglish(text)).isEqualTo(text);
    }

    @Test
    void aLanguageThatIsNotKnownIsRefusedWithThoseThatAre() {
        assertThatThrownBy(() -> PieceLetters.of("klingon"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("klingon")
                .hasMessageContaining("de, ")
                .hasMessageContaining("figurine");
    }

    @Test
    void theHelpNamesEveryLanguage() throws NoSuchFieldException {
        String help = LettersOption.class
                .getDeclaredField("letters")
                .getAnnotation(Option.class)
                .description()[0];

        assertThat(PieceLetters.names()).allSatisfy(name -> assertThat(help).containsPattern("\\b" + name + "\\b"));
    }
}
