package io.github.kingfell.workbench.problem;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Objects;
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
                Latex problem.tex
                       n SU Nachtreiter
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
        List<FoundTask> found = PopeyeReader.read(input.lines().toList());
        assertThat(found.stream().map(FoundTask::line)).containsExactly(1, 10, 13);
        assertThat(epd(found.get(0))).isEqualTo("kbK5/pp6/1P6/8/8/8/8/R7 w - - stip \"#2\"; id \"Paul Morphy\";");
        assertThat(task(found.get(0)).options())
                .isEqualTo(
                        SolvingOptions.KEYS.withVariations(true).withTries(true).withSolutions(9));
        assertThat(epd(found.get(1))).isEqualTo("8/8/6N1/8/6pp/6k1/4K1B1/7R b - - stip \"h#2\"; id \"\";");
        assertThat(epd(found.get(2))).isEqualTo("8/8/8/8/8/5k2/8/4K2R b K - stip \"ser-h=3\"; id \"\";");
    }

    @ParameterizedTest
    @CsvSource({"h#2, b", "h#2.5, w", "'h#2,5', w", "s#2, w", "=3, w"})
    void whoBegins(String stipulation, String side) {
        assertThat(epd(one("Begin Pieces White Kc1 Black Kh8 Stip " + stipulation + " End")))
                .contains(" " + side + " - -");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Pieces White Kc1 Black Kc1 Stip #2              | two pieces on c1
            Pieces White Kc1 Gd4 Black Kh8 Stip #2          | neither a colour nor an orthodox piece with its square: Gd4
            Pieces Neutral Kc1 Stip #2                      | neither a colour nor an orthodox piece with its square: Neutral
            Pieces White Kc1 Black Kh8                      | no stipulation
            Pieces White Kc1 Stip #2 #3                     | two stipulations: #2 and #3
            Condition Circe Pieces White Kc1 Black Kh8      | the condition Circe is not supported
            Pieces White Kc1 Black Kh8 Stip ct14            | the stipulation ct14 is not supported
            SStip 3h[#]h Pieces White Kc1 Black Kh8         | a structured stipulation begins with a colour, not with 3h[#]h
            SStip white 3h[# Pieces White Kc1 Black Kh8     | a structured stipulation that cannot be read from ""
            SStip white [#] Pieces White Kc1 Black Kh8      | a structured stipulation that cannot be read from "[#]"
            Pieces White Kc1 Black Kh8 Stip #2 Opt Quodlib  | quodlibet-#2 is not supported
            Pieces White Kc1 Black Kh8 Stip a=>b4 Stip #2   | two stipulations: a=>b and #2
            Pieces White Kc1 Black Kh8 Stip #2 Opt NullMoves | null moves are supported in helpmates only
            Stip #2 Option PostKeyPlay                      | the option postkeyplay is not supported
            Stip #2 Option Hurry                            | an unknown option: Hurry
            Forsyth 8/8/8/8/8/8/8/6G1 Stip #2               | not a board of orthodox pieces: 8/8/8/8/8/8/8/6G1
            Forsyth 8/8/8/8/8/8/8/8k Stip #2                | more than 64 squares: 8/8/8/8/8/8/8/8k
            """)
    void whatCannotBeUsed(String words, String error) {
        FoundTask found = one("BeginProblem " + words + " EndProblem");

        assertThat(found.error()).isEqualTo(error);
        assertThat(found.task()).isNull();
    }

    /** One problem in each language: Q, R, B, S and P of both colours, an option, and the following block. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "BeginProblem title t Pieces White Kc8 Qd1 Ra1 Bb1 Sg1 Pb6 Black Kh8 Stipulation #2 Option Variation Try"
                        + " NextProblem Pieces White Kc8 Black Kh8 Stip s#3 EndProblem",
                "DebutProbleme Pieces Blanc Rc8 Dd1 Ta1 Fb1 Cg1 Pb6 Noir Rh8 Enonce #2 Option Variantes Essais"
                        + " ASuivre Pieces Blanc Rc8 Noir Rh8 Enonce s#3 FinProbleme",
                "AnfangProblem Steine Weiss Kc8 Dd1 Ta1 Lb1 Sg1 Bb6 Schwarz Kh8 Forderung #2 Option Varianten Verfuehrung"
                        + " WeiteresProblem Steine Weiss Kc8 Schwarz Kh8 Forderung s#3 EndeProblem",
                "anfang Ste wei kc8 dd1 ta1 lb1 sg1 bb6 schw kh8 ford #2 weiteres forsyth 2K4k/8/8/8/8/8/8/8 ford s#3 ende"
            })
    void anyOfItsLanguages(String text) {
        assertThat(PopeyeReader.accepts(text)).isTrue();
        List<FoundTask> found =
                PopeyeReader.read(text.replace("title t ", "").lines().toList());
        assertThat(found.stream().map(FoundTask::error)).containsExactly("", "");
        assertThat(epd(found.get(0))).isEqualTo("2K4k/8/1P6/8/8/8/8/RB1Q2N1 w - - stip \"#2\"; id \"\";");
        assertThat(epd(found.get(1))).isEqualTo("2K4k/8/8/8/8/8/8/8 w - - stip \"s#3\"; id \"\";");
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
        List<FoundTask> found = PopeyeReader.read(input.lines().toList());
        assertThat(found.stream().map(FoundTask::line)).containsExactly(1, 4, 7, 11, 13, 15);
        assertThat(found.stream().map(FoundTask::error))
                .containsExactly(
                        "",
                        "",
                        "the stipulation Fin is not supported",
                        "text outside the problems: Und noch etwas Text,",
                        "",
                        "");
        assertThat(epd(found.get(1))).contains("stip \"#3\"");
        assertThat(epd(found.get(4))).contains("stip \"#5\"");
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
        assertThat(epd(one(text))).contains(" " + fields + " stip");
    }

    @Test
    void otherFilesAreNotPopeyes() {
        assertThat(PopeyeReader.accepts("kbK5/pp6/1P6/8/8/8/8/R7 w - - dm 2;")).isFalse();
        assertThat(PopeyeReader.accepts("")).isFalse();
    }

    /** A miniature with each change once; d continues c. The first position is a). */
    @Test
    void twinsOfEachKind() {
        String input = """
                begin author A. Nonymous
                pieces white Kc2 Rh1 Pa2 black Ka1 stip h#2
                twin move h1 h2
                twin exchange a1 c2 stip #2
                twin cont remove a2
                twin rotate 180
                end
                """;
        List<FoundTask> found = PopeyeReader.read(input.lines().toList());
        assertThat(found.stream().map(FoundTask::error)).containsOnly("");
        assertThat(found.stream().map(PopeyeReaderTest::epd))
                .containsExactly(
                        "8/8/8/8/8/8/P1K5/k6R b - - stip \"h#2\"; id \"A. Nonymous, a)\";",
                        "8/8/8/8/8/8/P1K4R/k7 b - - stip \"h#2\"; id \"A. Nonymous, b) wRh1-h2\";",
                        "8/8/8/8/8/8/P1k5/K6R w - - stip \"#2\"; id \"A. Nonymous, c) bKa1<->wKc2, #2\";",
                        "8/8/8/8/8/8/2k5/K6R w - - stip \"#2\"; id \"A. Nonymous, +d) -wPa2\";",
                        "R6k/5K1P/8/8/8/8/8/8 b - - stip \"h#2\"; id \"A. Nonymous, e) turned by 180 degrees\";");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "twin add black Pb7 | +bPb7 | 8/1p6/8/8/8/8/B1K4R/k7",
                "twin substitute R B | R=B | 8/8/8/8/8/8/B1K4B/k7",
                "twin polish | colours changed | 8/8/8/8/8/8/b1k4r/K7",
                "twin mirror a1<-->h1 | mirrored a1<-->h1 | 8/8/8/8/8/8/R4K1B/7k",
                "twin mirror a1<-->a8 | mirrored a1<-->a8 | k7/B1K4R/8/8/8/8/8/8",
                "twin mirror a1<-->h8 | mirrored a1<-->h8 | 6Bk/8/6K1/8/8/8/8/6R1",
                "twin mirror a8<-->h1 | mirrored a8<-->h1 | 1R6/8/8/8/8/1K6/8/kB6",
                "twin shift a1 a2 | all pieces a1-a2 | 8/8/8/8/8/B1K4R/k7/8"
            })
    void changesOfTwins(String twin, String words, String board) {
        List<FoundTask> found =
                PopeyeReader.read(List.of("begin pieces white Kc2 Rh2 Ba2 black Ka1 stip h#2", twin, "end"));
        assertThat(found).hasSize(2);
        assertThat(task(found.get(1)).twin()).isEqualTo("b) " + words);
        assertThat(epd(found.get(1))).startsWith(board + " ");
    }

    /** What no single sign says. */
    @Test
    void structuredStipulationsBoardsToReachAndTheWrongSide() {
        String input = """
                anfang steine weiss Kc2 Th5 schwarz Ka1 sford schwarz 2hh [#]
                zwilling sford weiss 3a[#]d
                weiter steine weiss Kc2 Th5 schwarz Ka1 ford a=>b 2.5 opti weiss steine weiss Kc2 Th2 schwarz Ka2
                weiter steine weiss Kc2 Th5 schwarz Ka1 ford s#2 opti quodlibet
                ende
                """;
        assertThat(PopeyeReader.read(input.lines().toList()).stream().map(PopeyeReaderTest::epd))
                .containsExactly(
                        "8/8/8/7R/8/8/2K5/k7 b - - stip \"black 2hh[#]\"; id \"a)\";",
                        "8/8/8/7R/8/8/2K5/k7 w - - stip \"white 3a[#]d\"; id \"b) white 3a[#]d\";",
                        "8/8/8/7R/8/8/2K5/k7 w - - stip \"a=>8/8/8/8/8/8/k1K4R/8:2.5\"; id \"\";",
                        "8/8/8/7R/8/8/2K5/k7 w - - stip \"quodlibet-s#2\"; id \"\";");
    }

    /** A game begins with both kings, so that none leads to a board without one. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Option NoWk Pieces White Rc1 Black Kh8 Stip h#2        | ''
            Pieces White Rc1 Black Kh8 Stip h#2                    | White has no king
            Option NoWk Pieces White Rc1 Black Rh8 Stip h=2        | Black has no king
            Option NoWk NoBk Pieces White Rc1 Black Rh8 Stip hx2   | ''
            """)
    void aSideWithoutAKing(String words, String note) {
        ProblemTask task = task(one("BeginProblem " + words + " EndProblem"));

        assertThat(String.join(", ", task.notes())).isEqualTo(note);
        assertThat(task.isOdd()).isTrue();
        assertThat(one("BeginProblem Option NoWk Pieces White Rc1 Black Kh8 Stip dia4 EndProblem")
                        .error())
                .isEqualTo("illegal position: White has 0 kings");
    }

    /** The number limits the solutions; the word alone does not. */
    @ParameterizedTest
    @CsvSource({"Intelligent 2, 2", "intell 1, 1", "Intelligent, 0", "Intelligent MoveNumbers, 0"})
    void solutionsForEachPicture(String option, int most) {
        String words = "Pieces White Kf5 Ra1 Black Kh8 Pg7h7a7 Stip h#2 Option " + option;
        assertThat(task(one("BeginProblem " + words + " EndProblem"))
                        .options()
                        .leftOut()
                        .perPicture())
                .isEqualTo(most);
    }

    private static FoundTask one(String text) {
        return PopeyeReader.read(text.lines().toList()).get(0);
    }

    private static ProblemTask task(FoundTask found) {
        return Objects.requireNonNull(found.task(), found.error());
    }

    private static String epd(FoundTask found) {
        return task(found).epd();
    }
}
