package io.github.kingfell.classics.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.kingfell.rules.notation.NotationException;
import java.util.List;
import org.junit.jupiter.api.Test;

class ClassicSettingsTest {
    private static final ClassicSetting WIDTH = new ClassicSetting("old.width", 1, 9, 8, "moves kept");
    private static final ClassicSetting PLIES = new ClassicSetting("old.plies", 2, 3, 2, "plies looked ahead");

    private static ClassicSettings parse(String... lines) throws NotationException {
        return ClassicSettings.parse(List.of(lines), List.of(WIDTH, PLIES));
    }

    @Test
    void whatIsNotSetKeepsItsStandardValue() throws NotationException {
        ClassicSettings settings = parse("old.width = 6");

        assertThat(settings.get(WIDTH)).isEqualTo(6);
        assertThat(settings.get(PLIES)).isEqualTo(2);
    }

    @Test
    void wrongOnesAreRefusedWithWhatThereIs() {
        assertThatThrownBy(() -> parse("old.depth=3"))
                .isInstanceOf(NotationException.class)
                .hasMessageContaining("old.width, old.plies");
        for (String value : List.of("", "x", "0", "10", "99999999999")) {
            assertThatThrownBy(() -> parse("old.width=" + value))
                    .isInstanceOf(NotationException.class)
                    .hasMessage("old.width must be a number from 1 to 9");
        }
    }
}
