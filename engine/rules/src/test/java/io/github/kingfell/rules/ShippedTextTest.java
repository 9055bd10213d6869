package io.github.kingfell.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import org.junit.jupiter.api.Test;

class ShippedTextTest {
    @Test
    void linesAndData() {
        assertThat(ShippedText.lines(ShippedTextTest.class, "shipped.txt")).containsExactly("# comment", "größer = 1");
        assertThat(ShippedText.data(ShippedTextTest.class, "shipped.txt")).containsExactly("größer = 1");
        assertThat(ShippedText.properties(ShippedTextTest.class, "shipped.txt")).containsEntry("größer", "1");
    }

    @Test
    void aFileThatIsMissingIsNamed() {
        assertThatIllegalStateException()
                .isThrownBy(() -> ShippedText.of(ShippedTextTest.class, "nothing.txt"))
                .withMessageContaining("nothing.txt");
    }
}
