package io.github.kingfell.workbench.problem;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.workbench.stipulation.Stipulation;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Each kind of file becomes problems, and a file of another kind one sentence. */
class BookTest {
    /** P. Morphy, New York Clipper 1856; twins and an unusable one are added. */
    private static final String OLIVE = """
            ---
            authors:
              - Morphy, Paul
            source: New York Clipper
            date: 1856
            algebraic:
              white: [Kc8, Ra1, Pb6]
              black: [Ka8, Bb8, Pa7, Pb7]
            stipulation: "#2"
            options: [SetPlay]
            twins: {b: Move a1 a2}
            ---
            algebraic: {white: [Kc8, Na1], black: [Ka8]}
            stipulation: "#2"
            ---
            algebraic: {white: [Kc8], black: [Ka8]}
            conditions: [Circe]
            stipulation: "#2"
            ---
            algebraic: {white: [Kc8, black
            """;

    /** Two puzzles made from the position of P. Morphy, each after a move of Black. */
    private static final String LICHESS = """
            PuzzleId,FEN,Moves,Rating,RatingDeviation,Popularity,NbPlays,Themes,GameUrl,OpeningTags
            00001,kbK5/1p6/pP6/8/8/8/8/R7 b - - 0 1,b8a7 a1a6 b7a6 b6b7,1500,75,90,100,mate mateIn2 short,,
            00002,7k/8/6K1/8/8/8/7p/R7 b - - 0 1,h2h1q a1h1,700,75,90,100,crushing,,
            00003,7k/8/6K1/8/8/8/7p/R7 b - - 0 1,h2h4 a1h1,700,75,90,100,crushing,,
            """;

    private static List<Entry> entries(byte[] bytes) throws IOException, NotationException {
        Book book = new Book(new ByteArrayInputStream(bytes));
        book.add("-");
        return book.entries();
    }

    private static List<Entry> entries(String text) throws IOException, NotationException {
        return entries(text.getBytes(StandardCharsets.UTF_8));
    }

    private static Problem problem(Entry entry) {
        Problem problem = entry.problem();
        assertThat(problem).as(entry.error()).isNotNull();
        return problem;
    }

    @Test
    void oliveWithTwins() throws Exception {
        List<Entry> entries = entries(OLIVE);
        assertThat(entries.stream().map(Entry::place)).containsExactly(1, 1, 12, 15, 19);
        assertThat(entries.get(0).id()).isEqualTo("Morphy, Paul, New York Clipper 1856, a)");
        assertThat(problem(entries.get(0)).fen()).isEqualTo("kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1");
        assertThat(entries.get(1).id()).endsWith("b) wRa1-a2");
        assertThat(problem(entries.get(1)).fen()).isEqualTo("kbK5/pp6/1P6/8/8/8/R7/8 w - - 0 1");
        assertThat(entries.get(2).error()).isEqualTo("the piece Na1 is not orthodox");
        assertThat(entries.get(3).error()).isEqualTo("the condition Circe is not supported");
        assertThat(entries.get(4).error()).startsWith("not YAML: ");
    }

    @Test
    void puzzlesOfLichessBeginAfterTheFirstMove() throws Exception {
        List<Entry> entries = entries(LICHESS);
        assertThat(entries.stream().map(Entry::id)).containsExactly("00001", "00002", "00003");
        Problem mate = problem(entries.get(0));
        assertThat(mate.fen()).isEqualTo("k1K5/bp6/pP6/8/8/8/8/R7 w - - 1 2");
        assertThat(mate.stipulation().text()).isEqualTo("#2");
        assertThat(mate.text(mate.keys())).isEqualTo("Rxa6");
        assertThat(problem(entries.get(1)).stipulation()).isEqualTo(Stipulation.UNSTATED);
        assertThat(entries.get(2).error()).isEqualTo("no legal move \"h2h4\"");
    }

    @Test
    void stipulationsInWords() throws Exception {
        String epd = "kbK5/pp6/1P6/8/8/8/8/R7 w - - c0 \"Mate in two\";";
        assertThat(problem(entries(epd).get(0)).stipulation().text()).isEqualTo("#2");
        String pgn = "[White \"Mate in two\"]\n[FEN \"kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1\"]\n\n*\n";
        assertThat(problem(entries(pgn).get(0)).stipulation().text()).isEqualTo("#2");
        String event = "[Event \"White to play and mate in 2\"]\n[FEN \"kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1\"]\n\n*\n";
        assertThat(problem(entries(event).get(0)).stipulation().text()).isEqualTo("#2");
    }

    @Test
    void aProblemWithoutAKingIsForAnotherCommand() throws Exception {
        List<Entry> entries = entries("BeginProblem Pieces White Rc1 Black Kh8 Stip #2 EndProblem");
        assertThat(entries.get(0).error()).isEqualTo(ProblemTask.ODD);
        assertThat(entries("7k/8/8/8/8/8/8/2R5 w - - dm 2;").get(0).error())
                .isEqualTo("illegal position: White has 0 kings");
    }

    @Test
    void aFileOfAnotherKindIsOneSentence() throws Exception {
        List<Entry> entries = entries("Dear reader,\nthis is a letter.\nIt has\nmany lines.\n");
        assertThat(entries).hasSize(1);
        assertThat(entries.get(0).error()).startsWith("not a file of positions: it is neither FEN");
        assertThat(entries("#!/bin/sh\nexec /usr/bin/java -jar kingfell.jar\n")
                        .get(0)
                        .error())
                .startsWith("not a file of positions");
        assertThat(entries("kbK5/pp6/1P6/8/8/8/R7 w - - dm 2;").get(0).error()).doesNotContain("not a file");
        byte[] zstandard = {0x28, (byte) 0xB5, 0x2F, (byte) 0xFD, 1, 2, 3};
        assertThatThrownBy(() -> entries(zstandard))
                .isInstanceOf(NotationException.class)
                .hasMessage("\"-\" is packed; unpack it first: zstd -d FILE");
    }
}
