package io.github.kingfell.lab.promises;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.book.kqkr.Drive;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class DriveMakerTest {
    /** Every won position has a tree that keeps the promise. */
    @Test
    @Tag("slow")
    void whatIsShippedIsWhatIsFound() throws IOException {
        try (InputStream in = Drive.class.getResourceAsStream("drive.txt")) {
            String shipped = new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
            assertThat(DriveMaker.lines(step -> {})).isEqualTo(shipped.lines().toList());
        }
    }
}
