package io.github.kingfell.positions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What can be said of the suites without knowing chess; the engine's tests read them as positions. */
class SuiteTest {
    @ParameterizedTest
    @EnumSource(Suite.class)
    void everySuiteHasLinesOfFourFieldsAndMore(Suite suite) {
        assertThat(suite.lines())
                .isNotEmpty()
                .allMatch(line -> line.matches("[1-8pnbrqkPNBRQK/]+ [wb] (-|[A-HKQa-hkq]{1,4}) (-|[a-h][36]) .+"));
    }

    @ParameterizedTest
    @EnumSource(Suite.class)
    void commentsAndBlankLinesAreNotHandedOut(Suite suite) {
        assertThat(suite.lines()).noneMatch(line -> line.isBlank() || line.startsWith("#"));
    }

    @ParameterizedTest
    @EnumSource(Suite.class)
    void noPositionStandsTwiceInASuite(Suite suite) {
        assertThat(suite.lines())
                .extracting(line -> line.replaceFirst("((\\S+ ){4}).*", "$1"))
                .doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @EnumSource(Suite.class)
    void everySuiteIsFoundByItsTitle(Suite suite) {
        assertThat(Suite.find(suite.title())).contains(suite);
        assertThat(Suite.find(suite.title().replaceFirst(".*/", ""))).contains(suite);
    }

    @ParameterizedTest
    @EnumSource(Suite.class)
    void everySuiteHasItsSourceInTheReadme(Suite suite) throws IOException {
        try (InputStream readme = Suite.class.getResourceAsStream("/positions/README.md")) {
            assertThat(new String(readme.readAllBytes(), StandardCharsets.UTF_8))
                    .contains("| `" + suite.title() + ".epd` | " + suite.lines().size() + " |");
        }
    }

    @Test
    void anUnknownTitleFindsNothing() {
        assertThat(Suite.find("perft/none")).isEmpty();
        assertThat(Suite.find("")).isEmpty();
    }

    @Test
    void aMissingSuiteIsNamed() {
        assertThatThrownBy(() -> Suite.read("/positions/mate/none.epd"))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("/positions/mate/none.epd");
    }
}
