package io.github.kingfell.lab.tuning;

import io.github.kingfell.prover.solver.LeafSampler;
import io.github.kingfell.prover.solver.LeafSampler.LeafResult;
import io.github.kingfell.rules.board.Color;
import io.github.kingfell.rules.notation.Epd;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/** Fits the prover to its own work: the weights of {@code proof-work.properties}. */
public final class ProverLesson {
    private static final int THIRDS = 3;

    /**
     * The work of an average leaf in octaves: a little more than {@code ProofNumbers.UNIT}, whatever its work in nodes.
     */
    private static final double AVERAGE_OCTAVES = 4.7;

    private static final int POSITIONS_BETWEEN_LINES = 50;

    private final List<Epd> positions;
    private final int leaves;
    private final long nodes;
    private final long budget;
    private final long seed;

    /**
     * @param positions with a mate and its length
     * @param leaves number of leaves of each position
     * @param nodes of the search of each position
     * @param budget nodes for each leaf
     */
    public ProverLesson(List<Epd> positions, int leaves, long nodes, long budget, long seed) {
        this.positions = List.copyOf(positions);
        this.leaves = leaves;
        this.nodes = nodes;
        this.budget = budget;
        this.seed = seed;
    }

    /**
     * Searches and fits.
     *
     * @param progress receives the progress, and for each third of the positions the likelihood under the weights
     *     fitted to the others
     * @return the lines of the resource
     */
    public List<String> learn(Consumer<String> progress) {
        List<List<LeafResult>> thirds = sample(progress);
        for (int third = 0; third < THIRDS; third++) {
            int leftOut = third;
            List<LeafResult> others = join(thirds, IntStream.range(0, THIRDS).filter(i -> i != leftOut));
            progress.accept(String.format(
                    Locale.ROOT,
                    "third %d: log-likelihood per leaf %.4f, with one number for all leaves %.4f",
                    third + 1,
                    WorkFit.likelihood(thirds.get(third), WorkFit.fit(others)),
                    WorkFit.likelihood(thirds.get(third), WorkFit.constant(others))));
        }
        return lines(join(thirds, IntStream.range(0, THIRDS)));
    }

    private List<List<LeafResult>> sample(Consumer<String> progress) {
        LeafSampler sampler = new LeafSampler(leaves, nodes, budget, new Random(seed));
        List<List<LeafResult>> thirds = List.of(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
        int proved = 0;
        int drawn = 0;
        for (int i = 0; i < positions.size(); i++) {
            Epd epd = positions.get(i);
            int mover = epd.position().sideToMove();
            List<LeafResult> outcomes =
                    sampler.sample(epd.position(), epd.mateLength() > 0 ? mover : Color.opponent(mover));
            thirds.get(i % THIRDS).addAll(outcomes);
            drawn += outcomes.size();
            proved += (int) outcomes.stream().filter(LeafResult::isProved).count();
            if ((i + 1) % POSITIONS_BETWEEN_LINES == 0 || i + 1 == positions.size()) {
                progress.accept((i + 1) + " positions, " + drawn + " leaves, " + proved + " proved");
            }
        }
        return thirds;
    }

    private static List<LeafResult> join(List<List<LeafResult>> thirds, IntStream chosen) {
        return chosen.mapToObj(thirds::get).flatMap(List::stream).toList();
    }

    /**
     * Returns the lines of the resource. The work is the inverse of the rate, in octaves. Only the ratios of proof
     * numbers matter, so their average may be chosen.
     */
    private static List<String> lines(List<LeafResult> outcomes) {
        double[] octaves = WorkFit.fit(outcomes);
        for (int i = 0; i < octaves.length; i++) {
            octaves[i] /= -Math.log(2);
        }
        double average = outcomes.stream()
                .mapToDouble(outcome -> WorkFit.sum(outcome, octaves))
                .average()
                .orElseThrow();
        octaves[0] += AVERAGE_OCTAVES - average;
        List<String> names = LeafSampler.features();
        return IntStream.range(0, octaves.length)
                .mapToObj(i -> String.format(Locale.ROOT, "%s=%.3f", names.get(i), octaves[i]))
                .toList();
    }
}
