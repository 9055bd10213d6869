package io.github.kingfell.prover.joblevel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.kingfell.rules.board.Position;
import io.github.kingfell.rules.check.MateCertificate;
import io.github.kingfell.rules.check.MateProof;
import io.github.kingfell.rules.check.ProofChecker;
import io.github.kingfell.rules.check.RejectedProofException;
import io.github.kingfell.rules.notation.NotationException;
import io.github.kingfell.rules.testkit.Positions;
import io.github.kingfell.search.SearchControl;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class JobTreeTest {
    /** From the suite mate/published-benchmarks: a mate in four. */
    private static final String IN_FOUR = "1rb5/2pk3p/1p3Qpn/pP1pp1N1/3B4/1P1B4/3bK1PP/2R3NR w - - 0 1";

    private static JobAnswer answer(JobWorker worker, Position root, MateJob job) throws NotationException {
        return worker.answer(root, job, JobWorker.control(job));
    }

    /** Workers that each have jobs out; answers come in a random order. */
    private static JobTree solved(String fen, int bound, long jobNodes, int workers) throws Exception {
        JobTree tree = new JobTree(Positions.of(fen), bound, jobNodes);
        List<JobWorker> pool = new ArrayList<>();
        List<Optional<MateJob>> out = new ArrayList<>();
        for (int i = 0; i < workers; i++) {
            pool.add(new JobWorker(4));
            out.add(Optional.empty());
        }
        Random random = new Random(1994);
        while (!tree.isDecided()) {
            for (int i = 0; i < workers; i++) {
                if (out.get(i).isEmpty()) {
                    out.set(i, tree.next());
                }
            }
            int turn = random.nextInt(workers);
            if (out.get(turn).isPresent()) {
                MateJob job = out.get(turn).get();
                tree.accept(job, answer(pool.get(turn), tree.root(), job));
                out.set(turn, Optional.empty());
            }
        }
        return tree;
    }

    @ParameterizedTest
    @CsvSource({"1000, 1", "1000, 3", "20000, 2"})
    void theProofOfTheWorkersIsAProof(long jobNodes, int workers) throws Exception {
        JobTree tree = solved(IN_FOUR, 6, jobNodes, workers);
        Position root = Positions.of(IN_FOUR);
        MateCertificate mate =
                ProofChecker.check(root, new int[0], tree.proofOfMate().orElseThrow());
        assertThat(mate.moves()).isEqualTo(tree.length().orElseThrow()).isBetween(4, 6);
        assertThat(tree.answers()).isGreaterThan(1);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    void noMateInThree(int workers) throws Exception {
        JobTree tree = solved(IN_FOUR, 3, 200, workers);
        assertThat(tree.isDisproven()).isTrue();
        assertThat(tree.proofOfMate()).isEmpty();
        assertThat(tree.answers()).isGreaterThan(1);
    }

    @Test
    void lostAndRepeatedAnswersDoNoHarm() throws Exception {
        JobTree tree = new JobTree(Positions.of(IN_FOUR), 5, 1000);
        JobWorker worker = new JobWorker(4);
        Random random = new Random(7);
        List<MateJob> answered = new ArrayList<>();
        while (!tree.isDecided()) {
            MateJob job = tree.next().orElseThrow();
            if (random.nextInt(3) == 0) {
                tree.giveUp(job);
                continue;
            }
            JobAnswer answer = answer(worker, tree.root(), job);
            tree.accept(job, answer);
            tree.accept(job, answer);
            answered.add(job);
            MateJob earlier = answered.get(random.nextInt(answered.size()));
            tree.accept(earlier, answer(worker, tree.root(), earlier));
        }
        assertThat(ProofChecker.check(
                                Positions.of(IN_FOUR),
                                new int[0],
                                tree.proofOfMate().orElseThrow())
                        .moves())
                .isBetween(4, 5);
    }

    @Test
    void aForgedProofCountsForNothing() throws NotationException {
        JobTree tree = new JobTree(Positions.of(IN_FOUR), 5, 1000);
        MateJob job = tree.next().orElseThrow();
        JobAnswer forged = new JobAnswer.Mate(new MateProof(new int[] {Positions.move(tree.root(), "f6e5"), 0}), 10);
        assertThatThrownBy(() -> tree.accept(job, forged)).isInstanceOf(RejectedProofException.class);
        assertThat(tree.isDecided()).isFalse();
        assertThat(tree.next()).contains(job);
    }

    /** A mate that takes longer than the job allows is none. */
    @Test
    void aMateThatIsTooLongIsRefused() throws Exception {
        JobAnswer five = answer(new JobWorker(4), Positions.of(IN_FOUR), new MateJob("", 5, 1_000_000));
        JobTree tree = new JobTree(Positions.of(IN_FOUR), 3, 1000);
        MateJob job = tree.next().orElseThrow();
        assertThatThrownBy(() -> tree.accept(job, five)).isInstanceOf(RejectedProofException.class);
    }

    @Test
    void aStoppedWorkerAnswersAtOnce() throws Exception {
        MateJob job = new MateJob("", 20, Long.MAX_VALUE);
        SearchControl control = JobWorker.control(job);
        control.stop();
        assertThat(new JobWorker(4).answer(Positions.of(IN_FOUR), job, control)).isInstanceOf(JobAnswer.Open.class);
    }

    @Test
    void aJobOfAnotherRootIsRefused() {
        assertThatThrownBy(() -> answer(new JobWorker(4), Positions.of(IN_FOUR), new MateJob("e2e4", 5, 10)))
                .isInstanceOf(NotationException.class)
                .hasMessageContaining("e2e4");
    }
}
