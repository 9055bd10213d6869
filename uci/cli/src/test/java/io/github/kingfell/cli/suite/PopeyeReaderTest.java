package io.github.kingfell.cli.suite;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PopeyeReaderTest {
    @Test
    void severalProblemsInShortenedWordsOverSeveralLines() {
        String input = """
                BeginProblem
                Author Paul Morphy
                Remark stipulation and pieces in this line are only words
                Pieces White Kc8 Ra1 Pb6
                       Black Ka8 Bb8 Pa7b7
                Stipulation #2
                Option Variation Try MaxSol 9
                NextProblem
                stip h#2
                piec wh ke2 rh1 bg2 sg6 bl kg3 pg4h4
                nextp
                opti whitetoplay
                fors 8/8/8/8/8/5k2/8/4K2R
                stip ser-h=3
                EndProblem
                """;

        assertThat(PopeyeReader.accepts(input)).isTrue();
        assertThat(PopeyeReader.read(input.lines().toList()))
                .containsExactly(
                        new PopeyeReader.Found(
                                1,
                                "Paul Morphy",
                                "kbK11111/pp111111/1P111111/11111111/11111111/11111111/11111111/R1111111 w - -"
                                        + " stip \"#2\"; id \"Paul Morphy\";",
                                ""),
                        new PopeyeReader.Found(
                                8,
                                "",
                                "11111111/11111111/111111N1/11111111/111111pp/111111k1/1111K1B1/1111111R b - -"
                                        + " stip \"h#2\"; id \"\";",
                                ""),
                        new PopeyeReader.Found(
                                11,
                                "",
                                "11111111/11111111/11111111/11111111/11111111/11111k11/11111111/1111K11R w K -"
                                        + " stip \"ser-h=3\"; id \"\";",
                                ""));
    }

    @ParameterizedTest
    @CsvSource({"h#2, b", "h#2.5, w", "'h#2,5', w", "s#2, w", "=3, w"})
    void whoBegins(String stipulation, String side) {
        assertThat(one("Begin Pieces White Kc1 Black Kh8 Stip " + stipulation + " End")
                        .epd())
                .contains(" " + side + " - -");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Pieces White Kc1 Black Kc1 Stip #2              | two men on c1
            Pieces White Kc1 Gd4 Black Kh8 Stip #2          | neither a colour nor an orthodox man with its square: Gd4
            Pieces Neutral Kc1 Stip #2                      | neither a colour nor an orthodox man with its square: Neutral
            Pieces White Kc1 Black Kh8                      | no stipulation
            Pieces White Kc1 Stip #2 #3                     | two stipulations: #2 and #3
            Condition Circe Pieces White Kc1 Black Kh8      | only orthodox problems without twins are known here, no condition
            Stip #2 Twin Move c1 c2                         | only orthodox problems without twins are known here, no twin
            Stip #2 Option Quodlibet                        | an option that is not known here: Quodlibet
            Forsyth 8/8/8/8/8/8/8 Stip #2                   | no board of orthodox men: 8/8/8/8/8/8/8
            Forsyth 8/8/8/8/8/8/8/8k Stip #2                | a rank of more than eight squares: 8k
            """)
    void whatCannotBeUsed(String words, String error) {
        PopeyeReader.Found found = one("BeginProblem " + words + " EndProblem");

        assertThat(found.error()).isEqualTo(error);
        assertThat(found.epd()).isEmpty();
    }

    @Test
    void otherFilesAreNotPopeyes() {
        assertThat(PopeyeReader.accepts("kbK5/pp6/1P6/8/8/8/8/R7 w - - dm 2;")).isFalse();
        assertThat(PopeyeReader.accepts("")).isFalse();
    }

    private static PopeyeReader.Found one(String text) {
        return PopeyeReader.read(text.lines().toList()).get(0);
    }
}
