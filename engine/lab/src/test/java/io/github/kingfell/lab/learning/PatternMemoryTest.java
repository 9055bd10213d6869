package io.github.kingfell.lab.learning;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class PatternMemoryTest {
    private final PatternMemory memory = new PatternMemory();
    private final Lesson.Pattern nearer = new Lesson.Pattern("stage 2", List.of("yes", "<"));
    private final Lesson.Pattern farther = new Lesson.Pattern("stage 2", List.of("yes", ">"));

    @Test
    void whatIsNotKnownIsNeither() {
        assertThat(memory.isSuccess(nearer)).isFalse();
        assertThat(memory.isFailure(nearer)).isFalse();
    }

    @Test
    void successesAndFailuresAreKeptApart() {
        memory.succeeded(nearer);
        memory.failed(farther);
        memory.failed(farther);
        assertThat(memory.isSuccess(nearer)).isTrue();
        assertThat(memory.isFailure(nearer)).isFalse();
        assertThat(memory.isFailure(farther)).isTrue();
        assertThat(memory.successes()).containsExactly(nearer);
        assertThat(memory.failures()).containsExactly(farther);
    }

    @Test
    void whatHasDoneBothIsNotUsed() {
        memory.succeeded(nearer);
        memory.failed(nearer);
        assertThat(memory.isSuccess(nearer)).isFalse();
        assertThat(memory.isFailure(nearer)).isFalse();
        assertThat(memory.undecided()).containsExactly(nearer);
    }

    /** A pattern learned in one class is valid in that class only. */
    @Test
    void theClassIsPartOfThePattern() {
        memory.succeeded(nearer);
        assertThat(memory.isSuccess(new Lesson.Pattern("stage 3", nearer.values())))
                .isFalse();
    }
}
