package io.github.kingfell.workbench.jobs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.kingfell.prover.joblevel.JobAnswer;
import io.github.kingfell.prover.joblevel.MateJob;
import io.github.kingfell.rules.check.MateProof;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.workbench.output.JsonObject;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JobTextTest {
    private static final MateJob JOB = new MateJob("e2e4 e7e5", 12, 62_500);

    @Test
    void aJobIsReadAsItWasWritten() throws NotationException {
        assertThat(JobText.job(JsonObject.read(JobText.job("8/8 w", JOB)))).isEqualTo(JOB);
    }

    @Test
    void answersAreReadAsTheyWereWritten() throws NotationException {
        JobAnswer open = new JobAnswer.Open(List.of(new JobAnswer.Numbers("g1f3", 16, 0)), 900);
        JobAnswer none = new JobAnswer.NoMate(17);
        for (JobAnswer answer : List.of(open, none)) {
            String line = JobText.answer(JOB, answer);
            assertThat(JobText.answer(JsonObject.read(line))).isEqualTo(answer);
            assertThat(JobText.job(JsonObject.read(line))).isEqualTo(JOB);
        }
        JobAnswer.Mate mate = new JobAnswer.Mate(new MateProof(new int[] {7, 1, 8, 4, 9, 0}), 3);
        JobAnswer read = JobText.answer(JsonObject.read(JobText.answer(JOB, mate)));
        assertThat(read)
                .isInstanceOfSatisfying(
                        JobAnswer.Mate.class,
                        same -> assertThat(same.proof().answers().toArray()).containsExactly(7, 1, 8, 4, 9, 0));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "hello",
                "{}",
                "[]",
                "{\"nodes\":1}",
                "{\"nodes\":-1,\"none\":true}",
                "{\"error\":\"not a job\"}",
                "{\"nodes\":1,\"open\":5}"
            })
    void whatIsNoAnswerIsRefused(String line) {
        assertThatThrownBy(() -> JobText.answer(JsonObject.read(line))).isInstanceOf(NotationException.class);
        assertThatThrownBy(() -> JobText.job(JsonObject.read(line))).isInstanceOf(NotationException.class);
    }
}
