package io.github.kingfell.rules.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Reads files as people and programs write them, in breach of the standard. */
class PgnWildTest {
    private static PgnReader reader(String text) {
        return new PgnReader(new StringReader(text));
    }

    private static String moves(PgnGame game) throws NotationException {
        return San.formatLine(game.start(), game.line());
    }

    @ParameterizedTest
    @CsvSource({
        "4k3/8/8/3pP3/8/8/8/4K3 w - d6, exd6e.p., 1. exd6",
        "4k3/8/8/3pP3/8/8/8/4K3 w - d6, exd6 e.p., 1. exd6",
        "4k3/8/8/3pP3/8/8/8/4K3 w - d6, exd6ep, 1. exd6",
        "8/4P3/8/8/8/8/k7/4K3 w - -, e8(Q), 1. e8=Q",
        "8/4P3/8/8/8/8/k7/4K3 w - -, e8Q, 1. e8=Q",
        "8/4P3/8/8/8/8/k7/4K3 w - -, e7-e8=N, 1. e8=N",
        "4k3/8/8/8/8/8/8/R3K2R w KQ -, 0-0-0, 1. O-O-O",
        "4k3/8/8/8/8/8/8/R3K2R w KQ -, O-O!?, 1. O-O",
        "4k3/8/8/8/8/8/8/4K1N1 w - -, Ng1-f3, 1. Nf3",
        "4k3/8/8/8/8/8/8/4K1N1 w - -, Ng1f3, 1. Nf3",
        "bnrkrqnb/pppppppp/8/8/8/8/PPPPPPPP/BNRKRQNB w KQkq -, g3 g6 2.Ne3 *, 1. g3 g6"
    })
    void movesOfManyKinds(String fen, String text, String moves) throws Exception {
        String file = "[FEN \"" + fen + " 0 1\"]\n\n1." + text.replace(" 2.Ne3", "") + " *\n";
        assertThat(moves(reader(file).next().orElseThrow())).isEqualTo(moves);
    }

    @Test
    void castlingInChess960() throws Exception {
        PgnGame game = reader("""
                [Variant "Fischerandom"]
                [SetUp "1"]
                [FEN "4k3/8/8/8/8/8/8/1R2KR2 w FB - 0 1"]

                1. O-O-O Ke7 *
                """).next().orElseThrow();
        assertThat(game.moves()).hasSize(2);
        assertThat(San.format(game.start(), game.moves().get(0).move())).isEqualTo("O-O-O");
    }

    /** A variation may begin after a pawn has reached the last rank, too. */
    @Test
    void aVariationIsNoPromotion() throws Exception {
        PgnGame game = reader("[FEN \"8/4P3/8/8/8/8/k7/4K3 w - - 0 1\"]\n\n1. e8=Q (1. e8=R) (e8(N)) 1... Kb2 *")
                .next()
                .orElseThrow();
        assertThat(game.moves().get(0).variations()).hasSize(2);
        assertThat(moves(game)).isEqualTo("1. e8=Q Kb2");
    }

    @Test
    void oneBadGameDoesNotLoseTheOthers() throws Exception {
        PgnReader reader = reader("""
                [Event "1"]

                1. e4 {never closed 1... e5

                [Event "2"]

                1. d4 d5 2. -- c5 1/2-1/2

                [Event "3"]
                [Variant "Crazyhouse"]

                1. e4 d5 2. exd5 Qxd5 3. P@d4 *

                [Event "4"]
                [FEN "nonsense"]

                1. e4 *

                Games of the club, kindly typed in by the secretary:

                [Event "6"]

                1. c4 e5 \u00bd-\u00bd
                1. b4 e5 2. Ke2 1-0
                1. g4 1-0
                1. h4 {the last one""");
        assertThatThrownBy(reader::next).hasMessage("game 1, line 3: the comment is not closed");
        assertThatThrownBy(reader::next).hasMessage("game 2, line 7: the null move \"--\" cannot be played");
        assertThatThrownBy(reader::next).hasMessageStartingWith("game 3, line 12: the variant \"Crazyhouse\" is not");
        assertThatThrownBy(reader::next).hasMessageStartingWith("game 4, line ");
        assertThatThrownBy(reader::next).hasMessageStartingWith("game 5, line 19: no legal move \"Games\"");
        PgnGame six = reader.next().orElseThrow();
        assertThat(six.tag("Event")).isEqualTo("6");
        assertThat(six.result()).isEqualTo("1/2-1/2");
        assertThatThrownBy(reader::next).hasMessageStartingWith("game 7, line 24: no legal move \"Ke2\"");
        assertThat(moves(reader.next().orElseThrow())).isEqualTo("1. g4");
        assertThatThrownBy(reader::next).hasMessage("game 9, line 26: the comment is not closed");
        assertThat(reader.next()).isEmpty();
    }

    @Test
    void linesEndInThreeWays() {
        for (String end : List.of("\n", "\r\n", "\r")) {
            PgnReader reader =
                    reader(String.join(end, "[Event \"x\"]", "", "% 1. a4 ", "1. e4 ; the best", "e5 2. Ke3 *"));
            assertThatThrownBy(reader::next).hasMessageStartingWith("game 1, line 5: no legal move");
        }
    }

    @Test
    void bytesAreUtf8OrLatin1() throws Exception {
        for (var charset : List.of(StandardCharsets.UTF_8, StandardCharsets.ISO_8859_1)) {
            byte[] bytes = "[White \"Gr\u00fcnfeld, J\u00f6rg\"]\n\n1. d4 {\u00e9} *".getBytes(charset);
            PgnGame game = PgnReader.of(new ByteArrayInputStream(bytes)).next().orElseThrow();
            assertThat(game.tag("White")).isEqualTo("Gr\u00fcnfeld, J\u00f6rg");
            assertThat(game.moves().get(0).comment()).isEqualTo("\u00e9");
        }
        byte[] cut = "\uFEFF1. d4 {\u2654 \uD83D\uDE00} * \u00e9".getBytes(StandardCharsets.UTF_8);
        PgnReader reader = PgnReader.of(new ByteArrayInputStream(cut, 0, cut.length - 1));
        assertThat(reader.next().orElseThrow().moves().get(0).comment()).isEqualTo("\u2654 \uD83D\uDE00");
    }

    /** Characters of two, three and four bytes stay whole wherever the buffer ends. */
    @Test
    void charactersAcrossTheBuffer() throws IOException {
        for (int shift = 0; shift < 5; shift++) {
            String text = "x".repeat(shift) + "\u00e9\u2654\uD83D\uDE00".repeat(5_000);
            Reader reader = new Utf8OrLatin1(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
            StringBuilder read = new StringBuilder();
            char[] some = new char[777];
            for (int n = reader.read(some, 0, some.length); n >= 0; n = reader.read(some, 0, some.length)) {
                read.append(some, 0, n);
            }
            assertThat(read.toString()).isEqualTo(text);
        }
    }

    /** Comments survive even when they look like a tag or an escape. */
    @Test
    void remarksThatLookLikeTags() throws Exception {
        String remark =
                ("see [Event \"x\"] and %eval " + "word ".repeat(3)).repeat(30).strip();
        PgnGame game = new PgnGame(
                Map.of(), remark, reader("1. e4").next().orElseThrow().moves(), "*");
        PgnGame read = reader(PgnWriter.format(game)).next().orElseThrow();
        assertThat(read.comment()).isEqualTo(remark);
        assertThat(read.moves()).isEqualTo(game.moves());
    }

    /** Games come from an endless stream; the reader keeps no game after returning it. */
    @Test
    void aStreamOfGamesIsNotReadAhead() throws Exception {
        byte[] game = "[Event \"again\"]\n\n1. e4 e5 *\n\n".getBytes(StandardCharsets.UTF_8);
        InputStream endless = new InputStream() {
            private int next;

            @Override
            public int read() {
                return game[next++ % game.length];
            }
        };
        PgnReader reader = PgnReader.of(endless);
        for (int i = 0; i < 3_000; i++) {
            assertThat(reader.next().orElseThrow().moves()).hasSize(2);
        }
    }

    @Test
    void aLineMayBeVeryLong() throws Exception {
        String knights = "Nf3 Nf6 Ng1 Ng8 ".repeat(20_000);
        assertThat(reader(knights + "1-0").next().orElseThrow().moves()).hasSize(80_000);
    }
}
