package io.github.kingfell.rules.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.kingfell.rules.board.MoveGenerator;
import io.github.kingfell.rules.board.MoveList;
import io.github.kingfell.rules.board.Position;
import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PgnTest {
    private static PgnReader reader(String text) {
        return new PgnReader(new StringReader(text));
    }

    private static PgnGame only(String text) throws IOException, NotationException {
        PgnReader reader = reader(text);
        PgnGame game = reader.next().orElseThrow();
        assertThat(reader.next()).isEmpty();
        return game;
    }

    private static String san(PgnGame game) throws NotationException {
        return San.formatLine(game.start(), game.line());
    }

    @ParameterizedTest
    @CsvSource({"1-0, 1-0", "1/2, 1/2-1/2", "\u00bd, 1/2-1/2", "*, *", "0-0, *", "White wins, *"})
    void theTagHasTheResultOfAGameThatDoesNotTellIt(String tag, String result) throws Exception {
        assertThat(only("[Result \"" + tag + "\"]\n\n1. e4 e5").result()).isEqualTo(result);
    }

    /** Other readers lose a game in which the comment of a move begins on the next line. */
    @Test
    void aCommentBeginsOnTheLineOfItsMove() throws Exception {
        for (int length = 1; length < 40; length++) {
            String comment = "{" + "x".repeat(length) + " 0.50s}";
            PgnGame game = only("1. e4 " + comment + " 1... e5 " + comment + " 2. Nf3 $1 " + comment + " (2. f4 "
                    + comment + " 2... d5 " + comment + ") 2... Nc6 " + comment + " 1-0");
            String text = PgnWriter.format(game);
            assertThat(text.lines()).allMatch(line -> line.length() < 80).noneMatch(line -> line.startsWith("{"));
            assertThat(only(text).moves()).isEqualTo(game.moves());
        }
    }

    @Test
    void anIllegalMoveOfTwoSquaresIsNoNullMove() {
        assertThatThrownBy(() -> only("1. e4 e2e4 2. Nf3 *"))
                .isInstanceOf(NotationException.class)
                .hasMessageContaining("no legal move \"e2e4\"");
    }

    @Test
    void anAnnotatedGame() throws Exception {
        PgnGame game = only("""
                [Event "A \\"friendly\\" game"]
                [White "Morphy"]
                [Result "1-0"]

                {Paris 1858} 1. e4 e5 2. Nf3 d6 3. d4 Bg4?! {a weak move
                already} (3... exd4 4. Qxd4 (4.Nxd4) Nc6 $14) 4. dxe5 Bxf3 ; forced
                5. Qxf3 dxe5 6. Bc4 Nf6? 7. Qb3! Qe7 1-0
                """);
        assertThat(game.tag("Event")).isEqualTo("A \"friendly\" game");
        assertThat(game.comment()).isEqualTo("Paris 1858");
        assertThat(san(game)).isEqualTo("1. e4 e5 2. Nf3 d6 3. d4 Bg4 4. dxe5 Bxf3 5. Qxf3 dxe5 6. Bc4 Nf6 7. Qb3 Qe7");
        assertThat(game.result()).isEqualTo("1-0");
        PgnMove bishop = game.moves().get(5);
        assertThat(bishop.nags()).containsExactly(6);
        assertThat(bishop.comment()).isEqualTo("a weak move already");
        assertThat(bishop.variations()).hasSize(1);
        List<PgnMove> variation = bishop.variations().get(0);
        assertThat(variation).hasSize(3);
        assertThat(variation.get(1).variations().get(0)).hasSize(1);
        assertThat(variation.get(2).nags()).containsExactly(14);
        assertThat(game.moves().get(7).comment()).isEqualTo("forced");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1.e4 e5 2.Nf3",
                "\uFEFF1. e4 e5\r\n2. Nf3 *\r\n",
                "1.e4 e5 2.Nf3 1/2",
                "% a line for programs\n1 e4 e5 2 Nf3 *",
                "[Event \"no blank line\"]\n1. e4 e5 2. Nf3",
                "[Event \"not closed]\n\n1. e4 e5 2. Nf3 *",
                "1. e4 ( 1. -- d5 2. e4 ) 1... e5 += 2. Nf3 ! (2. f4 (2. Z0)) *",
                "1. e2-e4 e7e5 2. Ng1f3 $1",
                "1. e4 (1. d4 e5 2. Nf3",
            })
    void oddFilesAreRead(String text) throws Exception {
        PgnGame game = reader(text).next().orElseThrow();
        assertThat("1. e4 e5 2. Nf3").startsWith(san(game));
        assertThat(game.moves()).isNotEmpty();
    }

    @Test
    void aGameThatIsNoneDoesNotHideTheNext() throws Exception {
        PgnReader reader = reader("""
                [White "one"]

                1. e4 e5 2. Ke3 Ke7 *

                [White "two"]
                [FEN "8/8/8/8/8/8/8/8 w - - 0 1"]

                *

                [White "three"]
                [FEN "4k3/8/8/8/8/8/4P3/4K3 b - - 0 60"]

                60... Kd7 61. e4 1-0

                [White "four"]

                *
                """);
        assertThatThrownBy(reader::next).hasMessageStartingWith("game 1, line 3: no legal move \"Ke3\"");
        assertThatThrownBy(reader::next).hasMessageStartingWith("game 2, line 8: illegal position");
        assertThat(san(reader.next().orElseThrow())).isEqualTo("1... Kd7 2. e4");
        assertThat(reader.next().orElseThrow().moves()).isEmpty();
        assertThat(reader.next()).isEmpty();
    }

    @Test
    void movesMayBeWrittenAsEnginesDo() throws Exception {
        assertThat(san(only("[FEN \"4k3/8/8/8/8/8/8/R3K3 w Q - 0 1\"]\n\n1. e1c1 e8e7 2. d1e1+ *")))
                .isEqualTo("1. O-O-O Ke7 2. Re1+");
    }

    @Test
    void nestingHasALimit() {
        assertThatThrownBy(reader("1. e4 " + "(1. d4 ".repeat(5000))::next).hasMessageContaining("nested too deeply");
    }

    /** Whatever is written is read again, and nothing is longer than a line. */
    @Test
    void randomGamesSurviveWritingAndReading() throws Exception {
        Random random = new Random(1994);
        StringBuilder file = new StringBuilder();
        List<PgnGame> games = new ArrayList<>();
        for (int i = 0; i < 60; i++) {
            Map<String, String> tags = i % 3 == 0
                    ? Map.of("FEN", "nrbbqknr/pppppppp/8/8/8/8/PPPPPPPP/NRBBQKNR w KQkq - 0 1", "Variant", "Chess960")
                    : Map.of("White", "back\\slash \"quoted\"");
            Position start = PgnGame.start(tags);
            String result = List.of("1-0", "0-1", "1/2-1/2", "*").get(random.nextInt(4));
            games.add(new PgnGame(tags, i % 5 == 0 ? "begins" : "", line(start, 60, 0, random), result));
            file.append(PgnWriter.format(games.get(i)));
        }
        assertThat(file.toString().lines()).allSatisfy(line -> assertThat(line).hasSizeLessThan(80));
        PgnReader reader = reader(file.toString());
        for (PgnGame game : games) {
            PgnGame read = reader.next().orElseThrow();
            assertThat(read.moves()).isEqualTo(game.moves());
            assertThat(read.comment()).isEqualTo(game.comment());
            assertThat(read.result()).isEqualTo(game.result());
            assertThat(read.tags()).containsAllEntriesOf(game.tags());
        }
        assertThat(reader.next()).isEmpty();
    }

    private static List<PgnMove> line(Position position, int length, int depth, Random random) {
        List<PgnMove> moves = new ArrayList<>();
        MoveList list = new MoveList();
        for (int i = 0; i < length; i++) {
            new MoveGenerator(position).generate(position, list);
            if (list.isEmpty()) {
                break;
            }
            int move = list.get(random.nextInt(list.size()));
            boolean remarks = random.nextInt(6) == 0;
            List<List<PgnMove>> variations = remarks && depth < 3
                    ? List.of(line(position.copy(), 1 + random.nextInt(8), depth + 1, random))
                    : List.of();
            moves.add(new PgnMove(
                    move,
                    remarks ? List.of(random.nextInt(140)) : List.of(),
                    random.nextInt(8) == 0 ? "a (long) remark; with signs " + i : "",
                    variations));
            position.make(move);
        }
        return moves;
    }

    /** Every text is read as games or as an error of one of them. */
    @Test
    void noTextBreaksTheReader() throws IOException {
        Random random = new Random(7);
        String alphabet = "[]{}()\"$;%.*\\\n 01-/2exdNfKQRO=+#!?aé";
        int games = 0;
        for (int i = 0; i < 3000; i++) {
            StringBuilder text = new StringBuilder(i % 2 == 0 ? "1. e4 e5 " : "[FEN \"");
            random.ints(random.nextInt(80), 0, alphabet.length()).forEach(c -> text.append(alphabet.charAt(c)));
            PgnReader reader = reader(text.toString());
            for (boolean more = true; more; ) {
                try {
                    Optional<PgnGame> game = reader.next();
                    more = game.isPresent();
                    games += more ? 1 : 0;
                } catch (NotationException e) {
                    assertThat(e).hasMessageStartingWith("game ").hasMessageContaining(", line ");
                }
            }
        }
        assertThat(games).isPositive();
    }

    /** Annotations come back in their places. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "1. e4 e5 2. Nf3 (2. Bc4 Nf6 3. -- Nxe4 {the threat}) 2... Nc6 *",
                "1. e4 e5 2. Nf3 (2. -- Nc6 (2... -- 3. d4) 3. Nf3) 2... Nc6 *",
                "1. e4 ({The best was} 1. d4 d5 ({or} 1... Nf6 {an Indian}) 2. c4) 1... e5 *",
                "{before all} 1. e4 {after it} (1. d4) ({and} 1. c4) {after the lines} 1... e5 {late} *",
                "1. e4 $1 (1. d4 $142 $10) 1... e5 (1... c5 $18 $146) {the end} *",
                "1. e4 (1. d4 Nf6 2. c4 (2. -- -- 3. --) 2... e6 {x}) {y} *"
            })
    void annotationsComeBack(String moves) throws Exception {
        String written = PgnWriter.format(only(moves));
        assertThat(written.substring(written.indexOf("\n\n")).strip().replaceAll("\\s+", " "))
                .isEqualTo(moves);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1. e4 (Z0 1... e5) 1... c5 2. Nf3 (0000 d6) * | 1. e4 (1. -- e5) 1... c5 2. Nf3 (2. -- d6) *",
                "1. e4 ($142 d4 $10) ({only words}) 1... e5 = * | 1. e4 (1. d4 $142 $10) {only words} 1... e5 $10 *",
                "1. e4 +/- e5 \u2213 2. d4 N * | 1. e4 $16 e5 $17 2. d4 $146 *"
            })
    void otherSpellingsOfTheSame(String moves, String expected) throws Exception {
        String written = PgnWriter.format(only(moves));
        assertThat(written.substring(written.indexOf("\n\n")).strip()).isEqualTo(expected);
    }

    /** An illegal move loses its variation; in the main line, the rest of the game. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1. e4 e5 2. Nf3 (2. Ke3 d5) 2... Nc6 * | 1. e4 e5 2. Nf3 Nc6 * | game 1, line 1: no legal move "
                        + "\"Ke3\"; the variation is skipped",
                "1. e4 (1. d4 d5 (1... Ke4 2. c4 (2. Nf3)) 2. c4) 1... e5 * | 1. e4 (1. d4 d5 2. c4) 1... e5 * | game "
                        + "1, line 1: no legal move \"Ke4\"; the variation is skipped",
                "1. e4 e5 {good} 2. Ke3 d5 (2... d6) 3. d4 1-0 | 1. e4 e5 {good} * | game 1, line 1: no legal move "
                        + "\"Ke3\"; the rest of the game is skipped",
                "1. e4 e5 2. -- d5 1-0 | 1. e4 e5 * | game 1, line 1: the null move \"--\" cannot be played; the rest "
                        + "of the game is skipped",
                "1. e4 ({or} 1. Ke2) 1... e5 * | 1. e4 e5 * | game 1, line 1: no legal move \"Ke2\"; the variation is "
                        + "skipped",
                "1. e4 e5 {good} (1... Ke4 {no}) {so} 2. d4 * | 1. e4 e5 {good so} 2. d4 * | game 1, line 1: no legal "
                        + "move \"Ke4\"; the variation is skipped",
                "1. e4 (1. d4) {or} (1. Ke2) 1... e5 * | 1. e4 (1. d4) {or} 1... e5 * | game 1, line 1: no legal move "
                        + "\"Ke2\"; the variation is skipped",
                "1. e4 e5 2. Qh5 Ke7 3. Qxe5# (3. Qh4+ -- 4. Qh7) * | 1. e4 e5 2. Qh5 Ke7 3. Qxe5# * | game 1, line "
                        + "1: the null move \"--\" cannot be played; the variation is skipped"
            })
    void theLegalPart(String moves, String legal, String loss) throws Exception {
        List<String> losses = new ArrayList<>();
        PgnReader reader = reader(moves + "\n\n1. d4 *");
        PgnGame game =
                reader.next((error, what) -> losses.add(error + "; " + what)).orElseThrow();
        String written = PgnWriter.format(game);
        assertThat(written.substring(written.indexOf("\n\n")).strip()).isEqualTo(legal);
        assertThat(losses).containsExactly(loss);
        assertThat(san(reader.next().orElseThrow())).isEqualTo("1. d4");
        assertThatThrownBy(reader(moves)::next).hasMessage(loss.substring(0, loss.indexOf(';')));
    }

    /** The text of an unusable game stays available until the next game. */
    @Test
    void theTextOfAGame() throws Exception {
        String bad = "[Event \"b\"]\n[FEN \"4k3/8/8/8/8/8/8/4K3 w Qq - 0 1\"]\n\n1. Kd2 {so (it) \\ is} e8(Q) 1-0";
        PgnReader reader = reader("[Event \"a\"]\n\n1. e4 *\n\n" + bad + "\n\n[Event \"c\"]\n\n1. d4 *\n");
        assertThat(reader.next()).isPresent();
        assertThat(reader.text()).isEqualTo("[Event \"a\"]\n\n1. e4 *");
        assertThatThrownBy(reader::next).hasMessageStartingWith("game 2, line ");
        assertThat(reader.text().strip()).isEqualTo(bad);
        assertThat(san(reader.next().orElseThrow())).isEqualTo("1. d4");
    }
}
