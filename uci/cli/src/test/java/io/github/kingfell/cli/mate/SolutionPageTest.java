package io.github.kingfell.cli.mate;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.cli.CommandTest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The option {@code --html} of {@code mate} for problems and lists. */
@Timeout(300)
class SolutionPageTest extends CommandTest {
    /** C. Mansfield, British Chess Magazine 1918. */
    private static final String MANSFIELD = "n1rbb3/P1knpR2/1q1R2QK/B6p/8/8/6B1/7r w - -";

    /** S. Loyd, New York Commercial Advertiser 1897. */
    private static final String LOYD = "3R3B/Q7/5nK1/3n4/3NkNR1/2p2p2/2P2P2/8 w - -";

    @TempDir
    private Path folder = Path.of("");

    private String page() throws IOException {
        return Files.readString(folder.resolve("page.html")).replace('\u00a0', ' ');
    }

    /** Runs {@code mate} with a page, and returns the exit code. */
    private int mate(String... args) {
        List<String> all = new ArrayList<>(List.of("mate", "--html", "" + folder.resolve("page.html")));
        all.addAll(List.of(args));
        return runAfresh(all.toArray(String[]::new));
    }

    private Path file(String name, String... lines) throws IOException {
        return Files.write(folder.resolve(name), List.of(lines));
    }

    private static long count(String text, String part) {
        return Pattern.compile(part, Pattern.LITERAL).matcher(text).results().count();
    }

    /** After 1. Nf3 d5 2. Nd4 the diagram has Black to move, but the game begins with White; so does a series. */
    @Test
    void aProofGameBeginsWithWhite() throws IOException {
        assertThat(mate("rnbqkbnr/ppp1pppp/8/3p4/3N4/8/PPPPPPPP/RNBQKB1R b KQkq -", "dia1.5"))
                .as(err.toString())
                .isZero();
        assertThat(page())
                .contains("dia1.5", "White begins", "<span>1. Nf3 d5</span><span>2. Nd4</span>")
                .doesNotContain("Black begins");
        assertThat(mate("rnbqkbnr/pppppppp/8/8/3N4/8/PPPPPPPP/RNBQKB1R", "ser-dia2"))
                .as(err.toString())
                .isZero();
        assertThat(page())
                .contains("ser-dia2", "White begins", "<span>1. Nf3</span><span>2. Nd4</span>")
                .doesNotContain("Black begins");
    }

    @Test
    void everythingAboutATwoMover() throws IOException {
        String line = MANSFIELD + " id \"C. Mansfield\"; c0 \"BCM 1918\"; c9 \"#2\";";
        assertThat(mate(line, "--goal", "#2", "--tries")).as(err.toString()).isZero();
        assertThat(out.toString()).contains("written: ");
        assertThat(page())
                .contains("<h1>C. Mansfield</h1>", "<p class='caption'>BCM 1918</p>")
                .contains("<span class='stipulation'>#2</span>", "(7+10)", ">C+</abbr>", "White begins")
                .contains("<h3>Set play</h3>", ">* 1... exd6 2. Qc2#<")
                .contains("<b>1. Rd2?</b> (threat: 2. Qc6#)", "but <b>1... Rc1!</b>")
                .contains("<b>1. Rd1!</b> (threat: 2. Qc6#)", "1... Nc5, Ne5, Nb8, Nf8 2. Qd6#")
                .contains("#2 key Rd1, unique (others disproved by search)")
                .doesNotContain("id='contents'", "(dual)");
    }

    /** Set play and variations come without being asked for; tries do not. */
    @Test
    void dualsInTheLettersOfALanguage() throws IOException {
        assertThat(mate(LOYD, "#2", "--letters", "de")).isZero();
        assertThat(page())
                .contains("<h1>#2</h1>", "<b>1. Dh7!</b> (zugzwang)", "Kxf6# / De7# <em class='dual'>(dual)</em>")
                .contains("* 1... Sh7, Se8, Sg8 2. Sxd5#")
                .doesNotContain("<h3>Tries</h3>");
        mate(LOYD, "#2", "--letters", "figurine");
        assertThat(page()).contains("<b>1. \u2655h7!</b>");
    }

    @Test
    void aHelpmateInColumnsAndItsTwins() throws IOException {
        assertThat(mate("8/8/8/8/8/8/PPK5/k6R", "h#2", "b) Rh1-h2", "+c) -wPb2"))
                .isZero();
        assertThat(page())
                .contains("<h3 class='change'>a)</h3>", ">b) wRh1-h2</h3>", ">+c) -wPb2</h3>", "Black begins")
                .contains("<p class='help'><span>1. Kxa2 Rh3</span><span>2. Ka1 Ra3#</span></p>")
                .contains("<p class='help'><span>* 1... Kb3</span><span>2. Kb1 Rh1#</span></p>");
        assertThat(count(page(), "<article")).isEqualTo(1);
        assertThat(count(page(), "<svg class='board'")).isEqualTo(3);
    }

    /** Each line is solved by its own stipulation; a line without one asks for a mate. */
    @Test
    void aBookHasContents() throws IOException {
        Path book = file(
                "book.epd",
                MANSFIELD + " id \"<b>\"; c9 \"#2\";",
                "8/8/6N1/8/6pp/6k1/4K1B1/7R b - - c9 \"h#2\";",
                "kbK5/pp6/1P6/8/8/8/8/R7 w - - c9 \"#1\"; id \"none\";",
                "7k/8/6K1/8/8/8/8/R7 w - - id \"plain\";",
                MANSFIELD + " c9 \"ct52\";",
                "no position");
        assertThat(mate(book.toString())).isEqualTo(2);
        assertThat(err.toString()).contains("line 5: the stipulation ct52 is not supported", "line 6: ");
        assertThat(page())
                .contains("<h1 class='book'>book.epd</h1>", "<p>6 problems, 3 solved</p>")
                .contains("<a href='#problem1'>&lt;b&gt;</a> #2 <span class='solved'>solved</span>")
                .contains("<a href='#problem2'>h#2</a>  <span class='solved'>solved</span>")
                .contains("<a href='#problem3'>none</a> #1 <span class='refuted'>refuted</span>")
                .contains("<span class='bad'>the stipulation ct52 is not supported</span>")
                .contains("<h2>4. plain <a class='top' href='#contents'>contents</a></h2>", "1. Ra8#")
                .doesNotContain("<b>.", "id='problem5'");
    }

    /** With one question for all lines, and with captions of a file of another kind. */
    @Test
    void otherLists() throws IOException {
        Path lines = file("lines.epd", "7k/8/6K1/8/8/8/8/R7 w - - 0 1", "7k/8/5K2/8/8/8/8/R7 w - - 0 1");
        assertThat(mate(lines.toString(), "--in", "2", "--json")).isZero();
        assertThat(err.toString()).contains("written: ");
        assertThat(out.toString().lines()).hasSize(2).allMatch(line -> line.startsWith("{"));
        assertThat(page()).contains("2 problems, 2 solved", "1. Ra8#", "mate in 2 (proved)");
        Path popeye = file(
                "one.inp",
                "BeginProblem",
                "Author Sam Loyd",
                "Origin Tilts 1867",
                "Award 1. Prize",
                "Stipulation #2",
                "Pieces White Kc8 Ra1 Pb6 Black Ka8 Bb8 Pa7b7",
                "EndProblem");
        assertThat(mate(popeye.toString())).isZero();
        assertThat(page())
                .contains("<h1>Sam Loyd</h1>", "<p class='caption'>Tilts 1867</p>", "<p class='caption'>1. Prize</p>");
    }

    /** A page of one mate is its proof, as before; the solution of a problem has no proof file. */
    @Test
    void aProofIsAnotherPage() throws IOException {
        assertThat(mate("7k/8/6K1/8/8/8/8/R7 w - - 0 1")).isZero();
        assertThat(page()).contains("<h1>White mates in 1</h1>", "This is a proof");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            --proof x | a proof is written for one mate without restrictions
            --with-refutation | a proof is written for one mate without restrictions
            --html no-such-folder/page.html | there is no such folder
            --goal material | the proof of a gain is written with --proof only
            """)
    void whatIsNoPage(String options, String error) {
        List<String> args = new ArrayList<>(List.of("mate", MANSFIELD + " 0 1", "--in", "2", "--html", "x.html"));
        if (!options.contains("material")) {
            args.add("--all-keys");
        }
        if (options.startsWith("--html")) {
            args.removeAll(List.of("--html", "x.html"));
        }
        args.addAll(List.of(options.split(" ")));
        assertThat(runAfresh(args.toArray(String[]::new))).isEqualTo(2);
        assertThat(err.toString()).contains(error);
    }

    @Test
    void aPageNeedsEverySolution() throws IOException {
        Path book = file("book.epd", MANSFIELD + " c9 \"#2\";");
        assertThat(mate(book.toString(), "--resume", "" + folder.resolve("kept")))
                .isEqualTo(2);
        assertThat(err.toString()).contains("--html shows every solution, and --resume skips");
    }
}
