package io.github.kingfell.rules.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.board.Square;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.rules.testkit.RandomWalk;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class FenTest {
    private static final String KINGS = "4k3/8/8/8/8/8/8/4K3";

    @ParameterizedTest
    @MethodSource(RandomWalk.WALKS)
    void whatIsWrittenIsReadBack(RandomWalk walk) {
        walk.forEach(position -> {
            String fen = Fen.format(position);
            String shredder = Fen.formatShredder(position);
            assertThat(Fen.format(Fen.parse(fen))).isEqualTo(fen);
            assertThat(Fen.formatShredder(Fen.parse(fen))).isEqualTo(shredder);
            assertThat(Fen.formatShredder(Fen.parse(shredder))).isEqualTo(shredder);
            assertThat(Fen.parse(fen).key()).isEqualTo(position.key());
        });
    }

    @Test
    void theStartIsTheStart() {
        assertThat(Fen.format(Fen.start())).isEqualTo(Fen.START);
        assertThat(Fen.formatShredder(Fen.start()))
                .isEqualTo("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1");
    }

    @ParameterizedTest
    @CsvSource({
        "4k3/8/8/8/8/8/8/4K3 b - -, 0 1",
        "4k3/8/8/8/8/8/8/4K3 b - - 12, 12 1",
        "4k3/8/8/8/8/8/8/4K3 b - - 12 34, 12 34",
        "4k3/8/8/8/8/8/8/4K3 b - - - -, 0 1",
        "4k3/8/8/8/8/8/8/4K3 b - - 0 0, 0 1"
    })
    void countersMayBeLeftOut(String fen, String counters) throws NotationException {
        assertThat(Fen.format(Fen.parse(fen))).isEqualTo(KINGS + " b - - " + counters);
    }

    @Test
    void fieldsMayBeFarApart() throws NotationException {
        assertThat(Fen.format(Fen.parse("  " + KINGS + "\t w  -   - 3\t4 \r\n")))
                .isEqualTo(KINGS + " w - - 3 4");
    }

    @Test
    void positionsThatNoGameReachesAreAccepted() {
        Positions.of("4k3/8/8/8/8/8/PPPPPPPP/QQQQKQQQ w - - 0 1");
        Positions.of("4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1");
        Positions.of("R3k2R/8/8/8/8/8/8/4K3 b - - 0 1");
    }

    // ---- castling ----

    @ParameterizedTest
    @CsvSource({
        "r3k2r/8/8/8/8/8/8/R3K2R, KQkq, KQkq, HAha",
        "r3k2r/8/8/8/8/8/8/R3K2R, HAha, KQkq, HAha",
        "r3k2r/8/8/8/8/8/8/R3K2R, qK, Kq, Ha",
        "r3k2r/8/8/8/8/8/8/R3K2R, -, -, -",
        "4k3/8/8/8/8/8/8/1RR1KRR1, KQ, KQ, GB",
        "4k3/8/8/8/8/8/8/1RR1KRR1, FC, FC, FC",
        "4k3/8/8/8/8/8/8/1RR1KRR1, GC, KC, GC",
        "4k3/8/8/8/8/8/8/1RK5, Q, Q, B",
        "4k3/8/8/8/8/8/8/4KRr1, K, K, F"
    })
    void castlingIsReadAndWrittenInAllForms(String board, String read, String xFen, String shredder)
            throws NotationException {
        Position position = Fen.parse(board + " w " + read + " - 0 1");
        assertThat(Fen.format(position).split(" ")[2]).isEqualTo(xFen);
        assertThat(Fen.formatShredder(position).split(" ")[2]).isEqualTo(shredder);
    }

    // ---- en passant ----

    @Test
    void anEnPassantSquareThatNobodyCanUseIsDropped() throws NotationException {
        assertThat(Fen.parse("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1")
                        .enPassant())
                .isEqualTo(Square.NONE);
        assertThat(Fen.parse("4k3/8/8/8/4Pp2/8/8/4K3 b - e3").enPassant()).isEqualTo(Square.parse("e3"));
        assertThat(Fen.parse("8/8/8/8/k3Pp1R/8/8/4K3 b - e3").enPassant()).isEqualTo(Square.NONE);
        assertThat(Fen.parse("5k2/8/8/8/4Pp2/8/8/4KR2 b - e3").enPassant()).isEqualTo(Square.NONE);
    }

    @ParameterizedTest
    @ValueSource(strings = {"e3", "d6", "a1", "e4", "h8"})
    void anEnPassantSquareWithoutItsPawnIsRejected(String square) {
        rejects(KINGS + " w - " + square + " 0 1", "illegal position: impossible en-passant square " + square);
    }

    // ---- what is rejected, and in which words ----

    @Test
    void theNumberOfFieldsIsFourToSix() {
        rejects("", "FEN needs 4 to 6 fields, found 0");
        rejects("   ", "FEN needs 4 to 6 fields, found 0");
        rejects(KINGS, "FEN needs 4 to 6 fields, found 1");
        rejects(KINGS + " w -", "FEN needs 4 to 6 fields, found 3");
        rejects(KINGS + " w - - 0 1 2", "FEN needs 4 to 6 fields, found 7");
    }

    @Test
    void theBoardHasEightRanksOfEightFiles() {
        rejects("8/8 w - -", "board has 2 ranks in \"8/8\"");
        rejects("4k3/8/8/8/8/8/8/4K3/8 w - -", "board has 9 ranks");
        rejects("4k3/9/8/8/8/8/8/4K3 w - -", "unknown piece '9' in \"9\"");
        rejects("4k3/7/8/8/8/8/8/4K3 w - -", "rank 7 has 7 files in \"7\"");
        rejects("4k3/ppppppppp/8/8/8/8/8/4K3 w - -", "rank 7 has 9 files in \"ppppppppp\"");
        rejects("4k3//8/8/8/8/8/4K3 w - -", "rank 7 has 0 files in \"\"");
        rejects("4k3/8/8/3x4/8/8/8/4K3 w - -", "unknown piece 'x' in \"3x4\"");
        rejects("4k3/8/8/3.4/8/8/8/4K3 w - -", "unknown piece '.' in \"3.4\"");
        rejects("4k3/8/8/0p7/8/8/8/4K3 w - -", "unknown piece '0' in \"0p7\"");
    }

    @Test
    void theSideIsWhiteOrBlack() {
        rejects(KINGS + " x - -", "side to move is neither w nor b in \"x\"");
        rejects(KINGS + " W - -", "side to move is neither w nor b in \"W\"");
    }

    @Test
    void castlingNeedsKingAndRook() {
        String complaint = "castling right without king and rook on the back rank: ";
        rejects(KINGS + " w K -", complaint + "'K' in \"K\"");
        rejects("4k3/8/8/8/8/8/8/4K2R w KQ -", complaint + "'Q' in \"KQ\"");
        rejects("4k3/8/8/8/8/8/8/4K2R w A -", complaint + "'A' in \"A\"");
        rejects("4k3/8/8/8/8/8/4K3/7R w K -", complaint + "'K' in \"K\"");
        rejects("8/8/8/8/8/8/8/7R w K -", complaint + "'K' in \"K\"");
        rejects("4k3/8/8/8/8/8/8/4K2r w K -", complaint + "'K' in \"K\"");
        rejects("4k3/8/8/8/8/8/8/4K2R w X -", "unknown castling right 'X' in \"X\"");
        rejects("4k3/8/8/8/8/8/8/4K2R w K- -", "unknown castling right '-' in \"K-\"");
        rejects("4k3/8/8/8/8/8/8/4K2R w KKKKK -", "too many castling rights in \"KKKKK\"");
        rejects("4k3/8/8/8/8/8/8/4K1RR w HG -", "two castling rights for the same wing: 'G' in \"HG\"");
    }

    @Test
    void theEnPassantFieldIsASquare() {
        rejects(KINGS + " w - e9", "no square in en-passant field \"e9\"");
        rejects(KINGS + " w - x", "no square in en-passant field \"x\"");
    }

    @Test
    void countersAreNumbers() {
        rejects(KINGS + " w - - x 1", "halfmove clock is not a number of 0 or more in \"x\"");
        rejects(KINGS + " w - - -1 1", "halfmove clock is not a number of 0 or more in \"-1\"");
        rejects(KINGS + " w - - 0 1.5", "move number is not a number of 0 or more in \"1.5\"");
        rejects(KINGS + " w - - 0 99999999999999999999", "move number is not a number of 0 or more in \"999");
        rejects(KINGS + " w - - +1 1", "halfmove clock is not a number of 0 or more in \"+1\"");
        rejects(KINGS + " w - - \u0660 1", "halfmove clock is not a number of 0 or more in \"?\"");
        rejects(KINGS + " w - - 0 \u0967", "move number is not a number of 0 or more in \"?\"");
        rejects(KINGS + " w - - 10000 1", "illegal position: halfmove clock out of range 0..9999");
        rejects(KINGS + " w - - 0 10000", "illegal position: move number out of range 0..9999");
    }

    @Test
    void illegalPositionsAreRejected() {
        rejects("4k3/8/8/8/8/8/8/8 w - -", "illegal position: White has 0 kings");
        rejects("8/8/8/8/8/8/8/4K3 w - -", "illegal position: Black has 0 kings");
        rejects("4k3/8/8/8/8/8/8/3KK3 w - -", "illegal position: White has 2 kings");
        rejects("P3k3/8/8/8/8/8/8/4K3 w - -", "illegal position: pawn on a8");
        rejects("4k3/8/8/8/8/8/8/p3K3 w - -", "illegal position: pawn on a1");
        rejects("4k3/8/8/8/8/8/8/4R2K w - -", "illegal position: the side not to move is in check");
        rejects("nnnnknnn/pppppppp/8/8/7P/8/PPPPPPPP/NNNNKNNN w - -", "illegal position: more than 32 pieces");
    }

    @Test
    void messagesAreShortAndPrintable() {
        rejects(KINGS + " w - \u00e9\u0000\u001b", "no square in en-passant field \"???\"");
        assertThatThrownBy(() -> Fen.parse("x".repeat(1_000_000) + " w - -"))
                .isInstanceOf(NotationException.class)
                .satisfies(e -> assertThat(e.getMessage()).hasSizeLessThan(100));
        assertThatThrownBy(() -> Fen.parse("4k3/8/8/3\u00e94/8/8/8/4K3 w - -"))
                .isInstanceOf(NotationException.class)
                .satisfies(e -> assertThat(e.getMessage()).isPrintable().matches("\\p{ASCII}*"));
    }

    private static void rejects(String fen, String complaint) {
        assertThatThrownBy(() -> Fen.parse(fen))
                .isInstanceOf(NotationException.class)
                .hasMessageContaining(complaint);
    }
}
