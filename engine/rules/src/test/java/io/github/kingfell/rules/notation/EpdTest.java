package io.github.kingfell.rules.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EpdTest {
    private static final String KINGS = "4k3/8/8/8/8/8/8/4K3 w - -";

    @Test
    void operationsKeepTheirOrderAndLoseTheirQuotes() throws NotationException {
        Epd epd = Epd.parse(KINGS + " bm Kd2 Ke2; id \"two; moves\"; c0 \"\"; resign;");
        assertThat(epd.operations().keySet()).containsExactly("bm", "id", "c0", "resign");
        assertThat(epd.operations().get("bm")).containsExactly("Kd2", "Ke2");
        assertThat(epd.text("bm")).isEqualTo("Kd2 Ke2");
        assertThat(epd.id()).isEqualTo("two; moves");
        assertThat(epd.operations().get("c0")).containsExactly("");
        assertThat(epd.operations().get("resign")).isEmpty();
        assertThat(epd.text("am")).isEmpty();
    }

    @Test
    void theLastSemicolonMayBeMissing() throws NotationException {
        assertThat(Epd.parse(KINGS + " id \"x\"").id()).isEqualTo("x");
        assertThat(Epd.parse(KINGS + " bm #5").mateLength()).isEqualTo(5);
    }

    @Test
    void aBarePositionHasNoOperations() throws NotationException {
        assertThat(Epd.parse(KINGS).operations()).isEmpty();
        assertThat(Epd.parse("  " + KINGS + "  ").operations()).isEmpty();
        assertThat(Epd.parse(KINGS).id()).isEmpty();
        assertThat(Fen.format(Epd.parse(KINGS).position())).isEqualTo(KINGS + " 0 1");
    }

    @Test
    void perftLinesHaveFullFens() throws NotationException {
        Epd epd = Epd.parse("4k3/8/8/8/8/8/8/4K3 b - - 3 17 ;D1 5 ;D2 25");
        assertThat(Fen.format(epd.position())).isEqualTo("4k3/8/8/8/8/8/8/4K3 b - - 3 17");
        assertThat(epd.text("D1")).isEqualTo("5");
        assertThat(epd.text("D2")).isEqualTo("25");
        assertThat(Epd.parse("4k3/8/8/8/8/8/8/4K3 b - - ;D1 5").text("D1")).isEqualTo("5");
    }

    @ParameterizedTest
    @CsvSource({
        "bm #5;, 5",
        "bm #-3;, -3",
        "dm 12;, 12",
        "dm -7;, -7",
        "bm Qg6;, 0",
        "bm #;, 0",
        "bm #5 #6;, 0",
        "dm x;, 0",
        "dm 99999;, 0",
        "ce 100;, 0",
        "bm Qg6; dm 2;, 2"
    })
    void mateLengthsAreReadFromBothOpcodes(String operations, int length) throws NotationException {
        assertThat(Epd.parse(KINGS + " " + operations).mateLength()).isEqualTo(length);
    }

    @Test
    void aQuoteMustBeClosed() {
        assertThatThrownBy(() -> Epd.parse(KINGS + " id \"open;"))
                .isInstanceOf(NotationException.class)
                .hasMessage("quote not closed in \"\"open;\"");
    }

    @Test
    void badPositionsAreRejectedAsInFens() {
        assertThatThrownBy(() -> Epd.parse("")).isInstanceOf(NotationException.class);
        assertThatThrownBy(() -> Epd.parse(";;;")).isInstanceOf(NotationException.class);
        assertThatThrownBy(() -> Epd.parse("8/8/8/8/8/8/8/8 w - - bm #1;"))
                .isInstanceOf(NotationException.class)
                .hasMessageContaining("White has 0 kings");
        assertThatThrownBy(() -> Epd.parse("4k3/8/8/8/8/8/8/4K3 w bm #1;")).isInstanceOf(NotationException.class);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "- hmvc 96; fmvn 80; dm 3; | 96 80",
                "- dm 3; fmvn 80; hmvc 96 | 96 80",
                "- hmvc 5; | 5 1",
                "- fmvn 7 | 0 7",
                "- 96 80 | 96 80",
                "- 96 80 bm #3; | 96 80",
                "- 96 | 96 1",
                "- 96 fmvn 80; | 96 80",
                "- 96 80 hmvc 96; fmvn 80; | 96 80",
                "- bm #3; | 0 1"
            })
    void theCountersBelongToThePosition(String rest, String counters) throws NotationException {
        Epd epd = Epd.parse("8/8/8/8/1K4R1/8/k7/8 w - " + rest);
        assertThat(Fen.format(epd.position())).isEqualTo("8/8/8/8/1K4R1/8/k7/8 w - - " + counters);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "hmvc x; | hmvc takes one number of 0 or more, not \"x\"",
                "hmvc -3; | hmvc takes one number of 0 or more, not \"-3\"",
                "hmvc; | hmvc takes one number of 0 or more, not \"\"",
                "hmvc 3; hmvc 4; | hmvc takes one number of 0 or more, not \"3 4\"",
                "fmvn 1 2; | fmvn takes one number of 0 or more, not \"1 2\"",
                "0 1 hmvc 96; | hmvc is 96, but the FEN says 0",
                "0 1 fmvn 80; | fmvn is 80, but the FEN says 1",
                "0 1 moves e1e2 | no EPD operation after the position: \"moves\"",
                "moves e1e2 | no EPD operation after the position: \"moves\"",
                "0 1 moves e1e2; bm #3; | no EPD operation after the position: \"moves\"",
                "0 1 White mates | no EPD operation after the position: \"White mates\"",
                "0 1 1-0 | no EPD operation after the position: \"1-0\"",
                "0 1 5 bm #3; | no EPD operation after the position: \"5\"",
                "-1 3 | no EPD operation after the position: \"-1\""
            })
    void whatWouldBeLostIsRefused(String rest, String message) {
        assertThatThrownBy(() -> Epd.parse(KINGS + " " + rest))
                .isInstanceOf(NotationException.class)
                .hasMessage(message);
    }

    @Test
    void anOpcodeGivenTwiceKeepsAllItsOperands() throws NotationException {
        assertThat(Epd.parse(KINGS + " bm Kd2; id \"x\"; bm Ke2;").operations().get("bm"))
                .containsExactly("Kd2", "Ke2");
    }

    @Test
    void operationsCannotBeChanged() throws NotationException {
        Epd epd = Epd.parse(KINGS + " bm #5;");
        assertThatThrownBy(() -> epd.operations().clear()).isInstanceOf(UnsupportedOperationException.class);
    }
}
