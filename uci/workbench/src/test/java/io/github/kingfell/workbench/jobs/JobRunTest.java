package io.github.kingfell.workbench.jobs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.kingfell.prover.joblevel.JobAnswer;
import io.github.kingfell.prover.joblevel.JobTree;
import io.github.kingfell.prover.joblevel.MateJob;
import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.MateProof;
import io.github.kingfell.rules.check.ProofChecker;
import io.github.kingfell.rules.testkit.Positions;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(300)
class JobRunTest {
    private static final String IN_FOUR = "1rb5/2pk3p/1p3Qpn/pP1pp1N1/3B4/1P1B4/3bK1PP/2R3NR w - - 0 1";

    private final List<String> complaints = Collections.synchronizedList(new ArrayList<>());
    private final List<MateJob> kept = new ArrayList<>();

    /** A worker that fails at its second job. */
    private abstract static class Failing implements JobTaker {
        private final LocalTaker worker = new LocalTaker(4);
        private int jobs;

        abstract JobAnswer fail() throws IOException;

        @Override
        public String name() {
            return "the failing one";
        }

        @Override
        public JobAnswer answer(Position root, MateJob job) throws IOException {
            return ++jobs == 2 ? fail() : worker.answer(root, job);
        }

        @Override
        public void close() {
            worker.close();
        }
    }

    private JobTree run(List<JobTaker> takers) throws InterruptedException {
        JobTree tree = new JobTree(Positions.of(IN_FOUR), 5, 1000);
        JobRun run = new JobRun(tree, (job, answer) -> kept.add(job), complaints::add);
        run.start(takers);
        try {
            while (run.goesOn(1000)) {
                // Until it is decided or all are lost.
            }
        } finally {
            run.end(takers);
        }
        return tree;
    }

    @Test
    void severalWorkersProveOneMate() throws Exception {
        JobTree tree = run(List.of(new LocalTaker(4), new LocalTaker(4), new LocalTaker(4)));
        assertThat(ProofChecker.check(
                                Positions.of(IN_FOUR),
                                new int[0],
                                tree.proofOfMate().orElseThrow())
                        .moves())
                .isBetween(4, 5);
        assertThat(complaints).isEmpty();
        assertThat(kept).hasSize(tree.answers());
    }

    @Test
    void aLostWorkerLosesItsJobOnly() throws Exception {
        JobTree tree = run(List.of(new LocalTaker(4), new Failing() {
            @Override
            JobAnswer fail() throws IOException {
                throw new IOException("the line is dead");
            }
        }));
        assertThat(tree.isProven()).isTrue();
        assertThat(complaints).allMatch(line -> line.equals("lost the failing one: the line is dead"));
    }

    @Test
    void aForgerIsSentAway() throws Exception {
        JobTree tree = run(List.of(new Failing() {
            @Override
            JobAnswer fail() {
                return new JobAnswer.Mate(new MateProof(new int[] {5, 0}), 1);
            }
        }));
        assertThat(tree.isDecided()).isFalse();
        assertThat(kept).hasSize(1);
        assertThat(complaints).singleElement().asString().startsWith("lost the failing one: ");
    }

    @Test
    void anErrorOfAWorkersThreadIsPassedOn() {
        assertThatThrownBy(() -> run(List.of(new LocalTaker(4), new Failing() {
                    @Override
                    JobAnswer fail() {
                        throw new OutOfMemoryError("of the test");
                    }
                })))
                .isInstanceOf(OutOfMemoryError.class)
                .hasMessage("of the test");
    }
}
