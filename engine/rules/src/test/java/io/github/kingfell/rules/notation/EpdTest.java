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

    @Test
    void operationsCannotBeChanged() throws NotationException {
        Epd epd = Epd.parse(KINGS + " bm #5;");
        assertThatThrownBy(() -> epd.operations().clear()).isInstanceOf(UnsupportedOperationException.class);
    }
}
