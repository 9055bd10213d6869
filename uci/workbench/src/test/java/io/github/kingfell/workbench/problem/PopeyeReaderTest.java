package io.github.kingfell.workbench.problem;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
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
            Pieces White Kc1 Black Kc1 Stip #2              | two pieces on c1
            Pieces White Kc1 Gd4 Black Kh8 Stip #2          | neither a colour nor an orthodox piece with its square: Gd4
            Pieces Neutral Kc1 Stip #2                      | neither a colour nor an orthodox piece with its square: Neutral
            Pieces White Kc1 Black Kh8                      | no stipulation
            Pieces White Kc1 Stip #2 #3                     | two stipulations: #2 and #3
            Condition Circe Pieces White Kc1 Black Kh8      | only orthodox problems without twins are supported, no condition
            Stip #2 Twin Move c1 c2                         | only orthodox problems without twins are supported, no twin
            Stip #2 Option Quodlibet                        | an option that is not supported: Quodlibet
            Forsyth 8/8/8/8/8/8/8 Stip #2                   | not a board of orthodox pieces: 8/8/8/8/8/8/8
            Forsyth 8/8/8/8/8/8/8/8k Stip #2                | a rank of more than eight squares: 8k
            """)
    void whatCannotBeUsed(String words, String error) {
        PopeyeReader.Found found = one("BeginProblem " + words + " EndProblem");

        assertThat(found.error()).isEqualTo(error);
        assertThat(found.epd()).isEmpty();
    }

    /** One problem in each language: Q, R, B, S and P of both colours, an option, and the following block. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "BeginProblem title t Pieces White Kc8 Qd1 Ra1 Bb1 Sg1 Pb6 Black Ka8 Stipulation #2 Option Variation Try"
                        + " NextProblem Pieces White Kc8 Black Ka8 Stip s#3 EndProblem",
                "DebutProbleme Pieces Blanc Rc8 Dd1 Ta1 Fb1 Cg1 Pb6 Noir Ra8 Enonce #2 Option Variantes Essais"
                        + " ASuivre Pieces Blanc Rc8 Noir Ra8 Enonce s#3 FinProbleme",
                "AnfangProblem Steine Weiss Kc8 Dd1 Ta1 Lb1 Sg1 Bb6 Schwarz Ka8 Forderung #2 Option Varianten Verfuehrung"
                        + " WeiteresProblem Steine Weiss Kc8 Schwarz Ka8 Forderung s#3 EndeProblem",
                "anfang Ste wei kc8 dd1 ta1 lb1 sg1 bb6 schw ka8 ford #2 weiteres forsyth k1K5/8/8/8/8/8/8/8 ford s#3 ende"
            })
    void anyOfItsLanguages(String text) {
        assertThat(PopeyeReader.accepts(text)).isTrue();
        List<PopeyeReader.Found> found =
                PopeyeReader.read(text.replace("title t ", "").lines().toList());
        assertThat(found.stream().map(PopeyeReader.Found::error)).containsExactly("", "");
        assertThat(found.get(0).epd())
                .isEqualTo(
                        "k1K11111/11111111/1P111111/11111111/11111111/11111111/11111111/RB1Q11N1 w - - stip \"#2\"; id \"\";");
        assertThat(found.get(1).epd())
                .isEqualTo(
                        "k1K11111/11111111/11111111/11111111/11111111/11111111/11111111/11111111 w - - stip \"s#3\"; id \"\";");
    }

    /** Blocks are neither joined nor left out, whatever their language; each has the number of its line. */
    @Test
    void everyBlockAtItsOwnLine() {
        String input = """
                BeginProblem
                Pieces White Kc1 Black Kh8 Stip #2
                EndProblem
                anfang
                steine weiss Kc1 schwarz Kh8 ford #3
                ende
                BeginProblem
                Pieces White Kc1 Black Kh8 Stip #4
                Fin des problemes
                EndProblem
                Und noch etwas Text,
                auch auf zwei Zeilen.
                DebutProbleme
                Pieces Blanc Rc1 Noir Rh8 Enonce #5
                BeginProblem
                Pieces White Kc1 Black Kh8 Stip #6
                """;
        List<PopeyeReader.Found> found = PopeyeReader.read(input.lines().toList());
        assertThat(found.stream().map(PopeyeReader.Found::line)).containsExactly(1, 4, 7, 11, 13, 15);
        assertThat(found.stream().map(PopeyeReader.Found::error))
                .containsExactly(
                        "",
                        "",
                        "two stipulations: #4 and Fin",
                        "text outside the problems: Und noch etwas Text,",
                        "",
                        "");
        assertThat(found.get(1).epd()).contains("stip \"#3\"");
        assertThat(found.get(4).epd()).contains("stip \"#5\"");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Begin Pieces White Ke1 Rh1 Ra1 Pf4 Black Ke8 Ra8 Rh8 Pg4 Option EnPassant f2f3f4 Stip h#2 End | b KQkq f3",
                "Begin Pieces White Ke1 Rh1 Ra1 Pf4 Black Ke8 Ra8 Rh8 Pg4 Option EnPassant f3 Stip h#2 End | b KQkq f3",
                "Begin Pieces White Ke1 Rh1 Ra1 Black Ke8 Ra8 Rh8 Option NoCastling a8 Stip #2 End | w KQk -",
                "Begin Pieces White Ke1 Rh1 Ra1 Black Ke8 Ra8 Rh8 Option NoCastling e1h8 Stip #2 End | w q -",
                "anfang steine weiss Ke1 Th1 Ta1 schwarz Ke8 Option KeineRochade e8 a1 Ford #2 ende | w K -",
                "debut pieces blanc Re1 Th1 Ta1 noir Re8 Option SansRoquer h1 Variantes Enonce #2 fin | w Q -"
            })
    void whatHasHappenedBefore(String text, String fields) {
        assertThat(one(text).error()).isEmpty();
        assertThat(one(text).epd()).contains(" " + fields + " stip");
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
