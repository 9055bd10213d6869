package io.github.kingfell.lab.experiment;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.ToLongFunction;

/** The arithmetic of the paper's tables 1 to 3: two programs over the same positions, counted in nodes. */
record NodeComparison(List<Trial> trials) {
    NodeComparison {
        trials = List.copyOf(trials);
    }

    List<Trial> solvedBy(Solvers solvers) {
        return trials.stream().filter(trial -> trial.measured() == solvers).toList();
    }

    long proverTotal() {
        return total(solvedBy(Solvers.BOTH), trial -> trial.prover().nodes());
    }

    long duckTotal() {
        return total(solvedBy(Solvers.BOTH), trial -> trial.duck().nodes());
    }

    /** Returns the rounded average; 0 without any position. */
    static long average(long total, int positions) {
        return positions == 0 ? 0 : Math.round(total / (double) positions);
    }

    /** Returns on how many positions solved by both PROVER needed fewer nodes. */
    long proverBetter() {
        return solvedBy(Solvers.BOTH).stream()
                .filter(trial -> trial.prover().nodes() < trial.duck().nodes())
                .count();
    }

    long duckBetter() {
        return solvedBy(Solvers.BOTH).stream()
                .filter(trial -> trial.duck().nodes() < trial.prover().nodes())
                .count();
    }

    /** Returns the position where PROVER was ahead by the greatest factor. */
    Optional<Trial> proversBest() {
        return solvedBy(Solvers.BOTH).stream().max(Comparator.comparingDouble(Trial::factor));
    }

    Optional<Trial> ducksBest() {
        return solvedBy(Solvers.BOTH).stream().min(Comparator.comparingDouble(Trial::factor));
    }

    /** Returns PROVER's average on the positions that it alone solved. */
    long proverAloneAverage() {
        List<Trial> alone = solvedBy(Solvers.PROVER);
        return average(total(alone, trial -> trial.prover().nodes()), alone.size());
    }

    long duckAloneAverage() {
        List<Trial> alone = solvedBy(Solvers.DUCK);
        return average(total(alone, trial -> trial.duck().nodes()), alone.size());
    }

    /** Lists the positions solved by other programs than in the paper, one line each. */
    List<String> differences() {
        return trials.stream()
                .filter(trial -> trial.measured() != trial.published())
                .map(trial -> String.format(
                        Locale.ROOT,
                        "%s: published %s, measured %s (PROVER %s; DUCK %s)",
                        trial.id(),
                        trial.published(),
                        trial.measured(),
                        trial.prover(),
                        trial.duck()))
                .toList();
    }

    private static long total(List<Trial> some, ToLongFunction<Trial> nodes) {
        return some.stream().mapToLong(nodes).sum();
    }
}
