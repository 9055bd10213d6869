package io.github.kingfell.lab.promises;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kingfell.book.kbnk.Promises;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class PromiseMakerTest {
    /**
     * The theorem for KBNK, checked over all positions by the rules alone: every won position has a tree of at most
     * nine moves that keeps the promise, and no promise is longer than fifty moves.
     */
    @Test
    @Tag("slow")
    void everyPromiseOfTheResourceCanBeKept() throws IOException {
        List<String> made = PromiseMaker.shown(step -> {});
        assertThat(made)
                .contains(
                        "# Won positions, up to symmetry: 1352913. With a tree that keeps the promise: 1352913. Largest"
                                + " promise: 50.");
        try (InputStream in = Promises.class.getResourceAsStream("promises.txt")) {
            assertThat(new String(in.readAllBytes(), StandardCharsets.UTF_8).lines())
                    .containsExactlyElementsOf(made);
        }
    }
}
