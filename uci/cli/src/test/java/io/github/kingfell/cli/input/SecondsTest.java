package io.github.kingfell.cli.input;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine.TypeConversionException;

class SecondsTest {
    private final Seconds seconds = new Seconds();

    @ParameterizedTest
    @CsvSource({
        "45, 45",
        "1.5, 1.5",
        ".25, 0.25",
        "45s, 45",
        "0.5s, 0.5",
        "30m, 1800",
        "8h, 28800",
        "1h30m, 5400",
        "1h0m1.5s, 3601.5",
        "1.5h, 5400",
        "2h5s, 7205",
        "-3, -3",
        "1e3, 1000"
    })
    void aNumberOfSecondsWithOrWithoutUnits(String text, double expected) {
        assertThat(seconds.convert(text)).isEqualTo(expected);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "h", "8x", "8 h", "30m1h", "1h30", "-8h", "h30m", "1..5s", "8H", "1s1s", "NaN", "1e3s"})
    void anythingElseIsNone(String text) {
        assertThatThrownBy(() -> seconds.convert(text))
                .isInstanceOf(TypeConversionException.class)
                .hasMessage("a time such as 45, 45s, 30m, 8h or 1h30m is expected, not \"" + text + '"');
    }
}
